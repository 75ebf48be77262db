/** How thumbnails are laid out: all in boxes of one size, CSS pixels, so that where a page stands needs no measuring. */
export interface PagesGrid {
  readonly columns: number;
  readonly rows: number;
  /** The box that every page is fitted into. */
  readonly box: { readonly width: number; readonly height: number };
}

/** A column is no narrower than this, and a page in it no wider than that. */
const NARROWEST_COLUMN = 108;
const WIDEST_PAGE = 168;
/** What stands between a page and the edge of its column. */
const MARGIN = 22;

/** The grid for `count` pages, most of them of a shape, in a list of `width` pixels. */
export function pagesGrid(
  count: number,
  width: number,
  shape: { readonly width: number; readonly height: number },
): PagesGrid {
  const columns = Math.max(1, Math.floor(width / NARROWEST_COLUMN));
  // In steps: pictures need not be drawn anew for every pixel that the panel is pulled.
  const room = Math.floor((width / columns - MARGIN) / 8) * 8;
  const pageWidth = Math.min(Math.max(room, 48), WIDEST_PAGE);
  const ratio = Math.min(Math.max(shape.height / shape.width, 0.5), 1.6);
  return {
    columns,
    rows: Math.ceil(count / columns),
    box: { width: pageWidth, height: Math.round(pageWidth * ratio) },
  };
}

/** Where a key moves from a page (from 0); undefined for other keys. */
export function pageAfterKey(
  key: string,
  page: number,
  count: number,
  columns: number,
  pagesInView: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: page + 1,
    ArrowLeft: page - 1,
    ArrowDown: page + columns,
    ArrowUp: page - columns,
    PageDown: page + pagesInView,
    PageUp: page - pagesInView,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  if (target === undefined) return undefined;
  // Up from the first row and down from the last one stay where they are.
  if ((key === 'ArrowDown' && target >= count) || (key === 'ArrowUp' && target < 0)) return page;
  return Math.min(Math.max(target, 0), count - 1);
}
