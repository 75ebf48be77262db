import type {
  Bookmark,
  Note,
  Problem,
  SelectionAttachment,
  SelectionComment,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type { AnnotatorBackend } from '../ports/backend';

/** A call that waits for the test to answer it. */
export interface OpenCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
  /** Lets the server do what was asked, and answer. */
  succeed(): void;
  /** The connection breaks; with `isDone` after the server did it. */
  breakOff(isDone?: boolean): void;
  /** The server refuses. */
  refuse(status: number, code: Problem['code'], conflictWith?: number): void;
}

/** A backend in memory that answers only when the test says so. */
export interface ManualBackend extends AnnotatorBackend {
  /** Calls not answered yet, in their order. */
  readonly calls: OpenCall[];
  /** What the server has, by id. */
  readonly stored: Map<number, TextSelection>;
  readonly storedBookmarks: Map<number, Bookmark>;
  readonly storedNotes: Map<number, Note>;
  /** Takes the first open call. */
  next(): OpenCall;
}

/** The error of a refused call, in the shape of the SDK's. */
class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly problem: Problem;

  constructor(status: number, code: Problem['code'], conflictWith?: number) {
    super(code);
    const about = conflictWith === undefined ? {} : { conflictWith };
    this.problem = { type: 'about:blank', title: code, status, kind: 'conflict', code, ...about };
  }
}

/** Who makes everything on this server. */
const AUTHOR = { id: 1, name: 'Lea Rossi' };

