import type { UserRef } from '@glossator/client-sdk/contract';
import type { WrittenDraft } from '../entities/written-draft';

/** The comment being written: on a Selection (`commentId` undefined: a new one). */
export interface CommentForm extends WrittenDraft {
  readonly selectionId: number;
  readonly commentId: number | undefined;
  /** The thread that a new one is for; undefined: one of its own. */
  readonly replyTo: number | undefined;
  /** Whom the user has picked to be mentioned, and whom the comment mentioned before. */
  readonly mentioned: readonly UserRef[];
  /** The user wants to quit it, though there is something in it: they are asked first. */
  readonly isLeaving: boolean;
}

/** Comments live in their Selections; this is what is open around them. */
export interface CommentsState {
  readonly form: CommentForm | undefined;
  /** Those who see the annotations of a Code, the user too, by name; undefined before they are known. */
  readonly people: { readonly codeId: number; readonly items: readonly UserRef[] } | undefined;
  /** The next temporary id of a comment. */
  readonly nextId: number;
}

/** No form is open. */
export const initialComments: CommentsState = { form: undefined, people: undefined, nextId: -1 };
