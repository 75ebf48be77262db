import type { BackendCalls, CompleteBackend } from '../ports/backend';
import { NotSupportedError } from '../ports/not-supported';
import type { OffersState } from './state';

/**
 * Answers for calls that a backend leaves out: lists are empty, and everything else is refused for good. Lists of what is not offered are not
 * fetched either. What was written while it was offered is still delivered.
 */
export function completeBackend(backend: BackendCalls, offers: () => OffersState): CompleteBackend {
  const { documents, selections, bookmarks, notes, codes, files } = backend;
  const lists: Pick<CompleteBackend['documents'], 'bookmarks' | 'notes'> = {
    bookmarks: async (input, options) =>
      (offers().bookmarks && (await documents.bookmarks?.(input, options))) || { data: [] },
    notes: async (input, options) =>
      (offers().notes && (await documents.notes?.(input, options))) || { data: [] },
  };
  return over(backend, {
    documents: over(documents, { ...refusing('documents', ['search', 'download'], documents), ...lists }),
    selections: over(selections, refusing('selections', SELECTION_CALLS, selections)),
    files: over(files, refusing('files', ['upload'], files)),
    bookmarks: over(bookmarks, refusing('bookmarks', BOOKMARK_CALLS, bookmarks)),
    notes: over(notes, refusing('notes', NOTE_CALLS, notes)),
    codes: over(codes, refusing('codes', ['search', 'setColor'], codes)),
  }) as CompleteBackend;
}

const BOOKMARK_CALLS = ['create', 'update', 'delete', 'restore'] as const;
const NOTE_CALLS = [
  ...BOOKMARK_CALLS,
  'createAttachment',
  'deleteAttachment',
  'attachmentFile',
  'share',
] as const;
const SELECTION_CALLS = [
  'createComment',
  'updateComment',
  'resolveComment',
  'deleteComment',
  'restoreComment',
  'createAttachment',
  'updateAttachment',
  'deleteAttachment',
  'restoreAttachment',
  'attachmentFile',
  'share',
] as const;

/** Members in front of an embedder's object, which keeps whatever else it has, or gets later. */
function over(below: object | undefined, members: object): object {
  const front: unknown = Object.create(below ?? null);
  return Object.assign(front as object, members);
}

/** Calls of these names: those that an embedder's object has when they are made, and refusals for the others. */
function refusing<Calls extends object>(
  resource: string,
  names: readonly (string & keyof Calls)[],
  calls: Calls | undefined,
): object {
  const made = names.map((name) => {
    const call = async (...given: readonly unknown[]): Promise<unknown> => {
      const served = calls?.[name];
      if (typeof served !== 'function') throw new NotSupportedError(`${resource}.${name}`);
      const answer: unknown = Reflect.apply(served, calls, given);
      return answer;
    };
    return [name, call] as const;
  });
  return Object.fromEntries(made);
}
