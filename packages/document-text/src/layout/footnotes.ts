import type { PageText } from '../pages/page-text';
import { BODY, isReadWithBody, NOTES, type LineTable } from './line-table';
import { createLineText, type LineText } from './line-text';

/** Height of a footnote's letters at most, as a share of the body's; of a raised number's, as a share of the letters beside it. */
const SMALLER = 0.94;
const RAISED = 0.87;
/** Lines of the document's usual height that a page needs to be measured by it. */
const ENOUGH_LINES = 3;
/** The share of lines that letters of a height must make up to be the body's. */
const USUAL = 0.2;
/** The share of lines with several wide spaces from which on they are a table. */
const TABLE = 0.5;
/** Space above the first footnote, in heights of its letters from baseline to baseline. */
const SPACE_ABOVE = 1.35;
/** The share of a page's depth, from its last line upwards, in which footnotes end. */
const FOOT = 0.12;

const STOP = /[.:;!?)\]]\s*$/u;
/** What a footnote begins with: a number, a letter or a sign, maybe in brackets. */
const MARK = /^[[(]?(\d{1,4}|\p{L}|[*†‡]{1,3})[\])]?(?:[\s.]|$)/u;
const REFERENCE = /^[[(]?(\d{1,4}|\p{L}|[*†‡]{1,3})[\])]?$/u;

/**
 * Marks the footnotes among the lines of a document's body in its `stream`: lines at the foot of a page or column, smaller than the text above them, that begin with a mark
 * which is raised or to which a raised mark in the text of the page refers, below a wider space; and what goes on with them on the next page. When in
 * doubt a line is none.
 */
export function markFootnotes(pages: readonly PageText[], table: LineTable): void {
  const text = createLineText(pages, table);
  const usual = usualLineHeight(table, 0, table.lines);
  let open = NaN;
  for (let from = 0; from < table.lines;) {
    const page = pageOf(table, from);
    let to = from;
    while (to < table.lines && pageOf(table, to) === page && isReadWithBody(table.stream[to])) to += 1;
    if (to === from) {
      from += 1;
      continue;
    }
    const before = open;
    open = markPage({ pages, table, text, from, to, usual, openHeight: () => before });
    from = to;
  }
}

interface PageLines {
  readonly pages: readonly PageText[];
  readonly table: LineTable;
  readonly text: LineText;
  readonly from: number;
  readonly to: number;
  /** Usual height of the document's letters. */
  readonly usual: number;
  /** Answers the height of the letters of the page before's last footnote if that one may go on here, else NaN. */
  readonly openHeight: () => number;
}

/**
 * Marks the footnotes among the lines of a single page, as `markFootnotes` does; `usual` is the height of the document's letters. Answers the height of the
 * last one's letters if it may go on on the next page, else NaN.
 */
export function markFootnotesOfPage(
  page: PageText,
  table: LineTable,
  usual: number,
  openHeight: () => number,
): number {
  const pages = [page];
  const text = createLineText(pages, table);
  let to = 0;
  while (to < table.lines && table.stream[to] === BODY) to += 1;
  return to === 0 ? NaN : markPage({ pages, table, text, from: 0, to, usual, openHeight });
}

/** Marks the footnotes of one page and answers the height of their letters if the last one may go on. */
function markPage(lines: PageLines): number {
  const { table, from, to } = lines;
  const largest = SMALLER * bodyHeight(lines);
  const references = raisedMarks(lines, largest);
  const end = footOf(lines);
  let height = NaN;
  for (let first = from; first < to;) {
    let last = first;
    while (last + 1 < to && table.part[last + 1] === table.part[first]) last += 1;
    let top = last + 1;
    while (top > first && (table.height[top - 1] ?? NaN) <= largest) top -= 1;
    if (table.stream[first] === BODY && (table.depth[last] ?? NaN) >= end)
      for (let line = top; line <= last; line += 1)
        if (beginsNotes(lines, line, top, references) && !isTable(table, line, last)) {
          table.stream.fill(NOTES, line, last + 1);
          height = STOP.test(lines.text.tail(last)) ? NaN : (table.height[line] ?? NaN);
          break;
        }
    first = last + 1;
  }
  return height;
}

