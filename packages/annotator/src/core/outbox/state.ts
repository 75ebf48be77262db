import type { EntityChange } from '../entities/entity-kind';

/** A change the server does not have yet. Ids in it may still be temporary. */
export interface PendingChange {
  /** Its idempotency key. */
  readonly key: string;
  readonly documentId: number;
  readonly change: EntityChange;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Whether it could not be delivered on this page, also while that is tried again. */
  readonly hasFailed?: boolean;
  /** False while it was never sent: then the server cannot know of it. */
  readonly wasSent: boolean;
  /** Whether it was made on a page that has ended. */
  readonly isFound?: boolean;
}

/** Changes not saved yet, in the order in which they were made. */
export interface OutboxState {
  readonly changes: readonly PendingChange[];
  /** False while some of them would be lost with the page, because there is no room to keep them. */
  readonly areKept: boolean;
}

/** The next temporary ids, by kind of entity. */
export type NextIds = Readonly<Record<string, number>>;

/** All is saved. */
export const initialOutbox: OutboxState = { changes: [], areKept: true };
