import { foldText } from '@glossator/document-text';
import { useDeferredValue, useMemo } from 'react';
import { filterChanges, selectOldVersion } from '../../core/review/selectors';
import { findTouching } from '../../core/review/touching';
import { useReviewState } from './review-context';

/** The changes that the filter leaves. */
export interface ListedChanges {
  /** Indices into the changes. */
  readonly visible: readonly number[];
  /** How many touch the user's own annotations. */
  readonly ownCount: number;
  /** The place of the active change among the visible ones, from 0; undefined where it is not. */
  readonly position: number | undefined;
}

/** Filters the changes of the open document. */
export function useListedChanges(): ListedChanges {
  const changes = useReviewState((state) => state.changes.items);
  const selections = useReviewState((state) => state.selections.items);
  const filter = useReviewState((state) => state.filter);
  const userId = useReviewState((state) => state.userId);
  const oldVersion = useReviewState(selectOldVersion);
  const active = useReviewState((state) => state.activeChange);

  const own = useMemo(() => {
    const ownSelections = selections.filter(({ createdBy }) => createdBy.id === userId);
    return findTouching(changes, ownSelections, oldVersion);
  }, [changes, selections, userId, oldVersion]);
  // Thousands of long changes are searched; typing continues meanwhile.
  const typed = useDeferredValue(filter.text);
  const words = useMemo(() => foldText(typed).folded.split(/\s+/u).filter(Boolean), [typed]);
  const isSearching = words.length > 0;
  const folded = useMemo(() => {
    if (!isSearching) return [];
    return changes.map(({ oldCitation = '', newCitation = '', oldText, newText }) => {
      return foldText([newCitation, oldCitation, newText, oldText].join(' ')).folded;
    });
  }, [changes, isSearching]);
  const visible = useMemo(
    () =>
      filterChanges(changes, filter, own, (index) => words.every((word) => folded[index]?.includes(word))),
    [changes, filter, own, words, folded],
  );
  const found = active === undefined ? -1 : visible.indexOf(active);
  return { visible, ownCount: own.size, position: found < 0 ? undefined : found };
}
