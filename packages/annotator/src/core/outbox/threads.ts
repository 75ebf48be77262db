import { threadOf, type EntityChange, type EntityKinds, type IdOf } from '../entities/entity-kind';
import { changeWithIds } from '../entities/other-ids';
import type { PendingChange } from './state';

/** Which changes belong together: those of one entity and of what is on it make a thread, sent in order and one at a time. */
export interface Threads {
  /** The same change, about the ids that its entities have now. */
  readonly present: (change: EntityChange) => EntityChange;
  /** Recognizes the changes of the same thread. */
  readonly inThreadOf: (change: EntityChange) => (other: PendingChange) => boolean;
  /** The first changes that can be sent, `most` of them: the first of its thread each, unless it needs what an earlier one in its document frees. */
  readonly sendable: (changes: readonly PendingChange[], most?: number) => readonly PendingChange[];
}

/** The threads of changes to entities of these kinds. `idOf` knows the saved ids. */
export function createThreads(kinds: EntityKinds, idOf: IdOf): Threads {
  const nameOf = ({ ref }: EntityChange) => {
    const { kind, id } = threadOf(kinds, ref);
    return `${kind}:${idOf(kind, id)}`;
  };
  return {
    present: (change) => changeWithIds(kinds, change, idOf),
    inThreadOf(change) {
      const thread = nameOf(change);
      return (other) => nameOf(other.change) === thread;
    },
    sendable(changes, most = Infinity) {
      const busy = new Set<string>();
      const freeing = new Set<string>();
      const found: PendingChange[] = [];
      for (const pending of changes) {
        if (found.length >= most) break;
        const { change, documentId, state } = pending;
        const thread = nameOf(change);
        const { name, order } = kinds.get(change.ref.kind);
        const place = `${name}:${documentId}`;
        const isBlocked = busy.has(thread) || (freeing.has(place) && order?.needs(change) === true);
        busy.add(thread);
        if (order?.frees(change)) freeing.add(place);
        if (!isBlocked && state === 'waiting') found.push(pending);
      }
      return found;
    },
  };
}

/** Whether a change makes the entity that all changes of its thread are about: after its refusal none of them can succeed. */
export function makesThread(kinds: EntityKinds, { action, ref }: EntityChange): boolean {
  return (action === 'create' || action === 'restore') && kinds.get(ref.kind).owner === undefined;
}

/** Whether a change deletes the entity that all changes of its thread are about. */
export function deletesThread(kinds: EntityKinds, { action, ref }: EntityChange): boolean {
  return action === 'delete' && kinds.get(ref.kind).owner === undefined;
}

/** Whether a change is about the entity that `creation` made. */
export function isAbout({ ref }: EntityChange, creation: EntityChange): boolean {
  return creation.action === 'create' && creation.ref.kind === ref.kind && creation.ref.id === ref.id;
}
