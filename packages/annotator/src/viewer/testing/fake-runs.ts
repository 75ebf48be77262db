import { createPageRuns, type PageRuns } from '@glossator/document-text';

/** One element for a made page: text, place of its baseline (PDF points, bottom left) and width. */
export interface FakeItem {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly hasEOL?: boolean;
  readonly dir?: string;
  /** The text's direction in degrees, counterclockwise as in PDF. */
  readonly turned?: number;
}

/** The runs of a page of 600 by 800 points in a 10 point font whose characters all have the same width. */
export function fakeRuns(page: number, items: readonly FakeItem[]): PageRuns {
  const content = {
    items: items.map(({ str, x, y, width = str.length * 5, hasEOL = false, dir = 'ltr', turned = 0 }) => {
      const cos = 10 * Math.cos((turned * Math.PI) / 180);
      const sin = 10 * Math.sin((turned * Math.PI) / 180);
      return { str, dir, hasEOL, width, height: 10, fontName: 'f', transform: [cos, sin, -sin, cos, x, y] };
    }),
    styles: { f: { fontFamily: 'sans-serif', ascent: 0.9, descent: -0.3, vertical: false } },
  };
  return createPageRuns(
    page,
    content,
    { view: [0, 0, 600, 800], rotate: 0, userUnit: 1 },
    {
      fractions: (text) =>
        Float64Array.from({ length: text.length + 1 }, (_, i) => i / Math.max(text.length, 1)),
    },
  );
}
