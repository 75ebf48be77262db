import type { PageText } from '../text-item';
import { numberedText, type NumberedText } from './numbered-text';
import { linesOfPage } from './page-line';

/** One of the outermost lines of a page. */
export interface OuterLine extends NumberedText {
  readonly page: number;
  readonly side: 'top' | 'bottom';
  /** Whether it begins, or ends, as if in the middle of a sentence. */
  readonly goesOn: boolean;
  readonly isOpen: boolean;
  /** Lines between this one and the edge of the page. */
  readonly rank: number;
  /** Its characters and where it stands, as in `PageLine`. */
  readonly elements: readonly number[];
  readonly depth: number;
  readonly height: number;
}

/** Lines at either end of a page that may be running ones. */
export const OUTER_LINES = 4;

/** The outermost lines of a page on one side, from the edge inwards; one more than may be running ones. */
export type Edge = readonly OuterLine[];

export interface OuterPage {
  readonly top: Edge;
  readonly bottom: Edge;
  /** Distances between the lines of the page that are neither first nor last, in PDF points. */
  readonly distances: readonly number[];
}

/** The outer lines of a page, and how far its inner lines are from each other. */
export function outerLinesOf(text: PageText, page: number): OuterPage {
  const lines = linesOfPage(text);
  const edge = (side: 'top' | 'bottom'): OuterLine[] => {
    const outer = side === 'top' ? lines.slice(0, OUTER_LINES + 1) : lines.slice(-OUTER_LINES - 1).reverse();
    return outer.map(({ text: line, elements, depth, height }, rank) => ({
      page,
      side,
      rank,
      elements,
      depth,
      height,
      goesOn: /^\s*\p{Ll}/u.test(line),
      isOpen: /[\p{L},-]\s*$/u.test(line),
      ...numberedText(line),
    }));
  };
  const inner = lines.slice(1, -1);
  const distances = inner.slice(1).map(({ depth }, i) => depth - (inner[i]?.depth ?? 0));
  return { top: edge('top'), bottom: edge('bottom'), distances };
}
