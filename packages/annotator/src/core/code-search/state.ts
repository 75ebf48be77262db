import type { CodeSearchHit, CodeSearchResult, CodeSearchScope } from '@glossator/client-sdk/contract';
import type { MatchOptions } from '@glossator/document-text';
import type { LoadStatus } from '../store/origin';

/** Where is searched: in the open document, in all documents of the Code, or in what people wrote on them. */
export type SearchScope = 'document' | CodeSearchScope;

/** What a search of the Code was asked. */
export interface CodeQuestion {
  /** Tells it from questions that ask the same. */
  readonly turn: number;
  readonly scope: CodeSearchScope;
  readonly query: string;
  readonly options: Required<MatchOptions>;
}

/** The search over the Code; what is typed is that of the search in the document. */
export interface CodeSearchState {
  readonly scope: SearchScope;
  /** What `hits` answer, undefined before anything was asked. */
  readonly asked: CodeQuestion | undefined;
  readonly status: LoadStatus;
  readonly hits: readonly CodeSearchHit[];
  readonly total: number;
  /** Hits of each document that has any, in their order. */
  readonly counts: NonNullable<CodeSearchResult['documents']>;
  /** Documents whose text could not be read. */
  readonly unread: readonly number[];
  /** Documents whose hits are not shown. */
  readonly collapsed: readonly number[];
  /** By document the cursor of its hits that have not been fetched; a document that was not asked for by itself has none. */
  readonly cursors: Readonly<Record<number, string | undefined>>;
  /** The document of which more are fetched, or could not be. */
  readonly moreOf: number | undefined;
  /** `failed` when more could not be fetched. */
  readonly more: LoadStatus;
  /** What the last query failed with, as it was thrown; undefined unless `status` or `more` is `failed`. */
  readonly error: unknown;
  /** Index into `hits`. */
  readonly active: number | undefined;
  /** Something was changed since it was searched. */
  readonly isStale: boolean;
  /** The files that the documents had then. */
  readonly files: readonly { readonly id: number; readonly uuid: string }[];
}

/** Nothing is searched for; the search keeps to the document. */
export const initialCodeSearch: CodeSearchState = {
  scope: 'document',
  asked: undefined,
  status: 'idle',
  hits: [],
  total: 0,
  counts: [],
  unread: [],
  collapsed: [],
  cursors: {},
  moreOf: undefined,
  more: 'idle',
  error: undefined,
  active: undefined,
  isStale: false,
  files: [],
};
