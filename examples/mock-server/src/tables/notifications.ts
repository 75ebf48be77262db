import type { UserNotification } from '@glossator/client-sdk/contract';

/** Something a user is told. */
export interface NotificationRow extends UserNotification {
  readonly userId: number;
}
