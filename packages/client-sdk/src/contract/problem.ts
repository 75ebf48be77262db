import * as z from 'zod';
import { idSchema } from './fields';

/** Media type of every error answer (RFC 9457). */
export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** Broad kinds of errors; the first three are the specification's (section 8). */
export const PROBLEM_KINDS = [
  'forbidden',
  'notFound',
  'badRequest',
  'unauthorized',
  'conflict',
  'tooLarge',
  'tooManyRequests',
  'notServed',
  'internal',
] as const;
/** One broad kind of error. */
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Error codes a client can act on. */
export const PROBLEM_CODES = [
  'ACCOUNT_NOT_ACTIVATED',
  'LOGIN_REQUIRES_2FA',
  'INVALID_2FA',
  'INVALID_CREDENTIALS',
  'INVALID_TOKEN',
  'EMAIL_TAKEN',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION',
  'MALFORMED_BODY',
  'UNSUPPORTED_MEDIA_TYPE',
  'HEADER_TOO_LONG',
  'SELECTION_OVERLAP',
  'SELECTION_OUTSIDE_DOCUMENT',
  'INVALID_PDF',
  'LOCKED_PDF',
  'FILE_NOT_UPLOADED',
  'CONTENT_TYPE_MISMATCH',
  'FILE_TOO_LARGE',
  'QUOTA_EXCEEDED',
  'RANGE_NOT_SATISFIABLE',
  'IDEMPOTENCY_KEY_REUSED',
  'RATE_LIMITED',
  'MAIL_NOT_SENT',
  'NOT_SERVED',
  'INTERNAL',
  'CODE_UNUSABLE',
  'STORAGE_FULL',
  'CONFLICT',
  'COLOR_NAME_TAKEN',
  'COLOR_TAKEN',
  'COLOR_IN_USE',
  'UPDATE_MISSING',
  'UPDATE_CHANGED',
  'UPDATE_NOT_READY',
  'DOCUMENT_UNCHANGED',
] as const;
/** One error code. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The body of every error answer: RFC 9457, with kind, code and, for validation, where it went wrong. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  detail: z.string().optional(),
  instance: z.string().optional(),
  kind: z.enum(PROBLEM_KINDS),
  code: z.enum(PROBLEM_CODES),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With SELECTION_OVERLAP the first Selection that is in the way. */
  conflictWith: idSchema.optional(),
});
/** The body of every error answer. */
export type Problem = z.infer<typeof problemSchema>;

/** Status, kind and title that belong to each code, so that every server says the same. */
export const PROBLEMS: Readonly<Record<ProblemCode, { status: number; kind: ProblemKind; title: string }>> = {
  ACCOUNT_NOT_ACTIVATED: { status: 403, kind: 'forbidden', title: 'The account has not been activated yet' },
  LOGIN_REQUIRES_2FA: { status: 401, kind: 'unauthorized', title: 'The second factor is needed' },
  INVALID_2FA: { status: 401, kind: 'unauthorized', title: 'The second factor is wrong' },
  INVALID_CREDENTIALS: { status: 401, kind: 'unauthorized', title: 'E-mail address or password is wrong' },
  INVALID_TOKEN: { status: 400, kind: 'badRequest', title: 'The link is invalid, used or expired' },
  EMAIL_TAKEN: { status: 409, kind: 'conflict', title: 'The e-mail address is already registered' },
  UNAUTHORIZED: { status: 401, kind: 'unauthorized', title: 'Log in first' },
  FORBIDDEN: { status: 403, kind: 'forbidden', title: 'Your access does not allow this' },
  NOT_FOUND: { status: 404, kind: 'notFound', title: 'There is no such thing' },
  VALIDATION: { status: 400, kind: 'badRequest', title: 'Some fields are not valid' },
  MALFORMED_BODY: { status: 400, kind: 'badRequest', title: 'The body cannot be read' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, kind: 'badRequest', title: 'Send the body as application/json' },
  HEADER_TOO_LONG: { status: 431, kind: 'badRequest', title: 'A header of the request is too long' },
  SELECTION_OVERLAP: { status: 409, kind: 'conflict', title: 'The text overlaps an existing annotation' },
  SELECTION_OUTSIDE_DOCUMENT: {
    status: 400,
    kind: 'badRequest',
    title: 'The range lies outside the document',
  },
  INVALID_PDF: { status: 400, kind: 'badRequest', title: 'The file is not a valid PDF document' },
  LOCKED_PDF: { status: 400, kind: 'badRequest', title: 'The PDF is locked with a password' },
  FILE_NOT_UPLOADED: { status: 400, kind: 'badRequest', title: 'No file was uploaded under this uuid' },
  CONTENT_TYPE_MISMATCH: { status: 415, kind: 'badRequest', title: 'The file is not of the declared type' },
  FILE_TOO_LARGE: { status: 413, kind: 'tooLarge', title: 'The file is too large' },
  QUOTA_EXCEEDED: { status: 413, kind: 'tooLarge', title: 'Your storage is full' },
  RANGE_NOT_SATISFIABLE: { status: 416, kind: 'badRequest', title: 'The file has no such part' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, kind: 'conflict', title: 'The key was used for another call' },
  RATE_LIMITED: { status: 429, kind: 'tooManyRequests', title: 'Too many requests; try again later' },
  // Not 502: what did arrive must not be sent again by a client that repeats passing errors.
  MAIL_NOT_SENT: { status: 500, kind: 'internal', title: 'The message could not be sent to everybody' },
  NOT_SERVED: { status: 501, kind: 'notServed', title: 'This call is not served yet' },
  INTERNAL: { status: 500, kind: 'internal', title: 'Something went wrong' },
  CODE_UNUSABLE: { status: 500, kind: 'internal', title: 'The content of this Code cannot be opened' },
  STORAGE_FULL: { status: 507, kind: 'internal', title: 'The server has no space left' },
  COLOR_NAME_TAKEN: { status: 409, kind: 'conflict', title: 'Another color of this Code has that name' },
  COLOR_TAKEN: { status: 409, kind: 'conflict', title: 'The color is in the legend already' },
  COLOR_IN_USE: { status: 409, kind: 'conflict', title: 'Highlights have this color' },
  CONFLICT: { status: 409, kind: 'conflict', title: 'The thing has changed meanwhile' },
  UPDATE_MISSING: { status: 409, kind: 'conflict', title: 'There is no update to review, or no longer' },
  UPDATE_CHANGED: { status: 409, kind: 'conflict', title: 'The update has changed meanwhile' },
  UPDATE_NOT_READY: { status: 409, kind: 'conflict', title: 'The versions are still being compared' },
  DOCUMENT_UNCHANGED: { status: 409, kind: 'conflict', title: 'The file is the one the document has now' },
};
