import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CodeSummary } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { classNames } from '../ui/class-names';
import { CodeMenu } from './CodeMenu';
import { coverStyle, hasLongWord } from './cover';
import { FollowedSign } from './FollowedSign';
import { PublicationBadge } from './PublicationBadge';
import { UpdateBadge } from './UpdateBadge';
import css from './glossator-library.module.css';
import { useCodeRows } from './use-code-rows';
import type { CodeRowsOptions } from './use-code-rows';
import { useColumns } from './use-columns';

/** What shelf and table show. */
export interface CodesProps extends Pick<CodeRowsOptions, 'start' | 'onPlace' | 'hasMore' | 'onMore'> {
  readonly codes: readonly CodeSummary[];
  /** How many there are with those that have not been fetched; undefined where nobody has counted them. */
  readonly total: number | undefined;
  /** Whether they are one's own and shared ones: among public ones none need say that it is public. */
  readonly isOwn: boolean;
}

interface CodesShelfProps extends CodesProps {
  readonly isDropping: boolean;
  readonly canDrop: boolean;
}

/** Pixels of a row of books with its captions, and between two rows, at the usual size of letters. */
const ROW = 258;
const GAP = 28;

/** Codes as cloth-bound books; the last place invites to begin a new one. Books out of view are not drawn. */
export function CodesShelf({ codes, total, isDropping, canDrop, isOwn, ...rowsOptions }: CodesShelfProps) {
  const t = useTranslate('host');
  const [grid, setGrid] = useState<HTMLElement | null>(null);
  const columns = useColumns(grid);
  const places = codes.length + (canDrop ? 1 : 0);
  const { rows, setElement, height, topOf, measure, focusHandlers } = useCodeRows({
    ...rowsOptions,
    count: Math.ceil(places / columns),
    usualHeight: ROW,
    gap: GAP,
  });
  return (
    <div
      ref={(element) => {
        setGrid(element);
        setElement(element);
      }}
      role="list"
      aria-label={t('library.title')}
      className={classNames(css['shelf'], css['rows'])}
      style={{ height }}
      {...focusHandlers}
    >
      {rows.map((row) => {
        const first = row.index * columns;
        const isLast = first + columns >= places;
        return (
          <div
            key={row.key}
            ref={measure}
            data-index={row.index}
            role="presentation"
            className={classNames(css['shelf'], css['row'])}
            style={{ transform: `translateY(${topOf(row)}px)` }}
          >
            {codes.slice(first, first + columns).map((code, at) => (
              <div
                key={code.id}
                role="listitem"
                aria-setsize={total ?? -1}
                aria-posinset={first + at + 1}
                className={css['slot']}
              >
                <Book code={code} codes={codes} isOwn={isOwn} />
              </div>
            ))}
            {isLast && canDrop && (
              <div role="listitem" className={css['slot']}>
                <Link to="/codes/new" className={css['drop']}>
                  {isDropping ? t('library.dropNow') : t('library.drop')}
                </Link>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface BookProps extends Pick<CodesProps, 'codes' | 'isOwn'> {
  readonly code: CodeSummary;
}

function Book({ code, codes, isOwn }: BookProps) {
  const t = useTranslate('host');
  return (
    <>
      <Link to={`/codes/${code.id}`} className={css['book']} style={coverStyle(code.coverColor)}>
        <span className={classNames(css['bookTitle'], hasLongWord(code.title) && css['longWords'])}>
          {code.title || t('library.untitled')}
        </span>
        <span className={css['bookFoot']}>
          {t('library.documentsAndPages', { documents: code.documentsCount, pages: code.pagesCount })}
        </span>
        <span className={css['badges']}>
          {code.hasUpdate && <UpdateBadge code={code} />}
          {isOwn && <PublicationBadge code={code} />}
        </span>
      </Link>
      <div className={css['caption']}>
        <span>{t('library.annotations', { count: code.totalSelectionsCount })}</span>
        <span className={css['captionEnd']}>
          {t(`library.access.${code.user.access}`)}
          <CodeMenu code={code} />
        </span>
      </div>
      <FollowedSign code={code} codes={codes} />
    </>
  );
}
