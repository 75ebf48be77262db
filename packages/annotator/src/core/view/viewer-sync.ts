import type { TextSelection } from '@glossator/client-sdk/contract';
import { canEdit } from '../access/selectors';
import { drawnHighlights, selectActiveSelection } from '../selections/selectors';
import type { DocumentViewer } from '../ports/document-viewer';
import type { AnnotatorState } from '../store/state';

/** Shows in a viewer what the state says: highlights, the active one, what stands for annotations of the file, search hits. Only what has changed is told. */
export function createViewerSync(viewer: DocumentViewer): (state: AnnotatorState) => void {
  let shown: AnnotatorState | undefined;
  let active: { readonly id: number | undefined; readonly isEditable: boolean } | undefined;
  const showActive = (selection: TextSelection | undefined, state: AnnotatorState): void => {
    const id = selection?.id;
    const isEditable = selection !== undefined && canEdit(state, selection);
    if (active?.id === id && active?.isEditable === isEditable) return;
    active = { id, isEditable };
    viewer.setActiveHighlight(id, isEditable);
  };
  return (state) => {
    const before = shown;
    shown = state;
    const { selections, search, access } = state;
    if (before?.selections.items !== selections.items || before.selections.places !== selections.places)
      viewer.setHighlights(drawnHighlights(selections));
    if (
      !before ||
      before.selections.activeId !== selections.activeId ||
      before.selections.items !== selections.items ||
      before.access !== access
    )
      showActive(selectActiveSelection(state), state);
    const replaced = state.pdfAnnotations.overview?.replaced;
    if (before?.pdfAnnotations.overview?.replaced !== replaced) viewer.hideAnnotations(replaced ?? []);
    if (before?.search.hits !== search.hits || before.search.active !== search.active)
      viewer.setSearchHits(search.hits, search.active);
  };
}
