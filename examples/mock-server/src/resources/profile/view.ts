import type { User } from '@glossator/client-sdk/contract';
import type { UserRow } from '../../tables/users';

/** A user as shown to themselves. */
export function toUser(row: UserRow): User {
  const { passwordHash: _hash, emailKey: _key, isActivated: _activated, updatedAt: _at, ...user } = row;
  return user;
}
