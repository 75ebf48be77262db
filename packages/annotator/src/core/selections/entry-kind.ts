import type { EntityEvents, EntityKindDeclaration, EntityRef, IdOf } from '../entities/entity-kind';
import { kindOf, type EntryKind, type SelectionEntry } from './entry';
import type { AnnotatorState } from '../features';
import { selectSelection } from './selectors';

/** Which entry it is, and of which Selection. */
export function entryRefOf(entry: SelectionEntry): EntityRef {
  return { kind: kindOf(entry), id: entry.id, ownerId: entry.selectionId };
}

/** An entry of a Selection about other ids. */
export function entryWithIds<Entry extends SelectionEntry>(entry: Entry, idOf: IdOf): Entry {
  const id = idOf(kindOf(entry), entry.id);
  return { ...entry, id, selectionId: idOf('selection', entry.selectionId) };
}

/** The entry of a Selection that is meant, where it is of the type in question. */
export function findEntryOf<Entry extends SelectionEntry>(
  state: AnnotatorState,
  { id, ownerId }: EntityRef,
  isOfType: (entry: SelectionEntry) => boolean,
): Entry | undefined {
  const owner = ownerId === undefined ? undefined : selectSelection(state, ownerId);
  return owner?.data.find((entry): entry is Entry => isOfType(entry) && entry.id === id);
}

/** Entries come with their Selections. */
export const selectionList: EntityKindDeclaration<SelectionEntry>['list'] = {
  status: ({ selections }) => selections.status,
  load: () => undefined,
};

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

/** How differences of entries happen here. */
export function entryEvents(kind: EntryKind): EntityEvents<SelectionEntry> {
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
