import type { PageText } from '../text-item';
import { isCountingAlike, isListItem, labelPatternsOf } from './counting-line';
import { outerLinesOf, OUTER_LINES, type OuterLine, type OuterPage } from './outer-lines';

/** PDF points by which lines at the same place may differ. */
const SAME_PLACE = 3;
/** Pages on which a line must stand; in short documents every page will do. */
const ENOUGH = 3;
/** The share of pages on which a number must count up with the pages. */
const MOSTLY = 0.6;
/** Pages on either side of a line's own pages that tell whether its place belongs to the text. */
const NEAR = 2;
/** Pages with text in a running line's place, as a share of those with the line. */
const FEW = 0.5;
/** How much wider than nine of ten distances in the text the space around a line must be that does not count. */
const WIDER = 1.1;
/** Different distances from the text that show that a line does not move with it. */
const FREE = 4;
/** How much wider than half of the distances the space between a line and a sentence that it parts must be. */
const PARTING = 1.25;
/** Share of a line's pages on which it must part a sentence; on which its letters must be smaller than those beside it. */
const PARTS_OFTEN = 0.2;
const SMALLER_MOSTLY = 0.8;
/** Lines from which on smaller letters tell something, and how much smaller these are. */
const MANY = 5;
const SMALLER = 0.95;

/** Lines that may be one running line of the document, one on a page. */
interface Recurrence {
  readonly lines: readonly OuterLine[];
  readonly counts: boolean;
}

/**
 * The elements of running headers, footers and page numbers of each page of a whole document. A running line stands at the same place
 * on three pages (all pages of a document of two), wherever these are, and either a number in it counts up with the pages, or it is the same and stands
 * apart from the text: further than paragraphs from each other, or at distances that change from page to page. Its place is its own: the text of the
 * pages around does not reach it. What stands in the place of running lines on a page between them is one as well: titles of chapters change.
 */
export function findRunningLines(pages: readonly PageText[]): readonly ReadonlySet<number>[] {
  const outer = pages.map(outerLinesOf);
  const usual = usualDistances(outer);
  let kept = [...sameLines(outer), ...labels(outer)].filter((found) => isEnough(found, pages.length));
  kept = kept.filter((found) => !isSecondCount(found, kept));
  for (let before = -1; kept.length !== before;) {
    before = kept.length;
    const running = new Set(kept.flatMap(({ lines }) => lines));
    kept = kept.filter(
      (found) => isOwnPlace(found, outer, running, usual) && isFree(found, outer, running, usual),
    );
  }
  const running = new Set(kept.flatMap(({ lines }) => lines));
  addBetween(outer, running, usual);
  const elements = pages.map(() => new Set<number>());
  for (const line of running) for (const element of line.elements) elements[line.page]?.add(element);
  return elements;
}

/** How far the lines of the text are from each other: half of them nearer than `median`, nine of ten nearer than `most`. */
interface Distances {
  readonly median: number;
  readonly most: number;
}

function usualDistances(outer: readonly OuterPage[]): Distances {
  const all = Float64Array.from(outer.flatMap(({ distances }) => distances)).sort();
  const at = (share: number): number => all[Math.floor(all.length * share)] ?? 0;
  return { median: at(0.5), most: at(0.9) };
}

function* candidates(outer: readonly OuterPage[]): Generator<OuterLine> {
  for (const { top, bottom } of outer) {
    yield* top.slice(0, OUTER_LINES);
    yield* bottom.slice(0, OUTER_LINES);
  }
}

