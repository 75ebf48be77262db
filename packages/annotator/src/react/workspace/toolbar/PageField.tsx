import { useTranslate } from '@glossator/i18n';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { pageLabelOf } from '../../../core/view/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-toolbar.module.css';
import { usePageEntry } from './use-page-entry';

/** The page as it is printed, to read and to type over (printed or counted), and its place in the document. */
export function PageField() {
  const t = useTranslate('annotator');
  const { stepPage } = useCommands().view;
  const page = useAnnotatorState(({ view }) => view.toolbar.page);
  const total = useAnnotatorState(({ view }) => view.viewer.pageCount);
  const label = useAnnotatorState(({ view }) => pageLabelOf(view.viewer.pageLabels, view.toolbar.page));
  const hasLabels = useAnnotatorState(({ view }) => view.viewer.pageLabels !== undefined);
  const entry = usePageEntry();
  const noteId = useId();
  const isOff = total === 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // Back to the document's keys.
      if (entry.commit()) event.currentTarget.closest<HTMLElement>('[class~="glossator-root"]')?.focus();
      else event.currentTarget.select();
    } else if (event.key === 'Escape' && entry.typed !== undefined) {
      entry.cancel();
      event.stopPropagation();
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      entry.cancel();
      stepPage(event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  return (
    <div className={classNames(css['group'], css['pageGroup'])}>
      <IconButton
        icon={ChevronUp}
        label={t('toolbar.previousPage')}
        disabled={isOff || page <= 1}
        onClick={() => stepPage(-1)}
        className={css['pageStep']}
      />
      <input
        className={classNames(controls['field'], css['page'], (label?.length ?? 0) > 5 && css['pageLong'])}
        aria-label={t('toolbar.page')}
        aria-invalid={entry.unknown !== undefined}
        aria-describedby={noteId}
        inputMode={hasLabels ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        title={label === undefined ? undefined : t('toolbar.pageLabel', { label })}
        disabled={isOff}
        value={isOff ? '' : (entry.typed ?? label ?? String(page))}
        onChange={(event) => entry.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (entry.unknown !== undefined || !entry.commit()) entry.cancel();
        }}
        onKeyDown={onKeyDown}
      />
      <span id={noteId} className={css['pageOf']}>
        {isOff
          ? null
          : label === undefined
            ? t('toolbar.pageOf', { total })
            : t('toolbar.pageOfLabelled', { page, total })}
      </span>
      {entry.unknown !== undefined && (
        <span role="alert" className={css['pageNote']}>
          {t('toolbar.pageUnknown', { typed: entry.unknown, total })}
        </span>
      )}
      <IconButton
        icon={ChevronDown}
        label={t('toolbar.nextPage')}
        disabled={isOff || page >= total}
        onClick={() => stepPage(1)}
        className={css['pageStep']}
      />
    </div>
  );
}
