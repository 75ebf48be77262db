import * as z from 'zod';
import { rangeShape } from './ranges';

const range = z.object(rangeShape);

/** Words that differ inside a change; an empty range (start = end) stands where words were put in or taken out. */
export const wordChangeSchema = z.object({
  kind: z.enum(['inserted', 'deleted', 'replaced']),
  old: range,
  new: range,
  oldText: z.string(),
  newText: z.string(),
});
/** Words that differ inside a change. */
export type WordChange = z.infer<typeof wordChangeSchema>;

/**
 * One textual change between two Versions, as document-text's `findChanges` tells it: whole paragraphs, or a whole article. `inserted` and `deleted`
 * have an empty range in the Version that lacks them. Texts are cut after 4,000 UTF-16 units; the ranges are whole.
 */
export const textChangeSchema = z.object({
  kind: z.enum(['inserted', 'deleted', 'replaced', 'moved']),
  old: range,
  new: range,
  oldText: z.string(),
  newText: z.string(),
  oldCitation: z.string().exactOptional(),
  newCitation: z.string().exactOptional(),
  words: z.array(wordChangeSchema),
});
/** One textual change between two Versions. */
export type TextChange = z.infer<typeof textChangeSchema>;
