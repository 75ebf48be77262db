import type { PageArea } from '@glossator/client-sdk/contract';
import { rangeBetween, type Alignment, type ElementBox, type PageText } from '@glossator/document-text';
import type { CarriedRange } from '../text-comparer';

/** Surest that a place of an area is known: pictures are not compared, so that somebody has to look. */
const MOST_CONFIDENCE = 0.9;
/** How sure it is where only the pages around it say so. */
const BETWEEN_CONFIDENCE = 0.3;

/** Where the words of an old page went: by the new page, how far up they moved each (PDF points), where that is known. */
interface PageVotes {
  readonly words: number;
  readonly byPage: ReadonlyMap<number, readonly number[]>;
}

const FAILED: CarriedRange = {
  status: 'failed',
  confidence: 0,
  reason: { kind: 'no-text', changedWords: 0 },
  candidates: [],
};

/** Where the words of each old page went. */
export type PageVotesOf = (page: number) => PageVotes;

/** Counts the words of all pages once. */
export function countVotes({ old, new: next, links }: Alignment): PageVotesOf {
  const byPage = new Map<number, { words: number; byPage: Map<number, number[]> }>();
  for (let word = 0; word < links.toNew.length; word += 1) {
    const from = elementOf(old, word);
    const votes = byPage.get(from.page) ?? { words: 0, byPage: new Map<number, number[]>() };
    byPage.set(from.page, votes);
    votes.words += 1;
    const linked = links.toNew[word] ?? -1;
    if (linked < 0) continue;
    const to = elementOf(next, linked);
    const rises = votes.byPage.get(to.page) ?? [];
    votes.byPage.set(to.page, rises);
    rises.push(from.box && to.box ? to.box.y - from.box.y : 0);
  }
  return (page) => byPage.get(page) ?? { words: 0, byPage: new Map<number, number[]>() };
}

/**
 * Proposes a place for an area: on the page where most words of its own page went, as far up or down as they have moved; where its page has no words,
 * on the page that lies between those of its neighbors, if that has none either. Never sure, for nobody has compared the pictures.
 */
export function carryArea(
  area: PageArea,
  votesOf: PageVotesOf,
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
): CarriedRange {
  const { words, byPage } = votesOf(area.page);
  const [best] = [...byPage].toSorted(([a, some], [b, others]) => others.length - some.length || a - b);
  if (!best) return carryBetween(area, votesOf, oldPages, newPages);
  const [page, rises] = best;
  const height = oldPages[area.page]?.top;
  const down = height === undefined ? 0 : -middleOf(rises) / height;
  const y = Math.min(Math.max(area.y + down, 0), 1 - area.height);
  const confidence = MOST_CONFIDENCE * (rises.length / words);
  return proposal({ ...area, page, y }, confidence, page === area.page ? 'layout-only' : 'moved');
}

/** A page without words is found again between the pages before and after it, where exactly one without words lies there. */
function carryBetween(
  area: PageArea,
  votesOf: PageVotesOf,
  oldPages: readonly PageText[],
  newPages: readonly PageText[],
): CarriedRange {
  const newPageOf = (page: number): number | undefined =>
    [...votesOf(page).byPage].toSorted(([, some], [, others]) => others.length - some.length)[0]?.[0];
  const before = area.page === 0 ? -1 : newPageOf(area.page - 1);
  const after = area.page === oldPages.length - 1 ? newPages.length : newPageOf(area.page + 1);
  const isNeighbored = area.page > 0 || area.page < oldPages.length - 1;
  if (!isNeighbored || before === undefined || after === undefined || after - before !== 2) return FAILED;
  const page = before + 1;
  if (newPages[page]?.elements.some((text) => text.trim() !== '')) return FAILED;
  return proposal({ ...area, page }, BETWEEN_CONFIDENCE, page === area.page ? 'layout-only' : 'moved');
}

function proposal(area: PageArea, confidence: number, kind: 'layout-only' | 'moved'): CarriedRange {
  const start = { page: area.page, element: 0, character: 0 };
  const range = rangeBetween(start, start);
  return {
    status: 'unconfirmed',
    confidence,
    reason: { kind, changedWords: 0 },
    place: { range, area, text: '' },
    candidates: [{ ...range, area, text: '', confidence }],
  };
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function elementOf(
  { words: { startPlace, order, pages } }: Alignment['old'],
  word: number,
): { readonly page: number; readonly box: ElementBox | undefined } {
  const place = startPlace[word] ?? 0;
  const page = order.page[place] ?? 0;
  return { page, box: pages[page]?.boxes?.[order.element[place] ?? 0] };
}
