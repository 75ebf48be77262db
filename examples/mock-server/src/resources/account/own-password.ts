import { ProblemError } from '../../problems/problem-error';
import type { UserRow } from '../../tables/users';
import type { Passwords } from '../auth/passwords';

/** Throws INVALID_CREDENTIALS unless a logged-in user has given their own password: an open window is not enough for what cannot be undone. */
export async function assertOwnPassword(
  passwords: Passwords,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  const isRight = password !== undefined && (await passwords.verify(user.passwordHash, password));
  if (!isRight) throw new ProblemError('INVALID_CREDENTIALS');
}
