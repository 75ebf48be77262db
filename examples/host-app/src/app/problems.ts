import { ApiError } from '@glossator/client-sdk';
import type { ProblemCode } from '@glossator/client-sdk/contract';

/** The code of the server's problem document, undefined where the server did not answer at all. */
export function problemCodeOf(error: unknown): ProblemCode | undefined {
  return error instanceof ApiError ? error.problem.code : undefined;
}

/** The first segments of the paths of the fields the server found wrong. */
export function invalidFieldsOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  return (error.problem.errors ?? []).map(({ path }) => path.split('.')[0] ?? '');
}
