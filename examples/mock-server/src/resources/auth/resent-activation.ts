import { findUser } from '../../people/invited-user';
import type { AccountsTransaction } from '../../tables/tables';
import type { AccountMail } from './account-mails';
import type { Registrations } from './registrations';

/**
 * The mail with a new link for the registration that waits with an address; undefined where none does. Of several nobody knows which one
 * its reader made, and the link of another one would leave them with a stranger's password: they are asked to register again.
 */
export async function resentActivation(
  transaction: AccountsTransaction,
  registrations: Registrations,
  email: string,
): Promise<AccountMail | undefined> {
  const holder = await findUser(transaction, email);
  const [only, another] = await registrations.listOf(transaction, email);
  if (!only || holder?.isActivated) return undefined;
  const user = { email: only.email, firstName: only.firstName };
  if (another) return { kind: 'registerAgain', user, path: '/register' };
  const token = await registrations.renew(transaction, only);
  return { kind: 'activation', user, path: `/activation/${token}` };
}
