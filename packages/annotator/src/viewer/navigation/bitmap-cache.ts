import { createCanvasPool } from '../pages/canvas-pool';

/** A small picture of a page, and what it was drawn as (size and rotation). */
export interface CachedBitmap {
  readonly canvas: HTMLCanvasElement;
  readonly key: string;
}

/** Small pictures of pages, cached while there is room: the least recently used are evicted first. */
export interface BitmapCache {
  get(page: number): CachedBitmap | undefined;
  /** Keeps a picture in place of the page's earlier one. */
  set(page: number, bitmap: CachedBitmap): void;
  /** An empty canvas of this size in device pixels. */
  take(width: number, height: number): HTMLCanvasElement;
  /** Takes back a canvas that nothing was drawn on after all. */
  give(canvas: HTMLCanvasElement): void;
  clear(): void;
}

/** Spare canvases without a picture. */
const SPARE = 12;

/** A cache of `limit` pixels. Pages for which `isShown` holds stay, however long they have been shown. */
export function createBitmapCache(
  document: Document,
  limit: number,
  isShown: (page: number) => boolean,
): BitmapCache {
  const cached = new Map<number, CachedBitmap>();
  // A few spare ones of the size in use save making new ones on every scroll.
  const pool = createCanvasPool(document, { count: SPARE, pixels: limit / 8 });
  let pixels = 0;
  const drop = (page: number, { canvas }: CachedBitmap): void => {
    cached.delete(page);
    pixels -= canvas.width * canvas.height;
    pool.give(canvas);
  };
  return {
    get(page) {
      const found = cached.get(page);
      if (found) {
        cached.delete(page);
        cached.set(page, found);
      }
      return found;
    },
    set(page, bitmap) {
      const before = cached.get(page);
      if (before) drop(page, before);
      cached.set(page, bitmap);
      pixels += bitmap.canvas.width * bitmap.canvas.height;
      for (const [oldest, other] of cached) {
        if (pixels <= limit) return;
        if (!isShown(oldest)) drop(oldest, other);
      }
    },
    take(width, height) {
      const canvas = pool.take(width, height);
      canvas.getContext('2d')?.clearRect(0, 0, width, height);
      return canvas;
    },
    give: pool.give,
    clear() {
      for (const [page, bitmap] of [...cached]) drop(page, bitmap);
      pool.clear();
    },
  };
}
