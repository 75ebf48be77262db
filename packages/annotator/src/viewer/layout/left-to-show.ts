import { PAGE_GAP } from './page-geometry';

/**
 * How far a window is scrolled to the right so that as much as possible of a page is in it: a page that fits stands in the middle, of a
 * wider one the reader keeps his place. All in pixels of the sheet, on which pages of different widths are centered.
 */
export function leftToShow(
  page: { readonly left: number; readonly width: number },
  window: { readonly left: number; readonly width: number },
): number {
  const spare = window.width - page.width;
  if (spare >= 0) return page.left - spare / 2;
  return Math.min(Math.max(window.left, page.left - PAGE_GAP), page.left - spare + PAGE_GAP);
}
