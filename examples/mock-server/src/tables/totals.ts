import type { ReviewRow, UpdateRow } from './updates';

/**
 * Bytes of what people have written in a Code: `id` is whose they are, 0 for all of them together. Under the negative id of a user are
 * the bytes of the answers that are kept for their retries. Kept in the transaction of each write; made again from the rows where it
 * is absent.
 */
export interface TextUseRow {
  readonly id: number;
  readonly bytes: number;
}

/**
 * What is known of a Code (`id`) without opening it. Derived: `isStale` says that the Code may have been written to since, and then it
 * is made again from the Code.
 */
export interface CodeDigestRow {
  readonly id: number;
  readonly isStale: boolean;
  readonly documentsCount: number;
  readonly pagesCount: number;
  readonly totalSelectionsCount: number;
  readonly hasUpdate: boolean;
  /** How many places of texts the Update changes, where that is known; not kept at first. */
  readonly updateChanges?: number | undefined;
  /** The documents whose laws are published at an address; absent where there is none. */
  readonly watched?: readonly number[] | undefined;
  /** What it has in the inboxes of its users; absent in rows of older releases, which are made again. */
  readonly inbox?: InboxDigest | undefined;
  /** Bytes of what each user has written in it. */
  readonly texts: readonly { readonly userId: number; readonly bytes: number }[];
}

/** What a Code has in the inboxes of its users: each sees what their access shows of it. */
export interface InboxDigest {
  /** The pending Update: to how many documents it does something, and whether their texts are compared. */
  readonly update?: UpdateRow & {
    readonly documents: number;
    readonly comparison: 'running' | 'ready' | 'failed';
    readonly changes?: number;
  };
  /** How many annotations are left to place, by author and document. */
  readonly unplaced: readonly {
    readonly userId: number;
    readonly documentId: number;
    readonly title: string;
    readonly count: number;
  }[];
  /** The Updates that were decided last, newest first. */
  readonly decided: readonly (Omit<ReviewRow, 'documents'> & { readonly hasReport: boolean })[];
}
