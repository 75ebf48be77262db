import { drawnHighlights } from '../selections/selectors';
import type { DocumentViewer } from '../ports/document-viewer';
import type { AnnotatorState } from '../store/state';

/** Shows in a viewer what the state says: highlights, the active one, search hits. Only what has changed is told. */
export function createViewerSync(viewer: DocumentViewer): (state: AnnotatorState) => void {
  let shown: AnnotatorState | undefined;
  return (state) => {
    const before = shown;
    shown = state;
    const { selections, search } = state;
    if (before?.selections.items !== selections.items || before.selections.places !== selections.places)
      viewer.setHighlights(drawnHighlights(selections));
    if (before?.selections.activeId !== selections.activeId) viewer.setActiveHighlight(selections.activeId);
    if (before?.search.hits !== search.hits || before.search.active !== search.active)
      viewer.setSearchHits(search.hits, search.active);
  };
}
