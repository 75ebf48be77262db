import type { PendingChange } from '../outbox/state';

/** Whose unsaved changes: they are sent and seen by this user alone, in this Code. */
export interface OutboxOwner {
  readonly userId: number;
  readonly codeId: number;
}

/** An unsaved change as it is kept: plain JSON in the change form of the specification (section 3, Code change). */
export interface StoredChange {
  readonly action: 'create' | 'update' | 'delete';
  /** The call with its idempotency key, and what it did here. */
  readonly payload: Omit<PendingChange, 'state' | 'hasFailed'>;
  /** Grows from change to change of a page. */
  readonly order: number;
}

/** The unsaved changes of one page (a tab, say), kept until they are saved. */
export interface OutboxBox {
  /** Keeps a change, in place of the one with the same key. True says that it outlives the page; false that there is no room. */
  readonly keep: (change: StoredChange) => boolean;
  /** Forgets changes. */
  readonly remove: (keys: readonly string[]) => void;
  /** The page ends, or no longer looks after its changes: another one may. */
  readonly close: () => void;
}

/**
 * Where changes that the server does not have yet outlive the page (local storage, say). Every adapter guarantees: what `keep` answered
 * with true comes back after a crash; each kept change is looked after by one open box at a time, so that two tabs never send the
 * same; no owner is given another one's. Nothing throws.
 */
export interface OutboxStore {
  /**
   * Opens a box for a page. `onFound` gets, in their order, changes of pages that have ended, as soon as they are known to have; they
   * belong to this box from then on.
   */
  readonly open: (owner: OutboxOwner, onFound: (changes: readonly StoredChange[]) => void) => OutboxBox;
}
