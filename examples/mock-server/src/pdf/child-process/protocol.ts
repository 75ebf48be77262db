import * as z from 'zod';

import { PDF_REFUSALS } from '../pdf-reader';

/** The descriptor in the reading process from which it takes the bytes of the files. */
export const BYTES_FD = 4;

/** What the reading process is asked for; the bytes of the file (exactly `size`) follow on `BYTES_FD`. */
export interface Task {
  readonly kind: 'inspect' | 'extractText';
  readonly size: number;
  readonly maxPages: number;
  readonly maxCharacters: number;
}

const pageSizeSchema = z.object({ width: z.number(), height: z.number() });

/** The verdict as the reading process sends it. */
export const verdictSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opens'),
    pages: z.number().int().positive(),
    pageSizes: z.array(pageSizeSchema.nullable()).readonly(),
    fingerprint: z.string(),
    title: z.string().exactOptional(),
  }),
  z.object({ kind: z.literal('locked') }),
  z.object({ kind: z.literal('invalid'), reason: z.enum(PDF_REFUSALS) }),
]);

const pageTextSchema = z.object({
  page: z.number().int().nonnegative(),
  elements: z.array(z.string()).readonly(),
  lineEnds: z.array(z.boolean()).readonly(),
  boxes: z
    .array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }))
    .readonly()
    .exactOptional(),
});

/**
 * What the reading process says: it has all bytes and begins (its time is counted from here), the text of one page, and last the
 * verdict, or that the text is longer than allowed. Parsed with this schema, for a hostile file may have taken the process over.
 */
export const replySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('begins') }),
  z.object({ type: z.literal('page'), total: z.number().int().positive(), text: pageTextSchema }),
  z.object({ type: z.literal('done'), verdict: verdictSchema }),
  z.object({ type: z.literal('tooMuchText') }),
]);

/** One message of the reading process. */
export type Reply = z.infer<typeof replySchema>;