/** A manual backend that has these Selections. */
export function createManualBackend(existing: readonly TextSelection[] = []): ManualBackend {
  const calls: OpenCall[] = [];
  const selections = new Map(existing.map((item) => [item.id, item]));
  const bookmarks = new Map<number, Bookmark>();
  const notes = new Map<number, Note>();
  const done = new Map<string, unknown>();
  let nextId = 1000;
  const stamps = () => ({ createdAt: MOMENT, updatedAt: MOMENT, createdBy: AUTHOR });

  const call = <Result>(
    name: string,
    input: Readonly<Record<string, unknown>>,
    key: string | undefined,
    work: () => Result,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      const answer = () => {
        const kept = key === undefined ? undefined : done.get(key);
        const result = kept === undefined ? work() : (kept as Result);
        if (key !== undefined) done.set(key, result);
        return result;
      };
      calls.push({
        name,
        input,
        key,
        succeed() {
          try {
            resolve(answer());
          } catch (refusal) {
            if (!(refusal instanceof RefusalError)) throw refusal;
            reject(refusal);
          }
        },
        breakOff(isDone = false) {
          try {
            if (isDone) answer();
          } catch (refusal) {
            // It is lost with the connection.
            if (!(refusal instanceof RefusalError)) throw refusal;
          }
          reject(new Error('The connection broke'));
        },
        refuse: (status, code, conflictWith) => reject(new RefusalError(status, code, conflictWith)),
      });
    });

  return {
    calls,
    stored: selections,
    storedBookmarks: bookmarks,
    storedNotes: notes,
    next() {
      const first = calls.shift();
      if (!first) throw new Error('No call is open');
      return first;
    },
    documents: {
      download: (input, options) =>
        call('download', { ...input }, options?.idempotencyKey, () => ({
          blob: () => Promise.resolve({ size: 3, type: 'application/pdf' }),
        })),
      selections: (input, options) =>
        call('selections', { ...input }, options?.idempotencyKey, () => ({
          data: [...selections.values()].filter(({ documentId }) => documentId === input.id),
        })),
      notes: (input, options) =>
        call('notes', { ...input }, options?.idempotencyKey, () => ({
          data: [...notes.values()].filter(({ documentId }) => documentId === input.id).toReversed(),
        })),
      bookmarks: (input, options) =>
        call('bookmarks', { ...input }, options?.idempotencyKey, () => ({
          data: [...bookmarks.values()].filter(({ documentId }) => documentId === input.id),
        })),
      search: (input, options) =>
        call('search', { ...input }, options?.idempotencyKey, () => ({ data: [], total: 0 })),
    },
    selections: {
      create: (input, options) =>
        call('create', { ...input }, options?.idempotencyKey, () => {
          const { isBookmark = false, name, ...fields } = input;
          const saved: TextSelection = {
            ...fields,
            ...(name !== undefined && { name }),
            id: nextId++,
            isBookmark,
            isAnnotation: false,
            data: [],
            status: 'success',
            ...stamps(),
          };
          selections.set(saved.id, saved);
          return saved;
        }),
      update: (input, options) =>
        call('update', { ...input }, options?.idempotencyKey, () => {
          const before = selections.get(input.id);
          if (!before) throw new RefusalError(404, 'NOT_FOUND');
          const { id: _id, range, color = before.color, text = before.text } = input;
          const after = { ...before, ...range, color, text };
          selections.set(input.id, after);
          return after;
        }),
      delete: (input, options) =>
        call('delete', { ...input }, options?.idempotencyKey, () => {
          selections.delete(input.id);
          return undefined;
        }),
      createComment: (input, options) =>
        call('createComment', { ...input }, options?.idempotencyKey, () => {
          const comment: SelectionComment = { ...input, id: nextId++, type: 'comment', ...stamps() };
          const owner = selections.get(input.selectionId);
          if (owner) selections.set(owner.id, { ...owner, data: [...owner.data, comment] });
          return comment;
        }),
      updateComment: (input, options) =>
        call('updateComment', { ...input }, options?.idempotencyKey, () => ({
          ...input,
          selectionId: 1,
          type: 'comment' as const,
          ...stamps(),
        })),
      deleteComment: (input, options) =>
        call('deleteComment', { ...input }, options?.idempotencyKey, () => undefined),
      createAttachment: (input, options) =>
        call('createAttachment', { ...input }, options?.idempotencyKey, () => {
          const file = { contentType: 'image/png', size: 3 };
          const attachment: SelectionAttachment = { ...input, ...file, id: nextId++, ...stamps() };
          const owner = selections.get(input.selectionId);
          if (owner) selections.set(owner.id, { ...owner, data: [...owner.data, attachment] });
          return attachment;
        }),
      updateAttachment: (input, options) =>
        call('updateAttachment', { ...input }, options?.idempotencyKey, () => ({
          ...{ ...input, selectionId: 1, type: 'attachment' as const, contentType: 'image/png', size: 3 },
          ...{ uuid: UPLOADED, ...stamps() },
        })),
      deleteAttachment: (input, options) =>
        call('deleteAttachment', { ...input }, options?.idempotencyKey, () => undefined),
      attachmentFile: (input, options) =>
        call('attachmentFile', { ...input }, options?.idempotencyKey, () => ({
          blob: () => Promise.resolve({ size: 3, type: 'image/png' }),
        })),
    },
    files: {
      upload: ({ file, contentType, onProgress, signal }) => {
        const sent = (bytes: number) => onProgress?.(bytes, file.size);
        return call('upload', { contentType, sent, signal }, undefined, () => ({ uuid: UPLOADED }));
      },
    },
    notes: {
      create: (input, options) =>
        call('createNote', { ...input }, options?.idempotencyKey, () => {
          const saved: Note = { ...input, id: nextId++, data: [], ...stamps() };
          notes.set(saved.id, saved);
          return saved;
        }),
      update: (input, options) =>
        call('updateNote', { ...input }, options?.idempotencyKey, () => {
          const before = notes.get(input.id);
          if (!before) throw new RefusalError(404, 'NOT_FOUND');
          const after = { ...before, text: input.text };
          notes.set(input.id, after);
          return after;
        }),
      delete: (input, options) =>
        call('deleteNote', { ...input }, options?.idempotencyKey, () => {
          notes.delete(input.id);
          return undefined;
        }),
    },
    codes: {
      setColor: (input, options) =>
        call('setColor', { ...input }, options?.idempotencyKey, () => [input.color]),
    },
    bookmarks: {
      create: (input, options) =>
        call('createBookmark', { ...input }, options?.idempotencyKey, () => {
          const saved: Bookmark = { ...input, id: nextId++, ...stamps() };
          bookmarks.set(saved.id, saved);
          return saved;
        }),
      update: (input, options) =>
        call('updateBookmark', { ...input }, options?.idempotencyKey, () => {
          const before = bookmarks.get(input.id);
          if (!before) throw new RefusalError(404, 'NOT_FOUND');
          const { name = before.name, page = before.page } = input;
          const after = { ...before, name, page };
          bookmarks.set(input.id, after);
          return after;
        }),
      delete: (input, options) =>
        call('deleteBookmark', { ...input }, options?.idempotencyKey, () => {
          bookmarks.delete(input.id);
          return undefined;
        }),
    },
  };
}

/** The uuid of every upload. */
export const UPLOADED = '00000000-0000-4000-8000-00000000000f';

/** When everything on this server was made. */
const MOMENT = '2026-07-01T00:00:00.000Z';
