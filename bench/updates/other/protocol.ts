import type { Passage } from '../passages';

/** What the other client works on. */
export interface OtherTask {
  readonly url: string;
  readonly account: string;
  readonly codeId: number;
  readonly documentId: number;
  /** Places where it marks the text and takes the mark away again. */
  readonly spare: readonly Passage[];
  readonly callsPerSecond: number;
}

/** One call: `ms` from the moment it was due to its answer. */
export interface Sample {
  readonly call: string;
  readonly at: number;
  readonly ms: number;
  readonly isRefused: boolean;
}

/** What the other client says: that it has begun, or at the end all its calls. */
export type OtherReport =
  { readonly type: 'begun' } | { readonly type: 'ended'; readonly samples: readonly Sample[] };
