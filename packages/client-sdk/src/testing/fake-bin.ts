import { RESTORABLE_MS } from '../contract/index';
import type { DeletedScope, Visibility } from '../contract/index';
import type { FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

/** A deleted entity, and how it is restored. */
export interface FakeDeletion {
  readonly documentId: number;
  /** Nobody but who deleted it knows of it. */
  readonly isPrivate: boolean;
  readonly deletedBy: number;
  /** Milliseconds since 1970. */
  readonly deletedAt: number;
  /** Puts it back where it was; asking twice does no harm. Throws a refusal where it cannot stand there any more. */
  readonly restore: () => void;
}

/** Remembers what a user has deleted. */
export function keepDeletion(
  state: FakeState,
  scope: DeletedScope,
  entity: { readonly id: number; readonly documentId: number; readonly visibility?: Visibility | undefined },
  user: FakeUser,
  restore: () => void,
): void {
  const { documentId, visibility } = entity;
  const by = { deletedBy: user.profile.id, deletedAt: state.now() };
  const deletion = { documentId, isPrivate: visibility === 'private', ...by, restore };
  state.deletions.set(`${scope} ${entity.id}`, deletion);
}

/** Restores an entity. Refuses with NOT_FOUND what was deleted more than a day ago. */
export function restoreDeleted(state: FakeState, scope: DeletedScope, id: number): void {
  const deletion = state.deletions.get(`${scope} ${id}`);
  const isKept = deletion && state.now() - deletion.deletedAt < RESTORABLE_MS;
  if (!isKept || !state.documents.has(deletion.documentId)) throw refusal('NOT_FOUND');
  deletion.restore();
}
