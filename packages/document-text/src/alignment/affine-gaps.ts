import type { AlignmentConstants } from '../constants/alignment-constants';
import { PARAGRAPH } from '../layout/reading-order';
import { CLAUSE } from '../words/word-columns';
import { mayBeAlike, type WordSimilarity } from './word-similarity';
import type { WordWindow } from './unique-grams';

/** The words of two texts, and what scores their alignment. */
export interface WordScores {
  readonly oldIds: Int32Array;
  readonly newIds: Int32Array;
  /** The score, from 0 to 1, of a word that is found again, by its number in the vocabulary; rare words have more. */
  readonly weights: Float32Array;
  readonly similarity: WordSimilarity;
  /** What is before each word: the values of `ReadingOrder.gap`, and `CLAUSE`. */
  readonly oldGaps: Uint8Array;
  readonly newGaps: Uint8Array;
  readonly constants: AlignmentConstants;
}

/** Where the best path to a cell came from: two bits for the state of a gap, one for that of a match. */
const FROM_MATCH = 0;
const FROM_OLD = 1;
const FROM_NEW = 2;
const MATCH_AFTER_GAP = 4;

type Link = (old: number, next: number) => void;

/** Aligns small windows. Its buffers are reused, so that a document costs the memory of its largest gap. */
export interface GapAligner {
  /** Calls `link` for each pair of words on the best path through a window. */
  align: (window: WordWindow, link: Link) => void;
}

/** The scores of the best paths to the cells of one row, and where those to all cells came from. */
interface PathTable {
  /** Paths that end with a match in this column of the row that was filled last. */
  match: Float32Array;
  /** Paths that end with a gap there. */
  gap: Float32Array;
  trace: Uint8Array;
}

/**
 * Needleman-Wunsch with affine gaps over words (O. Gotoh, "An improved algorithm for matching biological sequences", 1982), with one
 * kind of gap for both texts: a replacement costs what a deletion costs. Time and memory are those of the window's area.
 */
export function createGapAligner(scores: WordScores): GapAligner {
  const table: PathTable = {
    match: new Float32Array(0),
    gap: new Float32Array(0),
    trace: new Uint8Array(0),
  };
  return {
    align: (window, link) => {
      begin(table, window, scores.constants.gap);
      const height = window.oldTo - window.oldFrom;
      for (let row = 1; row <= height; row += 1) fillRow(table, scores, window, row);
      traceBack(table, window, link);
    },
  };
}

/** Makes room for a window, and fills the row before its first words: all words of the new text are left out there. */
function begin(table: PathTable, { oldFrom, oldTo, newFrom, newTo }: WordWindow, cost: number): void {
  const height = oldTo - oldFrom;
  const width = newTo - newFrom + 1;
  if (table.match.length < width) {
    table.match = new Float32Array(width * 2);
    table.gap = new Float32Array(width * 2);
  }
  if (table.trace.length < (height + 1) * width) table.trace = new Uint8Array((height + 1) * width * 2);
  const { match, gap, trace } = table;
  match.fill(-Infinity, 0, width);
  gap.fill(-cost, 0, width);
  trace.fill(FROM_NEW, 0, width);
  trace[0] = FROM_MATCH;
}

/** Fills the row of a word of the old text (from 1) over the row before it. */
function fillRow(
  { match, gap, trace }: PathTable,
  { oldIds, newIds, weights, similarity, oldGaps, newGaps, constants }: WordScores,
  { oldFrom, newFrom, newTo }: WordWindow,
  row: number,
): void {
  const { gap: cost, cleanGap, otherBegin } = constants;
  const width = newTo - newFrom + 1;
  const old = oldFrom + row - 1;
  const id = oldIds[old] ?? 0;
  const worth = weights[id] ?? 0;
  const ends = similarity.ends[id] ?? 0;
  const begins = (oldGaps[old] ?? 0) === PARAGRAPH;
  const endsClause = isClauseBegin(oldGaps[old + 1]);
  // Before the first row the words before the window match; after it no word can be the first column's counterpart.
  let matchBefore = row === 1 ? 0 : -Infinity;
  let gapBefore = gap[0] ?? -Infinity;
  const offset = row * width;
  trace[offset] = FROM_OLD;
  let left = -cost;
  for (let column = 1; column < width; column += 1) {
    const next = newFrom + column - 1;
    const matchAbove = match[column] ?? -Infinity;
    const gapAbove = gap[column] ?? -Infinity;
    let code = 0;
    let best = -Infinity;
    const other = newIds[next] ?? 0;
    let alike = 0;
    if (other === id) alike = 1;
    else if (ends !== 0 && mayBeAlike(ends, similarity.ends[other] ?? 0)) alike = similarity.of(id, other);
    if (alike > 0) {
      best = worth * alike;
      const newBegins = (newGaps[next] ?? 0) === PARAGRAPH;
      if (begins !== newBegins) best += otherBegin;
      if (gapBefore > matchBefore) {
        code = MATCH_AFTER_GAP;
        best += gapBefore;
      } else best += matchBefore;
    }
    const isClean = endsClause && isClauseBegin(newGaps[next + 1]);
    let skipped = best - (isClean ? cost - cleanGap : cost);
    let from = FROM_MATCH;
    if (gapAbove >= skipped) {
      skipped = gapAbove;
      from = FROM_OLD;
    }
    if (left > skipped) {
      skipped = left;
      from = FROM_NEW;
    }
    trace[offset + column] = code | from;
    match[column] = best;
    gap[column] = skipped;
    left = skipped;
    matchBefore = matchAbove;
    gapBefore = gapAbove;
  }
}

/** Follows the best path through a filled table back from its end. */
function traceBack(
  { match, gap, trace }: PathTable,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
  link: Link,
): void {
  const width = newTo - newFrom + 1;
  let row = oldTo - oldFrom;
  let column = width - 1;
  let matching = (match[column] ?? 0) > (gap[column] ?? 0);
  while (row > 0 || column > 0) {
    const code = trace[row * width + column] ?? 0;
    if (matching) {
      link(oldFrom + row - 1, newFrom + column - 1);
      matching = (code & MATCH_AFTER_GAP) === 0;
      row -= 1;
      column -= 1;
    } else if ((code & 3) === FROM_OLD) row -= 1;
    else if ((code & 3) === FROM_NEW) column -= 1;
    else matching = true;
    if (matching && (row === 0 || column === 0)) break;
  }
}

/** Whether a clause or paragraph begins with the word after this gap; where there is none, the text ends. */
function isClauseBegin(gap = PARAGRAPH): boolean {
  return gap === CLAUSE || gap === PARAGRAPH;
}
