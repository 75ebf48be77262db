import type { Bookmark } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { canDelete, canEdit } from '../../../core/access/selectors';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { IconButton } from '../../controls/IconButton';
import { BookmarkForm } from './BookmarkForm';
import css from './glossator-bookmarks.module.css';

interface BookmarkRowProps {
  readonly bookmark: Bookmark;
  /** The page as printed. */
  readonly pageLabel: string;
  readonly isCurrent: boolean;
}

/** One bookmark: pressing it shows its page; F2 renames it where it stands, Delete asks and deletes. */
export function BookmarkRow({ bookmark, pageLabel, isCurrent }: BookmarkRowProps) {
  const t = useTranslate('annotator');
  const {
    view: { goToPage },
    bookmarks: { rename: renameBookmark, delete: deleteBookmark },
  } = useCommands();
  const form = useAnnotatorState(({ bookmarks }) =>
    bookmarks.form?.bookmarkId === bookmark.id ? bookmarks.form : undefined,
  );
  const isOwn = useAnnotatorState(({ access }) => access.userId === bookmark.createdBy.id);
  const isEditable = useAnnotatorState((state) => canEdit(state, bookmark));
  const isDeletable = useAnnotatorState((state) => canDelete(state, bookmark));
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = form !== undefined || isAsking;
  useEffect(() => {
    // What was open in the row has given the focus back to it.
    if (!isBusy && row.current === row.current?.ownerDocument.activeElement) button.current?.focus();
  }, [isBusy]);
  const { id, name, page, createdBy } = bookmark;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== button.current) return;
    if (event.key === 'F2' && isEditable) renameBookmark(id);
    else if (event.key === 'Delete' && isDeletable) setIsAsking(true);
    else return;
    event.preventDefault();
  };
  return (
    <li
      ref={row}
      className={classNames(css['row'], isCurrent && css['current'])}
      tabIndex={-1}
      data-glossator-bookmark={id}
      onKeyDown={onKeyDown}
    >
      {form ? (
        <BookmarkForm form={form} />
      ) : (
        <button
          ref={button}
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
            <span className={css['unseen']}>, {t('annotations.page', { page: '' })}</span>
            {pageLabel}
          </span>
        </button>
      )}
      {!form && (isEditable || isDeletable) && (
        <span className={css['tools']}>
          {isEditable && (
            <IconButton
              icon={Pencil}
              label={t('bookmarks.rename', { name })}
              onClick={() => renameBookmark(id)}
            />
          )}
          {isDeletable && (
            <IconButton
              icon={Trash2}
              label={t('bookmarks.delete', { name })}
              onClick={() => setIsAsking(true)}
            />
          )}
        </span>
      )}
      {isAsking && (
        <ConfirmDeletion
          question={t('bookmarks.deleteQuestion', { name })}
          returnTo="[data-glossator-bookmark]"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            row.current?.parentElement?.focus();
            deleteBookmark(id);
          }}
        />
      )}
    </li>
  );
}
