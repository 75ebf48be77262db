import type { PageText } from '../pages/page-text';
import { isSetApart, type HeadingCandidate, type HeadingCandidates } from './heading-candidates';
import type { HeadingForm } from './heading-form';
import { headsNotes, notesForm } from './notes-heading';
import { compareOrders } from './unit-number';
import { endsInClause, endsInReference, endsOpen, endsSentence } from './line-end';
import { lineText, type LineTable } from './line-table';

/** A line, or several, that head an article or a division; `form` is absent where nothing but larger type says so. */
export interface Heading {
  readonly line: number;
  lastLine: number;
  readonly form: HeadingForm | undefined;
  readonly isApart: boolean;
}

/** Heights of type from line to line within one heading. */
const SAME_HEADING_GAP = 1.7;
/** Lines at the beginning among which the title is looked for. */
const FRONT_LINES = 60;
/** The share of a full line that a heading below its number may have; the text goes on to the next line. */
const SHORT = 0.8;
/** Lines of the longest heading after which a number stands again. */
const LINES_OF_HEADING = 5;
/** Articles from which on something can be said of most of them, and how many are most. */
const ENOUGH = 5;
const MOST = 0.6;
/** Pages of which the running lines are kept. */
const MOST_KNOWN = 64;
/** What a sentence begins with, or a paragraph. */
const BEGINNING = /^\s*[\p{Lu}\d(“"„«]/u;
/** Characters of the longest heading that is recognized by its type alone. */
const LONGEST = 240;

/**
 * Puts the chosen headings in order, adds what is set in the type of divisions without a number ("Allgemeiner Teil"), and the
 * further lines of headings over several lines. The first lines in the largest type are the title.
 */
export function headingsOf(
  lines: LineTable,
  candidates: HeadingCandidates,
  articles: readonly HeadingCandidate[],
  divisions: readonly HeadingCandidate[],
): { readonly title: Heading | undefined; readonly headings: readonly Heading[] } {
  const chosen = new Map<number, HeadingCandidate>();
  for (const candidate of [...articles, ...divisions]) chosen.set(candidate.line, candidate);
  const read = new Set<number>();
  for (const { line, form } of [...candidates.articles, ...candidates.divisions])
    if (form.isSound && form.number !== '') read.add(line);
  const least = leastDivisionHeight(lines, articles, divisions);
  const title = titleOf(lines, chosen);
  const areHeaded = haveHeadings(lines, articles);
  const titleLetters = title && lettersOf(lineText(lines, title.line));
  const isRunning = createRunningTest(lines);
  const isKnown = (line: number): boolean => {
    const letters = lettersOf(lineText(lines, line));
    return isRunning(line, letters) || isOnCover(lines, line) || letters === titleLetters;
  };
  /** Whether the law's own numbers go on nowhere after a line. */
  const areOver = (line: number): boolean => {
    const last = articles.findLast((one) => one.line < line);
    return !articles.some((one) => one.line > line && last && compareOrders(one.order, last.order) > 0);
  };
  const headings: Heading[] = [];
  /** The last line in larger type that heads nothing: what goes on with it does not, either. */
  let noHeading = -2;
  for (let line = (title?.lastLine ?? -1) + 1; line < lines.count; line += 1) {
    const candidate = chosen.get(line);
    if (candidate) {
      const isWrapped = areHeaded && isWrappedHeading(lines, candidate, read);
      const below = isWrapped ? line + 1 : line + headingLinesBelow(lines, candidate, read);
      const lastLine = Math.max(below, beforeRepeatedNumber(lines, candidate, chosen));
      headings.push({ line, lastLine, form: candidate.form, isApart: candidate.isApart });
      line = lastLine;
    } else if (headsNotes(lines, line) && areOver(line)) {
      headings.push({ line, lastLine: line, form: notesForm(lineText(lines, line)), isApart: false });
    } else if (isSetApart(lines, line)) {
      const last = headings.at(-1);
      const isBelow = isSameHeading(lines, line);
      if (last?.isApart && last.lastLine === line - 1 && isBelow) last.lastLine = line;
      else if (
        (lines.height[line] ?? 0) >= least &&
        !(isBelow && noHeading === line - 1) &&
        readsLikeHeading(lines, line) &&
        !isKnown(line)
      )
        headings.push({ line, lastLine: line, form: notesForm(lineText(lines, line)), isApart: true });
      else noHeading = line;
    }
  }
  return { title, headings };
}

/** Large figures alone are the number of a law in a collection, or of a page; what goes on with a sentence are words of it set larger. */
function readsLikeHeading(lines: LineTable, line: number): boolean {
  const text = lineText(lines, line);
  if (text.length > LONGEST || !/\p{L}/u.test(text) || /^\s*(?:\p{Ll}|\(\d)/u.test(text)) return false;
  const previous = lineText(lines, line - 1);
  return !endsInClause(previous) && !endsInReference(previous);
}

/**
 * Tests whether a line in larger type, of which these are the letters, is what the running lines of the page before and of its page or the
 * next one say: the title of the whole, not of a part that begins. Keeps what the running lines of some pages say.
 */
function createRunningTest(lines: LineTable): (line: number, letters: string) => boolean {
  const known = new Map<number, ReadonlySet<string>>();
  const namesOn = (at: number): ReadonlySet<string> => {
    const kept = known.get(at);
    if (kept) return kept;
    const names = runningNames(lines, lines.pages[at]);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(at, names);
    return names;
  };
  return (line, letters) => {
    const at = lines.page[line] ?? 0;
    const isOn = (page: number): boolean => namesOn(page).has(letters);
    return letters !== '' && isOn(at - 1) && (isOn(at) || isOn(at + 1));
  };
}

function runningNames(lines: LineTable, page: PageText | undefined): ReadonlySet<string> {
  if (!page) return new Set();
  return new Set(Array.from(lines.omit(page.page), (element) => lettersOf(page.elements[element] ?? '')));
}

/** Whether a line stands on a first page that has no text, but a title and what belongs to it. */
function isOnCover(lines: LineTable, line: number): boolean {
  if (lines.page[line] !== 0) return false;
  for (let next = 0; next < lines.count && lines.page[next] === 0; next += 1)
    if (!isSetApart(lines, next)) return false;
  return true;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
}

/**
 * How many lines after "Article 4" are its heading: one that is short and no sentence, and followed by the beginning of one; below a division also two, if an
 * article follows.
 */
function headingLinesBelow(
  lines: LineTable,
  { form, line }: HeadingCandidate,
  read: ReadonlySet<number>,
): number {
  if (form.rest !== '' || read.has(line + 1) || line + 1 >= lines.count) return 0;
  const below = lineText(lines, line + 1);
  const isHeading = (text: string): boolean => /^\s*\p{L}[^]*[^\s.;:,‐-]\s*$/u.test(text) && !endsOpen(text);
  const isShort = (text: string): boolean => text.length <= lines.fullLength * SHORT;
  const second = lineText(lines, line + 2);
  if (!/^\s*\p{Lu}/u.test(below)) return 0;
  if (isHeading(below) && isShort(below))
    return read.has(line + 2) || /^\s*[\p{Lu}\d(⁰¹²³⁴-⁹“"„«]/u.test(second) ? 1 : 0;
  const isDivision = form.kind === 'division' && read.has(line + 3) && !read.has(line + 2);
  return isDivision && !endsSentence(below) && isHeading(second) && isShort(second) ? 2 : 0;
}

/** Whether most articles have a heading beside their number: a short line after which a sentence begins. */
function haveHeadings(lines: LineTable, articles: readonly HeadingCandidate[]): boolean {
  const headed = articles.filter(({ line, form }) => {
    const isShort = lineText(lines, line).length <= lines.fullLength * SHORT;
    return isShort && /^\p{Lu}/u.test(form.rest) && BEGINNING.test(lineText(lines, line + 1));
  });
  return articles.length >= ENOUGH && headed.length >= articles.length * MOST;
}

/** Whether the line after an article's number and the beginning of its heading is the end of that: short, and a sentence begins after it. */
function isWrappedHeading(
  lines: LineTable,
  { form, line }: HeadingCandidate,
  read: ReadonlySet<number>,
): boolean {
  const [first, below] = [lineText(lines, line), lineText(lines, line + 1)];
  if (form.kind !== 'article' || read.has(line + 1) || !/^\p{Lu}/u.test(form.rest) || endsSentence(form.rest))
    return false;
  const isLong = first.length > lines.fullLength * SHORT;
  const end = below.replace(/\(\d+\)\s*$/u, '').trim();
  const isEnd = below.length <= lines.fullLength * SHORT && /^\p{Ll}[^.;:]*\.$/u.test(end);
  return isLong && isEnd && BEGINNING.test(lineText(lines, line + 2));
}

/** The last line of a heading after which the article's number stands again, before its text ("15. Planning matters", "in relation to heritage", "15. (1) Nothing"). */
function beforeRepeatedNumber(
  lines: LineTable,
  { form, line }: HeadingCandidate,
  chosen: ReadonlyMap<number, HeadingCandidate>,
): number {
  if (form.word !== '' || form.kind !== 'article') return line;
  for (let next = line + 1; next <= line + LINES_OF_HEADING && !chosen.has(next); next += 1) {
    const again = /^\s*(\d+[A-Z]{0,2})\.?\s*(?:[—–-]|\(|\p{Lu})/u.exec(lineText(lines, next))?.[1];
    if (again?.toLowerCase() === form.number) return next - 1;
  }
  return line;
}

function isSameHeading(lines: LineTable, line: number): boolean {
  const alike = Math.abs((lines.height[line] ?? 0) - (lines.height[line - 1] ?? 0)) < 0.3;
  const gap = lines.gap[line] ?? NaN;
  return alike && (Number.isNaN(gap) || gap <= SAME_HEADING_GAP);
}

/** Type of this height or larger is that of divisions: larger than the text and than the headings of articles. */
function leastDivisionHeight(
  lines: LineTable,
  articles: readonly HeadingCandidate[],
  divisions: readonly HeadingCandidate[],
): number {
  const articleHeight = median(articles.map(({ line }) => lines.height[line] ?? 0));
  const above = Math.max(articleHeight * 1.02, lines.bodyHeight * 1.08);
  const heights = divisions.filter(({ isApart }) => isApart).map(({ line }) => lines.height[line] ?? 0);
  const usual = median(heights.filter((height) => height >= above));
  return lines.bodyHeight > 0 ? (usual ? usual * 0.98 : above) : Infinity;
}

/**
 * The tallest line before the first heading; or that heading itself, if nothing is before it and no other is like it ("TITLE 17 -
 * COPYRIGHTS").
 */
function titleOf(lines: LineTable, chosen: ReadonlyMap<number, HeadingCandidate>): Heading | undefined {
  const [first = lines.count, second = lines.count] = [...chosen.keys()].sort((a, b) => a - b);
  const word = chosen.get(first)?.form.word;
  const isOnly = [...chosen].every(([line, { form }]) => line === first || form.word !== word);
  if (lines.count === 0 || (first === 0 && !isOnly)) return undefined;
  let best = 0;
  for (let line = 1; line < Math.min(first, FRONT_LINES); line += 1)
    if ((lines.height[line] ?? 0) > (lines.height[best] ?? 0)) best = line;
  const title: Heading = { line: best, lastLine: best, form: undefined, isApart: isSetApart(lines, best) };
  const end = first > best ? first : second;
  while (title.lastLine + 1 < end && title.isApart && isSameHeading(lines, title.lastLine + 1))
    title.lastLine += 1;
  return title;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
