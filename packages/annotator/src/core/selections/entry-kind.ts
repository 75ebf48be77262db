import type { EntityEvents, EntityKindDeclaration, IdOf } from '../entities/entity-kind';
import { kindOf, type EntryKind, type SelectionEntry } from './entry';
import { selectSelection } from './selectors';

/** An entry of a Selection about other ids. */
export function entryWithIds<Entry extends SelectionEntry>(entry: Entry, idOf: IdOf): Entry {
  const kind = kindOf(entry);
  const id = idOf(kind, entry.id);
  const replyTo = entry.type === 'comment' && entry.replyTo !== undefined && idOf(kind, entry.replyTo);
  return { ...entry, id, selectionId: idOf('selection', entry.selectionId), ...(replyTo && { replyTo }) };
}

const CHANGING_ENTRIES: readonly string[] = [
  'comments/created',
  'comments/updated',
  'comments/deleted',
  'comments/restored',
];

/** Whether an entry says something else after an event. */
export function changesEntries({ type }: { readonly type: string }): boolean {
  return CHANGING_ENTRIES.includes(type);
}

/** What the kinds of entries have in common: they are on Selections, come with them, and differ here by the same events. */
export function entryKind<Entry extends SelectionEntry>(name: EntryKind): EntryKindParts<Entry> {
  return {
    name,
    owner: 'selection',
    refOf: (entry) => ({ kind: name, id: entry.id, ownerId: entry.selectionId }),
    find(state, { id, ownerId }) {
      const owner = ownerId === undefined ? undefined : selectSelection(state, ownerId);
      // A live event that one was deleted does not name what it was on.
      const owners = ownerId === undefined ? state.selections.items : owner ? [owner] : [];
      const entries = owners.flatMap(({ data }) => data);
      return entries.find((entry): entry is Entry => kindOf(entry) === name && entry.id === id);
    },
    nextId: ({ comments }) => comments.nextId,
    list: { status: ({ selections }) => selections.status, load: () => undefined },
    events: entryEvents(name),
    withIds: entryWithIds,
  };
}

type EntryKindParts<Entry extends SelectionEntry> = Pick<
  EntityKindDeclaration<Entry>,
  'name' | 'owner' | 'refOf' | 'find' | 'nextId' | 'list' | 'events' | 'withIds'
>;

/** How differences of entries happen here. */
function entryEvents(kind: EntryKind): EntityEvents<SelectionEntry> {
  return {
    created: (entry, { origin }) => ({ type: 'comments/created', origin, entry }),
    updated: ({ id, ownerId = 0 }, changes, { origin }) => ({
      type: 'comments/updated',
      origin,
      kind,
      id,
      selectionId: ownerId,
      changes,
    }),
    deleted: ({ id, ownerId }, origin) => ({
      type: 'comments/deleted',
      origin,
      kind,
      id,
      selectionId: ownerId,
    }),
    restored: (entry, { origin }) => ({ type: 'comments/restored', origin, entry }),
    saved: (temporaryId, saved) => ({ type: 'comments/saved', origin: 'remote', temporaryId, saved }),
    refused: ({ id, ownerId = 0 }) => ({
      type: 'comments/refused',
      origin: 'remote',
      kind,
      selectionId: ownerId,
      temporaryId: id,
    }),
  };
}
