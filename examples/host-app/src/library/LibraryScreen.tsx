import type { VirtualItem } from '@tanstack/react-virtual';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { usePreference } from '../app/preferences';
import { useServices, useSessionState } from '../app/services';
import { ContinueReading } from '../reading/ContinueReading';
import { Invitations } from '../sharing/Invitations';
import shell from '../shell/glossator-shell.module.css';
import { StaleSign } from '../ui/StaleSign';
import { MoreButton } from '../ui/MoreButton';
import { classNames } from '../ui/class-names';
import { FailedCodes, LoadingCodes, NoCodes } from './CodesState';
import { CodesShelf } from './CodesShelf';
import { CodesTable } from './CodesTable';
import css from './glossator-library.module.css';
import { LibraryTools } from './LibraryTools';
import { useCodes } from './use-codes';
import type { CodeListQuery } from './use-codes';
import { useFileDrop } from './use-file-drop';

/** One's own and shared ones, the newest first. */
const FIRST_QUERY: CodeListQuery = { search: '', orderBy: '-created_at', isPublic: false };

/** The shelf of Codes: one's own and shared ones, or the public ones. */
export function LibraryScreen() {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const { appearance, droppedFiles, libraryPlace } = useServices();
  const { user } = useSessionState();
  const view = usePreference(appearance.libraryView);
  const [left] = useState(() => libraryPlace.of(user?.id));
  const [query, setQuery] = useState<CodeListQuery>(left?.query ?? FIRST_QUERY);
  const codes = useCodes(query);
  const drop = useFileDrop((files) => {
    droppedFiles.put(files);
    void navigate('/codes/new');
  });
  const { codes: items = [], total } = codes.data ?? {};
  const shared = {
    codes: items,
    total,
    isOwn: !query.isPublic,
    start: left?.query === query && left.view === view ? left : undefined,
    onPlace: (offset: number, rows: VirtualItem[]) =>
      libraryPlace.keep({ userId: user?.id, view, query, offset, rows }),
    hasMore: codes.hasNextPage && !codes.isFetching && !codes.isFetchNextPageError,
    onMore: () => void codes.fetchNextPage(),
  };
  return (
    <div className={classNames(css['zone'], drop.isDragOver && css['dropping'])} {...drop.handlers}>
      <div className={shell['page']}>
        <LibraryTools query={query} onChange={setQuery} />
        <Invitations />
        {user && !query.isPublic && query.search === '' && <ContinueReading userId={user.id} />}
        <StaleSign query={codes} failed={t('library.failed')} />
        {codes.isPending ? (
          <LoadingCodes />
        ) : !codes.data ? (
          <FailedCodes error={codes.error} onRetry={() => void codes.refetch()} />
        ) : items.length === 0 ? (
          <NoCodes query={query} />
        ) : view === 'table' ? (
          <CodesTable {...shared} />
        ) : (
          <CodesShelf
            {...shared}
            isDropping={drop.isDragOver}
            canDrop={!query.isPublic && query.search === '' && !codes.hasNextPage}
          />
        )}
        <div className={css['more']}>
          <MoreButton list={codes} text={t('library.more')} failed={t('library.failed')} />
        </div>
      </div>
    </div>
  );
}
