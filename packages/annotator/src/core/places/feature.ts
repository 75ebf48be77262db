import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature, reset } from '../store/define-feature';
import { createPlaces, type PlacesCommands } from './commands';
import type { PlacesEvent } from './events';
import { initialPlaces, type PlacesState } from './state';

/** How the places that were read follow events. */
export const placesFeature: AnnotatorFeature<'places', PlacesState, PlacesEvent, PlacesCommands> =
  defineFeature({
    name: 'places',
    initial: initialPlaces,
    on: {
      'documents/reset': (places) => {
        reset(places, initialPlaces);
      },
      'places/sought': (places, { label }) => {
        places.sought = label;
      },
    },
    create: createPlaces,
  });