/** Lines with the same words at the same place. */
function* sameLines(outer: readonly OuterPage[]): Generator<Recurrence> {
  for (const lines of groupedByPlace(outer, (line) => (/[\p{L}#]/u.test(line.words) ? [line.words] : []))) {
    if (isCountingAlike(lines, MOSTLY)) {
      yield { lines, counts: true };
      continue;
    }
    for (const equal of grouped(lines, ({ numbers }) => [numbers.join(' ')]))
      yield { lines: equal, counts: false };
  }
}

/** Short lines at the same place whose number at one end counts up with the pages, whatever their other words. */
function* labels(outer: readonly OuterPage[]): Generator<Recurrence> {
  for (const lines of groupedByPlace(outer, (line) => labelPatternsOf(line))) {
    const run: OuterLine[] = [];
    for (const line of lines) {
      const last = run.at(-1);
      if (last && line.page - last.page > 2) yield { lines: run.splice(0), counts: true };
      run.push(line);
    }
    yield { lines: run, counts: true };
  }
}

function isEnough({ lines, counts }: Recurrence, pages: number): boolean {
  const on = new Set(lines.map(({ page }) => page)).size;
  if (on >= ENOUGH) return true;
  const [first] = lines;
  return (
    on >= 2 &&
    on >= pages - 1 &&
    first?.rank === 0 &&
    (counts || (on === pages && first.side === 'top' && !isListItem(first)))
  );
}

/**
 * Whether the text of the pages around leaves the place of the lines, and what is further out, free. Where lines do not count, what
 * stands as far from the text as they do may be another chapter's running line.
 */
function isOwnPlace(
  { lines, counts }: Recurrence,
  outer: readonly OuterPage[],
  running: ReadonlySet<OuterLine>,
  usual: Distances,
): boolean {
  const [first] = lines;
  if (!first) return false;
  const isText = (line: OuterLine): boolean => {
    const isOutside =
      first.side === 'top' ? line.depth <= first.depth + SAME_PLACE : line.depth >= first.depth - SAME_PLACE;
    if (!isOutside || running.has(line)) return false;
    const inner = innerOf(line, outer, running);
    return counts || !inner || Math.abs(inner.depth - line.depth) <= WIDER * usual.most;
  };
  const around = new Set<number>();
  for (const { page } of lines) for (let at = page - NEAR; at <= page + NEAR; at += 1) around.add(at);
  let taken = 0;
  for (const page of around) if (outer[page]?.[first.side].some(isText)) taken += 1;
  return taken <= FEW * lines.length;
}

/** The line of the text that is nearest to a running line. */
function innerOf(
  line: OuterLine,
  outer: readonly OuterPage[],
  running: ReadonlySet<OuterLine>,
): OuterLine | undefined {
  return outer[line.page]?.[line.side].find((other) => other.rank > line.rank && !running.has(other));
}

/**
 * Whether lines that do not count are none of the text's: far from it, or now nearer and now further, or in smaller letters, or where they
 * would part sentences that go on from page to page.
 */
function isFree(
  { lines, counts }: Recurrence,
  outer: readonly OuterPage[],
  running: ReadonlySet<OuterLine>,
  usual: Distances,
): boolean {
  if (counts) return true;
  const gaps: number[] = [];
  let [parting, smaller] = [0, 0];
  for (const line of lines) {
    const inner = innerOf(line, outer, running);
    const gap = inner ? Math.abs(inner.depth - line.depth) : Infinity;
    gaps.push(gap);
    const isSentence = !isListItem(line) && (line.side === 'top' ? inner?.goesOn : inner?.isOpen);
    if (isSentence && gap > PARTING * usual.median) parting += 1;
    if (line.height < SMALLER * (inner?.height ?? 0) && gap > PARTING * usual.median) smaller += 1;
  }
  gaps.sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  if (median > WIDER * usual.most || new Set(gaps.map(Math.round)).size >= FREE) return true;
  if (lines.length >= MANY && smaller >= SMALLER_MOSTLY * lines.length) return true;
  return parting > 1 && parting >= PARTS_OFTEN * lines.length;
}

/** Whether another number counts on most of the lines' pages, and on more than twice as many: then theirs are numbers of something else. */
function isSecondCount({ lines, counts }: Recurrence, all: readonly Recurrence[]): boolean {
  if (!counts) return false;
  const own = new Set(lines);
  return all.some((other) => {
    if (!other.counts || other.lines.length <= 2 * lines.length || other.lines.some((line) => own.has(line)))
      return false;
    const pages = new Set(other.lines.map(({ page }) => page));
    return lines.filter(({ page }) => pages.has(page)).length > lines.length / 2;
  });
}

/** Takes in what stands where running lines of the pages before and after stand, in letters of the same height and apart from the text. */
function addBetween(outer: readonly OuterPage[], running: Set<OuterLine>, usual: Distances): void {
  for (const side of ['top', 'bottom'] as const)
    for (const [page, { [side]: edge }] of outer.entries()) {
      const line = edge.find((other) => !running.has(other));
      const inner = line && edge[line.rank + 1];
      if (!line || !inner || Math.abs(inner.depth - line.depth) <= WIDER * usual.most) continue;
      const isBeside = (at: number): boolean =>
        (outer[at]?.[side] ?? []).some(
          (other) =>
            running.has(other) &&
            Math.abs(other.depth - line.depth) <= 1 &&
            Math.abs(other.height - line.height) <= 0.5,
        );
      const near = (step: number): boolean => isBeside(page + step) || isBeside(page + 2 * step);
      if (near(-1) && near(1)) running.add(line);
    }
}

/** Groups of lines with the same key on the same side at the same place, by page; keys are made by `keysOf`. */
function* groupedByPlace(
  outer: readonly OuterPage[],
  keysOf: (line: OuterLine) => readonly string[],
): Generator<readonly OuterLine[]> {
  for (const lines of grouped(candidates(outer), (line) =>
    keysOf(line).map((key) => `${line.side} ${key}`),
  )) {
    lines.sort((a, b) => a.depth - b.depth);
    let from = 0;
    for (let at = 1; at <= lines.length; at += 1) {
      const [line, before] = [lines[at], lines[at - 1]];
      if (line && before && line.depth - before.depth <= SAME_PLACE) continue;
      if (at - from > 1) yield lines.slice(from, at).sort((a, b) => a.page - b.page);
      from = at;
    }
  }
}

function grouped(lines: Iterable<OuterLine>, keysOf: (line: OuterLine) => readonly string[]): OuterLine[][] {
  const groups = new Map<string, OuterLine[]>();
  for (const line of lines)
    for (const key of keysOf(line)) {
      const group = groups.get(key);
      if (group) group.push(line);
      else groups.set(key, [line]);
    }
  return [...groups.values()];
}
