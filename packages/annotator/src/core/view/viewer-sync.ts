import type { TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges } from '@glossator/document-text';
import { canEdit } from '../access/selectors';
import { drawnHighlights, isUnported, selectActiveSelection } from '../selections/selectors';
import type { DocumentViewer } from '../ports/document-viewer';
import type { ViewerHighlight } from '../ports/viewer-marks';
import type { AnnotatorState } from '../features';
import { drawnProposal } from '../unported/selectors';

/** Shows in a viewer what the state says: highlights, the active one, what stands for annotations of the file, search hits. Only what has changed is sent. */
export function createViewerSync(viewer: DocumentViewer): (state: AnnotatorState) => void {
  let shown: AnnotatorState | undefined;
  let proposed: ViewerHighlight | undefined;
  let active: { readonly id: number | undefined; readonly isEditable: boolean } | undefined;
  const showActive = (selection: TextSelection | undefined, state: AnnotatorState): void => {
    const id = selection?.id;
    const isText = selection !== undefined && selection.area === undefined;
    const isEditable = isText && !isUnported(selection) && canEdit(state, selection);
    if (active?.id === id && active?.isEditable === isEditable) return;
    active = { id, isEditable };
    viewer.setActiveHighlight(id, isEditable);
  };
  return (state) => {
    const before = shown;
    shown = state;
    const { selections, search, access, unported } = state;
    const areOthers =
      before?.selections.items !== selections.items || before.selections.places !== selections.places;
    const isOtherProposal =
      before?.selections.activeId !== selections.activeId || before?.unported.proposed !== unported.proposed;
    if (areOthers || isOtherProposal) {
      const proposal = drawnProposal(state);
      if (areOthers || proposal || proposed) viewer.setHighlights(withProposal(state, proposal));
      proposed = proposal;
    }
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

/** In reading order, as the others. */
function withProposal(
  { selections }: AnnotatorState,
  proposal: ViewerHighlight | undefined,
): readonly ViewerHighlight[] {
  const highlights = drawnHighlights(selections);
  if (!proposal) return highlights;
  const after = highlights.findIndex(({ range }) => compareRanges(range, proposal.range) > 0);
  return highlights.toSpliced(after < 0 ? highlights.length : after, 0, proposal);
}
