import { kindOf, type EntryKind } from '../comments/events';
import type { AnnotatorEvent } from '../features';
import type { Mutation, PendingChange } from './state';

/** Calls after whose refusal nothing else about the same thing can succeed. */
const MAKES_A_THING: ReadonlySet<Mutation['name']> = new Set([
  'create',
  'restore',
  'createBookmark',
  'restoreBookmark',
  'createNote',
  'restoreNote',
]);
const DELETES_A_THING: ReadonlySet<Mutation['name']> = new Set(['delete', 'deleteBookmark', 'deleteNote']);

/** Whether a call makes the thing that all changes of its thread are about. */
export function makesThing({ name }: Mutation): boolean {
  return MAKES_A_THING.has(name);
}

/** Whether a call deletes the thing that all changes of its thread are about. */
export function deletesThing({ name }: Mutation): boolean {
  return DELETES_A_THING.has(name);
}

/** Whether an event made the thing that a deletion is about. */
export function creates(event: AnnotatorEvent, mutation: Mutation): boolean {
  if (mutation.name === 'delete')
    return event.type === 'selections/created' && event.selection.id === mutation.input.id;
  if (mutation.name === 'deleteNote')
    return event.type === 'notes/created' && event.note.id === mutation.input.id;
  if (mutation.name === 'deleteBookmark')
    return event.type === 'bookmarks/created' && event.bookmark.id === mutation.input.id;
  const kind = kindDeletedBy(mutation);
  if (kind === undefined || event.type !== 'comments/created' || !('id' in mutation.input)) return false;
  return kindOf(event.entry) === kind && event.entry.id === mutation.input.id;
}

function kindDeletedBy({ name }: Mutation): EntryKind | undefined {
  if (name === 'deleteComment') return 'comment';
  return name === 'deleteAttachment' ? 'attachment' : undefined;
}

/** Whether a later change is about the comment or attachment that `creation` made. */
export function isAbout({ mutation }: PendingChange, creation: PendingChange): boolean {
  if (creation.event.type !== 'comments/created') return false;
  const { entry } = creation.event;
  switch (mutation.name) {
    case 'updateComment':
    case 'deleteComment':
    case 'restoreComment':
      return kindOf(entry) === 'comment' && mutation.input.id === entry.id;
    case 'updateAttachment':
    case 'deleteAttachment':
    case 'restoreAttachment':
      return kindOf(entry) === 'attachment' && mutation.input.id === entry.id;
    default:
      return false;
  }
}
