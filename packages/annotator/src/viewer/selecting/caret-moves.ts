import {
  endAt,
  flatOffset,
  flattenPage,
  startAt,
  type FlatPage,
  type Position,
  type PageRuns,
} from '@glossator/document-text';
import { caretInLine } from '../text/caret-at';
import { insideLine, type ReadingLine } from '../text/reading-lines';

/** Ways of a caret through the text, in its own order. */
export type CaretMove =
  | { readonly by: 'character' | 'word' | 'line' | 'page end' | 'document end'; readonly step: 1 | -1 }
  | { readonly by: 'line end'; readonly step: 1 | -1 };

/** The text that carets move in. */
export interface CaretGround {
  readonly pageCount: number;
  /** Reads a page; `undefined` where it cannot be read. */
  readonly load: (page: number) => Promise<PageRuns | undefined>;
  readonly linesOf: (page: number) => readonly ReadingLine[];
  /** The lines that a way up or down leads over: running headers and footers are not on it. */
  readonly textLinesOf: (page: number) => readonly ReadingLine[];
}

/** UTF-16 units looked at for the next character or word. */
const CHARACTER_REACH = 64;
const WORD_REACH = 400;

/**
 * Where a caret comes to; where it is, at the ends of the document. `goal` is how far along its line a caret that goes up and down
 * wants to be (page units).
 */
export async function movedCaret(
  from: Position,
  { by, step }: CaretMove,
  goal: number | undefined,
  ground: CaretGround,
): Promise<Position> {
  const runs = await ground.load(from.page);
  if (!runs) return from;
  switch (by) {
    case 'character':
    case 'word': {
      const moved = inPage(flattenPage(runs.text), from, by, step);
      if (moved) return moved;
      return overPageEnd(from, step, ground, (next) => {
        const edge = edgeOf(next, -step);
        return by === 'character' ? edge : inPage(next, edge, by, step);
      });
    }
    case 'line': {
      const lines = ground.textLinesOf(from.page);
      const next = lines[lineIndex(lines, from) + step];
      if (next) return inLine(runs, next, goal) ?? from;
      return overPageEnd(from, step, ground, (_flat, page, other) => {
        const line = ground.textLinesOf(page).at(step === 1 ? 0 : -1);
        return line && inLine(other, line, goal);
      });
    }
    case 'line end': {
      const lines = ground.linesOf(from.page);
      const line = lines[lineIndex(lines, from)];
      return line ? lineEnd(runs, line, step) : from;
    }
    case 'page end':
      return edgeOf(flattenPage(runs.text), step);
    case 'document end': {
      const edge = { ...from, page: step === 1 ? ground.pageCount : -1 };
      return overPageEnd(edge, step === 1 ? -1 : 1, ground, (flat) => edgeOf(flat, step));
    }
  }
}

/** How far along its line a caret stands. */
export function goalOf(position: Position, runs: PageRuns): number | undefined {
  const shape = runs.shapes[position.element];
  if (!shape) return undefined;
  const fraction = runs.fractionAt(position.element, position.character);
  return insideLine(shape, shape).along + (shape.isRtl ? 1 - fraction : fraction) * shape.width;
}

/** The line that a position is in, or the nearest before it. */
export function lineIndex(lines: readonly ReadingLine[], { element }: Pick<Position, 'element'>): number {
  const exact = lines.findIndex(({ elements }) => elements.includes(element));
  if (exact >= 0) return exact;
  return lines.findLastIndex(({ elements }) => (elements[0] ?? Infinity) <= element);
}

/** The next page that has text, in a direction, and what is to be found there; where the caret was, when there is none. */
async function overPageEnd(
  from: Position,
  step: 1 | -1,
  { pageCount, load }: CaretGround,
  find: (flat: FlatPage, page: number, runs: PageRuns) => Position | undefined,
): Promise<Position> {
  for (let page = from.page + step; page >= 0 && page < pageCount; page += step) {
    const runs = await load(page);
    const flat = runs && flattenPage(runs.text);
    if (!runs || !flat || flat.text.trim() === '') continue;
    return find(flat, page, runs) ?? edgeOf(flat, step === 1 ? -1 : 1);
  }
  return from.page < 0 || from.page >= pageCount ? { ...from, page: from.page - step } : from;
}

function inPage(
  flat: FlatPage,
  from: Position,
  by: 'character' | 'word',
  step: 1 | -1,
): Position | undefined {
  const at = flatOffset(flat, from);
  const to = by === 'character' ? nextCharacter(flat.text, at, step) : nextWord(flat.text, at, step);
  return to === undefined ? undefined : caretAtOffset(flat, to);
}

/** A caret before the character at an offset; at a line's end it stays in that line. */
function caretAtOffset(flat: FlatPage, offset: number): Position {
  const isLineEnd = offset > 0 && (offset >= flat.text.length || flat.text[offset] === '\n');
  return isLineEnd && flat.text[offset - 1] !== '\n' ? endAt(flat, offset) : startAt(flat, offset);
}

function nextCharacter(text: string, at: number, step: 1 | -1): number | undefined {
  const rest =
    step === 1 ? text.slice(at, at + CHARACTER_REACH) : text.slice(Math.max(0, at - CHARACTER_REACH), at);
  if (rest.trim() === '') return undefined;
  // A line end is one step, however many line feeds empty elements have put there.
  const ends = step === 1 ? (/^\n\s*?(?=[^\n])/.exec(rest)?.[0].length ?? 0) : lineFeedsAtEnd(rest);
  if (ends > 0) return at + step * ends;
  const parts = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(rest)];
  const part = parts.at(step === 1 ? 0 : -1)?.segment ?? '';
  return at + step * part.length;
}

function lineFeedsAtEnd(text: string): number {
  let count = 0;
  while (text.at(-1 - count) === '\n') count += 1;
  return count;
}

function nextWord(text: string, at: number, step: 1 | -1): number | undefined {
  const start = step === 1 ? at : Math.max(0, at - WORD_REACH);
  const rest = text.slice(start, step === 1 ? at + WORD_REACH : at);
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(rest)].filter(
    (part) => part.isWordLike,
  );
  const word = words.at(step === 1 ? 0 : -1);
  if (!word) return undefined;
  return start + word.index + (step === 1 ? word.segment.length : 0);
}

/** The first (-1) or last (1) caret of a page. */
function edgeOf(flat: FlatPage, step: number): Position {
  const { text } = flat;
  return step > 0
    ? endAt(flat, text.trimEnd().length)
    : startAt(flat, Math.max(0, text.length - text.trimStart().length));
}

function lineEnd(runs: PageRuns, { elements }: ReadingLine, step: 1 | -1): Position {
  const element = elements.at(step === 1 ? -1 : 0) ?? 0;
  return { page: runs.page, element, character: step === 1 ? (runs.text.elements[element]?.length ?? 0) : 0 };
}

function inLine(runs: PageRuns, line: ReadingLine, goal: number | undefined): Position | undefined {
  const along = goal ?? line.start;
  const across = (line.top + line.bottom) / 2;
  const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
  return caretInLine(runs, line, { x: along * cos - across * sin, y: along * sin + across * cos });
}
