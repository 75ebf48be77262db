import type { InputOf, Operations } from '@glossator/client-sdk/contract';
import type { AnnotatorEvent } from '../store/events';

type SelectionOperations = Operations['selections'];

/** A call that makes, changes or deletes something. Ids in it may still be temporary. */
export type Mutation = {
  [Name in MutationName]: { readonly name: Name; readonly input: InputOf<SelectionOperations[Name]> };
}[MutationName];
/** The calls the outbox makes. */
export type MutationName =
  'create' | 'update' | 'delete' | 'createComment' | 'updateComment' | 'deleteComment';

/** A change the server does not have yet. */
export interface PendingChange {
  /** Its idempotency key. */
  readonly key: string;
  readonly documentId: number;
  /** Changes of one Selection are sent one after the other. */
  readonly selectionId: number;
  readonly mutation: Mutation;
  /** What was done here at once, to be done again over a freshly loaded list. */
  readonly event: AnnotatorEvent;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** False while it was never sent: then the server cannot know of it. */
  readonly wasSent: boolean;
}

/** Changes not saved yet, in the order in which they were made. */
export interface OutboxState {
  readonly changes: readonly PendingChange[];
}

/** All is saved. */
export const initialOutbox: OutboxState = { changes: [] };
