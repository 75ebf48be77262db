import type { PageText, Position, TextRange } from '@glossator/document-text';
import type { SourceDocument } from '../../carry-over/items';

/**
 * Between the two ways of reading a PDF's text: the truth counts characters after pdf.js's normalization (a ligature is its letters), the
 * product before it. Elements are the same ones.
 */
export interface RawPlaces {
  toRaw(range: TextRange): TextRange;
  toNormal(range: TextRange): TextRange;
}

/** Makes it for a document read in both ways. */
export function createRawPlaces(normal: SourceDocument, raw: readonly PageText[]): RawPlaces {
  const convert = (position: Position, isToRaw: boolean): Position => {
    const { page, element, character } = position;
    const after = normal.pages[page]?.items[element]?.str ?? '';
    const before = raw[page]?.elements[element] ?? '';
    if (after === before) return position;
    const ends = endsOf(before, after);
    if (!isToRaw) return { ...position, character: ends[character] ?? after.length };
    const found = ends.findIndex((end) => end >= character);
    return { ...position, character: found < 0 ? before.length : found };
  };
  const both = (range: TextRange, isToRaw: boolean): TextRange => {
    const start = convert(
      { page: range.startPage, element: range.startElement, character: range.startCharacter },
      isToRaw,
    );
    const end = convert(
      { page: range.endPage, element: range.endElement, character: range.endCharacter },
      isToRaw,
    );
    const { startPage, startElement, endPage, endElement } = range;
    return {
      startPage,
      startElement,
      startCharacter: start.character,
      endPage,
      endElement,
      endCharacter: end.character,
    };
  };
  return { toRaw: (range) => both(range, true), toNormal: (range) => both(range, false) };
}

/** For each character of the text before normalization, and for its end, how many characters precede it afterwards. */
function endsOf(before: string, after: string): number[] {
  const ends = [0];
  let at = 0;
  for (const unit of before.split('')) {
    const letters = [unit.normalize('NFKC'), unit.normalize('NFKD'), unit].find((one) =>
      after.startsWith(one, at),
    );
    at = Math.min(after.length, at + (letters ?? unit).length);
    ends.push(at);
  }
  return ends;
}
