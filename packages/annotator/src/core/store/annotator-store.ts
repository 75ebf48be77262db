import { createStore, type Store } from './observable-store';
import type { AnnotatorEvent } from './events';
import { reduce } from './registry';
import { initialState, type AnnotatorState } from './state';

/** The state of one annotator and the events that change it. */
export type AnnotatorStore = Store<AnnotatorState, AnnotatorEvent>;

/** A store of its own for one annotator; nothing is shared with another one. */
export function createAnnotatorStore(): AnnotatorStore {
  return createStore<AnnotatorState, AnnotatorEvent>(initialState, (state, event) => reduce(state, event));
}
