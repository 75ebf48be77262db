import * as z from 'zod';
import { idSchema } from './fields';
import { PROBLEM_CODES, PROBLEM_KINDS } from './problems';

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
  /** With CONFLICT the text that stands where another one was to be changed (`formerText`). */
  presentText: z.string().optional(),
});
/** The body of every error answer. */
export type Problem = z.infer<typeof problemSchema>;
