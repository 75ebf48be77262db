import { oneOf } from '../ui/one-of';
import { LayoutGrid, Rows3, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CODE_ORDERS } from '@glossator/client-sdk/constants';
import { useTranslate } from '@glossator/i18n';
import { usePreference } from '../app/preferences';
import { useServices } from '../app/services';
import { LaterSelect } from '../shell/LaterSelect';
import shell from '../shell/glossator-shell.module.css';
import { Button, buttonClass } from '../ui/Button';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-library.module.css';
import type { CodeListQuery } from './use-codes';

const ORDER_WORDS = {
  '-created_at': 'library.sortNewest',
  created_at: 'library.sortOldest',
  title: 'library.sortTitle',
  '-title': 'library.sortTitleDown',
  '-updated_at': 'library.sortUpdated',
} as const;

interface LibraryToolsProps {
  readonly query: CodeListQuery;
  readonly onChange: (query: CodeListQuery) => void;
}

/** Heading, tabs, search, sort and view of the library, in one bar. */
export function LibraryTools({ query, onChange }: LibraryToolsProps) {
  const t = useTranslate('host');
  const { libraryView } = useServices().appearance;
  const view = usePreference(libraryView);
  const tab = (isPublic: boolean, label: string) => (
    <button
      type="button"
      className={css['tab']}
      aria-pressed={query.isPublic === isPublic}
      onClick={() => onChange({ ...query, isPublic })}
    >
      {label}
    </button>
  );
  return (
    <div className={css['head']}>
      <h1 className={shell['title']}>{t('library.title')}</h1>
      <div className={css['tabs']}>
        {tab(false, t('library.myCodes'))}
        {tab(true, t('library.publicCodes'))}
      </div>
      <div className={css['tools']}>
        <input
          type="search"
          className={`${ui['input'] ?? ''} ${css['search'] ?? ''}`}
          aria-label={t('library.search')}
          placeholder={t('library.search')}
          value={query.search}
          maxLength={500}
          onChange={(event) => onChange({ ...query, search: event.target.value })}
        />
        <div className={css['sort']}>
          <LaterSelect
            label={t('library.sort')}
            choices={CODE_ORDERS.map((id) => ({ id, label: t(ORDER_WORDS[id]) }))}
            value={query.orderBy}
            onChange={(id) => onChange({ ...query, orderBy: oneOf(CODE_ORDERS, id) })}
          />
        </div>
        <Button
          icon
          aria-label={view === 'shelf' ? t('library.viewTable') : t('library.viewShelf')}
          onClick={() => libraryView.set(view === 'shelf' ? 'table' : 'shelf')}
        >
          {view === 'shelf' ? <Rows3 size="1.21em" aria-hidden /> : <LayoutGrid size="1.21em" aria-hidden />}
        </Button>
        <Link
          to="/library/bin"
          className={buttonClass('line', true)}
          aria-label={t('bin.title')}
          title={t('bin.title')}
        >
          <Trash2 size="1.21em" aria-hidden />
        </Link>
        <Link to="/codes/new" className={buttonClass('primary')}>
          {t('library.newCode')}
        </Link>
      </div>
    </div>
  );
}
