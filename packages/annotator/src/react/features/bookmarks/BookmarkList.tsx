import { useTranslate } from '@glossator/i18n';
import { useState, type KeyboardEvent } from 'react';
import { placeOf, type BookmarkEntry } from '../../../core/bookmarks/selectors';
import { entityKeyOf } from '../../../core/entities/entity-list';
import { stableKeyOf } from '../../../core/selections/selectors';
import { selectReadingPage } from '../../../core/view/selectors';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { moveFocus } from '../../controls/move-focus';
import { useReturnFocus } from '../../controls/use-return-focus';
import { BookmarkRow } from './BookmarkRow';
import css from './glossator-bookmarks.module.css';

/** The bookmarks; arrows, Home and End move among them. Those of the page being read are marked. */
export function BookmarkList({ items }: { readonly items: readonly BookmarkEntry[] }) {
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const reading = useAnnotatorState(selectReadingPage);
  const formerIds = useAnnotatorState(({ bookmarks }) => bookmarks.formerIds);
  const formerSelections = useAnnotatorState(({ selections }) => selections.formerIds);
  const keyOf = (entry: BookmarkEntry) =>
    entry.kind === 'page'
      ? `page ${entityKeyOf({ formerIds }, entry.bookmark.id)}`
      : `passage ${stableKeyOf({ formerIds: formerSelections }, entry.selection.id)}`;
  const [list, setList] = useState<HTMLElement | null>(null);
  useReturnFocus(list);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = event.target instanceof HTMLInputElement;
    // Letters are the annotator's own keys.
    if (isTyping || event.key.length === 1) return;
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>(`.${css['go'] ?? ''}`);
    if (moveFocus([...buttons], event)) event.preventDefault();
  };
  return (
    <ul
      ref={setList}
      className={css['list']}
      aria-label={t('bookmarks.label')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map((entry) => {
        const { page } = placeOf(entry);
        return (
          <BookmarkRow
            key={keyOf(entry)}
            entry={entry}
            pageLabel={pageLabel(page)}
            isCurrent={page === reading}
          />
        );
      })}
    </ul>
  );
}
