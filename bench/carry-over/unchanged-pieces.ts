import type { Ruler } from './evaluator';
import type { SourceDocument } from './items';
import type { Span } from './letter-marks';
import { paragraphBegins } from './paragraph-begins';

/** One version of a pair. */
export interface Side {
  readonly document: SourceDocument;
  readonly at: Ruler;
}

/** The text between two changed paragraphs: how many unchanged ones it holds, and where they probably are. */
export interface Gap {
  readonly pieces: readonly Span[];
  readonly blocks: number;
}

/**
 * The text between the changed paragraphs. The truth does not say where the unchanged paragraphs in it begin, but their number is
 * known from the numbers of the changed ones, so it is cut at that many of the most likely begins.
 */
export function gapsBetween(
  paragraphs: readonly { readonly block: number; readonly from: number; readonly to: number }[],
  blocks: number,
  { document, at }: Side,
): Gap[] {
  const end = document.pages.reduce((most, { items }, page) => {
    const last = { page, element: items.length - 1, character: items.at(-1)?.str.length ?? 0 };
    return Math.max(most, at(last));
  }, 0);
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
