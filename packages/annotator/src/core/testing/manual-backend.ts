import type {
  Bookmark,
  CodeSearchResult,
  Note,
  Problem,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type { AnnotatorBackend, CallOptions } from '../ports/backend';
import { createMemoryServer, UPLOADED, type MemoryServer } from './memory-server';
import { RefusalError, type RefusalParts } from './refusal-error';

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
  refuse(status: number, code: Problem['code'], parts?: RefusalParts): void;
}

/** A backend in memory that answers only when the test says so. */
export interface ManualBackend extends AnnotatorBackend {
  /** Calls not answered yet, in their order. */
  readonly calls: OpenCall[];
  /** What the server has, by id. */
  readonly stored: Map<number, TextSelection>;
  readonly storedBookmarks: Map<number, Bookmark>;
  readonly storedNotes: Map<number, Note>;
  /** What searches of the Code answer, one after the other; nothing is found where there is none. */
  readonly codeAnswers: CodeSearchResult[];
  /** Takes the first open call. */
  next(): OpenCall;
}

/** What a server remembers of calls with keys. */
export type KeptAnswers = Map<string, unknown>;

/** A manual backend that has these Selections, or one more connection to a server that is there already. */
export function createManualBackend(
  existing: readonly TextSelection[] = [],
  server: MemoryServer = createMemoryServer(existing),
  done: KeptAnswers = new Map(),
): ManualBackend {
  const calls: OpenCall[] = [];
  const codeAnswers: CodeSearchResult[] = [];

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
        refuse: (status, code, parts) => reject(new RefusalError(status, code, parts)),
      });
    });
  const asking =
    <Input extends Readonly<Record<string, unknown>>, Result>(name: string, work: (input: Input) => Result) =>
    (input: Input, options?: CallOptions): Promise<Result> =>
      call(name, { ...input }, options?.idempotencyKey, () => work(input));
  const of = <Thing extends { readonly documentId: number }>(
    things: ReadonlyMap<number, Thing>,
    id: number,
  ) => [...things.values()].filter(({ documentId }) => documentId === id);
  const file = (type: string) => () => ({ blob: () => Promise.resolve({ size: 3, type }) });

  return {
    calls,
    codeAnswers,
    stored: server.selections,
    storedBookmarks: server.bookmarks,
    storedNotes: server.notes,
    next() {
      const first = calls.shift();
      if (!first) throw new Error('No call is open');
      return first;
    },
    documents: {
      download: asking('download', file('application/pdf')),
      selections: asking('selections', ({ id }) => ({ data: of(server.selections, Number(id)) })),
      notes: asking('notes', ({ id }) => ({ data: of(server.notes, Number(id)).toReversed() })),
      bookmarks: asking('bookmarks', ({ id }) => ({ data: of(server.bookmarks, Number(id)) })),
      search: asking('search', () => ({ data: [], total: 0 })),
    },
    selections: {
      create: asking('create', server.create),
      update: asking('update', server.update),
      delete: asking('delete', server.delete),
      restore: asking('restore', server.restore),
      createComment: asking('createComment', server.createComment),
      updateComment: asking('updateComment', server.updateComment),
      deleteComment: asking('deleteComment', server.deleteComment),
      restoreComment: asking('restoreComment', server.restoreComment),
      createAttachment: asking('createAttachment', server.createAttachment),
      updateAttachment: asking('updateAttachment', server.updateAttachment),
      deleteAttachment: asking('deleteAttachment', server.deleteAttachment),
      restoreAttachment: asking('restoreAttachment', server.restoreAttachment),
      attachmentFile: asking('attachmentFile', file('image/png')),
      share: asking('share', () => undefined),
    },
    files: {
      upload: ({ file: data, contentType, onProgress, signal }) => {
        const sent = (bytes: number) => onProgress?.(bytes, data.size);
        return call('upload', { contentType, sent, signal }, undefined, () => ({ uuid: UPLOADED }));
      },
    },
    notes: {
      create: asking('createNote', server.createNote),
      update: asking('updateNote', server.updateNote),
      delete: asking('deleteNote', server.deleteNote),
      restore: asking('restoreNote', server.restoreNote),
      createAttachment: asking('createNoteAttachment', server.createNoteAttachment),
      deleteAttachment: asking('deleteNoteAttachment', server.deleteNoteAttachment),
      attachmentFile: asking('noteAttachmentFile', file('image/png')),
      share: asking('shareNote', () => undefined),
    },
    codes: {
      search: asking(
        'searchCode',
        () => codeAnswers.shift() ?? { data: [], total: 0, documents: [], unread: [] },
      ),
      setColor: asking('setColor', ({ color }) => [color]),
    },
    bookmarks: {
      create: asking('createBookmark', server.createBookmark),
      update: asking('updateBookmark', server.updateBookmark),
      delete: asking('deleteBookmark', server.deleteBookmark),
      restore: asking('restoreBookmark', server.restoreBookmark),
    },
  };
}
