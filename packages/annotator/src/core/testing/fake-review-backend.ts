import type { CodeDocument, CodeUpdate, DocumentVersion, TextChange } from '@glossator/client-sdk/contract';
import type { FakeUpdates } from '@glossator/client-sdk/testing';
import type { CallOptions } from '../ports/backend';
import type { ReviewBackend } from '../ports/review-backend';
import { createTestApi, LEA } from './test-api';
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

/** A review's backend on the fake api: answers in pages of `pageSize`, records the calls, and fails or waits where a test says so. */
export interface FakeReviewBackend extends ReviewBackend {
  /** The pending Update and what it changes; a test changes it as others would. */
  readonly content: FakeUpdates;
  readonly reviews: readonly {
    readonly input: Parameters<ReviewBackend['codes']['review']>[0];
    readonly idempotencyKey: string | undefined;
  }[];
  /** Names of the calls, as `documents.changes`. */
  readonly requested: readonly string[];
  /** Calls of that name are refused with the error from now on, or answered again. */
  fail(name: string, error: Error | undefined): void;
  /** Answers of that name wait until the returned function is called. */
  hold(name: string): () => void;
}

/** Makes the backend, by default with one changed document. */
export function createFakeReviewBackend(
  given: Partial<FakeUpdates> = {},
  pageSize = 1000,
): FakeReviewBackend {
  const content: FakeUpdates = {
    documents: [aChangedDocument(1)],
    update: anUpdate(),
    changes: [],
    selections: [],
    reviewed: [],
    versions: [aVersion(2, { status: 'pending' }), aVersion(1, { status: 'current' })],
    ...given,
  };
  const api = createTestApi([], content);
  const { documents, codes } = api.inProcessClient(api.signIn(LEA));
  const requested: string[] = [];
  const failures = new Map<string, Error>();
  const held = new Map<string, Promise<void>>();
  const reviews: FakeReviewBackend['reviews'][number][] = [];

  const answered =
    <Input, Result>(name: string, call: (input: Input, options?: CallOptions) => Promise<Result>) =>
    async (input: Input, options?: CallOptions): Promise<Result> => {
      requested.push(name);
      await held.get(name);
      options?.signal?.throwIfAborted();
      const failure = failures.get(name);
      if (failure) throw failure;
      return call(input, options);
    };
  const paged =
    <Input, Result>(call: (input: Input & { limit: number }, options?: CallOptions) => Promise<Result>) =>
    (input: Input, options?: CallOptions) =>
      call({ ...input, limit: pageSize }, options);
  const review = answered('codes.review', codes.review);
  return {
    content,
    reviews,
    requested,
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
      changes: answered('documents.changes', paged(documents.changes)),
      selections: answered('documents.selections', paged(documents.selections)),
      versions: answered('documents.versions', documents.versions),
      update: answered('documents.update', documents.update),
    },
    codes: {
      updates: answered('codes.updates', codes.updates),
      get: answered('codes.get', codes.get),
      review(input, options) {
        reviews.push({ input, idempotencyKey: options?.idempotencyKey });
        return review(input, options);
      },
    },
  };
}
