import type { PageText } from '../pages/page-text';
import { isCountingWith, isListItem } from './counting-line';
import { lineNumbersAmong } from './line-numbers';
import { edgeOf, outerLinesOf, type OuterLine, type OuterPages } from './outer-lines';
import { labels, sameLines, SAME_PLACE, sharedParts, type Recurrence } from './recurrences';

/** Pages on which a line must stand; in short documents every page will do. */
const ENOUGH = 3;
/** Pages on either side of a line's own pages that decide whether its place belongs to the text. */
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
/** Lines from which on smaller letters, or being on every page, are significant, and how much smaller these are. */
const MANY = 5;
const SMALLER = 0.95;

/** The elements of running headers, footers, page numbers and numbers of lines of each page of a whole document (see `runningElements`). */
export function findRunningLines(pages: readonly PageText[]): readonly ReadonlySet<number>[] {
  const found = runningElements(new Map(pages.map((text, page) => [page, outerLinesOf(text, page)])));
  return pages.map((_, page) => found.get(page) ?? new Set());
}

/** The elements of the running lines (see `runningAmong`) and of the numbers of lines among pages, by page. */
export function runningElements(outer: OuterPages): ReadonlyMap<number, ReadonlySet<number>> {
  const found = new Map<number, Set<number>>();
  const add = (page: number, elements: readonly number[]): void => {
    const on = found.get(page) ?? new Set();
    found.set(page, on);
    for (const element of elements) on.add(element);
  };
  for (const { page, elements } of runningAmong(outer)) add(page, elements);
  for (const [page, elements] of lineNumbersAmong(outer)) add(page, elements);
  return found;
}

/**
 * The running lines among the outer lines of pages. A running line stands at the same place on three of the pages (all pages of a document of
 * two), wherever these are, and either a number in it counts up with the pages, or it or a part of it is the same and it stands apart from the text: further
 * than paragraphs from each other, or at distances that change from page to page. Its place is its own: the text of the pages around does
 * not reach it. What stands in the place of running lines on a page between them is one as well: titles of chapters change.
 */
function runningAmong(outer: OuterPages): ReadonlySet<OuterLine> {
  let kept = [...sameLines(outer), ...sharedParts(outer), ...labels(outer)].filter((found) =>
    isEnough(found, outer.size),
  );
  if (kept.length === 0) return new Set();
  kept = kept.filter((found) => !isSecondCount(found, kept));
  const usual = usualDistances(outer);
  for (let before = -1; kept.length !== before;) {
    before = kept.length;
    const running = new Set(kept.flatMap(({ lines }) => lines));
    kept = kept.filter(
      (found) => isFree(found, outer, running, usual) && isOwnPlace(found, outer, running, usual),
    );
  }
  const running = new Set(kept.flatMap(({ lines }) => lines));
  addBetween(outer, running, usual);
  if (!isMostlyEmptied(outer, running)) return running;
  return new Set(kept.filter(({ counts }) => counts).flatMap(({ lines }) => lines));
}

/** Whether nothing would be left of most pages: then pages are alike as forms are, and only what counts is a running line. */
function isMostlyEmptied(outer: OuterPages, running: ReadonlySet<OuterLine>): boolean {
  let [full, emptied] = [0, 0];
  for (const { top, bottom, count } of outer.values()) {
    if (count === 0) continue;
    full += 1;
    const lines = [...top, ...bottom].filter((line) => running.has(line));
    if (new Set(lines.flatMap(({ elements }) => elements)).size === count) emptied += 1;
  }
  return emptied > full / 2;
}

/** How far the lines of the text are from each other: half of them nearer than `median`, nine of ten nearer than `most`. */
interface Distances {
  readonly median: number;
  readonly most: number;
}

