import type { CodeSearchHit, Problem, UserRef } from '@glossator/client-sdk/contract';
import type { AnnotatorWorld } from '../annotator-feature';
import type { CompleteBackend, CallOptions } from '../ports/backend';
import type { EventOrigin, LoadStatus } from '../store/origin';
import type { EntityFacets } from './entity-facets';
import type { ActionLabel, GroupLabel, NounLabel, TurnCode } from './labels';

type State = AnnotatorWorld['state'];
type Event = AnnotatorWorld['event'];

/** Something that people make. Its id is negative, a temporary one, until the server has saved it. */
export interface Entity {
  readonly id: number;
  readonly createdBy: UserRef;
  /** When it was made (RFC 3339), where that is known. */
  readonly createdAt?: string;
}

/** Which entity is meant. What is written on another one names that, too: its changes are sent in the order of the owner's. */
export interface EntityRef {
  readonly kind: string;
  readonly id: number;
  readonly ownerId?: number;
}

/** One difference of records, made here: an entity added (for the first time, or again), taken away, or some of its fields changed. */
export type EntityChange<E extends Entity = Entity, Fields = object> =
  | { readonly action: 'create' | 'restore'; readonly ref: EntityRef; readonly entity: E }
  | { readonly action: 'delete'; readonly ref: EntityRef }
  | {
      readonly action: 'update';
      readonly ref: EntityRef;
      /** What the fields of `to` were before, as far as that is needed to go back. */
      readonly from?: Fields;
      readonly to: Fields;
    };

/** An update alone. */
export type EntityUpdate<Fields = object> = Extract<
  EntityChange<Entity, Fields>,
  { readonly action: 'update' }
>;

/** Why the server refused an update, and what is in its way, where something is. */
export type RefusalOfUpdate = Pick<Problem, 'code' | 'conflictWith' | 'presentText'>;

/** Tells the id that an entity has now, by its kind and a former id. */
export type IdOf = (kind: string, id: number) => number;

/** Who caused an event; `isFound`: it comes from a page that has ended, so that the user did not make it in the text that is open. */
export interface Cause {
  readonly origin: EventOrigin;
  readonly isFound?: boolean;
}

/** How entities of a kind are called on the server. Those that it cannot restore are not undone either. */
export interface EntityCalls<E extends Entity> {
  create?(entity: E, options: CallOptions): Promise<E>;
  /** `from` is what the changed fields were, where that is known. */
  update?(id: number, to: Partial<E>, options: CallOptions, from?: Partial<E>): Promise<E>;
  delete(id: number, options: CallOptions): Promise<unknown>;
  restore?(id: number, options: CallOptions): Promise<E>;
}

/** The events by which differences of a kind happen here. */
export interface EntityEvents<E extends Entity> {
  created(entity: E, cause: Cause): Event;
  updated(ref: EntityRef, to: Partial<E>, cause: Cause): Event;
  deleted(ref: EntityRef, origin: EventOrigin): Event;
  restored(entity: E, cause: Cause): Event;
  /** The server has saved what had a temporary id. */
  saved(temporaryId: number, saved: E): Event;
  /** The server refused it for good; it never existed there. */
  refused(ref: EntityRef): Event;
}

/** The live events by which others' differences of a kind arrive. */
export interface EntityLive<E extends Entity> {
  readonly created?: string;
  readonly updated?: string;
  readonly deleted?: string;
  /** What an update changes here. */
  fields?(entity: E, state: State): Partial<E>;
  /** Whether an update makes what is not here yet: it was made while nobody listened. */
  readonly isMadeByUpdate?: boolean;
}

/** What undoing needs to know of a kind, besides its calls. */
export interface EntityUndo<E extends Entity, Field extends string = keyof E & string> {
  /** Whose name an action on it has. */
  readonly noun: NounLabel;
  /** Fields that are changed and reversed together; of those in no group nothing is reversed. */
  readonly groups: readonly (readonly Field[])[];
  /** Fields that go along with their group, and are not compared: the server has its own values. */
  readonly uncompared?: readonly Field[];
  /** What an absent field means. */
  readonly absent?: Partial<E>;
  /** What an update is called. */
  labelOf(to: Partial<E>): ActionLabel;
  /** The whole of what an update changes, and of what it was: where it says only a part of it. */
  complete?(state: State, present: E, to: Partial<E>): { readonly from: Partial<E>; readonly to: Partial<E> };
  /** The message with a way back by which an update is answered, where there is one. */
  noticeOf?(to: Partial<E>): TurnCode | undefined;
  /** Whether this update changes the moment of the last one. */
  isStamped?(to: Partial<E>): boolean;
  /** Whether the user may make this update; by default, whether the entity is theirs. */
  mayUpdate?(state: State, present: E, to: Partial<E>): boolean;
  /** What else stands where an entity would be, after an update to `to` where that is one. */
  inTheWay?(state: State, entity: E, to?: Partial<E>): E | undefined;
  /** What others may have put on it, each with a name of its own. */
  contents?(entity: E): readonly { readonly name: string; readonly by: number }[];
  /** It without what others put on it: what is left when it is made anew. */
  bare?(entity: E): E;
}

