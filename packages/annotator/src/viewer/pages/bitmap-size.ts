/** Most device pixels of one canvas (64 MiB); browsers refuse larger ones without saying so, phones first. */
export const MAX_CANVAS_PIXELS = 4096 * 4096;

/** Longest side of a canvas that all browsers draw. */
const MAX_CANVAS_SIDE = 16384;

/**
 * The size of a bitmap for a page shown `width` by `height` CSS pixels: device pixels, fewer where that would be more than a canvas
 * can hold.
 */
export function bitmapSize(
  width: number,
  height: number,
  pixelRatio: number,
): { readonly width: number; readonly height: number; readonly isReduced: boolean } {
  const byArea = Math.sqrt(MAX_CANVAS_PIXELS / Math.max(width * height, 1));
  const bySide = MAX_CANVAS_SIDE / Math.max(width, height, 1);
  const ratio = Math.min(pixelRatio, byArea, bySide);
  return {
    width: Math.max(1, Math.floor(width * ratio)),
    height: Math.max(1, Math.floor(height * ratio)),
    isReduced: ratio < pixelRatio,
  };
}
