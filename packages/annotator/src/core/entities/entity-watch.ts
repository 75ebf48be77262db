import type { AnnotatorWorld } from '../annotator-feature';
import type { Log } from '../ports/environment';
import type { EventOrigin } from '../store/origin';
import type { Entity, EntityKind, EntityKinds, EntityRef } from './entity-kind';

/** What has become of one entity here. One whose id is negative has not been saved yet. */
export type EntityEvent = {
  readonly kind: string;
  /** As it is now; of a deleted one, as it was. */
  readonly entity: Entity;
  /** `local` for what the user did in this window, undo and redo included; `remote` for others and for what the server answered. */
  readonly origin: EventOrigin;
} & (
  | { readonly type: 'created' }
  | { readonly type: 'deleted' }
  | { readonly type: 'changed'; readonly previous: Entity }
  /** The server has stored it: what had a temporary id has another one from now on. */
  | { readonly type: 'saved'; readonly temporaryId: number }
);

/** Observes what happens to entities of all kinds. Of what is merely loaded it notices nothing. */
export interface EntityWatch {
  /** Does `work`, and publishes what has become of these entities by it, once each, when everything that it dispatched has been reduced. */
  readonly during: <Result>(refs: readonly EntityRef[], origin: EventOrigin, work: () => Result) => Result;
  /** Publishes that an entity was saved. */
  readonly saved: (kind: string, temporaryId: number, entity: Entity) => void;
  /** The returned function ends it. A listener that throws is logged, and stops nothing. */
  readonly subscribe: (listener: (event: EntityEvent) => void) => () => void;
}

/** What a watch works with. */
export interface EntityWatchOptions {
  readonly kinds: EntityKinds;
  readonly getState: () => AnnotatorWorld['state'];
  readonly afterDispatch: (work: () => void) => void;
  readonly log: Log;
}

/** Makes a watch. While nobody has subscribed, it costs nothing. */
export function createEntityWatch({ kinds, getState, afterDispatch, log }: EntityWatchOptions): EntityWatch {
  const listeners = new Set<(event: EntityEvent) => void>();
  const publish = (event: EntityEvent) => {
    for (const listener of [...listeners])
      try {
        listener(event);
      } catch (error) {
        log.error(`A listener failed at an event (${event.type}, ${event.kind})`, error);
      }
  };
  return {
    during(refs, origin, work) {
      if (listeners.size === 0) return work();
      const meant = [...new Map(refs.map((ref) => [`${ref.kind} ${ref.id}`, ref])).values()];
      const before = findAll(kinds, getState(), meant);
      const result = work();
      afterDispatch(() => {
        const after = findAll(kinds, getState(), meant);
        for (const [index, { kind }] of meant.entries()) {
          const event = eventBetween(before[index], after[index]);
          if (event) publish({ kind, origin, ...event });
        }
      });
      return result;
    },
    saved(kind, temporaryId, entity) {
      afterDispatch(() => publish({ type: 'saved', kind, origin: 'remote', temporaryId, entity }));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Looks entities up; many of one kind by its index. */
function findAll(
  kinds: EntityKinds,
  state: AnnotatorWorld['state'],
  refs: readonly EntityRef[],
): readonly (Entity | undefined)[] {
  const indexes = new Map<EntityKind, ReadonlyMap<number, Entity> | undefined>();
  return refs.map((ref) => {
    const kind = kinds.get(ref.kind);
    if (refs.length === 1) return kind.find(state, ref);
    if (!indexes.has(kind)) indexes.set(kind, kind.index?.(state));
    const index = indexes.get(kind);
    return index ? index.get(ref.id) : kind.find(state, ref);
  });
}

function eventBetween(before: Entity | undefined, after: Entity | undefined) {
  if (!before) return after && ({ type: 'created', entity: after } as const);
  if (!after) return { type: 'deleted', entity: before } as const;
  return isSame(before, after) ? undefined : ({ type: 'changed', entity: after, previous: before } as const);
}

/** Whether two states of an entity say the same; when it was last changed alone is no change. */
function isSame(one: Entity, other: Entity): boolean {
  return one === other || textOf(one) === textOf(other);
}

function textOf(entity: Entity): string {
  const fields = Object.entries(entity).filter(
    ([name, value]) => name !== 'updatedAt' && value !== undefined,
  );
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
