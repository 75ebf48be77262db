import type { User } from '@glossator/client-sdk/contract';
import type { UserRow } from '../tables/users';

/**
 * When mails tell somebody of their notifications. Those without an account have set nothing, and there is no other way to reach them.
 * Older servers kept the setting under another name, for mentions alone.
 */
export function mailSettingOf(row: UserRow): NonNullable<User['notificationMails']> {
  if (row.userType === 'tmp_user') return 'atOnce';
  return row.notificationMails ?? row.mentionMails ?? 'atOnce';
}
