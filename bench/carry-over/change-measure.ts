import type { Position, TextRange } from '@glossator/document-text';
import type { ChangedStretch } from './changed-stretches';
import type { TextChange } from './engine';
import type { Ruler } from './evaluator';
import type { SourceDocument } from './items';
import { createTouches, type Stretch } from './letter-marks';
import { paragraphBegins } from './paragraph-begins';
import type { ChangedParagraph, TrueChanges } from './pairs';

/** Counts of paragraphs, both sides together; what each means stands in the head of bench/carry-over.ts. */
export interface ChangeCounts {
  /** Changed paragraphs of the source, and those of them that were reported. */
  readonly wanted: number;
  readonly found: number;
  /** Unchanged paragraphs that were reported. */
  readonly wronglyReported: number;
  /** Reports that hold no letter or digit, and those of them that stand in a changed paragraph. */
  readonly punctuationOnly: number;
  readonly punctuationInChanged: number;
  /** Reports that touch no paragraph of the source, such as a printed page header. */
  readonly outside: number;
}

/** Nothing counted yet. */
export const NO_CHANGES: ChangeCounts = {
  wanted: 0,
  found: 0,
  wronglyReported: 0,
  punctuationOnly: 0,
  punctuationInChanged: 0,
  outside: 0,
};

interface Mark extends Stretch {
  readonly isPoint: boolean;
}

/** One version of a pair. */
export interface Side {
  readonly document: SourceDocument;
  readonly at: Ruler;
}

/** The sum of two counts. */
export function addCounts(a: ChangeCounts, b: ChangeCounts): ChangeCounts {
  return {
    wanted: a.wanted + b.wanted,
    found: a.found + b.found,
    wronglyReported: a.wronglyReported + b.wronglyReported,
    punctuationOnly: a.punctuationOnly + b.punctuationOnly,
    punctuationInChanged: a.punctuationInChanged + b.punctuationInChanged,
    outside: a.outside + b.outside,
  };
}

/** Shares in per cent; `undefined` where nothing is counted. */
export function precisionAndRecall({ wanted, found, wronglyReported }: ChangeCounts): {
  readonly precision?: number;
  readonly recall?: number;
} {
  const reported = found + wronglyReported;
  return {
    ...(reported > 0 && { precision: (100 * found) / reported }),
    ...(wanted > 0 && { recall: (100 * found) / wanted }),
  };
}

/** What our engine reports as changed: the changed words where it names them, else the whole range. A mere move is no change. */
export function stretchesOfOurs(changes: readonly TextChange[]): ChangedStretch[] {
  return changes.flatMap(({ kind, old, new: come, words }) => {
    if (words.length === 0) return kind === 'moved' ? [] : [{ old, new: come }];
    return words.map((word) => ({ old: word.old, new: word.new, passage: { old, new: come } }));
  });
}

function isEmpty(range: TextRange): boolean {
  return (
    range.startPage === range.endPage &&
    range.startElement === range.endElement &&
    range.startCharacter === range.endCharacter
  );
}

/** Counts the reported stretches against the changed paragraphs of the source, on both sides. */
export function countChanges(
  stretches: readonly ChangedStretch[],
  truth: TrueChanges,
  oldSide: Side,
  newSide: Side,
): ChangeCounts {
  const count = (name: 'old' | 'new', side: Side, blocks: number) =>
    countSide(
      stretches.map((stretch) => markOf(stretch, name, side.at)),
      truth.changes.filter((change) => change.side === name),
      blocks,
      side,
    );
  return addCounts(count('old', oldSide, truth.oldBlocks), count('new', newSide, truth.newBlocks));
}

/** An inserted word is a point on the old side, but an edit of the passage it came into: there it marks the letter beside it. */
function markOf(stretch: ChangedStretch, side: 'old' | 'new', at: Ruler): Mark {
  const lettersOf = (range: TextRange): Stretch => ({
    from: at({ page: range.startPage, element: range.startElement, character: range.startCharacter }),
    to: at({ page: range.endPage, element: range.endElement, character: range.endCharacter }),
  });
  const own = lettersOf(stretch[side]);
  const isPoint = isEmpty(stretch[side]);
  const passage = stretch.passage && lettersOf(stretch.passage[side]);
  if (!isPoint || !passage || passage.from === passage.to) return { ...own, isPoint };
  const from = Math.max(passage.from, Math.min(own.from, passage.to - 1));
  return { from, to: from + 1, isPoint: false };
}

function countSide(
  marks: readonly Mark[],
  changed: readonly ChangedParagraph[],
  blocks: number,
  side: Side,
): ChangeCounts {
  const paragraphs = changed
    .map(({ block, start, end }) => ({
      block,
      from: side.at(position(start)),
      to: side.at(position(end)),
    }))
    .toSorted((a, b) => a.from - b.from);
  const gaps = gapsBetween(paragraphs, blocks, side);
  const lettered = marks.filter(({ from, to }) => from < to);
  const silent = marks.filter(({ from, to, isPoint }) => from === to && !isPoint);
  const isFound = createTouches(marks.filter(({ from, to, isPoint }) => from < to || isPoint));
  // A point cannot be told from the edge of an unchanged paragraph, so it never counts against a method.
  const isReported = createTouches(lettered);
  const isChanged = createTouches(paragraphs);
  const isReal = createTouches([...paragraphs, ...gaps.flatMap((gap) => (gap.blocks > 0 ? gap.pieces : []))]);
  const wrong = gaps.map((gap) => Math.min(gap.blocks, gap.pieces.filter(isReported).length));
  return {
    wanted: paragraphs.length,
    found: paragraphs.filter(isFound).length,
    wronglyReported: wrong.reduce((sum, value) => sum + value, 0),
    punctuationOnly: silent.length,
    punctuationInChanged: silent.filter(({ from }) => isChanged({ from: from - 1, to: from + 1 })).length,
    outside: lettered.filter((mark) => !isReal(mark)).length,
  };
}

/**
 * The text between the changed paragraphs. The truth does not say where the unchanged paragraphs in it begin, but their number is
 * known from the numbers of the changed ones, so it is cut at that many of the most likely begins.
 */
function gapsBetween(
  paragraphs: readonly { readonly block: number; readonly from: number; readonly to: number }[],
  blocks: number,
  { document, at }: Side,
): { readonly pieces: readonly Stretch[]; readonly blocks: number }[] {
  const last = document.pages.length - 1;
  const items = document.pages[last]?.items ?? [];
  const end = at({ page: last, element: items.length - 1, character: items.at(-1)?.str.length ?? 0 });
  const begins = paragraphBegins(document, at);
  const edges = [{ block: -1, from: 0, to: 0 }, ...paragraphs, { block: blocks, from: end, to: end }];
  return edges.slice(1).map((next, index) => {
    const before = edges[index] ?? next;
    const count = Math.max(0, next.block - before.block - 1);
    const cuts = begins
      .filter((begin) => begin.at > before.to && begin.at < next.from)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, Math.max(0, count - 1))
      .map((begin) => begin.at)
      .toSorted((a, b) => a - b);
    const bounds = [before.to, ...cuts, next.from];
    const pieces = bounds.slice(1).map((to, piece) => ({ from: bounds[piece] ?? to, to }));
    return { pieces: pieces.filter(({ from, to }) => from < to), blocks: count };
  });
}

function position([page, element, character]: ChangedParagraph['start']): Position {
  return { page, element, character };
}
