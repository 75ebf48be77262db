import { emailKeyOf } from './email-key';
import type { AccountsReader, AccountsTransaction } from '../tables/tables';
import type { UserRow } from '../tables/users';

/** Whoever has an e-mail address, with an account or only invited; undefined for nobody. */
export async function findUser(accounts: AccountsReader, email: string): Promise<UserRow | undefined> {
  const found = await accounts.list('users', { emailKey: emailKeyOf(email) });
  return found.find(({ userType }) => userType !== 'archived');
}

/** Somebody without an account who is invited (decisions.md section 6): nothing is known of them but the address. They become a user when they register. */
export function temporaryUser(id: number, email: string, at: string): UserRow {
  return {
    id,
    email,
    emailKey: emailKeyOf(email),
    passwordHash: '',
    isActivated: false,
    userType: 'tmp_user',
    has2fa: false,
    firstName: '',
    lastName: '',
    country: '',
    fieldsOfLaw: [],
    position: 'Other (please specify)',
    createdAt: at,
    updatedAt: at,
  };
}

/** Takes what an invitation left with whom it was for: its notification, and, of somebody without an account, the address, once no invitation needs it. */
export async function forgetInvitation(
  transaction: AccountsTransaction,
  codeId: number,
  userId: number,
): Promise<void> {
  for (const { id, type, codeId: about } of await transaction.list('notifications', { userId }))
    if (type === 'CODE_INVITATION' && about === codeId) await transaction.delete('notifications', id);
  const user = await transaction.get('users', userId);
  if (user?.userType !== 'tmp_user' || (await transaction.count('members', { userId })) > 0) return;
  for (const { id } of await transaction.list('notifications', { userId }))
    await transaction.delete('notifications', id);
  await transaction.delete('users', userId);
}
