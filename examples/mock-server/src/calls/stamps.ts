import type { MemberCall } from './call';

/** Who made a row, and when (ISO 8601). */
export interface Stamps {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** The stamps of a row that a caller makes now. */
export function newStamps({ user }: Pick<MemberCall, 'user'>, now: Date): Stamps {
  const at = now.toISOString();
  return { createdAt: at, updatedAt: at, createdBy: user.id };
}
