import type { Bookmark } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { canDelete, canEdit } from '../../../core/access/selectors';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { BookmarkForm } from './BookmarkForm';
import { BookmarkLink } from './BookmarkLink';
import { BookmarkTools } from './BookmarkTools';
import css from './glossator-bookmarks.module.css';

interface BookmarkRowProps {
  readonly bookmark: Bookmark;
  /** The page as printed. */
  readonly pageLabel: string;
  readonly isCurrent: boolean;
}

/** One bookmark: pressing it shows its page; F2 renames it in place, Delete asks and deletes. */
export function BookmarkRow({ bookmark, pageLabel, isCurrent }: BookmarkRowProps) {
  const t = useTranslate('annotator');
  const commands = useCommands().bookmarks;
  const { id, name } = bookmark;
  const form = useAnnotatorState(({ bookmarks }) =>
    bookmarks.form?.bookmarkId === id ? bookmarks.form : undefined,
  );
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
  const rename = isEditable ? () => commands.rename(id) : undefined;
  const ask = isDeletable ? () => setIsAsking(true) : undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== button.current) return;
    if (event.key === 'F2' && rename) rename();
    else if (event.key === 'Delete' && ask) ask();
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
        <>
          <BookmarkLink ref={button} bookmark={bookmark} pageLabel={pageLabel} isCurrent={isCurrent} />
          <BookmarkTools name={name} onRename={rename} onDelete={ask} />
        </>
      )}
      {isAsking && (
        <ConfirmDeletion
          question={t('bookmarks.deleteQuestion', { name })}
          returnTo="[data-glossator-bookmark]"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            row.current?.parentElement?.focus();
            commands.delete(id);
          }}
        />
      )}
    </li>
  );
}
