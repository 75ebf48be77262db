import type { AccessLevel, Capabilities, CodeDocument } from '@glossator/client-sdk/contract';
import type { ChangedThing, Mutation } from '../outbox/state';
import type { AnnotatorBackend } from '../ports/backend';
import type { DocumentSource, DocumentViewer } from '../ports/document-viewer';
import type { Clock, KeyValueStore, Log } from '../ports/environment';
import type { AnnotatorEvent } from './events';
import type { AnnotatorState } from './state';

/** Takes changes, saves them in order and keeps what could not be saved. */
export interface ChangeQueue {
  /** `event` is dispatched at once; the call follows as soon as those before it on the same Selection, bookmark or note are through. */
  readonly submit: (
    change: {
      readonly documentId: number;
      readonly mutation: Mutation;
      readonly event: AnnotatorEvent;
    } & ({ readonly selectionId: number } | { readonly thing: ChangedThing }),
  ) => void;
  /** Does again here what is not saved yet of a document, over a list that comes from the server. */
  readonly replay: (documentId: number) => void;
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
  readonly changes: ChangeQueue;
  readonly resolveFile: (document: CodeDocument) => DocumentSource;
  readonly capabilitiesOf: (level: AccessLevel | undefined) => Capabilities;
}
