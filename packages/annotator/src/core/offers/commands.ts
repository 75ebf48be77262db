import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { offersOf } from './offers-of';
import type { AnnotatorFeatures, OffersState } from './state';

/** What is done about what there is for the user. */
export interface OffersCommands {
  /** What is wanted from now on, as far as the backend serves it. What is offered again is fetched. */
  readonly choose: (wanted: AnnotatorFeatures) => void;
}

/** Makes the commands of the offers. */
export function createOffers(context: CommandContext): AnnotatorParts<OffersCommands> {
  const { getState, dispatch, announce, servedCalls } = context;
  const take = (offers: OffersState) => dispatch({ type: 'offers/chosen', origin: 'local', offers });
  // Before anything is shown.
  take(offersOf(servedCalls, context.features ?? {}));

  return {
    commands: {
      choose(wanted) {
        const { offers: before } = getState();
        const offers = offersOf(servedCalls, wanted);
        const names = Object.keys(offers) as (keyof OffersState)[];
        if (names.every((name) => offers[name] === before[name])) return;
        take(offers);
        if (names.some((name) => offers[name] && !before[name])) announce('refresh');
      },
    },
  };
}
