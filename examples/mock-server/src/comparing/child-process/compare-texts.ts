import type { CarryOverCandidate, TextChange } from '@glossator/client-sdk/contract';
import {
  alignDocuments,
  carryOver,
  createReanchor,
  findChanges,
  quoteOf,
  selectionQuoteOf,
  type Alignment,
  type CarriedOver,
  type PageText,
  type TextRange,
} from '@glossator/document-text';

import type { CarriedRange, QuotedRange, TextComparison } from '../text-comparer';
import { carryArea, countVotes } from './carry-area';
import { pagesNow } from './page-now';

/** Compares two texts; synchronous, for a process of its own. `onProgress` receives the share that is done, from 0 to 1. */
export function compareTexts(
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
  places: readonly QuotedRange[],
  wantsChanges: boolean,
  onProgress: (share: number) => void,
): TextComparison {
  // The alignment is most of the work.
  const alignment = alignDocuments(oldPages, newPages, { onProgress: (share) => onProgress(share * 0.8) });
  const carried = carryPlaces(alignment, places, oldPages, newPages);
  onProgress(0.9);
  const changes = wantsChanges ? listChanges(alignment, oldPages, newPages) : [];
  const { toNew, toOld } = alignment.links;
  return {
    carried,
    changes,
    oldWords: toNew.length,
    newWords: toOld.length,
    linkedWords: toNew.reduce((sum, linked) => sum + (linked >= 0 ? 1 : 0), 0),
    pageNow: pagesNow(alignment),
  };
}

/**
 * Carries places over. Another pdf.js may have cut the old text into other elements since they were taken: what does not read as its
 * wording any more is found by it, and fails where it cannot be found, for nobody knows which words were meant.
 */
function carryPlaces(
  alignment: Alignment,
  places: readonly QuotedRange[],
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
): CarriedRange[] {
  const reanchor = createReanchor(oldPages);
  const ranges = places.map(({ range, area, text }) => (area ? undefined : reanchor(range, text)));
  const votesOf = places.some(({ area }) => area) ? countVotes(alignment) : undefined;
  const found = carryOver(
    alignment,
    ranges.filter((range) => range !== undefined),
  ).values();
  return ranges.map((range, index) => {
    const area = places[index]?.area;
    if (area && votesOf) return carryArea(area, votesOf, oldPages, newPages);
    const next = range && found.next().value;
    return next ? toCarriedRange(next, newPages) : NOT_FOUND;
  });
}

const NOT_FOUND: CarriedRange = {
  status: 'failed',
  confidence: 0,
  reason: { kind: 'outside-text', changedWords: 0 },
  candidates: [],
};

function toCarriedRange(
  { status, confidence, reason, range, candidates }: CarriedOver,
  pages: readonly PageText[],
): CarriedRange {
  return {
    status,
    confidence,
    reason,
    ...(range && { place: { range, text: selectionQuoteOf(range, pages) } }),
    candidates: candidates.map((candidate): CarryOverCandidate => {
      const text = selectionQuoteOf(candidate.range, pages);
      return { ...candidate.range, text, confidence: candidate.confidence };
    }),
  };
}

/** Longest text of a change, in UTF-16 units: a whole new book need not be sent with the list. */
const TEXT_MAX = 4_000;

function listChanges(
  alignment: Alignment,
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
): TextChange[] {
  const texts = (old: TextRange, next: TextRange) => ({
    old,
    new: next,
    oldText: textOf(old, oldPages),
    newText: textOf(next, newPages),
  });
  return findChanges(alignment).map(({ words, old, new: next, ...rest }) => ({
    ...rest,
    ...texts(old, next),
    words: words.map((word) => ({ kind: word.kind, ...texts(word.old, word.new) })),
  }));
}

/** Only as many pages are read as the cut text can need. */
function textOf(range: TextRange, pages: readonly PageText[]): string {
  const endPage = Math.min(range.endPage, range.startPage + LONG_PAGES);
  const isCut = endPage < range.endPage;
  const last = pages[endPage]?.elements.length ?? 0;
  const read = isCut ? { ...range, endPage, endElement: Math.max(last - 1, 0), endCharacter: 0 } : range;
  const text = quoteOf(read, pages);
  return text.length > TEXT_MAX || isCut ? `${text.slice(0, TEXT_MAX)}…` : text;
}

const LONG_PAGES = 4;
