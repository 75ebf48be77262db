import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { BookmarkEntry } from '../../../core/bookmarks/selectors';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { classNames } from '../../controls/class-names';
import { focusedNear } from '../../controls/focused-near';
import { BookmarkForm } from './BookmarkForm';
import { BookmarkLink } from './BookmarkLink';
import { BookmarkTools } from './BookmarkTools';
import { useBookmarkLine } from './use-bookmark-line';
import css from './glossator-bookmarks.module.css';

interface BookmarkRowProps {
  readonly entry: BookmarkEntry;
  /** The page as printed. */
  readonly pageLabel: string;
  readonly isCurrent: boolean;
}

/** One bookmark: pressing it shows its place; F2 renames it in place, Delete asks and deletes. */
export function BookmarkRow({ entry, pageLabel, isCurrent }: BookmarkRowProps) {
  const t = useTranslate('annotator');
  const line = useBookmarkLine(entry);
  const { id, name, form, onRename: rename, onDelete } = line;
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = form !== undefined || isAsking;
  useEffect(() => {
    // What was open in the row has given the focus back to it.
    if (!isBusy && row.current && focusedNear(row.current) === row.current) button.current?.focus();
  }, [isBusy]);
  const ask = onDelete ? () => setIsAsking(true) : undefined;

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
          <BookmarkLink ref={button} line={line} pageLabel={pageLabel} isCurrent={isCurrent} />
          <BookmarkTools name={name} seen={line.seen} onRename={rename} onDelete={ask} />
        </>
      )}
      {isAsking && (
        <ConfirmDeletion
          question={t(entry.kind === 'page' ? 'bookmarks.deleteQuestion' : 'bookmarks.releaseQuestion', {
            name,
          })}
          returnTo="[data-glossator-bookmark]"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            row.current?.parentElement?.focus();
            onDelete?.();
          }}
        />
      )}
    </li>
  );
}
