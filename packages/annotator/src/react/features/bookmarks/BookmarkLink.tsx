import { useTranslate } from '@glossator/i18n';
import { forwardRef } from 'react';
import type { BookmarkLine } from './use-bookmark-line';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { PrivateIcon } from '../../annotator/visibility/PrivateMark';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-bookmarks.module.css';
import { useName } from '../../annotator/labels/use-name';

interface BookmarkLinkProps {
  readonly line: BookmarkLine;
  /** The page as printed. */
  readonly pageLabel: string;
  readonly isCurrent: boolean;
}

/** A bookmark's name and page, what it quotes, and its author where that is somebody else; pressed, it shows the place. */
export const BookmarkLink = forwardRef<HTMLButtonElement, BookmarkLinkProps>(function BookmarkLink(
  { line, pageLabel, isCurrent },
  ref,
) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const { name, quote, createdBy, trouble, seen, onShow } = line;
  const isOwn = useAnnotatorState(({ access }) => access.userId === createdBy.id);
  return (
    <button
      ref={ref}
      type="button"
      className={css['go']}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onShow}
    >
      <span className={css['title']}>
        <PrivateIcon entity={seen.entity} />
        {name}
        {quote !== undefined && <q className={css['quote']}>{quote}</q>}
        {trouble !== undefined && <span className={css['trouble']}>{trouble}</span>}
        {!isOwn && <span className={css['by']}>{nameOf(createdBy)}</span>}
      </span>
      <span className={css['page']}>
        <Unseen>, {t('annotations.page', { page: '' })}</Unseen>
        {pageLabel}
      </span>
    </button>
  );
});
