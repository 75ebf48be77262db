import * as z from 'zod';

import { foundAnnotationsSchema } from '../found-annotations-schema';
import { PDF_REFUSALS } from '../pdf-reader';

const verdictSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('opens'),
    pages: z.number().int().positive(),
    pageSizes: z.array(z.object({ width: z.number(), height: z.number() }).nullable()).readonly(),
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
  blank: z.boolean().exactOptional(),
  label: z.string().exactOptional(),
  boxes: z
    .array(
      z.object({
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        turn: z.literal([1, 2, 3]).exactOptional(),
      }),
    )
    .readonly()
    .exactOptional(),
});

/** What a reading process may say (`Reply`). Everything is parsed with it, for a hostile file may have taken the process over. */
export const replySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('begins') }),
  z.object({ type: z.literal('page'), total: z.number().int().positive(), text: pageTextSchema }),
  z.object({ type: z.literal('annotations'), found: foundAnnotationsSchema }),
  z.object({ type: z.literal('appended'), base64: z.string() }),
  z.object({ type: z.literal('notAppendable') }),
  z.object({ type: z.literal('done'), verdict: verdictSchema }),
  z.object({ type: z.literal('paused') }),
  z.object({ type: z.literal('pageTooLong') }),
  z.object({ type: z.literal('tooMuchText') }),
]);
