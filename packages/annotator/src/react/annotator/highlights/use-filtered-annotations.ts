import type { TextSelection } from '@glossator/client-sdk/contract';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { createFacetReader } from '../../../core/entities/entity-facets';
import { filterEntities } from '../../../core/filter/selectors';
import type { AnnotationFilter } from '../../../core/filter/state';
import { useOnlooker } from '../context/use-onlooker';
import { useAnnotatorContext, useAnnotatorState } from '../context/annotator-context';

/** What the filter leaves of the annotations. */
export interface FilteredAnnotations {
  /** The filter that was applied: while somebody types, the list may be a letter behind. */
  readonly filter: AnnotationFilter;
  /** How many fit the filter. */
  readonly count: number;
  /** These, and the active one in any case: somebody has just made it, or clicked it in the document. */
  readonly shown: readonly TextSelection[];
}

/** Annotations that are folded at a time, about two milliseconds, and the milliseconds in between. */
const FOLDED_AT_ONCE = 40;
const BETWEEN_MS = 15;

/** Filters the annotations of the document. Their texts are prepared before the first letter is typed. */
export function useFilteredAnnotations(): FilteredAnnotations {
  const { annotator, clock } = useAnnotatorContext();
  const items = useAnnotatorState(({ selections }) => selections.items);
  const activeId = useAnnotatorState(({ selections }) => selections.activeId);
  const filter = useDeferredValue(useAnnotatorState((state) => state.filter));
  const onlooker = useOnlooker();
  const facetsOf = useMemo(
    () => createFacetReader(annotator.kinds, 'selection', onlooker),
    [annotator, onlooker],
  );
  useEffect(() => {
    let next = 0;
    const fold = () => {
      for (const item of items.slice(next, (next += FOLDED_AT_ONCE))) facetsOf(item).words();
      cancel = next < items.length ? clock.after(BETWEEN_MS, fold) : undefined;
    };
    let cancel: (() => void) | undefined = clock.after(BETWEEN_MS, fold);
    return () => cancel?.();
  }, [items, facetsOf, clock]);

  const found = useMemo(() => filterEntities(items, filter, facetsOf), [items, filter, facetsOf]);
  const shown = useMemo(() => {
    const active = items.find(({ id }) => id === activeId);
    return active && !found.includes(active) ? filterEntities(items, filter, facetsOf, activeId) : found;
  }, [items, found, filter, activeId, facetsOf]);
  return { filter, count: found.length, shown };
}
