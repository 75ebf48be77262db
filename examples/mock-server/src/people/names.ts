import type { UserRef } from '@glossator/client-sdk/contract';
import type { AccountsReader } from '../tables/tables';
import type { UserRow } from '../tables/users';

/** A user as others see them; archived ones lose their name (decisions.md section 6). */
export function toUserRef(row: UserRow): UserRef {
  return row.userType === 'archived'
    ? formerUser(row.id)
    : { id: row.id, name: `${row.firstName} ${row.lastName}` };
}

/** Somebody who has no account any more. */
function formerUser(id: number): UserRef {
  return { id, name: 'Former user', isFormer: true };
}

/** Gives the names of users by id. */
export type NameOf = (userId: number) => UserRef;

/** Reads the names of some users at once; one who is no longer known reads as a former user. */
export async function readNames(accounts: AccountsReader, userIds: Iterable<number>): Promise<NameOf> {
  const names = new Map<number, UserRef>();
  for (const id of new Set(userIds)) {
    const row = await accounts.get('users', id);
    names.set(id, row ? toUserRef(row) : formerUser(id));
  }
  return (id) => names.get(id) ?? formerUser(id);
}
