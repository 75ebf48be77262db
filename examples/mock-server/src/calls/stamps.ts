import { randomInt } from 'node:crypto';
import type { Visibility } from '@glossator/client-sdk/contract';
import { entityId, privateStamp, stampNumber } from '../ids/entity-id';
import type { CodeTransaction } from '../tables/tables';
import type { MemberCall } from './call';

/** What every row of a Code has: its id, who made it, and when (ISO 8601). */
export interface Stamps {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/**
 * The stamps of a row that a caller makes now, with an id that none has had; `visibility` is that of the row, or of what it is on. Ids say nothing of
 * what others keep private.
 */
export async function newStamps(
  transaction: CodeTransaction,
  { user, code }: Pick<MemberCall, 'user' | 'code'>,
  now: Date,
  { visibility }: { readonly visibility?: Visibility | undefined } = {},
): Promise<Stamps> {
  const at = now.toISOString();
  const id = entityId(
    code.id,
    await nextNumber(transaction, now, visibility === 'private' ? user.id : undefined),
  );
  return { id, createdAt: at, updatedAt: at, createdBy: user.id };
}

/** The order in which rows were made. Ids alone do not tell it: those of what was private when it was made are drawn. */
export function byMaking(a: Pick<Stamps, 'id' | 'createdAt'>, b: Pick<Stamps, 'id' | 'createdAt'>): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id;
}

async function nextNumber(
  transaction: CodeTransaction,
  now: Date,
  privateOf: number | undefined,
): Promise<number> {
  const row = await transaction.get('lineage', 'stamps');
  const stamps = row?.id === 'stamps' ? row : { id: 'stamps' as const, last: 0 };
  if (privateOf === undefined) {
    const last = stampNumber(now, stamps.last);
    await transaction.put('lineage', { ...stamps, last });
    return last;
  }
  const { floor, taken } = stamps.private ?? { floor: stamps.last, taken: [] };
  const stamp = privateStamp(now, privateOf, { floor, taken }, (below) => randomInt(below));
  await transaction.put('lineage', { ...stamps, private: { floor, taken: stamp.taken } });
  return stamp.number;
}
