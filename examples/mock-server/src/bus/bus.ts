import type { AccessLevel, AccountPart, UserNotification, UserRef } from '@glossator/client-sdk/contract';

/**
 * The bus port: short messages between the parts of a server, and between servers. Every adapter promises (and the conformance suite checks): a message
 * reaches every subscriber of its topic at most once, in the order in which its server published, and subscribers in the same server before `publish` returns;
 * nothing is kept for those who come later (what must not be missed is in a partition's change log); where messages of other servers may have
 * been lost, listeners learn of it.
 */
export interface Bus {
  publish<Topic extends keyof BusMessages>(topic: Topic, message: BusMessages[Topic]): void;
  /** Gives the unsubscribe function. */
  subscribe<Topic extends keyof BusMessages>(
    topic: Topic,
    listener: (message: BusMessages[Topic]) => void,
  ): () => void;
  /**
   * Calls the listener when messages of other servers may have been missed: whoever keeps something by messages has to look anew. Gives what ends that.
   */
  onGap(listener: () => void): () => void;
  close(): void;
}

/** Topics and what their messages say. */
export interface BusMessages {
  /** A session is worthless from now on; `sessionId` is the hash of its token. */
  readonly 'session-ended': { readonly sessionId: string };
  /** Who may enter a Code has changed, or the Code is gone. */
  readonly 'access-changed': { readonly codeId: number };
  /** Something of a user's own private annotations in a Code has changed. */
  readonly 'own-events': { readonly codeId: number; readonly userId: number };
  /** A user's own access to a Code is another one; without `access` they have none. */
  readonly 'own-access-changed': {
    readonly codeId: number;
    readonly userId: number;
    readonly access?: AccessLevel;
  };
  /** A part of a user's own account is another one. */
  readonly 'account-changed': { readonly userId: number; readonly part: AccountPart };
  /** How far the comparison of a document's pending Version is, from 0 to 1. */
  readonly 'update-progress': {
    readonly codeId: number;
    readonly documentId: number;
    readonly share: number;
  };
  /** How far the import of a user's export is, from 0 to 1. */
  readonly 'import-progress': { readonly userId: number; readonly share: number };
  /** A user has been notified of something. */
  readonly notified: { readonly userId: number; readonly notification: UserNotification };
  /** Who is on the live channel of a Code, as far as one server knows: `server` has a name of its own for each start. */
  readonly presence: {
    readonly server: string;
    readonly codeId: number;
    readonly present: readonly PresentUser[];
  };
  /** A server has opened the live channel of a Code and knows nobody who is on it elsewhere. */
  readonly 'presence-asked': { readonly server: string; readonly codeId: number };
}

/** Somebody on a live channel, and whether the Code is theirs. */
export interface PresentUser {
  readonly user: UserRef;
  readonly isOwner: boolean;
}
