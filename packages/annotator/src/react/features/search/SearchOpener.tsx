import { useTranslate } from '@glossator/i18n';
import { Search } from 'lucide-react';
import { useCommands } from '../../annotator/context/annotator-context';
import css from './glossator-search.module.css';

/** The button in the place of the closed search field, with its shortcut. */
export function SearchOpener() {
  const t = useTranslate('annotator');
  const { open } = useCommands().search;
  return (
    <button
      type="button"
      className={css['open']}
      aria-label={t('search.label')}
      title={t('search.label')}
      aria-keyshortcuts="/ Control+F"
      onClick={open}
    >
      <Search aria-hidden="true" size={15} strokeWidth={1.75} />
      <span className={css['openText']}>{t('toolbar.search')}</span>
      <kbd className={css['key']} aria-hidden="true">
        {'/'}
      </kbd>
    </button>
  );
}
