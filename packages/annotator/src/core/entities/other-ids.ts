import type { Entity, EntityChange, EntityKind, EntityKinds, EntityRef, IdOf } from './entity-kind';

/** The same reference about other ids. */
export function refWithIds(kinds: EntityKinds, ref: EntityRef, idOf: IdOf): EntityRef {
  const { owner } = kinds.get(ref.kind);
  const id = idOf(ref.kind, ref.id);
  return owner !== undefined && ref.ownerId !== undefined
    ? { kind: ref.kind, id, ownerId: idOf(owner, ref.ownerId) }
    : { ...ref, id };
}

/** The same entity about other ids. */
export function entityWithIds(kind: EntityKind, entity: Entity, idOf: IdOf): Entity {
  return kind.withIds?.(entity, idOf) ?? { ...entity, id: idOf(kind.name, entity.id) };
}

/** The same change about other ids. */
export function changeWithIds(kinds: EntityKinds, change: EntityChange, idOf: IdOf): EntityChange {
  const ref = refWithIds(kinds, change.ref, idOf);
  return 'entity' in change
    ? { ...change, ref, entity: entityWithIds(kinds.get(ref.kind), change.entity, idOf) }
    : { ...change, ref };
}
