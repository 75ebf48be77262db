import type { AlignmentConstants } from '../constants/alignment-constants';
import type { WordColumns } from '../words/word-columns';
import { createGapAligner, type GapAligner } from './affine-gaps';
import { heaviestChain } from './heaviest-chain';
import { createWordSimilarity, type BareForms } from './word-similarity';
import { uniqueSpans, type WordWindow } from './unique-grams';
import type { WordLinks } from './word-links';

/** Links the words of a window of both texts that have no links yet. */
export type WordAligner = (window: WordWindow, links: WordLinks) => void;

/** The word aligner of two texts. Its buffers grow to the largest window and are reused. */
export function createWordAligner(
  old: WordColumns,
  next: WordColumns,
  forms: BareForms,
  weights: Float32Array,
  constants: AlignmentConstants,
): WordAligner {
  const gaps = createGapAligner({
    oldIds: old.ids,
    newIds: next.ids,
    weights,
    similarity: createWordSimilarity(forms, constants.wordLikeness),
    oldGaps: old.gaps,
    newGaps: next.gaps,
    constants,
  });
  return (window, links) => alignWindow(old.ids, next.ids, window, links, gaps, constants);
}

/**
 * Aligns a window of both texts in order: equal ends, then unique sequences of words as anchors and what lies between them again, then
 * word by word.
 */
function alignWindow(
  oldIds: Int32Array,
  newIds: Int32Array,
  window: WordWindow,
  links: WordLinks,
  gaps: GapAligner,
  constants: AlignmentConstants,
): void {
  const open: WordWindow[] = [window];
  for (let next = open.pop(); next; next = open.pop()) {
    const inner = linkEnds(oldIds, newIds, next, links);
    const area = (inner.oldTo - inner.oldFrom) * (inner.newTo - inner.newFrom);
    if (area === 0) continue;
    if (area <= constants.smallWindow) {
      gaps.align(inner, links.link);
      continue;
    }
    const anchors = anchorsOf(oldIds, newIds, inner, constants);
    // What nothing divides is not aligned; it may still be found as moved.
    if (anchors.length === 0) continue;
    let { oldFrom, newFrom } = inner;
    for (const anchor of anchors) {
      open.push({ oldFrom, oldTo: anchor.old, newFrom, newTo: anchor.next });
      links.linkSpan(anchor);
      oldFrom = anchor.old + anchor.length;
      newFrom = anchor.next + anchor.length;
    }
    open.push({ oldFrom, oldTo: inner.oldTo, newFrom, newTo: inner.newTo });
  }
}

function anchorsOf(
  oldIds: Int32Array,
  newIds: Int32Array,
  window: WordWindow,
  { anchors }: AlignmentConstants,
) {
  for (const size of anchors) {
    const chain = heaviestChain(uniqueSpans(oldIds, newIds, window, size));
    if (chain.length > 0) return chain;
  }
  return [];
}

/** Links the equal words at both ends; returns what is left between them. */
function linkEnds(oldIds: Int32Array, newIds: Int32Array, window: WordWindow, links: WordLinks): WordWindow {
  let { oldFrom, oldTo, newFrom, newTo } = window;
  while (oldFrom < oldTo && newFrom < newTo && oldIds[oldFrom] === newIds[newFrom]) {
    links.link(oldFrom, newFrom);
    oldFrom += 1;
    newFrom += 1;
  }
  while (oldFrom < oldTo && newFrom < newTo && oldIds[oldTo - 1] === newIds[newTo - 1]) {
    oldTo -= 1;
    newTo -= 1;
    links.link(oldTo, newTo);
  }
  return { oldFrom, oldTo, newFrom, newTo };
}
