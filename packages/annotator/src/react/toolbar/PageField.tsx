import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { pageLabelOf } from '../../core/view/selectors';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { IconButton } from '../controls/IconButton';
import css from './glossator-toolbar.module.css';

/** The page's number to read and to type over, with its printed label where that is another one. */
export function PageField() {
  const t = useTranslate('annotator');
  const { choosePage } = useCommands();
  const page = useAnnotatorState(({ view }) => view.toolbar.page);
  const total = useAnnotatorState(({ view }) => view.viewer.pageCount);
  const label = useAnnotatorState(({ view }) => pageLabelOf(view.viewer.pageLabels, view.toolbar.page));
  const [typed, setTyped] = useState<string | undefined>(undefined);

  const commit = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(wanted) && wanted !== page) choosePage(wanted);
    setTyped(undefined);
  };
  const isOff = total === 0;
  return (
    <div className={css['group']}>
      <IconButton
        icon={ChevronUp}
        label={t('toolbar.previousPage')}
        disabled={isOff || page <= 1}
        onClick={() => choosePage(page - 1)}
        className={css['pageStep']}
      />
      <input
        className={css['page']}
        aria-label={t('toolbar.page')}
        aria-keyshortcuts="g"
        data-glossator-page-field=""
        inputMode="numeric"
        disabled={isOff}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            commit();
            // Back to the document's keys.
            event.currentTarget.closest<HTMLElement>('[class~="glossator-root"]')?.focus();
          }
          if (event.key === 'ArrowUp') choosePage(page - 1);
          if (event.key === 'ArrowDown') choosePage(page + 1);
        }}
      />
      <span className={css['pageOf']}>{t('toolbar.pageOf', { total })}</span>
      {label !== undefined && (
        <span className={css['pageLabel']} title={t('toolbar.pageLabel', { label })}>
          {label}
        </span>
      )}
      <IconButton
        icon={ChevronDown}
        label={t('toolbar.nextPage')}
        disabled={isOff || page >= total}
        onClick={() => choosePage(page + 1)}
        className={css['pageStep']}
      />
    </div>
  );
}
