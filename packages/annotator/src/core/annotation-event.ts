import type { EntityEvent } from './entities/entity-watch';
import type { AnnotationEntities } from './features';

/** The name of a kind of what people make: `selection`, `comment`, `bookmark` and so on. */
export type AnnotationKind = keyof AnnotationEntities;

/**
 * Something that people make was made, changed, deleted, or saved for the first time. `kind` says what `entity` is. Only what happens while the annotator
 * is open counts, undo and redo included; what is loaded does not. With a Selection goes what is on it, without events of its own.
 */
export type AnnotationEvent<Kind extends AnnotationKind = AnnotationKind> = {
  [Name in Kind]: OfKind<EntityEvent, Name, AnnotationEntities[Name]>;
}[Kind];

/** Events of one type: `AnnotationEventOf<'created'>`. */
export type AnnotationEventOf<Type extends AnnotationEvent['type']> = Extract<
  AnnotationEvent,
  { readonly type: Type }
>;

/** Each event of a union with the entities of a kind. */
type OfKind<Event, Kind, E> = Event extends unknown
  ? {
      readonly [Field in keyof Event]: Field extends 'kind'
        ? Kind
        : Field extends 'entity' | 'previous'
          ? E
          : Event[Field];
    }
  : never;
