import type { KeptChange } from '../ports/outbox-store';
import type { AnnotatorEvent, AnnotatorState } from '../features';
import { eventWithIds } from './event-ids';
import { withIds, type IdKind } from './saved-ids';
import type { NextIds, PendingChange } from './state';

/**
 * Changes of a page that has ended, about temporary ids that nothing has here yet, and the next ones after those. They are to be sent
 * as if they had just been made; where their texts stand is looked up again.
 */
export function adopted(
  kept: readonly KeptChange[],
  { selections, comments, bookmarks, notes }: AnnotatorState,
): { readonly changes: readonly PendingChange[]; readonly nextIds: NextIds } {
  const next: { -readonly [Name in keyof NextIds]: number } = {
    selections: selections.nextId,
    comments: comments.nextId,
    bookmarks: bookmarks.nextId,
    notes: notes.nextId,
  };
  const fresh = new Map<string, number>();
  const idOf = (kind: IdKind, id: number): number => {
    if (id > 0) return id;
    const name = `${kind} ${id}`;
    const known = fresh.get(name);
    if (known !== undefined) return known;
    const list = LISTS[kind];
    const given = next[list];
    next[list] -= 1;
    fresh.set(name, given);
    return given;
  };
  const changes = kept.map(({ payload }): PendingChange => ({
    ...payload,
    thing: { ...payload.thing, id: idOf(payload.thing.kind, payload.thing.id) },
    mutation: withIds(payload.mutation, idOf),
    event: asFound(eventWithIds(payload.event, idOf)),
    state: 'waiting',
  }));
  return { changes, nextIds: next };
}

const LISTS = {
  selection: 'selections',
  comment: 'comments',
  attachment: 'comments',
  bookmark: 'bookmarks',
  note: 'notes',
} as const satisfies Readonly<Record<IdKind, keyof NextIds>>;

/** What was done on another page: the user did not do it just now, and the text that is open may be another one. */
function asFound(event: AnnotatorEvent): AnnotatorEvent {
  switch (event.type) {
    case 'selections/created': {
      const { isTrusted: _isTrusted, ...rest } = event;
      return { ...rest, origin: 'remote' };
    }
    case 'selections/restored':
      return { ...event, origin: 'remote' };
    case 'selections/updated': {
      const { isTrusted: _isTrusted, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}
