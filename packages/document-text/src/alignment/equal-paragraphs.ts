import { heaviestChain, type EqualSpan } from './heaviest-chain';
import type { Parts } from './parts';
import { areSameWords, gramHash, type WordWindow } from './unique-grams';

/** Paragraphs with the same words that are unique in either text of a window. */
export interface EqualParagraphs {
  /** Those that are in the same order in both texts, in order. */
  readonly inOrder: readonly EqualSpan[];
  /** Those that are elsewhere in the window now: items in a new order, say. */
  readonly reordered: readonly EqualSpan[];
}

/** Finds the equal paragraphs of a window; the longest run of them in the same order counts as in order. */
export function findEqualParagraphs(
  oldIds: Int32Array,
  newIds: Int32Array,
  isMarker: (id: number) => boolean,
  oldParagraphs: Parts,
  newParagraphs: Parts,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
): EqualParagraphs {
  const inNew = uniqueParagraphs(newIds, newParagraphs, isMarker, newFrom, newTo);
  const inOld = uniqueParagraphs(oldIds, oldParagraphs, isMarker, oldFrom, oldTo);
  const pairs: EqualSpan[] = [];
  for (const [hash, paragraph] of inOld) {
    const other = inNew.get(hash);
    if (paragraph < 0 || other === undefined || other < 0) continue;
    const old = textFrom(oldIds, oldParagraphs, isMarker, paragraph);
    const next = textFrom(newIds, newParagraphs, isMarker, other);
    const length = (oldParagraphs.to[paragraph] ?? 0) - old;
    if (length !== (newParagraphs.to[other] ?? 0) - next) continue;
    if (areSameWords(oldIds, old, newIds, next, length)) pairs.push({ old, next, length });
  }
  pairs.sort((a, b) => a.old - b.old);
  const inOrder = heaviestChain(pairs);
  const kept = new Set(inOrder);
  return { inOrder, reordered: pairs.filter((pair) => !kept.has(pair)) };
}

/** The paragraphs inside a span of words by the hash of their words, -1 for a hash of several. */
function uniqueParagraphs(
  ids: Int32Array,
  paragraphs: Parts,
  isMarker: (id: number) => boolean,
  from: number,
  to: number,
): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = paragraphs.ofWord[from] ?? paragraphs.length; at < paragraphs.length; at += 1) {
    const [start, end] = [paragraphs.from[at] ?? 0, paragraphs.to[at] ?? 0];
    if (start >= to) break;
    if (start < from || end > to) continue;
    const text = textFrom(ids, paragraphs, isMarker, at);
    const hash = gramHash(ids, text, end - text);
    found.set(hash, found.has(hash) ? -1 : at);
  }
  return found;
}

/** The first word of a paragraph after its own number or letter, which changes when items are put in. */
function textFrom(
  ids: Int32Array,
  { from, to }: Parts,
  isMarker: (id: number) => boolean,
  paragraph: number,
): number {
  const [start, end] = [from[paragraph] ?? 0, to[paragraph] ?? 0];
  return end - start > 1 && isMarker(ids[start] ?? 0) ? start + 1 : start;
}
