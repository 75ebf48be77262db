import { kindOf, type SelectionEntry } from '../comments/events';
import type { AnnotatorEvent } from '../features';
import type { IdKind } from './saved-ids';

type IdOf = (kind: IdKind, id: number) => number;

/** An entry of a Selection about other ids. */
export function entryWithIds<Entry extends SelectionEntry>(entry: Entry, idOf: IdOf): Entry {
  const id = idOf(kindOf(entry), entry.id);
  return { ...entry, id, selectionId: idOf('selection', entry.selectionId) };
}

/** The event of a change about other ids; events that no change makes stay as they are. */
export function eventWithIds(event: AnnotatorEvent, idOf: IdOf): AnnotatorEvent {
  switch (event.type) {
    case 'selections/created':
    case 'selections/restored': {
      const { selection } = event;
      const data = selection.data.map((entry) => entryWithIds(entry, idOf));
      return { ...event, selection: { ...selection, id: idOf('selection', selection.id), data } };
    }
    case 'comments/created':
    case 'comments/restored':
      return { ...event, entry: entryWithIds(event.entry, idOf) };
    case 'comments/updated':
      return {
        ...event,
        id: idOf(event.kind, event.id),
        selectionId: idOf('selection', event.selectionId),
      };
    case 'comments/deleted': {
      const { kind, id, selectionId } = event;
      const on = selectionId === undefined ? undefined : idOf('selection', selectionId);
      return { ...event, id: idOf(kind, id), selectionId: on };
    }
    case 'comments/refused':
      return { ...event, selectionId: idOf('selection', event.selectionId) };
    case 'selections/updated':
    case 'selections/rangeRefused':
    case 'selections/deleted':
      return { ...event, id: idOf('selection', event.id) };
    case 'notes/created':
    case 'notes/restored':
      return { ...event, note: { ...event.note, id: idOf('note', event.note.id) } };
    case 'notes/updated':
    case 'notes/deleted':
      return { ...event, id: idOf('note', event.id) };
    case 'bookmarks/created':
    case 'bookmarks/restored':
      return { ...event, bookmark: { ...event.bookmark, id: idOf('bookmark', event.bookmark.id) } };
    case 'bookmarks/updated':
    case 'bookmarks/deleted':
      return { ...event, id: idOf('bookmark', event.id) };
    default:
      return event;
  }
}
