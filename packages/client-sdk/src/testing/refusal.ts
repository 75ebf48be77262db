import { ORPCError } from '@orpc/client';
import { isTextOvertaken, PROBLEMS, problemSchema } from '../contract/index';
import type { Problem, ProblemCode, TextRevision } from '../contract/index';

/** The problem document of a code, with an explanation, the places of validation errors and what is in the way where given. */
export function problemOf(
  code: ProblemCode,
  detail?: string,
  errors?: readonly { readonly path: string; readonly message: string }[],
  conflictWith?: number,
): Problem {
  const { status, kind, title } = PROBLEMS[code];
  return {
    type: 'about:blank',
    title,
    status,
    kind,
    code,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors: [...errors] }),
    ...(conflictWith !== undefined && { conflictWith }),
  };
}

/** Refuses to change a text that has become another one meanwhile. */
export function assertNotOvertaken(present: string, change: TextRevision): void {
  if (isTextOvertaken(present, change)) throw refusalOf({ ...problemOf('CONFLICT'), presentText: present });
}

/** The error with which an implementation refuses a call. */
export function refusal(
  code: ProblemCode,
  detail?: string,
  errors?: readonly { readonly path: string; readonly message: string }[],
  conflictWith?: number,
): Error {
  return refusalOf(problemOf(code, detail, errors, conflictWith));
}

function refusalOf(problem: Problem): Error {
  const { code, status, title } = problem;
  return new ORPCError<string, unknown>(code, { status, message: title, data: problem });
}

function issuesOf(data: unknown): readonly { path?: readonly unknown[]; message: string }[] | undefined {
  if (typeof data !== 'object' || data === null || !('issues' in data)) return undefined;
  return Array.isArray(data.issues) ? data.issues : undefined;
}

const segment = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'key' in part ? String(part.key) : String(part);

/** The problem document for whatever the router library throws: a refusal, a failed validation, an unreadable body. */
export function problemOfError(error: ORPCError<string, unknown>): Problem {
  const own = problemSchema.safeParse(error.data);
  if (own.success) return own.data;
  const issues = issuesOf(error.data);
  if (error.status === 400 && issues) {
    const errors = issues.map(({ path = [], message }) => ({ path: path.map(segment).join('.'), message }));
    return problemOf('VALIDATION', undefined, errors);
  }
  return problemOf(error.status === 400 ? 'MALFORMED_BODY' : 'INTERNAL');
}

/** A problem document as an HTTP answer. */
export function problemResponse(problem: Problem): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
