import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { selectSelectionOnceCalled } from '../selections/selectors';

/** A place in a document that a link leads to: a Selection or a general note, by its saved id. */
export interface AnnotatorPlace {
  readonly kind: 'selection' | 'note';
  readonly id: number;
}

/** How an annotator is entered at a place. */
export interface ArrivalCommands {
  /**
   * Shows an entity of a document, the active one where none is named, as soon as it has been loaded; a notice says so if it does not exist.
   * Answers the document that the host has to open where it is not the active one.
   */
  readonly arriveAt: (place: AnnotatorPlace, documentId?: number) => number | undefined;
}

/** Makes the commands of arriving. Whoever opens another document meanwhile is not dragged away from it. */
export function createArrival({
  getState,
  dispatch,
  commands,
}: CommandContext): AnnotatorParts<ArrivalCommands> {
  let wanted: { readonly place: AnnotatorPlace; readonly documentId: number | undefined } | undefined;

  const missing = (code: 'annotationMissing' | 'noteMissing') => {
    wanted = undefined;
    dispatch({ type: 'notices/raised', origin: 'local', kind: 'error', code, written: undefined });
  };

  const showSelection = (state: AnnotatorState, id: number) => {
    if (state.selections.status !== 'ready') return;
    const selection = selectSelectionOnceCalled(state, id);
    if (!selection) {
      missing('annotationMissing');
      return;
    }
    wanted = undefined;
    commands.selections.activate(selection.id, true);
  };

  const showNote = (state: AnnotatorState, id: number) => {
    if (state.notes.status !== 'ready') return;
    if (!state.notes.items.some((note) => note.id === id)) {
      missing('noteMissing');
      return;
    }
    wanted = undefined;
    dispatch({ type: 'notes/shown', origin: 'local', id });
  };

  const followArrival = () => {
    if (!wanted) return;
    const state = getState();
    const { place, documentId } = wanted;
    if (state.documents.activeId !== documentId) return;
    if (place.kind === 'selection') showSelection(state, place.id);
    else showNote(state, place.id);
  };

  return {
    commands: {
      arriveAt(place, documentId = getState().documents.activeId) {
        const isElsewhere = documentId !== getState().documents.activeId;
        wanted = { place, documentId };
        commands.panels.chooseRightTab(place.kind === 'selection' ? 'annotations' : 'general-notes');
        followArrival();
        return isElsewhere ? documentId : undefined;
      },
    },
    afterEvent(event) {
      if (event.type === 'documents/opened' && event.documentId !== wanted?.documentId) wanted = undefined;
      // It may be there now.
      followArrival();
    },
  };
}
