import type { UserRef } from '@glossator/client-sdk/contract';

/** The comment being written: on a Selection (`commentId` undefined: a new one). */
export interface CommentForm {
  readonly selectionId: number;
  readonly commentId: number | undefined;
  /** The thread that a new one is for; undefined: one of its own. */
  readonly replyTo: number | undefined;
  readonly text: string;
  /** Whom the user has picked to be mentioned, and whom the comment mentioned before. */
  readonly mentioned: readonly UserRef[];
  /** What was there when it was opened, or is there since. */
  readonly original: string;
  /** What a colleague or another window has made of the comment meanwhile: shown beside `text`, which stays. */
  readonly elsewhere: string | undefined;
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
