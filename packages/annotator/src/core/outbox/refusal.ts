import type { ProblemCode } from '@glossator/client-sdk/contract';
import { kindOf } from '../comments/events';
import type { NoticeCode } from '../notices/state';
import type { AnnotatorEvent } from '../features';
import type { Mutation, PendingChange } from './state';

/** The message for a refused change (texts of section 5 of the specification). */
export function noticeOfRefusal({ mutation }: PendingChange, code: ProblemCode): NoticeCode {
  if (mutation.name.startsWith('restore'))
    return code === 'SELECTION_OVERLAP' ? 'undoOverlap' : 'undoTooLate';
  if (code === 'SELECTION_OVERLAP') return 'overlap';
  return code === 'SELECTION_OUTSIDE_DOCUMENT' ? 'outsidePage' : 'generic';
}

/**
 * What the user had written in changes that will not be saved, for him to copy out, with the quote it was about;
 * undefined when he had written nothing.
 */
export function writtenIn(changes: readonly PendingChange[]): string | undefined {
  const quotes = changes.flatMap(({ mutation }) => (mutation.name === 'create' ? [mutation.input.text] : []));
  const comments = changes.flatMap(({ mutation }) =>
    mutation.name === 'createComment' || mutation.name === 'updateComment' ? [mutation.input.text] : [],
  );
  const notes = changes.flatMap(({ mutation }) =>
    mutation.name === 'createNote' || mutation.name === 'updateNote' ? [mutation.input.text] : [],
  );
  const names = changes.flatMap(({ mutation }) =>
    mutation.name === 'createBookmark' || mutation.name === 'updateBookmark'
      ? [mutation.input.name ?? '']
      : [],
  );
  const restored = changes.flatMap(({ event }) => writtenInRestored(event));
  if (names.length + notes.length > 0) return [...names, ...notes].join('\n\n');
  const written = [...restored, ...comments];
  return written.length > 0 ? [...quotes, ...written].join('\n\n') : undefined;
}

function writtenInRestored(event: AnnotatorEvent): readonly string[] {
  switch (event.type) {
    case 'selections/restored': {
      const { text, data } = event.selection;
      const written = data.flatMap((entry) => (entry.type === 'comment' ? [entry.text] : []));
      return written.length > 0 ? [text, ...written] : [];
    }
    case 'comments/restored':
      return event.entry.type === 'comment' ? [event.entry.text] : [];
    case 'notes/restored':
      return [event.note.text];
    case 'bookmarks/restored':
      return [event.bookmark.name];
    default:
      return [];
  }
}

/**
 * Takes back what never existed on the server; changes and deletions are not rolled back (specification section 4), but for a range
 * that overlaps another one (no two highlights may stand on the same words) and for a place that is not sure after all. `later` are the changes of the same thing that are still to be sent.
 */
export function takeBack(
  { event, mutation }: PendingChange,
  later: readonly PendingChange[],
): AnnotatorEvent | undefined {
  if (mutation.name === 'update' && mutation.input.status !== undefined) {
    const isDecidedAnew = later.some(({ mutation: next }) => next.name === 'update' && next.input.status);
    const before = event.type === 'selections/updated' ? event.before : undefined;
    if (isDecidedAnew || !before) return undefined;
    return { type: 'selections/decisionSettled', origin: 'remote', id: mutation.input.id, decision: before };
  }
  if (givesRange(mutation)) {
    // What is on its way decides where it will stand.
    if (later.some((change) => givesRange(change.mutation))) return undefined;
    return { type: 'selections/rangeRefused', origin: 'remote', id: mutation.input.id };
  }
  if (event.type === 'selections/created')
    return { type: 'selections/refused', origin: 'remote', temporaryId: event.selection.id };
  if (event.type === 'notes/created')
    return { type: 'notes/refused', origin: 'remote', temporaryId: event.note.id };
  if (event.type === 'bookmarks/created')
    return { type: 'bookmarks/refused', origin: 'remote', temporaryId: event.bookmark.id };
  if (event.type === 'selections/restored')
    return { type: 'selections/deleted', origin: 'remote', id: event.selection.id };
  if (event.type === 'notes/restored') return { type: 'notes/deleted', origin: 'remote', id: event.note.id };
  if (event.type === 'bookmarks/restored')
    return { type: 'bookmarks/deleted', origin: 'remote', id: event.bookmark.id };
  if (event.type === 'comments/restored') {
    const { entry } = event;
    const { id, selectionId } = entry;
    return { type: 'comments/deleted', origin: 'remote', kind: kindOf(entry), id, selectionId };
  }
  if (event.type === 'comments/created')
    return {
      type: 'comments/refused',
      origin: 'remote',
      kind: kindOf(event.entry),
      selectionId: event.entry.selectionId,
      temporaryId: event.entry.id,
    };
  return undefined;
}

function givesRange(mutation: Mutation): mutation is Extract<Mutation, { readonly name: 'update' }> {
  return mutation.name === 'update' && mutation.input.range !== undefined;
}
