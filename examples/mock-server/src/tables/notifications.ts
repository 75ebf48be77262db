import type { UserNotification } from '@glossator/client-sdk/contract';

/** A mention that waits for its user's mail of the day. What was written is not kept: it may be gone when the mail is sent. */
export interface MentionDigestRow {
  readonly id: number;
  readonly userId: number;
  readonly codeId: number;
  /** Who wrote the comment. */
  readonly senderId: number;
  /** Where it is, from the root of the app. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Something a user is notified of. */
export interface NotificationRow extends UserNotification {
  readonly userId: number;
}
