import { alongOf, depthOf, mainTurn } from '../pages/page-direction';
import type { PageText } from '../pages/page-text';
import { isNumberedHeading } from './counting-line';
import { numberedText } from './numbered-text';

/** A note in the margin of a page: lines one below the other. */
export interface MarginNote {
  /** Its elements, in the order of the PDF. */
  readonly elements: readonly number[];
  /** How far down the page its first line is, in PDF points. */
  readonly depth: number;
  /** Height of its letters, in PDF points. */
  readonly height: number;
}

/** What notes in margins are known by as headings. */
export interface HeadingEvidence {
  /** The number that each of the notes begins with, after a word like "article" or as "3." and "3.1"; undefined where it does not. */
  readonly numbers: readonly (number | undefined)[];
  /** How many of the notes stand beside a line of the text that begins as an article does. */
  readonly besideHeadings: number;
}

/** Space from which on a line begins another note, in heights of its letters from baseline to baseline. */
const APART = 1.8;
/** Baselines nearer than this, in heights, are one line. */
const SAME_LINE = 0.5;
/** Notes that decide, and the share of them that are numbered. */
const ENOUGH = 3;
const NUMBERED = 0.5;
/** The share of the numbers that are no less than the one before. */
const COUNTING = 0.8;
/** The share of notes that stand beside headings from which on they are titles of these. */
const TITLES = 0.3;

/** More notes than a page has room for: each is compared with the lines beside it. */
const MOST_NOTES = 100;

/** The notes that elements in a margin make; none where there are too many to be any. */
export function marginNotes({ boxes = [] }: PageText, margin: readonly number[], turn: number): MarginNote[] {
  const notes: { elements: number[]; depth: number; height: number; last: number }[] = [];
  for (const element of margin) {
    const box = boxes[element];
    if (!box) continue;
    const [depth, { height }] = [depthOf(box, turn), box];
    const note = notes.at(-1);
    const step = note ? depth - note.last : NaN;
    if (note && step > -SAME_LINE * height && step <= APART * height) {
      note.elements.push(element);
      note.last = depth;
    } else notes.push({ elements: [element], depth, height, last: depth });
  }
  return notes.length > MOST_NOTES ? [] : notes;
}

/** What speaks for the notes of a page being the headings of its articles; `body` are the elements of its text. */
export function headingEvidence(
  page: PageText,
  notes: readonly MarginNote[],
  body: readonly number[],
): HeadingEvidence {
  const turn = mainTurn(page);
  const numbers = notes.map(({ elements }) => numberOf(textOf(page, elements)));
  let besideHeadings = 0;
  for (const note of notes) {
    const beside = body.filter((at) => isOnLine(page, at, note, turn));
    const first = beside.toSorted((a, b) => startOf(page, a, turn) - startOf(page, b, turn));
    if (isNumberedHeading(numberedText(textOf(page, first).toLowerCase()))) besideHeadings += 1;
  }
  return { numbers, besideHeadings };
}

/**
 * Whether the notes in the margins are the headings of the articles beside them, and not the titles of articles whose numbers stand in the text: most
 * have a number, these count up, and there are hardly any headings beside them.
 */
export function areHeadings(evidence: readonly HeadingEvidence[]): boolean {
  const all = evidence.flatMap(({ numbers }) => numbers);
  const known = all.filter((number) => number !== undefined);
  if (known.length < ENOUGH || known.length < NUMBERED * all.length) return false;
  const beside = evidence.reduce((sum, { besideHeadings }) => sum + besideHeadings, 0);
  if (beside > TITLES * all.length) return false;
  const rising = known.filter((number, at) => at > 0 && number >= (known[at - 1] ?? 0)).length;
  return rising >= COUNTING * (known.length - 1);
}

/** Where in the elements of a text a note is read: before the first line beside or below its own first one. */
export function placeInText(page: PageText, body: readonly number[], note: MarginNote): number {
  const turn = mainTurn(page);
  const at = body.findIndex((element) => {
    const box = page.boxes?.[element];
    return box !== undefined && depthOf(box, turn) >= note.depth - SAME_LINE * note.height;
  });
  return at < 0 ? body.length : at;
}

/** "3." and "3.1 Fees", by their first number; what a word like "Article" begins with, by its first. */
const COUNTED = /^#(?:\.#)*[.)]?(?:\s|$)/;

function numberOf(text: string): number | undefined {
  const numbered = numberedText(text.toLowerCase());
  return COUNTED.test(numbered.words) || isNumberedHeading(numbered) ? numbered.numbers[0] : undefined;
}

function textOf({ elements }: PageText, chosen: readonly number[]): string {
  return chosen
    .map((at) => elements[at] ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function startOf({ boxes }: PageText, element: number, turn: number): number {
  const box = boxes?.[element];
  return box ? alongOf(box, turn) : NaN;
}

function isOnLine(
  { boxes }: PageText,
  element: number,
  { depth, height }: MarginNote,
  turn: number,
): boolean {
  const box = boxes?.[element];
  return box !== undefined && Math.abs(depthOf(box, turn) - depth) < SAME_LINE * height;
}
