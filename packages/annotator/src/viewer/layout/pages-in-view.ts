import type { PageGeometry } from './page-geometry';
import type { ScrollPane } from './scroll-pane';

/** Which pages are in the window, and which of them the reader is at. */
export interface PagesInView {
  /** First and last page of which something can be seen. */
  visible(): { readonly first: number; readonly last: number };
  /** The page that the reader is at. */
  currentPage(): number;
  /**
   * The pinned page: the one that was jumped to stays the current one until the window is scrolled, even where the end of the column
   * keeps it from the top.
   */
  readonly pinned: number | undefined;
  /** Pins a page at the present scroll position; `undefined` releases it. */
  pin(page: number | undefined): void;
}

/** Nothing is pinned yet. */
export function createPagesInView(pane: ScrollPane, geometry: PageGeometry): PagesInView {
  let pin: { readonly page: number; readonly top: number } | undefined;

  const pinned = (): number | undefined => (pin && Math.abs(pin.top - pane.top) < 1 ? pin.page : undefined);
  const visible = (): { first: number; last: number } => {
    const above = geometry.pageAt(pane.top);
    const last = geometry.pageAt(pane.top + Math.max(pane.height - 1, 0));
    // A window that begins in a gap shows nothing of the page above it.
    const isPast = geometry.topOf(above) + geometry.heightOf(above) <= pane.top;
    return { first: isPast ? Math.min(above + 1, last) : above, last };
  };

  return {
    visible,
    currentPage() {
      const held = pinned();
      if (held !== undefined) return held;
      const { first, last } = visible();
      for (let page = first; page < last; page += 1) {
        const top = geometry.topOf(page);
        const height = geometry.heightOf(page);
        const seen = Math.min(top + height, pane.top + pane.height) - Math.max(top, pane.top);
        if (seen >= Math.min(height, pane.height) / 2) return page;
      }
      return last;
    },
    get pinned() {
      return pinned();
    },
    pin(page) {
      pin = page === undefined ? undefined : { page, top: pane.top };
    },
  };
}
