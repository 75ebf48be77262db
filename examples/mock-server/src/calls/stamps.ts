import { entityId } from '../ids/entity-id';
import type { CodeTransaction } from '../tables/tables';
import type { MemberCall } from './call';

/** What every row of a Code has: its id, who made it, and when (ISO 8601). */
export interface Stamps {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** The stamps of a row that a caller makes now, with an id that none has had. */
export async function newStamps(
  transaction: CodeTransaction,
  { user, code }: Pick<MemberCall, 'user' | 'code'>,
  now: Date,
): Promise<Stamps> {
  const at = now.toISOString();
  const id = entityId(code.id, await transaction.nextId());
  return { id, createdAt: at, updatedAt: at, createdBy: user.id };
}
