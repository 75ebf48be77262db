import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { parseFilter } from './kept-filter';
import { groupsOf } from './selectors';
import { initialFilter, type AnnotationFilter } from './state';

/** What the user does with the filter of the annotations. It is kept for each document; while the whole Code is listed it stays as it is. */
export interface FilterCommands {
  readonly change: (changes: Partial<AnnotationFilter>) => void;
  /** Shows everything again; the order stays. */
  readonly clear: () => void;
}

/** Makes the commands of the filter. */
export function createFilter({
  getState,
  dispatch,
  storage,
  kinds,
}: CommandContext): AnnotatorParts<FilterCommands> {
  const keyOf = (documentId: number) => `glossator.filter.${getState().access.userId ?? 0}.${documentId}`;
  const change = (changes: Partial<AnnotationFilter>) => {
    const filter = { ...getState().filter, ...changes };
    dispatch({ type: 'filter/changed', origin: 'local', filter });
    const { documents, selections } = getState();
    const { activeId } = documents;
    if (activeId !== undefined && selections.scope === 'document')
      storage.set(keyOf(activeId), JSON.stringify(filter));
  };
  return {
    commands: {
      change: change,
      clear: () => change({ ...initialFilter, order: getState().filter.order }),
    },
    // What was kept is taken up when a document is opened, and kept again where a color of it was replaced.
    afterEvent(event) {
      // Its colors have become others: kept as they were they would fit nothing.
      if (event.type === 'legend/changed' && event.replaced) change({});
      if (event.type !== 'documents/opened' || getState().selections.scope === 'code') return;
      const filter = parseFilter(storage.get(keyOf(event.documentId)), groupsOf(kinds));
      dispatch({ type: 'filter/changed', origin: 'local', filter });
    },
  };
}
