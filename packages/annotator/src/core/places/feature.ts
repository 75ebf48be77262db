import { castDraft } from 'immer';
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
      'documents/opened': (places) => {
        places.awaited = undefined;
      },
      'places/recorded': (places, { back, forward }) => {
        places.back = castDraft(back);
        places.forward = castDraft(forward);
      },
      'places/awaited': (places, { text }) => {
        places.awaited = text;
      },
      'places/sought': (places, { label }) => {
        places.sought = label;
      },
    },
    create: createPlaces,
  });
