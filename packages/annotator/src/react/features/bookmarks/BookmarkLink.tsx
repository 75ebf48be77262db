import type { Bookmark } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import type { Ref } from 'react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-bookmarks.module.css';

interface BookmarkLinkProps {
  readonly bookmark: Bookmark;
  /** The page as printed. */
  readonly pageLabel: string;
  readonly isCurrent: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** A bookmark's name and page, and its author where that is somebody else; pressed, it shows the page. */
export function BookmarkLink({ bookmark, pageLabel, isCurrent, ref }: BookmarkLinkProps) {
  const t = useTranslate('annotator');
  const { goToPage } = useCommands().view;
  const { name, page, createdBy } = bookmark;
  const isOwn = useAnnotatorState(({ access }) => access.userId === createdBy.id);
  return (
    <button
      ref={ref}
      type="button"
      className={css['go']}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => goToPage(page)}
    >
      <span className={css['title']}>
        {name}
        {!isOwn && <span className={css['by']}>{createdBy.name}</span>}
      </span>
      <span className={css['page']}>
        <Unseen>, {t('annotations.page', { page: '' })}</Unseen>
        {pageLabel}
      </span>
    </button>
  );
}