/** All that is to be known of a kind of entity. */
export interface EntityKindDeclaration<E extends Entity, Field extends string = keyof E & string> {
  readonly name: string;
  /** The kind of what it is on. */
  readonly owner?: string;
  /** The kind whose temporary ids it shares; its own by default. */
  readonly sharesIdsOf?: string;
  refOf(entity: E): EntityRef;
  find(state: State, ref: EntityRef): E | undefined;
  /** All that `find` can find, by id, where thousands may be looked for in one go. */
  index?(state: State): ReadonlyMap<number, E>;
  nextId(state: State): number;
  /** How far the list that it is in has been fetched, that of a certain document where one is named; and how that is begun. */
  readonly list: {
    readonly status: (state: State, documentId?: number) => LoadStatus;
    readonly load: (commands: AnnotatorWorld['commands']) => void;
  };
  calls(backend: CompleteBackend): EntityCalls<E>;
  readonly events: EntityEvents<E>;
  readonly live?: EntityLive<E>;
  /** The same entity about other ids. */
  withIds?(entity: E, idOf: IdOf): E;
  /** What a person has written in these fields, to be given back where it cannot be saved; and what that is about. */
  written(
    fields: Partial<E>,
    action: EntityChange['action'],
  ): {
    readonly texts: readonly string[];
    readonly about?: string;
  };
  /** Where an entity can need what another one still has: changes that need it are sent after earlier ones of their document that free it. */
  readonly order?: {
    needs(change: EntityChange<E, Partial<E>>): boolean;
    frees(change: EntityChange<E, Partial<E>>): boolean;
  };
  /** What an update makes of an entity that others may have changed since; by default it sets what it says. The server does the same. */
  over?(change: EntityUpdate<Partial<E>>, present: E): Partial<E>;
  /** What the server's answer to an update means here, where it means more than that it was saved. */
  settled?(change: EntityUpdate<Partial<E>>, saved: E): Event | undefined;
  /** What is taken back of a refused update; `later` are those that are still to be sent. By default, nothing is. */
  takeBack?(
    change: EntityUpdate<Partial<E>>,
    later: readonly EntityUpdate<Partial<E>>[],
    refusal: RefusalOfUpdate,
  ): Event | undefined;
  /** What the refusal of an update means, where that is not merely the message that it was refused. */
  refused?(change: EntityUpdate<Partial<E>>, refusal: RefusalOfUpdate): Event | undefined;
  /** Whether what was written on it since relies on an update: where that is refused, it is not sent either. */
  isReliedOn?(change: EntityUpdate<Partial<E>>): boolean;
  /** What filter and search see of it; absent where they pass over it. */
  readonly facets?: {
    /** The groups among which the filter lets one choose. */
    readonly groups: readonly GroupLabel[];
    of(entity: E): EntityFacets;
    /** Whether something is written otherwise after an event, so that an earlier search is stale. */
    isChangedBy(event: Event): boolean;
    /** Shows what a search over the Code has found in the open document. False where the hit is of another kind; absent where none is of this. */
    showHit?(hit: CodeSearchHit, commands: AnnotatorWorld['commands']): boolean;
  };
  /** Absent where nothing of it can be undone. */
  readonly undo?: EntityUndo<E, Field>;
}

/** A kind of entity, for whoever works with all kinds alike. */
export type EntityKind = EntityKindDeclaration<Entity, string>;

/**
 * Declares a kind of entity. Outbox, history and live changes work with the list of kinds alone: an entity that they hand to a kind is one
 * they have got from it, or that has come under its name.
 */
export function defineEntityKind<E extends Entity>(declaration: EntityKindDeclaration<E>): EntityKind {
  return declaration;
}

/** The kinds of a list, by name. */
export interface EntityKinds {
  readonly all: readonly EntityKind[];
  /** Throws for a name that no kind has. */
  readonly get: (name: string) => EntityKind;
}

/** Gathers kinds. Throws where two of them have the same name. */
export function gatherKinds(all: readonly EntityKind[]): EntityKinds {
  const byName = new Map(all.map((kind) => [kind.name, kind]));
  if (byName.size < all.length) throw new Error('Two kinds of entities have the same name');
  return {
    all,
    get(name) {
      const kind = byName.get(name);
      if (!kind) throw new Error(`There is no kind of entity called ${name}`);
      return kind;
    },
  };
}

/** What an entity belongs to in the order of sending: itself, or what it is on. */
export function threadOf(kinds: EntityKinds, { kind, id, ownerId }: EntityRef): EntityRef {
  const { owner } = kinds.get(kind);
  return owner !== undefined && ownerId !== undefined ? { kind: owner, id: ownerId } : { kind, id };
}

/** The event by which a change happens here. */
export function eventOf({ events }: EntityKind, change: EntityChange, cause: Cause): Event {
  switch (change.action) {
    case 'create':
      return events.created(change.entity, cause);
    case 'restore':
      return events.restored(change.entity, cause);
    case 'update':
      return events.updated(change.ref, change.to, cause);
    case 'delete':
      return events.deleted(change.ref, cause.origin);
  }
}
