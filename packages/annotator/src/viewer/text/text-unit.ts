import {
  endAt,
  flatOffset,
  flattenPage,
  startAt,
  type PageText,
  type Position,
} from '@glossator/document-text';

/** What a press of the mouse selects at a time: characters, with the second click words, with the third lines. */
export type TextUnit = 'character' | 'word' | 'line';

const WORD = /[\p{L}\p{M}\p{N}_'’]/u;

/** The unit of text around a position, within its page. */
export function unitAround(
  position: Position,
  unit: TextUnit,
  text: PageText,
): { start: Position; end: Position } {
  if (unit === 'character') return { start: position, end: position };
  const flat = flattenPage(text);
  const offset = flatOffset(flat, position);
  const belongs = unit === 'word' ? wordTest(flat.text, offset) : (char: string) => char !== '\n';
  let from = offset;
  let to = offset;
  while (from > 0 && belongs(flat.text.charAt(from - 1))) from -= 1;
  while (to < flat.text.length && belongs(flat.text.charAt(to))) to += 1;
  if (from === to) return { start: position, end: position };
  return { start: startAt(flat, from), end: endAt(flat, to) };
}

function wordTest(text: string, offset: number): (char: string) => boolean {
  const isInWord = WORD.test(text.charAt(offset)) || WORD.test(text.charAt(offset - 1));
  return (char) =>
    char !== '\n' && char !== '' && WORD.test(char) === isInWord && (isInWord || /\s/.test(char));
}
