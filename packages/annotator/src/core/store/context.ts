import type { AccessLevel, Capabilities } from '@glossator/client-sdk/contract';
import type { EntryKind } from '../comments/events';
import type { ChangedThing, Mutation, PendingChange } from '../outbox/state';
import type { AnnotatorBackend } from '../ports/backend';
import type { DocumentViewer } from '../ports/document-viewer';
import type { Clock, KeyValueStore, Log } from '../ports/environment';
import type { ResolveFile } from '../ports/file-resolver';
import type { AnnotatorEvent } from './events';
import type { AnnotatorState } from './state';

/** A change that is to be made here at once and then on the server. */
export type SubmittedChange = {
  readonly documentId: number;
  readonly mutation: Mutation;
  readonly event: AnnotatorEvent;
  /** The last action in the history, where this is a part of it: both are undone in one step. */
  readonly joins?: number;
} & ({ readonly selectionId: number } | { readonly thing: ChangedThing });

/** What became of a submitted change. */
export interface Submission {
  /** Its key in the outbox; undefined when it needs no call. */
  readonly key: string | undefined;
  /** The changes that a deletion made needless: the server had not heard of the thing yet. */
  readonly cancelled: readonly PendingChange[];
}

/** Takes changes, saves them in order and keeps what could not be saved. */
export interface ChangeQueue {
  /** `event` is dispatched at once; the call follows as soon as those before it on the same Selection, bookmark or note are through. */
  readonly submit: (change: SubmittedChange) => Submission;
  /** Makes changes again that were cancelled. */
  readonly resubmit: (cancelled: readonly PendingChange[]) => void;
  /** Does again here what is not saved yet of a document, over a list that comes from the server. */
  readonly replay: (documentId: number) => void;
  /** The id that a thing has now: the saved one of what had a temporary one. */
  readonly savedId: (kind: ChangedThing['kind'] | EntryKind, id: number) => number;
}

/** What commands work with. */
export interface CommandContext {
  readonly getState: () => AnnotatorState;
  readonly dispatch: (event: AnnotatorEvent) => void;
  readonly backend: AnnotatorBackend;
  /** The viewer that is attached at the moment. */
  readonly viewer: () => DocumentViewer | undefined;
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  readonly log: Log;
  /** What is submitted here can be undone. */
  readonly changes: ChangeQueue;
  /** The same without that. */
  readonly queue: ChangeQueue;
  readonly resolveFile: ResolveFile;
  readonly capabilitiesOf: (level: AccessLevel | undefined) => Capabilities;
}
