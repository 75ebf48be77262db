import type { AnnotatorEvent } from '../store/events';
import type { CommandContext } from '../store/context';
import { parseFilter } from './kept-filter';
import { initialFilter, type AnnotationFilter } from './state';

/** What the user does with the filter of the annotations. It is kept for each document. */
export interface FilterCommands {
  readonly changeFilter: (changes: Partial<AnnotationFilter>) => void;
  /** Shows everything again; the order stays. */
  readonly clearFilter: () => void;
  /** Takes up what was kept when a document is opened; keeps it anew where a color of it was replaced. */
  readonly restoreFilter: (event: AnnotatorEvent) => void;
}

/** Makes the commands of the filter. */
export function createFilterCommands({ getState, dispatch, storage }: CommandContext): FilterCommands {
  const keyOf = (documentId: number) => `glossator.filter.${getState().access.userId ?? 0}.${documentId}`;
  const change = (changes: Partial<AnnotationFilter>) => {
    const filter = { ...getState().filter, ...changes };
    dispatch({ type: 'filter/changed', origin: 'local', filter });
    const { activeId } = getState().documents;
    if (activeId !== undefined) storage.set(keyOf(activeId), JSON.stringify(filter));
  };
  return {
    changeFilter: change,
    clearFilter: () => change({ ...initialFilter, order: getState().filter.order }),
    restoreFilter(event) {
      // Its colors have become others: kept as they were they would fit nothing.
      if (event.type === 'legend/changed' && event.replaced) change({});
      if (event.type !== 'documents/opened') return;
      const filter = parseFilter(storage.get(keyOf(event.documentId)));
      dispatch({ type: 'filter/changed', origin: 'local', filter });
    },
  };
}
