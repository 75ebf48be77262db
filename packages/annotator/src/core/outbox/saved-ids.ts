import type { EntryKind } from '../comments/events';
import type { ChangedThing, Mutation } from './state';

/** Every kind of thing that has ids of its own. */
export type IdKind = ChangedThing['kind'] | EntryKind;

/** The saved ids of what had a temporary one, for calls that were made up before the id was known. */
export interface SavedIds {
  readonly remember: (kind: IdKind, temporaryId: number, id: number) => void;
  /** The saved id of a thing, or the id itself. */
  readonly get: (kind: IdKind, id: number) => number;
  /** The saved id of what a change is about, or the id itself. */
  readonly thing: (thing: ChangedThing) => number;
  /** The same call with saved ids. */
  readonly resolve: (mutation: Mutation) => Mutation;
}

/** Makes an empty memory of ids. */
export function createSavedIds(): SavedIds {
  const saved = new Map<string, number>();
  const get = (kind: IdKind, id: number) => saved.get(`${kind} ${id}`) ?? id;
  return {
    remember: (kind, temporaryId, id) => void saved.set(`${kind} ${temporaryId}`, id),
    get,
    thing: ({ kind, id }) => get(kind, id),
    resolve: (mutation) => withIds(mutation, get),
  };
}

/** The same call about other ids. */
export function withIds(mutation: Mutation, idOf: (kind: IdKind, id: number) => number): Mutation {
  switch (mutation.name) {
    case 'create':
    case 'createNote':
    case 'createBookmark':
    // Files on notes are there once the server has them.
    case 'deleteNoteAttachment':
      return mutation;
    case 'update':
      return { ...mutation, input: { ...mutation.input, id: idOf('selection', mutation.input.id) } };
    case 'delete':
    case 'restore':
      return { name: mutation.name, input: { id: idOf('selection', mutation.input.id) } };
    case 'createComment':
      return { ...mutation, input: { ...mutation.input, selectionId: selectionIn(mutation, idOf) } };
    case 'createAttachment':
      return { ...mutation, input: { ...mutation.input, selectionId: selectionIn(mutation, idOf) } };
    case 'updateComment':
      return { ...mutation, input: { ...mutation.input, id: idOf('comment', mutation.input.id) } };
    case 'deleteComment':
    case 'restoreComment':
      return { name: mutation.name, input: { id: idOf('comment', mutation.input.id) } };
    case 'updateAttachment':
      return { ...mutation, input: { ...mutation.input, id: idOf('attachment', mutation.input.id) } };
    case 'deleteAttachment':
    case 'restoreAttachment':
      return { name: mutation.name, input: { id: idOf('attachment', mutation.input.id) } };
    case 'updateNote':
      return { ...mutation, input: { ...mutation.input, id: idOf('note', mutation.input.id) } };
    case 'deleteNote':
    case 'restoreNote':
      return { name: mutation.name, input: { id: idOf('note', mutation.input.id) } };
    case 'updateBookmark':
      return { ...mutation, input: { ...mutation.input, id: idOf('bookmark', mutation.input.id) } };
    case 'deleteBookmark':
    case 'restoreBookmark':
      return { name: mutation.name, input: { id: idOf('bookmark', mutation.input.id) } };
  }
}

function selectionIn(
  { input }: Extract<Mutation, { readonly name: 'createComment' | 'createAttachment' }>,
  idOf: (kind: IdKind, id: number) => number,
): number {
  return idOf('selection', input.selectionId);
}
