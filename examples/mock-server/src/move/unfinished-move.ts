import type { AccountsPartition } from '../tables/tables';
import type { MoveRow } from '../tables/moves';
import { MoveError } from './move-error';

const ID = 'move';

/** The move that has begun to fill a home and has not ended; undefined where there is none. */
export function unfinishedMove(accounts: AccountsPartition): Promise<MoveRow | undefined> {
  return accounts.read((reader) => reader.get('moves', ID));
}

/** Notes in a home, before anything is copied into it, that a move fills it. */
export async function noteMove(accounts: AccountsPartition, move: Omit<MoveRow, 'id'>): Promise<void> {
  await accounts.transact((tx) => tx.put('moves', { id: ID, ...move }));
}

/** Notes that the home is whole. */
export async function endMove(accounts: AccountsPartition): Promise<void> {
  await accounts.transact((tx) => tx.delete('moves', ID));
}

/** Throws `MoveError` where a home is filled by half: whoever served it would show people that their work is gone. */
export async function refuseUnfinishedMove(accounts: AccountsPartition): Promise<void> {
  const move = await unfinishedMove(accounts);
  if (!move) return;
  const began = new Date(move.startedAt).toISOString();
  throw new MoveError(
    `The move from ${move.from}, begun at ${began}, has not ended: run the same "npm run move" again, or empty this place`,
  );
}
