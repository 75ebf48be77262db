import type { AdminCode, AdminUser } from '@glossator/client-sdk/contract';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
import { readNames, toUserRef } from '../../people/names';
import type { IsAdmin } from '../../people/admins';
import type { AccountsPartition, AccountsReader } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import { storageOf } from '../files/file-quota';

/** What admins see of users and Codes (decisions.md section 13). No Code is opened for it. */
export interface AdminLists {
  /** Accounts by their ids, archived ones among them; nobody who is only invited. */
  users(page: PageRequest): Promise<PageOf<AdminUser>>;
  /** Codes by their ids. */
  codes(page: PageRequest): Promise<PageOf<AdminCode>>;
}

/** Makes the lists. */
export function createAdminLists(accounts: AccountsPartition, isAdmin: IsAdmin): AdminLists {
  const toAdminUser = async (reader: AccountsReader, row: UserRow): Promise<AdminUser> => ({
    id: row.id,
    name: toUserRef(row).name,
    email: row.email,
    isAdmin: isAdmin(row),
    isArchived: row.userType === 'archived',
    createdAt: row.createdAt,
    storageBytes: storageOf(await reader.list('files', { ownerId: row.id })),
  });

  return {
    users: (page) =>
      accounts.read(async (reader) => {
        const rows = (await reader.list('users')).filter(isAccount);
        const { data, ...rest } = pageOf(rows, page);
        return { data: await Promise.all(data.map((row) => toAdminUser(reader, row))), ...rest };
      }),
    codes: (page) =>
      accounts.read(async (reader) => {
        const { data, ...rest } = pageOf(await reader.list('codes', { state: 'active' }), page);
        const nameOf = await readNames(
          reader,
          data.map(({ ownerId }) => ownerId),
        );
        const shown = data.map(async ({ id, title, ownerId, createdAt }) => ({
          id,
          title,
          owner: nameOf(ownerId),
          createdAt,
          // Attachments would say how many private ones there are.
          storageBytes: storageOf(await reader.list('files', { codeId: id, isOfDocument: true })),
        }));
        return { data: await Promise.all(shown), ...rest };
      }),
  };
}

/** Whether there is or was an account. */
export function isAccount({ userType }: Pick<UserRow, 'userType'>): boolean {
  return userType !== 'tmp_user';
}

/** Rows of a page where the caller names no limit: each reads the files of its own. */
const DEFAULT_LIMIT = 100;

function pageOf<Item extends { readonly id: number }>(
  rows: readonly Item[],
  { limit = DEFAULT_LIMIT, cursor }: PageRequest,
): PageOf<Item> {
  const sorted = rows.toSorted((a, b) => a.id - b.id);
  return pageByKey(sorted, ({ id }) => keyNumber(id), { limit, cursor });
}
