import { freeze, produce, type Draft } from 'immer';

/** Something that has happened: the one way in which state changes. `type` is past tense, `feature/whatHappened`. */
export interface StoreEvent {
  readonly type: string;
  /** What happened together. A feature without a reaction to the whole reacts to each of them, in their order. */
  readonly parts?: readonly StoreEvent[];
}

/** What the features of one store have in common. */
export interface FeatureWorld {
  /** All slices together. */
  readonly state: object;
  /** Everything that can happen. */
  readonly event: StoreEvent;
  /** What features are made with. */
  readonly context: unknown;
  /** What features are called for besides commands: starting, stopping and the like. */
  readonly hooks: object;
  /** What is known of a kind of entity that people make. */
  readonly kind: unknown;
}

/** The event of a type. */
export type EventNamed<Event extends StoreEvent, Type> = Extract<Event, { readonly type: Type }>;

/**
 * What events do to a slice. A reaction changes its own slice; the rest of the state it can only read, as it is after the features
 * that stand before it in the list have reacted.
 */
export type Reactions<World extends FeatureWorld, Slice> = {
  readonly [Type in World['event']['type']]?: (
    slice: Draft<Slice>,
    event: EventNamed<World['event'], Type>,
    state: World['state'],
  ) => void;
};

/** A feature at work: what can be done, and what it does at the moments that the store's owner announces. */
export type FeatureParts<World extends FeatureWorld, Commands> = Partial<World['hooks']> & {
  readonly commands: Commands;
};

/** How a feature is declared. */
export interface FeatureDeclaration<World extends FeatureWorld, Name extends string, Slice, Commands> {
  /** Its slice, its commands and the first part of its events' types are called so. */
  readonly name: Name;
  /** Its slice before anything has happened; undefined for a feature without state. */
  readonly initial: Slice;
  /** The kinds of entities that it brings. */
  readonly kinds?: readonly World['kind'][];
  readonly on?: Reactions<World, Slice>;
  readonly create: (context: World['context']) => FeatureParts<World, Commands>;
}

/** A declared feature. */
export interface Feature<
  World extends FeatureWorld,
  Name extends string,
  Slice,
  Event extends { readonly type: `${Name}/${string}` },
  Commands,
  Entities extends object = never,
> {
  readonly name: Name;
  readonly initial: Slice;
  readonly kinds: readonly World['kind'][];
  /** Types of the events that it reacts to. */
  readonly reactsTo: readonly string[];
  /** The state after this feature has reacted to an event; the same state where the event means nothing to it. */
  readonly reduce: (state: World['state'], event: World['event']) => World['state'];
  readonly create: (context: World['context']) => FeatureParts<World, Commands>;
  /** A type alone: the events that it makes. */
  readonly Event?: Event;
  /** A type alone: the entities of its kinds, by the kinds' names. */
  readonly Entities?: Entities;
}

/**
 * Declares a feature: one name for its slice, its events and its commands, and everything that it does. The list of a store's features
 * is all that the store is made of (`createFeatureStore`).
 */
export function defineFeature<
  World extends FeatureWorld,
  Name extends string,
  Slice,
  Event extends { readonly type: `${Name}/${string}` },
  Commands,
  Entities extends object = never,
>({
  name,
  initial,
  kinds = [],
  on = {},
  create,
}: FeatureDeclaration<World, Name, Slice, Commands>): Feature<World, Name, Slice, Event, Commands, Entities> {
  return {
    name,
    initial: freeze(initial, true),
    kinds,
    reactsTo: Object.keys(on),
    reduce: (state, event) => {
      // The one place where types are erased: the state has a feature's slice under its name, since it is made of the same list.
      const slice = (state as Readonly<Record<Name, Slice>>)[name];
      const isMeant = on[event.type as keyof typeof on] !== undefined;
      const parts: readonly World['event'][] = isMeant ? [event] : (event.parts ?? []);
      if (!isMeant && parts.length === 0) return state;
      const next = produce(slice, (draft) => {
        reactTo<World, Slice>(on, draft, parts, state);
      });
      return next === slice ? state : freeze({ ...state, [name]: next });
    },
    create,
  };
}

/** Reacts to events in their order. */
export function reactTo<World extends FeatureWorld, Slice>(
  on: Reactions<World, Slice>,
  slice: Draft<Slice>,
  events: readonly World['event'][],
  state: World['state'],
): void {
  const reactions = on as ErasedReactions<World, Slice>;
  for (const event of events) reactions[event.type]?.(slice, event, state);
}

type ErasedReactions<World extends FeatureWorld, Slice> = Readonly<
  Record<string, ((slice: Draft<Slice>, event: World['event'], state: World['state']) => void) | undefined>
>;

/** Puts a slice back to these values. */
export function reset<Slice extends object>(slice: Draft<Slice>, values: Slice): void {
  for (const [key, value] of Object.entries(values)) Reflect.set(slice, key, value);
}
