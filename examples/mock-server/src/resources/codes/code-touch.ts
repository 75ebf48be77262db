import type { AccountsPartition } from '../../tables/tables';

/** Notes in a Code's head that something in it has changed, for sorting the library by it. Does nothing for a Code that is gone. */
export type CodeTouch = (codeId: number) => Promise<void>;

/** Makes the note-taker. */
export function createCodeTouch(accounts: AccountsPartition, now: () => Date): CodeTouch {
  return (codeId) =>
    accounts.transact(async (transaction) => {
      const code = await transaction.get('codes', codeId);
      if (code) await transaction.put('codes', { ...code, updatedAt: now().toISOString() });
    });
}
