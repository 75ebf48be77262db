import type { AccountsPartition } from '../../tables/tables';

/** Makes what knows whose storage a file counts to, by its uuid; undefined for one that is gone. */
export function createFileOwners(accounts: AccountsPartition): (uuid: string) => Promise<number | undefined> {
  return (uuid) => accounts.read(async (reader) => (await reader.get('files', uuid))?.ownerId);
}
