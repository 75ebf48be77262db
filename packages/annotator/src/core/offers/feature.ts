import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createOffers, type OffersCommands } from './commands';
import type { OffersEvent } from './events';
import { initialOffers, type OffersState } from './state';

/** What there is for the user: a feature that is not offered is in no panel, menu, card, list of keys or search. */
export const offersFeature: AnnotatorFeature<'offers', OffersState, OffersEvent, OffersCommands> =
  defineFeature({
    name: 'offers',
    initial: initialOffers,
    on: {
      'offers/chosen': (slice, { offers }) => {
        reset(slice, offers);
      },
    },
    create: createOffers,
  });
