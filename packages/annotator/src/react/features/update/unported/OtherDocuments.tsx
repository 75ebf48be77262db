import { useTranslate } from '@glossator/i18n';
import { useEffect } from 'react';
import type { UnportedElsewhere } from '../../../../core/unported/selectors';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../../annotator/context/annotator-context';
import css from './glossator-other-documents.module.css';

/** The other documents with annotations that are the user's to place, each with how many; a press leads to the first one in it. */
export function OtherDocuments({ documents }: { readonly documents: readonly UnportedElsewhere[] }) {
  const t = useTranslate('annotator');
  const { chooseDocument } = useAnnotatorContext();
  const { count: countUnported, continueIn } = useCommands().unported;
  const versions = useAnnotatorState(({ documents: { items, activeId } }) =>
    [activeId, ...items.map(({ id, version }) => `${id}:${version?.number ?? 1}`)].join(),
  );
  useEffect(() => {
    void countUnported();
  }, [countUnported, versions]);
  if (documents.length === 0) return null;
  return (
    <nav className={css['others']} aria-label={t('unported.elsewhere')}>
      <h2 className={css['title']}>{t('unported.elsewhere')}</h2>
      <ul className={css['list']}>
        {documents.map(({ documentId, title, count }) => (
          <li key={documentId}>
            <button
              type="button"
              className={css['other']}
              aria-label={t('unported.elsewhereCount', { title, count })}
              onClick={({ currentTarget }) => {
                // It goes away when its document is the open one.
                currentTarget.closest<HTMLElement>('[data-glossator-update-tab]')?.focus();
                continueIn(documentId);
                chooseDocument(documentId);
              }}
            >
              <span className={css['name']}>{title}</span>
              <span className={css['count']}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
