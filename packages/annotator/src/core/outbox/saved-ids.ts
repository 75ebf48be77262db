import type { ChangedThing, Mutation } from './state';

/** The saved ids of what had a temporary one, for calls that were made up before the id was known. */
export interface SavedIds {
  readonly rememberSelection: (temporaryId: number, id: number) => void;
  readonly rememberComment: (temporaryId: number, id: number) => void;
  readonly rememberAttachment: (temporaryId: number, id: number) => void;
  readonly rememberThing: (temporary: ChangedThing, id: number) => void;
  /** The saved id of a thing, or the id itself. */
  readonly thing: (thing: ChangedThing) => number;
  /** The saved id of a Selection, or the id itself. */
  readonly selection: (id: number) => number;
  /** The same call with saved ids. */
  readonly resolve: (mutation: Mutation) => Mutation;
}

/** Makes an empty memory of ids. */
export function createSavedIds(): SavedIds {
  const selections = new Map<number, number>();
  const bookmarks = new Map<number, number>();
  const comments = new Map<number, number>();
  const attachments = new Map<number, number>();
  const selection = (id: number) => selections.get(id) ?? id;
  const comment = (id: number) => comments.get(id) ?? id;
  const attachment = (id: number) => attachments.get(id) ?? id;
  const savedIds = { selection: selections, bookmark: bookmarks, note: new Map<number, number>() };
  const thing = ({ kind, id }: ChangedThing) => savedIds[kind].get(id) ?? id;
  return {
    rememberThing: ({ kind, id: temporaryId }, id) => savedIds[kind].set(temporaryId, id),
    thing,
    rememberSelection: (temporaryId, id) => selections.set(temporaryId, id),
    rememberComment: (temporaryId, id) => comments.set(temporaryId, id),
    rememberAttachment: (temporaryId, id) => attachments.set(temporaryId, id),
    selection,
    resolve(mutation) {
      switch (mutation.name) {
        case 'create':
          return mutation;
        case 'update':
          return { ...mutation, input: { ...mutation.input, id: selection(mutation.input.id) } };
        case 'delete':
          return { ...mutation, input: { id: selection(mutation.input.id) } };
        case 'createAttachment':
          return {
            ...mutation,
            input: { ...mutation.input, selectionId: selection(mutation.input.selectionId) },
          };
        case 'updateAttachment':
          return { ...mutation, input: { ...mutation.input, id: attachment(mutation.input.id) } };
        case 'deleteAttachment':
          return { ...mutation, input: { id: attachment(mutation.input.id) } };
        case 'createComment':
          return {
            ...mutation,
            input: { ...mutation.input, selectionId: selection(mutation.input.selectionId) },
          };
        case 'updateComment':
          return { ...mutation, input: { ...mutation.input, id: comment(mutation.input.id) } };
        case 'deleteComment':
          return { ...mutation, input: { id: comment(mutation.input.id) } };
        case 'createNote':
          return mutation;
        case 'updateNote':
          return {
            ...mutation,
            input: { ...mutation.input, id: thing({ kind: 'note', id: mutation.input.id }) },
          };
        case 'deleteNote':
          return { ...mutation, input: { id: thing({ kind: 'note', id: mutation.input.id }) } };
        case 'createBookmark':
          return mutation;
        case 'updateBookmark':
          return {
            ...mutation,
            input: { ...mutation.input, id: thing({ kind: 'bookmark', id: mutation.input.id }) },
          };
        case 'deleteBookmark':
          return { ...mutation, input: { id: thing({ kind: 'bookmark', id: mutation.input.id }) } };
      }
    },
  };
}
