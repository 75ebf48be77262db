import type { DocumentVersion, ReviewedUpdate } from '@glossator/client-sdk/contract';
import type { LoadStatus } from '../store/origin';

/** The Versions of the active document and the Updates that its Code had. */
export interface VersionsState {
  /** Whether they stand in the left panel instead of the contents. */
  readonly isShown: boolean;
  /** `loading` also while they are fetched again: what was read stays meanwhile. */
  readonly status: LoadStatus;
  /** What the last fetch failed with, as it was thrown; undefined unless `status` is `failed`. */
  readonly error: unknown;
  /** Newest first. */
  readonly items: readonly DocumentVersion[];
  /** Updates that were reviewed, newest first, as far as they were read. */
  readonly reviewed: readonly ReviewedUpdate[];
  /** Where the older ones go on; undefined when all were read. */
  readonly next: string | undefined;
  /** The Version that the user is asked about: whether to restore it. */
  readonly asked: number | undefined;
  /** The Version that was restored last. */
  readonly restored: number | undefined;
  /** How often a change of them was received. */
  readonly changes: number;
}

/** Nothing was read yet. */
export const initialVersions: VersionsState = {
  isShown: false,
  status: 'idle',
  error: undefined,
  items: [],
  reviewed: [],
  next: undefined,
  asked: undefined,
  restored: undefined,
  changes: 0,
};
