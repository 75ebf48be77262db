import type { TextSelection } from '@glossator/client-sdk/contract';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { createFacetReader, type FacetReader } from '../../../core/entities/entity-facets';
import type { AnnotatorState } from '../../../core/features';
import { filterEntities } from '../../../core/filter/selectors';
import type { AnnotationFilter } from '../../../core/filter/state';
import { selectSelectionsOf } from '../../../core/selections/selectors';
import type { ListScope } from '../../../core/selections/state';
import { useOnlooker } from '../context/use-onlooker';
import { useAnnotatorContext, useAnnotatorState } from '../context/annotator-context';

/** What the filter leaves of the annotations. */
export interface FilteredAnnotations {
  /** The filter that was applied: while somebody types, the list may be a letter behind. */
  readonly filter: AnnotationFilter;
  /** How many there are. */
  readonly total: number;
  /** Those that fit the filter, document by document. */
  readonly found: readonly TextSelection[];
  /** These, and the active one in any case: somebody has just made it, or clicked it in the document. */
  readonly shown: readonly TextSelection[];
}

/** Annotations that are folded at a time, about two milliseconds, and the milliseconds in between. */
const FOLDED_AT_ONCE = 40;
const BETWEEN_MS = 15;

type List = readonly TextSelection[];

/** The lists of a scope, in the order of the documents. */
export function listsIn(state: AnnotatorState, scope: ListScope): readonly List[] {
  if (scope === 'document') return [state.selections.items];
  return state.documents.items.map(({ id }) => selectSelectionsOf(state, id).items);
}

function areSame(some: readonly List[], others: readonly List[]): boolean {
  return some.length === others.length && some.every((list, index) => list === others[index]);
}

/** The annotations of a scope, with what reads their facets: of documents that are not open, nothing is known to be new. */
export function useAnnotationLists(scope: ListScope): {
  readonly lists: readonly List[];
  readonly facetsOf: FacetReader;
} {
  const { annotator } = useAnnotatorContext();
  const lists = useAnnotatorState((state) => listsIn(state, scope), areSame);
  const openId = useAnnotatorState(({ documents }) => documents.activeId);
  const onlooker = useOnlooker();
  const { userId } = onlooker;
  const here = useMemo(
    () => createFacetReader(annotator.kinds, 'selection', onlooker),
    [annotator, onlooker],
  );
  const elsewhere = useMemo(
    () => createFacetReader(annotator.kinds, 'selection', { userId }),
    [annotator, userId],
  );
  const facetsOf = useMemo<FacetReader>(
    () => (entity) => ('documentId' in entity && entity.documentId !== openId ? elsewhere : here)(entity),
    [here, elsewhere, openId],
  );
  return { lists, facetsOf };
}

/** Filters the annotations of a scope. Their texts are prepared before the first letter is typed. */
export function useFilteredAnnotations(scope: ListScope = 'document'): FilteredAnnotations {
  const { clock } = useAnnotatorContext();
  const { lists, facetsOf } = useAnnotationLists(scope);
  const activeId = useAnnotatorState(({ selections }) => selections.activeId);
  const filter = useDeferredValue(useAnnotatorState((state) => state.filter));
  const items = useMemo(() => together(lists), [lists]);
  useEffect(() => {
    let next = 0;
    const fold = () => {
      for (const item of items.slice(next, (next += FOLDED_AT_ONCE))) facetsOf(item).words();
      cancel = next < items.length ? clock.after(BETWEEN_MS, fold) : undefined;
    };
    let cancel: (() => void) | undefined = clock.after(BETWEEN_MS, fold);
    return () => cancel?.();
  }, [items, facetsOf, clock]);

  const found = useMemo(
    () => together(lists.map((list) => filterEntities(list, filter, facetsOf))),
    [lists, filter, facetsOf],
  );
  const shown = useMemo(() => {
    const active = items.find(({ id }) => id === activeId);
    if (!active || found.includes(active)) return found;
    return together(lists.map((list) => filterEntities(list, filter, facetsOf, activeId)));
  }, [lists, items, found, filter, activeId, facetsOf]);
  return { filter, total: items.length, found, shown };
}

function together(lists: readonly List[]): List {
  const [first, ...others] = lists;
  return others.length === 0 ? (first ?? []) : lists.flat();
}
