import type { InvitedLevel, UserNotification } from '@glossator/client-sdk/contract';

/** The name under which the table of what waits for mails of the day is stored. */
export const DAILY_MAILS = 'mentionDigests';

/** What a notification is about; its `type` and `params` in the API follow from it. */
export type NotificationKind =
  | 'invitation'
  | 'accepted'
  | 'declined'
  | 'left'
  | 'accessRequest'
  | 'mentioned'
  | 'approved'
  | 'update'
  | 'newVersion'
  | 'storageFull'
  | 'handedOver';

/** A notification as mails tell of it: what they say of people and Codes is read when they are sent. */
export interface MailedNotification {
  readonly kind: NotificationKind;
  readonly codeId: number;
  /** Who caused it, where it is known. */
  readonly senderId?: number;
  /** What the sender is called, where that is not the own name. */
  readonly name?: string;
  /** The level that is offered or asked for. */
  readonly access?: InvitedLevel;
  /** Where it leads, from the root of the app. */
  readonly path: string;
}

/**
 * A notification that waits for its user's mail of the day; its id is the notification's. What was written is not kept: it may be gone when
 * the mail is sent. Older servers kept mentions alone, without a kind and under ids of their own.
 */
export interface DailyMailRow extends Omit<MailedNotification, 'kind'> {
  readonly id: number;
  readonly userId: number;
  readonly kind?: NotificationKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Those that are not kept, for there are too many: how many, and when the first of them came. */
  readonly dropped?: { readonly count: number; readonly since: number };
}

/** Something a user is notified of. */
export interface NotificationRow extends UserNotification {
  readonly userId: number;
  /** Who caused it, where that is known: without an account they are not named any more. */
  readonly senderId?: number;
}
