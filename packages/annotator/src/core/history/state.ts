import type {
  Bookmark,
  CarriedSelection,
  Note,
  SelectionColor,
  SelectionStatus,
  TextSelection,
} from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { SelectionEntry } from '../comments/events';
import type { PendingChange } from '../outbox/state';

/** What was done, for the words of tooltips and messages (`annotator.history` of the i18n package). */
export type ActionLabel =
  | `${'create' | 'delete'}${'Highlight' | 'Comment' | 'Attachment' | 'Bookmark' | 'Note'}`
  | 'recolorHighlight'
  | 'renameHighlight'
  | 'moveHighlight'
  | 'confirmPlace'
  | 'editComment'
  | 'renameAttachment'
  | 'renameBookmark'
  | 'editNote';

/** A thing that actions are about. Its id, and that of the Selection it is on, may be a temporary one. */
export type ThingRef =
  | { readonly kind: 'selection' | 'bookmark' | 'note'; readonly id: number }
  | { readonly kind: 'comment' | 'attachment'; readonly id: number; readonly selectionId: number };

/** A thing as it was. */
export type Snapshot =
  | { readonly kind: 'selection'; readonly item: TextSelection }
  | { readonly kind: 'comment' | 'attachment'; readonly item: SelectionEntry }
  | { readonly kind: 'bookmark'; readonly item: Bookmark }
  | { readonly kind: 'note'; readonly item: Note };

/** Fields of things that actions change; those of a range come with its quote. */
export interface ThingFields {
  readonly color?: SelectionColor;
  readonly name?: string;
  readonly text?: string;
  readonly range?: TextRange;
  /** With a range and its text: whether that place is sure, ... */
  readonly status?: SelectionStatus;
  /** ... and what is known of how the Selection came there. */
  readonly carriedOver?: CarriedSelection;
}

/** What an action did: made or deleted a thing, or changed some of its fields. */
export type UndoableChange =
  | {
      readonly type: 'creation' | 'deletion';
      /** The thing when it was made, or deleted the last time. */
      readonly snapshot: Snapshot;
      /** The changes that its last deletion made needless: the server had not heard of the thing. */
      readonly cancelled: readonly PendingChange[];
    }
  | {
      readonly type: 'change';
      readonly ref: ThingRef;
      readonly before: ThingFields;
      readonly after: ThingFields;
    };

/** What an action did to one thing. */
export interface DoneChange {
  readonly change: UndoableChange;
  /** The change in the outbox that it made the last time, where it made one. */
  readonly key: string | undefined;
}

/** One of the user's own actions. Most change one thing; those that change several do so in one document, to one kind of thing. */
export interface HistoryEntry {
  readonly id: number;
  readonly documentId: number;
  readonly label: ActionLabel;
  /** In the order in which they were made; at least one. */
  readonly changes: readonly DoneChange[];
}

/** What is to be undone or redone as soon as its document is open and read. */
export interface AwaitedStep {
  readonly direction: Direction;
  readonly entryId: number;
  readonly documentId: number;
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
