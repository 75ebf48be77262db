import type { InputOf, Operations } from '@glossator/client-sdk/contract';
import type { AnnotatorEvent } from '../features';

type SelectionOperations = Operations['selections'];

/** A call that makes, changes or deletes something. Ids in it may still be temporary. */
export type Mutation = SelectionMutation | BookmarkMutation | NoteMutation;
type SelectionMutation = {
  [Name in MutationName]: { readonly name: Name; readonly input: InputOf<SelectionOperations[Name]> };
}[MutationName];
/** The calls the outbox makes. */
export type MutationName =
  | 'create'
  | 'update'
  | 'delete'
  | 'restore'
  | 'createComment'
  | 'updateComment'
  | 'deleteComment'
  | 'restoreComment'
  | 'createAttachment'
  | 'updateAttachment'
  | 'deleteAttachment'
  | 'restoreAttachment';

type BookmarkOperations = Operations['bookmarks'];
type BookmarkMutation =
  | { readonly name: 'createBookmark'; readonly input: InputOf<BookmarkOperations['create']> }
  | { readonly name: 'updateBookmark'; readonly input: InputOf<BookmarkOperations['update']> }
  | { readonly name: 'deleteBookmark'; readonly input: InputOf<BookmarkOperations['delete']> }
  | { readonly name: 'restoreBookmark'; readonly input: InputOf<BookmarkOperations['restore']> };

type NoteOperations = Operations['notes'];
type NoteMutation =
  | { readonly name: 'createNote'; readonly input: InputOf<NoteOperations['create']> }
  | { readonly name: 'updateNote'; readonly input: InputOf<NoteOperations['update']> }
  | { readonly name: 'deleteNote'; readonly input: InputOf<NoteOperations['delete']> }
  | {
      readonly name: 'deleteNoteAttachment';
      readonly input: InputOf<NoteOperations['deleteAttachment']>;
    }
  | { readonly name: 'restoreNote'; readonly input: InputOf<NoteOperations['restore']> };

/** What a change is about. What is written on a Selection is about that. The id may still be a temporary one. */
export interface ChangedThing {
  readonly kind: 'selection' | 'bookmark' | 'note';
  readonly id: number;
}

/** A change the server does not have yet. */
export interface PendingChange {
  /** Its idempotency key. */
  readonly key: string;
  readonly documentId: number;
  /** Changes of one thing are sent one after the other. */
  readonly thing: ChangedThing;
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
  /** False while some of them would be lost with the page, because there is no room to keep them. */
  readonly areKept: boolean;
}

/** The next temporary ids. */
export interface NextIds {
  readonly selections: number;
  readonly comments: number;
  readonly bookmarks: number;
  readonly notes: number;
}

/** All is saved. */
export const initialOutbox: OutboxState = { changes: [], areKept: true };
