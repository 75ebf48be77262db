import { PARAGRAPH } from '../layout/reading-order';
import { CLAUSE } from '../words/word-columns';
import type { WordSimilarity } from './word-similarity';
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
}

/** What it costs to leave out words (of either text or of both): so many rare words, however long the gap. */
const GAP = 0.4;
/** A gap that begins where clauses begin in both texts costs so much less: whole sentences are inserted, not halves of two. */
const CLEAN = 0.15;
/** Two words that both begin a paragraph; one that does and one that does not. */
const SAME_BEGIN = 0.3;
const OTHER_BEGIN = -0.15;
/** Words that are only similar score so much of their similarity. */
const ALIKE = 0.7;

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

/**
 * Needleman-Wunsch with affine gaps over words (O. Gotoh, "An improved algorithm for matching biological sequences", 1982), with one
 * kind of gap for both texts: a replacement costs what a deletion costs. Time and memory are those of the window's area.
 */
export function createGapAligner({
  oldIds,
  newIds,
  weights,
  similarity,
  oldGaps,
  newGaps,
}: WordScores): GapAligner {
  let match = new Float32Array(0);
  let gap = new Float32Array(0);
  let trace = new Uint8Array(0);
  /** Fills the table of a window, row by row of the old text. */
  const fill = ({ oldFrom, oldTo, newFrom, newTo }: WordWindow): void => {
    const height = oldTo - oldFrom;
    const width = newTo - newFrom + 1;
    if (match.length < width) {
      match = new Float32Array(width * 2);
      gap = new Float32Array(width * 2);
    }
    if (trace.length < (height + 1) * width) trace = new Uint8Array((height + 1) * width * 2);
    match.fill(-Infinity, 0, width);
    // Before the first row the words before the window match; after it no word can be the first column's counterpart.
    let matchOfEdge = 0;
    for (let column = 0; column < width; column += 1) {
      gap[column] = -GAP;
      trace[column] = column === 0 ? FROM_MATCH : FROM_NEW;
    }
    for (let row = 1; row <= height; row += 1) {
      const old = oldFrom + row - 1;
      const id = oldIds[old] ?? 0;
      const worth = weights[id] ?? 0;
      const begins = (oldGaps[old] ?? 0) === PARAGRAPH;
      const endsClause = isClauseBegin(oldGaps[old + 1]);
      let matchBefore = matchOfEdge;
      matchOfEdge = -Infinity;
      let gapBefore = gap[0] ?? -Infinity;
      gap[0] = -GAP;
      const offset = row * width;
      trace[offset] = FROM_OLD;
      let left = -GAP;
      for (let column = 1; column < width; column += 1) {
        const next = newFrom + column - 1;
        const matchAbove = match[column] ?? -Infinity;
        const gapAbove = gap[column] ?? -Infinity;
        let code = 0;
        let best = -Infinity;
        const other = newIds[next] ?? 0;
        const alike = other === id ? 1 : ALIKE * similarity(id, other);
        if (alike > 0) {
          const starts = (newGaps[next] ?? 0) === PARAGRAPH;
          best = worth * alike + (begins ? (starts ? SAME_BEGIN : OTHER_BEGIN) : starts ? OTHER_BEGIN : 0);
          if (gapBefore > matchBefore) {
            code = MATCH_AFTER_GAP;
            best += gapBefore;
          } else best += matchBefore;
        }
        const isClean = endsClause && isClauseBegin(newGaps[next + 1]);
        let skipped = best - (isClean ? GAP - CLEAN : GAP);
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
  };
  /** Follows the best path through a filled table back from its end. */
  const traceBack = ({ oldFrom, oldTo, newFrom, newTo }: WordWindow, link: Link): void => {
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
  };
  return {
    align: (window, link) => {
      fill(window);
      traceBack(window, link);
    },
  };
}

/** Whether a clause or paragraph begins with the word after this gap; where there is none, the text ends. */
function isClauseBegin(gap = PARAGRAPH): boolean {
  return gap === CLAUSE || gap === PARAGRAPH;
}
