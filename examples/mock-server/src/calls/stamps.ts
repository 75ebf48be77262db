import { entityId, stampNumber } from '../ids/entity-id';
import type { CodeTransaction } from '../tables/tables';
import type { MemberCall } from './call';

/** What every row of a Code has: its id, who made it, and when (ISO 8601). */
export interface Stamps {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** The stamps of a row that a caller makes now, with an id that none has had. Ids tell the order of making, and no more. */
export async function newStamps(
  transaction: CodeTransaction,
  { user, code }: Pick<MemberCall, 'user' | 'code'>,
  now: Date,
): Promise<Stamps> {
  const at = now.toISOString();
  const id = entityId(code.id, await nextNumber(transaction, now));
  return { id, createdAt: at, updatedAt: at, createdBy: user.id };
}

async function nextNumber(transaction: CodeTransaction, now: Date): Promise<number> {
  const row = await transaction.get('lineage', 'stamps');
  const last = stampNumber(now, row?.id === 'stamps' ? row.last : 0);
  await transaction.put('lineage', { id: 'stamps', last });
  return last;
}
