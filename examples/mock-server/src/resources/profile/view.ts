import type { User } from '@glossator/client-sdk/contract';
import type { IsAdmin } from '../../people/admins';
import type { UserRow } from '../../tables/users';

/** Shows users to themselves. */
export type ShowUser = (row: UserRow) => User;

/** Makes the view; who is an admin is no part of what is stored. */
export function createUserView(isAdmin: IsAdmin): ShowUser {
  return (row) => {
    const { passwordHash: _hash, emailKey: _key, isActivated: _activated, updatedAt: _at, ...rest } = row;
    const { mentionMails, notificationMails = mentionMails, ...user } = rest;
    const setting = notificationMails && { notificationMails };
    return { ...user, ...setting, ...(isAdmin(row) && { userType: 'admin' as const }) };
  };
}
