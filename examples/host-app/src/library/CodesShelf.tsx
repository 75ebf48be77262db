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

interface CodesShelfProps {
  readonly codes: readonly CodeSummary[];
  readonly isDropping: boolean;
  readonly canDrop: boolean;
  /** Whether they are one's own and shared ones: among public ones none need say that it is public. */
  readonly isOwn: boolean;
}

/** Codes as cloth-bound books; the last place invites to begin a new one. */
export function CodesShelf({ codes, isDropping, canDrop, isOwn }: CodesShelfProps) {
  const t = useTranslate('host');
  return (
    <ul className={css['shelf']}>
      {codes.map((code) => (
        <li key={code.id} className={css['slot']}>
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
        </li>
      ))}
      {canDrop && (
        <li className={css['slot']}>
          <Link to="/codes/new" className={css['drop']}>
            {isDropping ? t('library.dropNow') : t('library.drop')}
          </Link>
        </li>
      )}
    </ul>
  );
}
