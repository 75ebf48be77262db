import type { AccessLevel, UserNotification } from '@glossator/client-sdk/contract';

/**
 * The bus port: short messages between the parts of a server, and later between servers. Every adapter promises: a message
 * reaches every subscriber of its topic at most once, in order of publication; nothing is kept for those who come later
 * (what must not be missed is in a partition's change log).
 */
export interface Bus {
  publish<Topic extends keyof BusMessages>(topic: Topic, message: BusMessages[Topic]): void;
  /** Gives the unsubscribe function. */
  subscribe<Topic extends keyof BusMessages>(
    topic: Topic,
    listener: (message: BusMessages[Topic]) => void,
  ): () => void;
  close(): void;
}

/** Topics and what their messages say. */
export interface BusMessages {
  /** A session is worthless from now on; `sessionId` is the hash of its token. */
  readonly 'session-ended': { readonly sessionId: string };
  /** Who may enter a Code has changed, or the Code is gone. */
  readonly 'access-changed': { readonly codeId: number };
  /** A user's own access to a Code is another one; without `access` they have none. */
  readonly 'own-access-changed': {
    readonly codeId: number;
    readonly userId: number;
    readonly access?: AccessLevel;
  };
  /** How far the comparison of a document's pending Version is, from 0 to 1. */
  readonly 'update-progress': {
    readonly codeId: number;
    readonly documentId: number;
    readonly share: number;
  };
  /** A user has been notified of something. */
  readonly notified: { readonly userId: number; readonly notification: UserNotification };
}
