import { foldText } from '../fold';
import { numberedText, type NumberedText } from './numbered-text';
import { linesOfPage, type PageLine } from './page-line';
import { pageFrom, type PageSource } from '../page-source';
import type { PageText } from '../text-item';

/** Pages on either side that decide about a page's running lines: they are the same whoever else has been read. */
export const RUNNING_REACH = 4;

/** Lines at a page's top and at its bottom that may be running ones. */
const OUTER_LINES = 4;
/** PDF points by which lines at the same place may differ. */
const SAME_PLACE = 3;
/** Pages in a row (or left or right ones in a row) on which a line must stand. */
const ENOUGH = 3;
/** Pages in a row, left and right ones, after which nothing else has to speak for a line. */
const PLENTY = 5;
/** Characters of the longest line that only its page number makes a running one. */
const LONGEST_LABEL = 90;

/** Headings of a law that may stand at the tops of pages one after the other, each with the next number. */
const HEADING =
  /^(?:§+|articles?|artikel|artigo|art[ií]culo|articolo|artt?|sections?|secs?|chapters?|kapitel|chapitre|cap[ií]tulo|capo|titles?|titre|t[ií]tulo|titolo|abschnitt|annex|annexe|anhang|anexo|allegato|schedule|parts?|teil|rules?|clauses?|ziff(?:er)?|absatz|abs|paragraph|recital|regel|book|buch|livre|libro)\.?\s*[a-z]{0,2}[\s.-]*#[a-z]?(?:\W.*)?$/u;

/** Heights of text between a running line without a page number and the text it belongs to; lines of a text are nearer. */
const LEAST_GAP = 1.6;

type Side = 'top' | 'bottom';

interface OuterLine extends NumberedText {
  readonly depth: number;
  readonly height: number;
  readonly elements: readonly number[];
}

/** The outer lines of a page from the edge inwards; one line more than may be running ones. */
type OuterLines = Readonly<Record<Side, readonly OuterLine[]>>;

type Likeness = 'same' | 'counting' | undefined;

/** Answers the elements of a page that belong to running headers, footers and page numbers. */
export type RunningLines = (page: number) => ReadonlySet<number>;

/**
 * Looks for running lines in a text whose pages have `boxes`. A line at a page's top or bottom is one if at the same place of three
 * pages in a row, or of three left or right pages in a row, stands the same line: its words are equal, its numbers equal or
 * counting up with the pages (Roman ones too); if nothing counts, there must be white space between it and the text. A short line
 * whose only likeness is a page number is one as well. A heading with a number of its own ("Article R16") never is. Only the `RUNNING_REACH` pages on either side are asked for; pages that are
 * not there take no part. Each page is looked at once.
 */
export function createRunningLines(pages: PageSource): RunningLines {
  const known = new Map<number, OuterLines>();
  const outer = (page: number): OuterLines => {
    const kept = known.get(page);
    if (kept) return kept;
    const text = page < 0 ? undefined : pageFrom(pages, page);
    if (!text) return NO_LINES;
    const made = outerLines(text);
    known.set(page, made);
    return made;
  };
  const certaintyOf = (page: number, side: Side, line: OuterLine): 'sure' | 'likely' | undefined => {
    const likeness = (other: number): Likeness => bestLikeness(line, outer(other)[side], other - page);
    const row = (step: number, is: (likeness: Likeness) => boolean): number =>
      rowLength(page, step, (other) => is(likeness(other)));
    const longest = (is: (likeness: Likeness) => boolean): number => Math.max(row(1, is), row(2, is));
    if (longest((found) => found === 'counting') >= ENOUGH) return 'sure';
    if (row(1, Boolean) >= PLENTY) return 'sure';
    return longest(Boolean) >= ENOUGH ? 'likely' : undefined;
  };
  return (page) => {
    const found = new Set<number>();
    for (const side of ['top', 'bottom'] as const) {
      let [inner, ...rest] = outer(page)[side].toReversed();
      if (rest.length < OUTER_LINES && inner) [inner, rest] = [undefined, [inner, ...rest]];
      for (const line of rest) {
        const certainty = certaintyOf(page, side, line);
        const gap = inner
          ? Math.abs(inner.depth - line.depth) / Math.max(inner.height, line.height)
          : Infinity;
        if (certainty === 'sure' || (certainty === 'likely' && gap >= LEAST_GAP))
          for (const element of line.elements) found.add(element);
        else inner = line;
      }
    }
    return found;
  };
}

/** The running lines of one page (see `createRunningLines`, which is the one to use for many). */
export function detectRunningLines(page: number, pages: PageSource): ReadonlySet<number> {
  return createRunningLines(pages)(page);
}

const NO_LINES: OuterLines = { top: [], bottom: [] };

function outerLines(text: PageText): OuterLines {
  const lines = linesOfPage(text);
  const numbered = (line: PageLine): OuterLine => ({ ...line, ...numberedText(foldText(line.text).folded) });
  return {
    top: lines.slice(0, OUTER_LINES + 1).map(numbered),
    bottom: lines
      .slice(-OUTER_LINES - 1)
      .reverse()
      .map(numbered),
  };
}

/** How many pages at this distance from each other, `page` among them and no gap, have the line. */
function rowLength(page: number, step: number, isAlso: (page: number) => boolean): number {
  let row = 1;
  for (const direction of [-step, step])
    for (let at = page + direction; Math.abs(at - page) <= RUNNING_REACH && isAlso(at); at += direction)
      row += 1;
  return row;
}

/** How a line comes again among the lines of a page that is `apart` pages later. */
function bestLikeness(line: OuterLine, others: readonly OuterLine[], apart: number): Likeness {
  const found = others
    .slice(0, OUTER_LINES)
    .filter(({ depth }) => Math.abs(line.depth - depth) <= SAME_PLACE)
    .map((other) => likenessTo(line, other, apart));
  return found.find((likeness) => likeness === 'counting') ?? found.find((likeness) => likeness);
}

function likenessTo(line: OuterLine, other: OuterLine, apart: number): Likeness {
  if (!/[\p{L}#]/u.test(line.words)) return undefined;
  const counts = (index: number): boolean => {
    const [a, b] = [line.numbers.at(index), other.numbers.at(index)];
    return a !== undefined && b !== undefined && b - a === apart;
  };
  if (line.words === other.words) {
    if (line.numbers.every((number, i) => number === other.numbers[i])) return 'same';
    if (HEADING.test(line.words)) return undefined;
    const isCounting = line.numbers.every((number, i) => number === other.numbers[i] || counts(i));
    return isCounting ? 'counting' : undefined;
  }
  const isLabel = ({ words }: OuterLine, at: RegExp): boolean =>
    words.length <= LONGEST_LABEL && at.test(words) && !HEADING.test(words);
  const isCountingAt = (at: RegExp, index: number): boolean =>
    isLabel(line, at) && isLabel(other, at) && counts(index);
  return isCountingAt(/#$/u, -1) || isCountingAt(/^#/u, 0) ? 'counting' : undefined;
}