function beginsNotes(lines: PageLines, line: number, top: number, references: ReadonlySet<string>): boolean {
  const { table, text, from, openHeight } = lines;
  const height = table.height[line] ?? NaN;
  const space = line > from ? spaceAbove(table, line) : Infinity;
  const mark = MARK.exec(text.head(line))?.[1];
  if (mark === undefined)
    return (
      line === top &&
      space > SPACE_ABOVE &&
      (Math.abs(height - openHeight()) < 0.3 || isAboveNote(lines, line))
    );
  const isRaised = isRaisedMark(lines, line);
  const isReferred = references.has(mark);
  if (isRaised && isReferred) return true;
  return (isRaised || isReferred) && space > SPACE_ABOVE;
}

/** Space between a line and the one before it in its part, in heights of its letters; without end where it is the first one. */
function spaceAbove(table: LineTable, line: number): number {
  if (table.part[line - 1] !== table.part[line]) return Infinity;
  return ((table.depth[line] ?? NaN) - (table.depth[line - 1] ?? NaN)) / (table.height[line] ?? NaN);
}

/** Whether the first note stands right below a line that has none, as below the place where a Swiss law was published ("AS 1999 2243"). */
function isAboveNote(lines: PageLines, line: number): boolean {
  const { table, text, to } = lines;
  const isNext = line + 1 < to && spaceAbove(table, line + 1) <= SPACE_ABOVE;
  return isNext && MARK.test(text.head(line + 1)) && isRaisedMark(lines, line + 1);
}

/** Whether many of the lines have wide spaces in them, more than that after a mark. */
function isTable(table: LineTable, from: number, last: number): boolean {
  let rows = 0;
  for (let line = from; line <= last; line += 1) {
    let cells = 0;
    for (let i = (table.first[line] ?? 0) + 1; i < (table.first[line + 1] ?? 0); i += 1)
      cells += table.parted[i] ?? 0;
    if (cells > 1) rows += 1;
  }
  return rows > TABLE * (last - from + 1);
}

/** Whether a line begins with an element that is smaller than the rest of it. */
function isRaisedMark({ pages, table }: PageLines, line: number): boolean {
  const first = table.first[line] ?? 0;
  return heightOf(pages, table, first) < RAISED * (table.height[line] ?? NaN);
}

/** The raised marks in the lines of the page that are not too small to be of its body. */
function raisedMarks({ pages, table, from, to }: PageLines, largest: number): ReadonlySet<string> {
  const marks = new Set<string>();
  for (let line = from; line < to; line += 1) {
    const height = table.height[line] ?? NaN;
    const end = table.first[line + 1] ?? 0;
    if (!(height > largest)) continue;
    for (let i = (table.first[line] ?? 0) + 1; i < end; i += 1) {
      if (!(heightOf(pages, table, i) < RAISED * height)) continue;
      const mark = REFERENCE.exec(
        pages[table.page[i] ?? 0]?.elements[table.element[i] ?? 0]?.trim() ?? '',
      )?.[1];
      if (mark !== undefined) marks.add(mark);
    }
  }
  return marks;
}

function heightOf(pages: readonly PageText[], table: LineTable, index: number): number {
  return pages[table.page[index] ?? 0]?.boxes?.[table.element[index] ?? 0]?.height ?? NaN;
}

/** How far down footnotes must reach to stand at the foot of the page. */
function footOf({ table, from, to }: PageLines): number {
  let [first, last] = [Infinity, -Infinity];
  for (let line = from; line < to; line += 1) {
    first = Math.min(first, table.depth[line] || Infinity);
    last = Math.max(last, table.depth[line] || -Infinity);
  }
  return last - FOOT * (last - first);
}

/** Height of the letters of the page's body: the document's usual one where the page has such lines, else its own. */
function bodyHeight({ table, from, to, usual }: PageLines): number {
  let count = 0;
  for (let line = from; line < to; line += 1)
    if (Math.abs((table.height[line] ?? NaN) - usual) < 0.3) count += 1;
  return count >= ENOUGH_LINES ? usual : usualLineHeight(table, from, to);
}

/** The largest height that a good share of lines have, in half points: headings are few, and notes are smaller than the body. */
function usualLineHeight(table: LineTable, from: number, to: number): number {
  const enough = USUAL * (to - from);
  const counts = new Map<number, number>();
  for (let line = from; line < to; line += 1) {
    const halves = Math.round((table.height[line] ?? NaN) * 2);
    if (!Number.isNaN(halves)) counts.set(halves, (counts.get(halves) ?? 0) + 1);
  }
  let largest = -Infinity;
  for (const [halves, count] of counts) if (count >= enough && halves / 2 > largest) largest = halves / 2;
  return largest;
}

function pageOf(table: LineTable, line: number): number {
  return table.page[table.first[line] ?? 0] ?? 0;
}
