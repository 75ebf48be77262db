/** Canvases pooled for reuse: giving a canvas a new size throws its memory away and makes it anew. */
export interface CanvasPool {
  /** A canvas of exactly this size in device pixels; it may show what was drawn on it before. */
  take(width: number, height: number): HTMLCanvasElement;
  give(canvas: HTMLCanvasElement): void;
  clear(): void;
}

/** A pool that keeps at most so many canvases, and pixels of them altogether, that are not in use. */
export function createCanvasPool(
  document: Document,
  limit: { readonly count: number; readonly pixels: number },
): CanvasPool {
  const free: HTMLCanvasElement[] = [];
  const drop = (canvas: HTMLCanvasElement): void => {
    // Browsers free a canvas late unless it is made empty.
    canvas.width = 0;
    canvas.height = 0;
  };
  return {
    take(width, height) {
      const index = free.findIndex((canvas) => canvas.width === width && canvas.height === height);
      const found = index >= 0 ? free.splice(index, 1)[0] : undefined;
      if (found) return found;
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      return canvas;
    },
    give(canvas) {
      canvas.remove();
      free.push(canvas);
      let pixels = free.reduce((sum, { width, height }) => sum + width * height, 0);
      while (pixels > limit.pixels || free.length > limit.count) {
        const oldest = free.shift();
        if (!oldest) return;
        pixels -= oldest.width * oldest.height;
        drop(oldest);
      }
    },
    clear() {
      for (const canvas of free.splice(0)) drop(canvas);
    },
  };
}
