import type { Draft } from 'immer';
import type { AnnotatorEvent } from './events';
import type { AnnotatorState } from './state';

/** The event of a type. */
export type EventOf<Type extends AnnotatorEvent['type']> = Extract<AnnotatorEvent, { readonly type: Type }>;

/** What a feature does to the state when an event happens, by type of event. It changes its own slice. */
export type Reducers = {
  readonly [Type in AnnotatorEvent['type']]?: (state: Draft<AnnotatorState>, event: EventOf<Type>) => void;
};
