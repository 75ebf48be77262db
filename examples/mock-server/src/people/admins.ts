import type { UserRow } from '../tables/users';
import { emailKeyOf } from './email-key';

/** Says whether a user is an admin. */
export type IsAdmin = (user: Pick<UserRow, 'emailKey' | 'isActivated' | 'userType'>) => boolean;

/**
 * Makes the check for the addresses of the configuration. Nothing of it is stored: whoever gives an address up, or is taken out of the
 * configuration, is an admin no longer; and an address is an account's only once its link was used.
 */
export function createAdminCheck(addresses: readonly string[]): IsAdmin {
  const keys = new Set(addresses.map(emailKeyOf));
  return ({ emailKey, isActivated, userType }) =>
    isActivated && (userType === 'user' || userType === 'admin') && keys.has(emailKey);
}
