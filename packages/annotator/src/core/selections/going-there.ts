import type { CommandContext } from '../annotator-feature';
import { proposedPlace } from './proposed-place';
import { isUnported, placeOf, selectSelectionOnceCalled } from './selectors';

/** Brings a Selection into view. */
export interface GoingThere {
  /** Goes there, or as soon as its quote has been looked up: a list is shown before the text is. */
  readonly start: (id: number) => void;
  /** Goes where that is awaited and the place is known by now. */
  readonly follow: () => void;
  readonly stop: () => void;
}

/** Makes a `GoingThere` that awaits nothing yet. */
export function createGoingThere({ getState, commands }: CommandContext): GoingThere {
  let awaited: number | undefined;
  const follow = () => {
    if (awaited === undefined) return;
    const state = getState();
    const { selections } = state;
    const selection = selectSelectionOnceCalled(state, awaited);
    const isUnknown = selection && !isUnported(selection) && selections.places[selection.id] === undefined;
    if (isUnknown) return;
    awaited = undefined;
    const place = selection && (placeOf(selections, selection) ?? proposedPlace(state, selection)?.range);
    if (place) commands.view.goToRange({ ...selection, ...place });
  };
  return {
    start(id) {
      awaited = id;
      follow();
    },
    follow,
    stop() {
      awaited = undefined;
    },
  };
}
