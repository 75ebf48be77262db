import type { Mutation } from './state';

/** The saved ids of what had a temporary one, for calls that were made up before the id was known. */
export interface SavedIds {
  readonly rememberSelection: (temporaryId: number, id: number) => void;
  readonly rememberComment: (temporaryId: number, id: number) => void;
  /** The saved id of a Selection, or the id itself. */
  readonly selection: (id: number) => number;
  /** The same call with saved ids. */
  readonly resolve: (mutation: Mutation) => Mutation;
}

/** Makes an empty memory of ids. */
export function createSavedIds(): SavedIds {
  const selections = new Map<number, number>();
  const comments = new Map<number, number>();
  const selection = (id: number) => selections.get(id) ?? id;
  const comment = (id: number) => comments.get(id) ?? id;
  return {
    rememberSelection: (temporaryId, id) => selections.set(temporaryId, id),
    rememberComment: (temporaryId, id) => comments.set(temporaryId, id),
    selection,
    resolve(mutation) {
      switch (mutation.name) {
        case 'create':
          return mutation;
        case 'update':
          return { ...mutation, input: { ...mutation.input, id: selection(mutation.input.id) } };
        case 'delete':
          return { ...mutation, input: { id: selection(mutation.input.id) } };
        case 'createComment':
          return {
            ...mutation,
            input: { ...mutation.input, selectionId: selection(mutation.input.selectionId) },
          };
        case 'updateComment':
          return { ...mutation, input: { ...mutation.input, id: comment(mutation.input.id) } };
        case 'deleteComment':
          return { ...mutation, input: { id: comment(mutation.input.id) } };
      }
    },
  };
}
