import type { AnnotatorFeature } from '../annotator-feature';
import { defineFeature } from '../store/define-feature';
import { createArrival, type ArrivalCommands } from './commands';

/** Entering an annotator at a place. It has no state: it waits for what the others load. */
export const arrivalFeature: AnnotatorFeature<'arrival', undefined, never, ArrivalCommands> = defineFeature({
  name: 'arrival',
  initial: undefined,
  create: createArrival,
});