function usualDistances(outer: OuterPages): Distances {
  let count = 0;
  for (const { distances } of outer.values()) count += distances.length;
  const all = new Float64Array(count);
  for (const { distances } of outer.values()) all.set(distances, (count -= distances.length));
  all.sort();
  const at = (share: number): number => all[Math.floor(all.length * share)] ?? 0;
  return { median: at(0.5), most: at(0.9) };
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
 * Whether the text of the pages around leaves the place of the lines, and what is further out, free. What stands apart from the text there may be
 * another chapter's running line, or that of left pages; where lines count it must count with them.
 */
function isOwnPlace(
  { lines, counts }: Recurrence,
  outer: OuterPages,
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
    if (inner && Math.abs(inner.depth - line.depth) <= WIDER * usual.most) return true;
    return !inner || (counts && !isCountingWith(first, line));
  };
  const around = new Set<number>();
  for (const { page } of lines) for (let at = page - NEAR; at <= page + NEAR; at += 1) around.add(at);
  let taken = 0;
  for (const page of around) if (edgeOf(outer.get(page), first.side).some(isText)) taken += 1;
  return taken <= FEW * lines.length;
}

/** The line of the text that is nearest to a running line. */
function innerOf(line: OuterLine, outer: OuterPages, running: ReadonlySet<OuterLine>): OuterLine | undefined {
  const edge = edgeOf(outer.get(line.page), line.side);
  for (let rank = line.rank + 1; rank < edge.length; rank += 1) {
    const other = edge[rank];
    if (other && !running.has(other)) return other;
  }
  return undefined;
}

/**
 * Whether lines that do not count are none of the text's: on every page, far from it, or now nearer and now further, or in smaller letters, or where they
 * would part sentences that go on from page to page.
 */
function isFree(
  { lines, counts }: Recurrence,
  outer: OuterPages,
  running: ReadonlySet<OuterLine>,
  usual: Distances,
): boolean {
  if (counts || isOnEveryPage(lines, outer)) return true;
  const gaps: number[] = [];
  let [parting, smaller] = [0, 0];
  for (const line of lines) {
    const inner = innerOf(line, outer, running);
    const gap = inner ? Math.abs(inner.depth - line.depth) : Infinity;
    gaps.push(gap);
    const isSentence = !isListItem(line) && (line.side === 'top' ? inner?.continues : inner?.isOpen);
    if (isSentence && gap > PARTING * usual.median) parting += 1;
    if (line.height < SMALLER * (inner?.height ?? 0) && gap > PARTING * usual.median) smaller += 1;
  }
  gaps.sort((a, b) => a - b);
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0;
  if (median > WIDER * usual.most || new Set(gaps.map(Math.round)).size >= FREE) return true;
  if (lines.length >= MANY && smaller >= SMALLER_MOSTLY * lines.length) return true;
  return parting > 1 && parting >= PARTS_OFTEN * lines.length;
}

/** Whether lines are the outermost ones of every page and no sentences. */
function isOnEveryPage(lines: readonly OuterLine[], outer: OuterPages): boolean {
  return (
    lines.length >= MANY &&
    lines.length === outer.size &&
    lines.every(
      (line) => line.rank === 0 && !line.continues && !isListItem(line) && !/[.,;:]$/.test(line.words),
    )
  );
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
function addBetween(outer: OuterPages, running: Set<OuterLine>, usual: Distances): void {
  for (const side of ['top', 'bottom'] as const)
    for (const [page, own] of outer) {
      const edge = edgeOf(own, side);
      const line = edge.find((other) => !running.has(other));
      const inner = line && edge[line.rank + 1];
      if (!line || !inner || Math.abs(inner.depth - line.depth) <= WIDER * usual.most) continue;
      const isBeside = (at: number): boolean =>
        edgeOf(outer.get(at), side).some(
          (other) =>
            running.has(other) &&
            Math.abs(other.depth - line.depth) <= 1 &&
            Math.abs(other.height - line.height) <= 0.5,
        );
      const near = (step: number): boolean => isBeside(page + step) || isBeside(page + 2 * step);
      if (near(-1) && near(1)) running.add(line);
    }
}
