import type { Entity, EntityRef } from '../entities/entity-kind';
import type { ActionLabel } from '../entities/labels';
import type { PendingChange } from '../outbox/state';

/** A difference that an action made: an entity that was added or taken away, or fields that were changed. */
export type UndoableChange =
  | {
      readonly type: 'creation' | 'deletion';
      readonly ref: EntityRef;
      /** The entity when it was made, or deleted the last time. */
      readonly entity: Entity;
      /** The changes that its last deletion made needless: the server did not know of the entity. */
      readonly canceled: readonly PendingChange[];
    }
  | {
      readonly type: 'change';
      readonly ref: EntityRef;
      readonly from: object;
      readonly to: object;
    };

/** What an action did to one entity. */
export interface DoneChange {
  readonly documentId: number;
  readonly change: UndoableChange;
  /** The change in the outbox that it made the last time, where it made one. */
  readonly key: string | undefined;
}

/** One of the user's own actions. Most change one entity; those that change several do so to one kind of entity. */
export interface HistoryEntry {
  readonly id: number;
  /** The document in which it was done, which is opened before it is undone; undefined for what was done in several. */
  readonly documentId: number | undefined;
  readonly label: ActionLabel;
  /** It was done to many entities in one go, to each apart from the others. */
  readonly isTogether?: boolean;
  /** In the order in which they were made; at least one. */
  readonly changes: readonly DoneChange[];
}

/** What is to be undone or redone as soon as its document is open and read. */
export interface AwaitedStep {
  readonly direction: Direction;
  readonly entryId: number;
  /** Undefined where it waits for the lists of several documents. */
  readonly documentId: number | undefined;
}

/** Backwards (`undo`), or forwards again. */
export type Direction = 'undo' | 'redo';

/** The user's own actions since the Code was opened, at most 100 each way, the last ones at the end. */
export interface HistoryState {
  readonly undo: readonly HistoryEntry[];
  readonly redo: readonly HistoryEntry[];
  readonly awaited: AwaitedStep | undefined;
  readonly nextId: number;
}

/** Nothing was done yet. */
export const initialHistory: HistoryState = { undo: [], redo: [], awaited: undefined, nextId: 1 };
