import { useTranslate } from '@glossator/i18n';
import { Search } from 'lucide-react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import css from './glossator-search.module.css';

/** The button that opens the search field over the document, with its shortcut, and closes it. */
export function SearchOpener() {
  const t = useTranslate('annotator');
  const { open, close } = useCommands().search;
  const isOpen = useAnnotatorState(({ search }) => search.isOpen);
  return (
    <button
      type="button"
      className={css['open']}
      aria-label={t('search.label')}
      title={t('search.label')}
      aria-keyshortcuts="/ Control+F"
      aria-expanded={isOpen}
      onClick={isOpen ? close : open}
    >
      <Search aria-hidden="true" size={15} strokeWidth={1.75} />
      <span className={css['openText']}>{t('toolbar.search')}</span>
      <kbd className={css['key']} aria-hidden="true">
        {'/'}
      </kbd>
    </button>
  );
}
