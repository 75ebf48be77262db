import type { InvitedLevel } from '@glossator/client-sdk/contract';
import type { MailedNotification } from './notifications';

/** The name under which the table of pending tasks is stored. */
export const PENDING_TASKS = 'duties';

/** The name under which it is stored that those whom a task is about have been notified. */
export const IS_NOTIFIED = 'isTold';

/**
 * The second half of something that spans two partitions, written down before or with its first half, so that the next start finishes what
 * a crash left:
 * - `flow`: an Update of `codeId` was or will be approved by `reviewerId` as number `approval` of its Updates; the Code's users and the
 *   copies that follow it are to be notified. One for each approval, for the next may come before this one is done.
 * - `tell`: the copy `codeId` has or will have taken over `seen` Updates of the Code it follows; its owner is to be notified.
 * - `sync`: the copy `codeId` could not take over what the Code it follows has: there was no room
 *   (`isFull`), or no access. Tried again now and then.
 * - `discard`: the Update `updateId` of `codeId` became a Code of its own, as `userId` decided, and is to go.
 * - `access`: the access of `userId` to `codeId` has changed; the Code's log is to say what it is.
 * - `compare`: `codeId` has or had pending Versions; the next start has those compared that are not.
 * - `mention`: the comment `commentId` of `userId` in `codeId` mentions or will mention `mentioned`, who are to be notified.
 * - `request`: `userId` asks for access to `codeId`, which may not exist; its owner is to be notified.
 * - `mail`: `userId` has been notified of something, and is to get a mail about it.
 */
export type PendingTaskRow =
  | {
      readonly id: string;
      readonly kind: 'flow';
      readonly codeId: number;
      readonly reviewerId: number;
      readonly approval: number;
      /** The Code's users have been notified. */
      readonly [IS_NOTIFIED]?: true;
    }
  | { readonly id: string; readonly kind: 'tell'; readonly codeId: number; readonly seen: number }
  | DiscardTask
  | { readonly id: string; readonly kind: 'sync'; readonly codeId: number; readonly isFull: boolean }
  | { readonly id: string; readonly kind: 'access'; readonly codeId: number; readonly userId: number }
  | { readonly id: string; readonly kind: 'compare'; readonly codeId: number }
  | MentionTask
  | RequestTask
  | MailTask;

/** The task to notify those whom a comment mentions. */
export interface MentionTask {
  readonly id: string;
  readonly kind: 'mention';
  readonly codeId: number;
  readonly commentId: number;
  /** Who wrote it. */
  readonly userId: number;
  /** Whom it mentions, and did not mention before. */
  readonly mentioned: readonly number[];
  /** The languages of the writer's browser, for the mails. */
  readonly languages: readonly string[];
}

/** The task to notify an owner of who asks for access. */
export interface RequestTask {
  readonly id: string;
  readonly kind: 'request';
  readonly codeId: number;
  /** Who asks. */
  readonly userId: number;
  readonly access: InvitedLevel;
  readonly message: string;
  /** The languages of their browser, for the mail. */
  readonly languages: readonly string[];
}

/** The task to send the mail about a notification that is stored. */
export interface MailTask {
  readonly id: string;
  readonly kind: 'mail';
  readonly codeId: number;
  /** Whom it is for. */
  readonly userId: number;
  readonly notificationId: number;
  readonly about: MailedNotification;
  /** What the sender has written. */
  readonly message: string;
  /** The languages of the sender's browser. */
  readonly languages: readonly string[];
}

/** The task to discard an Update that became a Code of its own. */
export interface DiscardTask {
  readonly id: string;
  readonly kind: 'discard';
  readonly codeId: number;
  readonly updateId: number;
  readonly userId: number;
  readonly at: string;
}

/** One kind of task. */
export type PendingTask<Kind extends PendingTaskRow['kind']> = Extract<
  PendingTaskRow,
  { readonly kind: Kind }
>;

/** The id of the task of that kind about a Code: it has at most one of each. */
export function taskId(
  kind: Exclude<PendingTaskRow['kind'], 'flow' | 'access' | 'mention' | 'request' | 'mail'>,
  codeId: number,
): string {
  return `${kind}:${codeId}`;
}

/** The id of the task to notify of an approval. */
export function flowTaskId(codeId: number, approval: number): string {
  return `flow:${codeId}:${approval}`;
}

/** The id of the task to write down what access a user has to a Code. */
export function accessTaskId(codeId: number, userId: number): string {
  return `access:${codeId}:${userId}`;
}

/** The id of the task to send the mail about a notification. */
export function mailTaskId(notificationId: number): string {
  return `mail:${notificationId}`;
}

/** The id of the task to discard a Code's Update. */
export function discardTaskId(codeId: number): string {
  return taskId('discard', codeId);
}
