import type {
  Code,
  CodeDocument,
  CodeUpdate,
  DocumentVersion,
  ReviewedUpdate,
  TextChange,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type { CallOptions } from '../ports/backend';
import type { ReviewBackend } from '../ports/review-backend';
import { aDocument } from './test-annotator';

const MOMENT = '2026-07-01T08:00:00.000Z';
const EMPTY = {
  startPage: 0,
  startElement: 0,
  startCharacter: 0,
  endPage: 0,
  endElement: 0,
  endCharacter: 0,
};

/** An Update of Lea Rossi's. */
export function anUpdate(changes: Partial<CodeUpdate> = {}): CodeUpdate {
  const createdBy = { id: 1, name: 'Lea Rossi' };
  return { id: 90, revision: 3, isFromSource: false, createdAt: MOMENT, createdBy, ...changes };
}

/** A document with a new text that has been compared. */
export function aChangedDocument(id: number, changes: Partial<CodeDocument> = {}): CodeDocument {
  return aDocument(id, {
    warnings: ['contains updates to resolve'],
    comparison: { state: 'ready', verdict: 'changed', likeness: 0.97, changes: 3 },
    carryOver: { success: 1, unconfirmed: 1, failed: 1 },
    ...changes,
  });
}

/** A textual change that begins both texts. */
export function aChange(changes: Partial<TextChange> = {}): TextChange {
  return { kind: 'replaced', old: EMPTY, new: EMPTY, oldText: 'one', newText: 'two', words: [], ...changes };
}

/** A Version of document 1. */
export function aVersion(number: number, changes: Partial<DocumentVersion> = {}): DocumentVersion {
  return {
    id: 100 + number,
    documentId: 1,
    number,
    uuid: '00000000-0000-4000-8000-000000000000',
    size: 1000,
    pages: 3,
    status: 'archived',
    createdAt: MOMENT,
    createdBy: { id: 1, name: 'Lea Rossi' },
    warnings: [],
    ...changes,
  };
}

/** What the fake has of a Code, its Update and its documents; a test changes it as others would. */
export interface FakeReviewContent {
  documents: readonly CodeDocument[];
  update: CodeUpdate | undefined;
  changes: readonly TextChange[];
  selections: readonly TextSelection[];
  versions: readonly DocumentVersion[];
  reviewed: readonly ReviewedUpdate[];
}

/** A backend in memory for reviews: answers in pages of `pageSize`, keeps what was asked, and fails where it is told to. */
export interface FakeReviewBackend extends ReviewBackend {
  readonly content: FakeReviewContent;
  readonly reviews: readonly {
    readonly input: Parameters<ReviewBackend['codes']['review']>[0];
    readonly idempotencyKey: string | undefined;
  }[];
  /** Calls by name, as `documents.changes`. */
  readonly asked: readonly string[];
  /** The next calls of that name reject so, until it is told otherwise. */
  fail(name: string, error: Error | undefined): void;
  /** Answers of that name wait until the returned function is called. */
  hold(name: string): () => void;
}

/** Makes the fake. */
export function createFakeReviewBackend(
  content: Partial<FakeReviewContent> = {},
  pageSize = 1000,
): FakeReviewBackend {
  const has: FakeReviewContent = {
    documents: [aChangedDocument(1)],
    update: anUpdate(),
    changes: [],
    selections: [],
    reviewed: [],
    versions: [aVersion(2, { status: 'pending' }), aVersion(1, { status: 'current' })],
    ...content,
  };
  const asked: string[] = [];
  const failures = new Map<string, Error>();
  const held = new Map<string, Promise<void>>();
  const reviews: FakeReviewBackend['reviews'][number][] = [];

  const answer = async <Result>(name: string, options: CallOptions | undefined, result: () => Result) => {
    asked.push(name);
    await held.get(name);
    options?.signal?.throwIfAborted();
    const failure = failures.get(name);
    if (failure) throw failure;
    return result();
  };
  const pageOf = <Item>(items: readonly Item[], cursor: string | undefined) => {
    const start = Number(cursor ?? 0);
    const end = start + pageSize;
    return { data: items.slice(start, end), ...(end < items.length && { next: String(end) }) };
  };
  const code = (): Code => ({
    id: 1,
    title: 'Civil Code',
    coverColor: 'color-1',
    publication: 'published',
    isPublic: false,
    hasUpdate: has.update !== undefined,
    totalSelectionsCount: has.selections.length,
    user: { id: 1, access: 'owner' },
    owner: { id: 1, name: 'Lea Rossi' },
    documents: [...has.documents],
    sharedUsers: [],
    colors: [],
    legend: [],
    ...(has.update && { update: has.update }),
    createdAt: MOMENT,
    updatedAt: MOMENT,
    createdBy: { id: 1, name: 'Lea Rossi' },
  });
  return {
    content: has,
    reviews,
    asked,
    fail(name, error) {
      if (error) failures.set(name, error);
      else failures.delete(name);
    },
    hold(name) {
      let release = () => {};
      const waiting = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(name, waiting);
      return () => {
        held.delete(name);
        release();
      };
    },
    documents: {
      changes: ({ cursor }, options) =>
        answer('documents.changes', options, () => pageOf(has.changes, cursor)),
      selections: ({ cursor }, options) =>
        answer('documents.selections', options, () => pageOf(has.selections, cursor)),
      versions: (_input, options) =>
        answer('documents.versions', options, () => ({ data: [...has.versions] })),
      update: ({ id }, options) =>
        answer('documents.update', options, () => {
          const again = aChangedDocument(id, { comparison: { state: 'running', share: 0 } });
          has.documents = has.documents.map((document) => (document.id === id ? again : document));
          return again;
        }),
    },
    codes: {
      updates: (_input, options) => answer('codes.updates', options, () => ({ data: [...has.reviewed] })),
      get: (_input, options) => answer('codes.get', options, code),
      review(input, options) {
        reviews.push({ input, idempotencyKey: options?.idempotencyKey });
        return answer('codes.review', options, () => {
          has.update = undefined;
          return code();
        });
      },
    },
  };
}
