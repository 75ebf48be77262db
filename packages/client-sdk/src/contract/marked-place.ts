import * as z from 'zod';
import { areaSchema } from './areas';
import { rangeShape } from './ranges';

/** Longest quote, in UTF-16 units. */
export const QUOTE_MAX = 100_000;

const placeSchema = z.object({ ...rangeShape, text: z.string(), area: areaSchema.optional() });
/** Where a new Selection is to be: a range with its text, or an area with neither. */
type MarkedPlace = z.infer<typeof placeSchema>;

/** What must hold, and what is wrong where it does not. */
type PlaceRule = readonly [
  holds: (place: MarkedPlace) => boolean,
  problem: { readonly path: string[]; readonly message: string },
];

/** The rules of a place that a schema of its fields cannot say. */
export const PLACE_RULES: Readonly<Record<'hasText' | 'isOnPage', PlaceRule>> = {
  hasText: [
    ({ text, area }) => (text === '') === (area !== undefined),
    { path: ['text'], message: 'Must be the text of the range; empty for an area alone' },
  ],
  isOnPage: [
    (place) => !place.area || isAtPage(place, place.area.page),
    { path: ['area'], message: "The range must be the empty one at the beginning of the area's page" },
  ],
};

/** Whether a range is the empty one at the beginning of a page. */
function isAtPage(range: MarkedPlace, page: number): boolean {
  const { startPage, endPage, startElement, startCharacter, endElement, endCharacter } = range;
  return (
    startPage === page &&
    endPage === page &&
    [startElement, startCharacter, endElement, endCharacter].every((at) => at === 0)
  );
}
