import * as z from 'zod';
import { areaSchema } from './areas';
import { selectionColorSchema } from './colors';
import { BOOKMARK_NAME_MAX } from './constants';
import { idSchema } from './fields';
import { rangeShape } from './ranges';
import { visibleShape } from './visibility';

/** Longest quote, in UTF-16 units. */
export const QUOTE_MAX = 100_000;

const rangeSchema = z.object(rangeShape);

/** What a Selection is made of: a range with its text, or an area with neither. */
export const newSelectionSchema = z
  .object({
    documentId: idSchema,
    text: z.string().max(QUOTE_MAX),
    color: selectionColorSchema,
    ...rangeShape,
    area: areaSchema.optional(),
    isBookmark: z.boolean().optional(),
    name: z.string().max(BOOKMARK_NAME_MAX).optional(),
    ...visibleShape,
  })
  .refine(({ text, area }) => (text === '') === (area !== undefined), {
    path: ['text'],
    message: 'Must be the text of the range; empty for an area alone',
  })
  .refine((input) => !input.area || isAtPage(input, input.area.page), {
    path: ['area'],
    message: "The range must be the empty one at the beginning of the area's page",
  });

/** Whether a range is the empty one at the beginning of a page. */
function isAtPage(range: z.infer<typeof rangeSchema>, page: number): boolean {
  const { startPage, endPage, startElement, startCharacter, endElement, endCharacter } = range;
  return (
    startPage === page &&
    endPage === page &&
    [startElement, startCharacter, endElement, endCharacter].every((at) => at === 0)
  );
}
