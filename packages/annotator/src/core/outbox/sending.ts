import type { AnnotatorWorld } from '../annotator-feature';
import type { Entity, EntityChange, EntityKind } from '../entities/entity-kind';
import type { CompleteBackend } from '../ports/backend';
import type { SavedIds } from './saved-ids';

/** The change cannot be made on the server at all. */
class UnsupportedChangeError extends Error {
  override readonly name = 'UnsupportedChangeError';
}

/** What the answer to a change means here. */
export interface ChangeAnswer {
  /** Undefined where all was done already. */
  readonly event: AnnotatorWorld['event'] | undefined;
  /** The entity as the server has it now; undefined of a deleted one. */
  readonly entity?: Entity;
}

/**
 * Makes the call of a change (about ids that are saved) and says what the answer means here. `id` is the one that the entity has here.
 */
export async function sendChange(
  kind: EntityKind,
  change: EntityChange,
  {
    backend,
    ids,
    key,
    id,
  }: {
    readonly backend: CompleteBackend;
    readonly ids: SavedIds;
    readonly key: string;
    readonly id: number;
  },
): Promise<ChangeAnswer> {
  const calls = kind.calls(backend);
  const options = { idempotencyKey: key };
  switch (change.action) {
    case 'create': {
      const saved = await calls.create?.(change.entity, options);
      if (!saved) throw new UnsupportedChangeError(`${kind.name} cannot be created`);
      ids.remember(kind.name, id, saved.id);
      return { event: kind.events.saved(id, saved), entity: saved };
    }
    case 'update': {
      const saved = await calls.update?.(change.ref.id, change.to, options, change.from);
      if (!saved) throw new UnsupportedChangeError(`${kind.name} cannot be updated`);
      // It has joined another one: what is still to be sent about it is about that one.
      if (saved.id !== change.ref.id) ids.remember(kind.name, change.ref.id, saved.id);
      return { event: kind.settled?.(change, saved), entity: saved };
    }
    case 'delete':
      await calls.delete(change.ref.id, options);
      return { event: kind.events.deleted({ kind: kind.name, id: change.ref.id }, 'remote') };
    case 'restore': {
      const restored = await calls.restore?.(change.ref.id, options);
      if (!restored) throw new UnsupportedChangeError(`${kind.name} cannot be restored`);
      return { event: kind.events.restored(restored, { origin: 'remote' }), entity: restored };
    }
  }
}
