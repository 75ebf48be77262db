import type { UserNotification } from '@glossator/client-sdk/contract';

/** Something a user is notified of. */
export interface NotificationRow extends UserNotification {
  readonly userId: number;
}
