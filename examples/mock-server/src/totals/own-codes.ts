import { ProblemError } from '../problems/problem-error';
import type { AccountsReader } from '../tables/tables';

/** Throws QUOTA_EXCEEDED where a user owns as many Codes as one may (`most`): each has files of its own, however little is in it. */
export async function assertRoomForCode(
  accounts: AccountsReader,
  ownerId: number,
  most: number,
): Promise<void> {
  if ((await accounts.count('codes', { ownerId })) < most) return;
  throw new ProblemError('QUOTA_EXCEEDED', {
    detail: `One user may own ${most} Codes; one has to go first, those in the recycle bin count too`,
  });
}
