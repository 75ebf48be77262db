import type { EntityKinds, IdOf } from '../entities/entity-kind';
import { changeWithIds } from '../entities/other-ids';
import type { AnnotatorWorld } from '../annotator-feature';
import type { StoredChange } from '../ports/outbox-store';
import type { NextIds, PendingChange } from './state';

/**
 * Changes of a page that has ended, about temporary ids that nothing has here yet, and the next ones after those. They are to be sent
 * as if they had just been made; where their texts stand is looked up again.
 */
export function adopted(
  kinds: EntityKinds,
  kept: readonly StoredChange[],
  state: AnnotatorWorld['state'],
): { readonly changes: readonly PendingChange[]; readonly nextIds: NextIds } {
  const next = new Map<string, number>();
  const fresh = new Map<string, number>();
  const idOf: IdOf = (name, id) => {
    if (id > 0) return id;
    const { sharesIdsOf = name, nextId } = kinds.get(name);
    const known = fresh.get(`${name} ${id}`);
    if (known !== undefined) return known;
    const given = next.get(sharesIdsOf) ?? nextId(state);
    next.set(sharesIdsOf, given - 1);
    fresh.set(`${name} ${id}`, given);
    return given;
  };
  const changes = kept.map(({ payload }): PendingChange => ({
    ...payload,
    change: changeWithIds(kinds, payload.change, idOf),
    state: 'waiting',
    isFound: true,
  }));
  return { changes, nextIds: Object.fromEntries(next) };
}
