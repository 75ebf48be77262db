import type { EventPayload } from '../storage/storage';
import type { CodeReader } from '../tables/tables';

/** Whose private annotation an event is about, as it is now: the entity itself, or what it is on. Undefined: nobody's, or gone. */
export async function privateOwnerOf(
  reader: CodeReader,
  { type, data }: Pick<EventPayload, 'type' | 'data'>,
): Promise<number | undefined> {
  const row = await ownerRow(reader, type, (field) => idIn(data, field));
  return row?.visibility === 'private' ? row.createdBy : undefined;
}

function ownerRow(reader: CodeReader, type: string, id: (field: string) => number) {
  switch (type) {
    case 'SELECTION':
      return reader.get('selections', id('id'));
    case 'SELECTION_COMMENT':
    case 'SELECTION_ATTACHMENT':
      return reader.get('selections', id('selectionId'));
    case 'BOOKMARK':
      return reader.get('bookmarks', id('id'));
    case 'NOTE':
      return reader.get('notes', id('id'));
    case 'NOTE_ATTACHMENT':
      return reader.get('notes', id('noteId'));
    default:
      return Promise.resolve(undefined);
  }
}

/** The number in a field of an event's data; 0, which is no id, where there is none. */
export function idIn(data: unknown, field: string): number {
  const entry = Object.entries(data ?? {}).find(([name]) => name === field);
  return typeof entry?.[1] === 'number' ? entry[1] : 0;
}
