import type { CodeRow } from '../tables/codes';
import type { AccountsReader, AccountsTransaction } from '../tables/tables';
import { enterCode, isOpenToAll, type EnteredCode } from './code-access';

/**
 * A Code that somebody may listen to, and their *floor* in its change log; undefined until they have listened. What stands at or below
 * it was written before they had the access that they have now, and may have been deleted or reworded since: they fetch what is left.
 *
 * A floor is set when they first listen with that access, to where the log is then: the access is durable by that time, so that
 * nothing of before can lie above. It stands in the row that gives the access and goes with it: with a member's row, with another owner,
 * with the Code's being published and public. An access that is given again, or was given by a server that knew no floors, has none
 * yet, and gets one above everything that is not for it.
 */
export interface CodeListening extends EnteredCode {
  readonly floor: number | undefined;
}

function floorOf({ code, through, member }: EnteredCode): number | undefined {
  switch (through) {
    case 'owner':
      return code.ownerFloor?.userId === code.ownerId ? code.ownerFloor.seq : undefined;
    case 'member':
      return member?.floor;
    case 'public':
      return code.publicFloor;
  }
}

/** Reads how somebody may listen to a Code; undefined where they may not. */
export async function readListening(
  accounts: AccountsReader,
  codeId: number,
  userId: number,
): Promise<CodeListening | undefined> {
  const entered = await enterCode(accounts, codeId, userId);
  return entered && { ...entered, floor: floorOf(entered) };
}

/**
 * As `readListening`, for somebody who begins to listen: they have a floor from now on. `lastSeq` reads the end of the log; it is asked
 * within the transaction, after the access was seen durable.
 */
export async function beginListening(
  transaction: AccountsTransaction,
  codeId: number,
  userId: number,
  lastSeq: () => Promise<number>,
): Promise<(EnteredCode & { readonly floor: number }) | undefined> {
  const listening = await readListening(transaction, codeId, userId);
  if (!listening) return undefined;
  const { floor: known, ...entered } = listening;
  if (known !== undefined) return { ...entered, floor: known };
  const floor = await lastSeq();
  const { code, through, member } = entered;
  if (through === 'owner') await transaction.put('codes', { ...code, ownerFloor: { userId, seq: floor } });
  else if (through === 'public') await transaction.put('codes', { ...code, publicFloor: floor });
  else if (member) await transaction.put('members', { ...member, floor });
  return { ...entered, floor };
}

/** A changed head of a Code. Where it is for other readers than it was, what was said meanwhile is not for the next ones. */
export function withAudienceOf(old: CodeRow, changed: CodeRow): CodeRow {
  if (isOpenToAll(old) === isOpenToAll(changed)) return changed;
  const { publicFloor: _publicFloor, ...rest } = changed;
  return rest;
}
