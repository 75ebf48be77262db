import { ApiError } from '@glossator/client-sdk';
import type { ProblemCode } from '@glossator/client-sdk/contract';

/** The code of the server's problem document, undefined where the server did not answer at all. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  return error instanceof ApiError ? error.problem.code : undefined;
}

/** The first segments of the paths of the fields the server found wrong. */
export function invalidFieldsOf(error: unknown): readonly string[] {
  return wrongPathsOf(error).map((path) => path.split('.')[0] ?? '');
}

/** The paths of what the server found wrong, down to the entry of a list (`emails.1`). */
export function wrongPathsOf(error: unknown): readonly string[] {
  return error instanceof ApiError ? (error.problem.errors ?? []).map(({ path }) => path) : [];
}

/** The key of the words for a failure that no field can show: no answer, too many attempts, or anything else. */
export function failureMessageKey(
  error: unknown,
): 'login.network' | 'login.tooMany' | 'common.somethingWentWrong' {
  const code = problemCodeOf(error);
  if (code === undefined) return 'login.network';
  return code === 'RATE_LIMITED' ? 'login.tooMany' : 'common.somethingWentWrong';
}
