import type { AccountsTransaction } from '../../tables/tables';

/** Takes the name, the address and the words of somebody without an account any more out of what others were notified of. */
export async function unnameSender(transaction: AccountsTransaction, senderId: number): Promise<void> {
  for (const row of await transaction.list('notifications', { senderId })) {
    const { name, email: _email, message: _message, ...kept } = row.params;
    if (name !== undefined)
      await transaction.put('notifications', { ...row, params: { ...kept, isFormer: 'true' } });
  }
}
