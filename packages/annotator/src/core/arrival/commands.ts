import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { selectSelection } from '../selections/selectors';

/** A place in a document that a link leads to: a Selection or a general note, by its saved id. */
export interface AnnotatorPlace {
  readonly kind: 'selection' | 'note';
  readonly id: number;
}

/** How an annotator is entered at a place. */
export interface ArrivalCommands {
  /** Shows an entity of the active document as soon as it has been loaded; a notice says so if it does not exist. */
  readonly arriveAt: (place: AnnotatorPlace) => void;
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
    const selection = selectSelection(state, id);
    if (!selection) {
      missing('annotationMissing');
      return;
    }
    wanted = undefined;
    commands.selections.activate(id, true);
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
    if (state.documents.activeId !== documentId) wanted = undefined;
    else if (place.kind === 'selection') showSelection(state, place.id);
    else showNote(state, place.id);
  };

  return {
    commands: {
      arriveAt(place) {
        wanted = { place, documentId: getState().documents.activeId };
        commands.panels.chooseRightTab(place.kind === 'selection' ? 'annotations' : 'general-notes');
        followArrival();
      },
    },
    // It may be there now.
    afterEvent: followArrival,
  };
}
