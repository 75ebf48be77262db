import * as z from 'zod';

const index = z
  .int()
  .nonnegative()
  .max(2 ** 31 - 1);

/** A range of text: pages, elements and characters from 0; the end character is exclusive (decisions.md section 3). */
export const rangeShape = {
  startPage: index,
  startElement: index,
  startCharacter: index,
  endPage: index,
  endElement: index,
  endCharacter: index,
};
