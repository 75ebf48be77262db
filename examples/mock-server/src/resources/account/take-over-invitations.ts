import { memberId } from '../../permissions/code-access';
import type { AccountsTransaction } from '../../tables/tables';

/**
 * Hands the invitations of an address without an account to the user who has shown that the address is theirs; one to a Code where they are
 * already, or that they own, is dropped. Nothing is left of whom they were for.
 */
export async function takeOverInvitations(
  transaction: AccountsTransaction,
  invitedId: number,
  userId: number,
): Promise<void> {
  for (const row of await transaction.list('members', { userId: invitedId })) {
    await transaction.delete('members', row.id);
    const id = memberId(row.codeId, userId);
    const code = await transaction.get('codes', row.codeId);
    const isIn = code?.ownerId === userId || (await transaction.get('members', id)) !== undefined;
    if (!isIn) await transaction.put('members', { ...row, id, userId });
    for (const notice of await transaction.list('notifications', { userId: invitedId })) {
      if (notice.codeId !== row.codeId) continue;
      if (isIn) await transaction.delete('notifications', notice.id);
      else await transaction.put('notifications', { ...notice, userId });
    }
  }
  await transaction.delete('users', invitedId);
}
