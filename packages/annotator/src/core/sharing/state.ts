/** What is shared by e-mail: an annotation (a Selection with what is on it) or a general note. Its id is a saved one. */
export interface ShareTarget {
  readonly kind: 'annotation' | 'note';
  readonly id: number;
}

/** Why something was not sent: too much was sent lately, it reached only some, it is gone, or anything else. */
export type ShareFailure = 'rateLimited' | 'notSent' | 'gone' | 'other';

/** The dialog for sharing by e-mail, with its success or failure flag (specification section 2). What is typed is the skin's. */
export interface SharingState {
  /** What it is open for. */
  readonly target: ShareTarget | undefined;
  readonly status: 'editing' | 'sending' | 'succeeded' | 'failed';
  readonly failure: ShareFailure | undefined;
  /** Milliseconds after which it is worth another try, where the server says so. */
  readonly retryAfterMs: number | undefined;
  /** The addresses that got it: all of them, or those that got it where others did not. */
  readonly sentTo: readonly string[];
}

/** No dialog is open. */
export const initialSharing: SharingState = {
  target: undefined,
  status: 'editing',
  failure: undefined,
  retryAfterMs: undefined,
  sentTo: [],
};
