import type { AccountsPartition, AccountsReader } from '../../tables/tables';

/** Removes links that ran out, and with those of registrations the names and the password hashes that nobody has confirmed. */
export async function removeExpiredLinks(accounts: AccountsPartition, now: () => Date): Promise<void> {
  const expired = async (reader: AccountsReader) => {
    const isExpired = ({ expiresAt }: { readonly expiresAt: number }) => expiresAt <= now().getTime();
    return {
      links: (await reader.list('links')).filter(isExpired),
      registrations: (await reader.list('registrations')).filter(isExpired),
    };
  };
  const { links, registrations } = await accounts.read(expired);
  if (links.length + registrations.length === 0) return;
  await accounts.transact(async (transaction) => {
    for (const { id } of links) await transaction.delete('links', id);
    for (const { id } of registrations) await transaction.delete('registrations', id);
  });
}
