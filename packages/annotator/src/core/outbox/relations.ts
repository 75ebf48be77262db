import type { EntityChange, EntityKinds } from '../entities/entity-kind';

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
