import {
  endAt,
  flatOffset,
  flattenPage,
  startAt,
  type FlatPage,
  type PageText,
  type Position,
} from '@glossator/document-text';
import type { ReadingLine } from './reading-lines';

/** What a press of the mouse selects at a time: characters, and with each further click words, lines, paragraphs. */
export type TextUnit = 'character' | 'word' | 'line' | 'paragraph';

/** A stretch of one page. */
export interface Stretch {
  readonly start: Position;
  readonly end: Position;
}

/** A section sign belongs to its number. */
const SECTION = /(?<!§)§+\s?\p{N}+\p{L}?(?![\p{L}\p{N}])/gu;
/** A word that is parted at a line end. */
const PARTED = /\p{L}[-\u00ad\u2010][^\S\n]*\n\s*\p{Ll}/gu;
/** How a paragraph of a law begins. */
const BEGINNING = /^\s*(?:\(\d+[a-z]?\)|§|Art(?:\.|icle|ikel|[ií]culo|icolo)|\d+[.)°]|[a-z][.)]|[-–•—]\s)/u;
/** White between two lines of a paragraph, in heights, and how short of its column the last line of one ends. */
const LEADING = 0.8;
const SHORT = 0.12;

/** The unit of text around a position, within its page. Paragraphs need the page's lines. */
export function unitAround(
  position: Position,
  unit: TextUnit,
  text: PageText,
  lines: readonly ReadingLine[] = [],
): Stretch {
  const none = { start: position, end: position };
  if (unit === 'character') return none;
  const flat = flattenPage(text);
  const offset = flatOffset(flat, position);
  if (unit === 'paragraph')
    return paragraphAround(position, flat, lines) ?? unitAround(position, 'line', text);
  const [from, to] = unit === 'word' ? wordAround(flat.text, offset) : lineAround(flat.text, offset);
  return from === to ? none : { start: startAt(flat, from), end: endAt(flat, to) };
}

/**
 * The word at an offset of a flat text by the rules of Unicode; the one before it where none begins there. Words that are parted by a
 * hyphen at a line end are one, a section sign goes with its number (`§ 1a`). Between words it is the white space.
 */
export function wordAround(text: string, offset: number): readonly [from: number, to: number] {
  const [lineFrom, lineTo] = lineAround(text, offset);
  const first = Math.max(0, text.lastIndexOf('\n', lineFrom - 2) + 1);
  const next = text.indexOf('\n', lineTo + 1);
  const nearby = text.slice(first, next < 0 ? text.length : next);
  const at = offset - first;
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(nearby)]
    .filter(({ segment, isWordLike }) => isWordLike || !/\n/.test(segment))
    .map(({ index, segment, isWordLike }) => ({ from: index, to: index + segment.length, isWordLike }));
  const here = words.find(({ from, to }) => from <= at && at < to);
  const before = words.find(({ to }) => to === at);
  const section = [...nearby.matchAll(SECTION)].find(
    ({ index, 0: found }) => index <= at && at <= index + found.length,
  );
  if (section) return [first + section.index, first + section.index + section[0].length];
  const word = here?.isWordLike ? here : before?.isWordLike ? before : here;
  if (!word) return [offset, offset];
  let { from, to } = word;
  for (const { index, 0: joint } of nearby.matchAll(PARTED)) {
    const end = index + joint.length;
    // The joint is one letter of either part; each part is the word that letter is in.
    if (to === index + 1) to = words.find((part) => part.from === end - 1)?.to ?? to;
    else if (from === end - 1) from = words.find((part) => part.to === index + 1)?.from ?? from;
  }
  const isBlank = nearby.slice(from, to).trim() === '' || word.isWordLike;
  return isBlank ? [first + from, first + to] : [offset, offset];
}

/** The line at an offset, without its line feed. */
export function lineAround(text: string, offset: number): readonly [from: number, to: number] {
  const to = text.indexOf('\n', offset);
  return [text.lastIndexOf('\n', offset - 1) + 1, to < 0 ? text.length : to];
}

function paragraphAround(
  position: Position,
  flat: FlatPage,
  lines: readonly ReadingLine[],
): Stretch | undefined {
  const at = lines.findIndex(({ elements }) => elements.includes(position.element));
  if (at < 0) return undefined;
  const textOf = (line: ReadingLine): string =>
    line.elements.map((element) => flat.elements[element] ?? '').join('');
  const isContinued = (above: ReadingLine | undefined, below: ReadingLine | undefined): boolean => {
    if (!above || !below || above.column !== below.column) return false;
    const height = Math.min(above.bottom - above.top, below.bottom - below.top);
    const width = above.to - above.from;
    return (
      below.top - above.bottom <= LEADING * height &&
      above.to - above.end <= SHORT * width &&
      !BEGINNING.test(textOf(below))
    );
  };
  let [first, last] = [at, at];
  while (isContinued(lines[first - 1], lines[first])) first -= 1;
  while (isContinued(lines[last], lines[last + 1])) last += 1;
  const from = lines[first]?.elements[0] ?? position.element;
  const to = lines[last]?.elements.at(-1) ?? position.element;
  return {
    start: { page: position.page, element: from, character: 0 },
    end: { page: position.page, element: to, character: flat.elements[to]?.length ?? 0 },
  };
}
