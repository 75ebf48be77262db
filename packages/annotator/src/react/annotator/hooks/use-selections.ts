import type { SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import { useMemo } from 'react';
import type { AnnotatorState } from '../../../core/features';
import { isShallowEqual } from './is-shallow-equal';
import { useAnnotatorState } from '../context/annotator-context';

/** Which Selections are wanted: those that are all of what is said here. */
export interface SelectionFilter {
  readonly color?: SelectionColor | readonly SelectionColor[];
  /** The author's id. */
  readonly createdBy?: number;
  /** A page, from 0, on which some of it is. */
  readonly page?: number;
}

const NONE: SelectionFilter = {};

/**
 * The Selections of the open document in reading order, or those of them that a filter or predicate takes; empty until they have been loaded. Unsaved
 * ones have negative ids. The same array until one of them is another.
 */
export function useSelections(
  filter: SelectionFilter | ((selection: TextSelection) => boolean) = NONE,
): readonly TextSelection[] {
  const select = useMemo(() => createSelector(filter), [filter]);
  return useAnnotatorState(select, isShallowEqual);
}

/** The state changes while the reader scrolls: thousands of Selections are filtered only when they, or the filter, are others. */
function createSelector(filter: SelectionFilter | ((selection: TextSelection) => boolean)) {
  const isWanted = typeof filter === 'function' ? filter : predicateOf(filter);
  let known:
    { readonly items: readonly TextSelection[]; readonly wanted: readonly TextSelection[] } | undefined;
  return ({ selections: { items } }: AnnotatorState): readonly TextSelection[] => {
    if (known?.items !== items) known = { items, wanted: items.filter((item) => isWanted(item)) };
    return known.wanted;
  };
}

function predicateOf({ color, createdBy, page }: SelectionFilter) {
  const colors = typeof color === 'string' ? [color] : color;
  return (selection: TextSelection): boolean =>
    (!colors || colors.includes(selection.color)) &&
    (createdBy === undefined || selection.createdBy.id === createdBy) &&
    (page === undefined || (selection.startPage <= page && page <= selection.endPage));
}
