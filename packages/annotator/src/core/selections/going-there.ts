import type { CommandContext } from '../annotator-feature';
import type { AnnotatorEvent } from '../features';
import { proposedPlace } from './proposed-place';
import { isUnported, placeOf, selectSelectionOnceCalled } from './selectors';

/** Brings a Selection into view. */
export interface GoingThere {
  /** Goes there, or as soon as its quote has been looked up: a list is shown before the text is. */
  readonly start: (id: number) => void;
  /** Goes where that is awaited and the place is known after an event; a reader who goes elsewhere meanwhile is not taken back. */
  readonly follow: (event: AnnotatorEvent) => void;
  readonly stop: () => void;
}

/** Makes a `GoingThere` that awaits nothing yet. */
export function createGoingThere({ getState, commands }: CommandContext): GoingThere {
  let awaited: number | undefined;
  const go = () => {
    if (awaited === undefined) return;
    const state = getState();
    const { selections } = state;
    const selection = selectSelectionOnceCalled(state, awaited);
    const isSought = selection && !selection.area && !isUnported(selection);
    const isUnknown = isSought && selections.places[selection.id] === undefined;
    if (isUnknown) return;
    awaited = undefined;
    const proposed = selection && proposedPlace(state, selection);
    const place = selection && (placeOf(selections, selection) ?? proposed?.range);
    const area = proposed?.area ?? selection?.area;
    if (place && area) commands.view.goToArea(area);
    else if (place) commands.view.goToRange({ ...selection, ...place });
  };
  const stop = () => {
    awaited = undefined;
  };
  return {
    start(id) {
      awaited = id;
      go();
    },
    follow({ type }) {
      if (type === 'view/pageJumped' || type === 'view/pageChosen') stop();
      else go();
    },
    stop,
  };
}
