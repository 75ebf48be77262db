import type { CodeChange, CodeUpdate } from '@glossator/client-sdk/contract';
import type { LoadStatus } from '../store/origin';

/** The pending Update of the Code, as far as organizers may see it. */
export interface CodeUpdateState {
  /** Whether one is pending. */
  readonly isPending: boolean;
  /** Who made it and when, where the host has said so. */
  readonly update: CodeUpdate | undefined;
  /** What it changes, document by document. */
  readonly changes: readonly CodeChange[];
  readonly status: LoadStatus;
  /** What the last fetch failed with, as it was thrown; undefined unless `status` is `failed`. */
  readonly error: unknown;
  /** How far texts have been compared, from 0 to 1, by document. */
  readonly shares: Readonly<Record<number, number>>;
}

/** None is pending. */
export const initialCodeUpdate: CodeUpdateState = {
  isPending: false,
  update: undefined,
  changes: [],
  status: 'idle',
  error: undefined,
  shares: {},
};
