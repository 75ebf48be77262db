import type { ZoomScale } from '../../core/ports/document-viewer';
import { PAGE_GAP } from './page-geometry';

/** Smallest and largest scale that can be requested (50 and 400 %, decisions.md section 14). */
const SCALE_LIMITS = { min: 1, max: 8 } as const;

/** Fitting may go below what can be requested: a page must fit into a small window, too. */
const SMALLEST_FIT = 0.2;

/** CSS pixels per PDF point at a scale: 2 is 100 %, which is 96 pixels an inch of 72 points. */
export function pixelsPerPoint(scale: number): number {
  return (scale * 2) / 3;
}

/** A zoom that can be requested: numbers are brought into 50 to 400 %. */
export function limitedZoom(zoom: ZoomScale): ZoomScale {
  return typeof zoom === 'number' ? clamp(zoom, SCALE_LIMITS.min) : zoom;
}

/** The scale a zoom comes to for a page of `page` points in a window of `window` pixels. */
export function scaleFor(
  zoom: ZoomScale,
  page: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
): number {
  if (typeof zoom === 'number') return clamp(zoom, SCALE_LIMITS.min);
  const across = (window.width - 2 * PAGE_GAP) / page.width;
  const down = (window.height - 2 * PAGE_GAP) / page.height;
  const wanted = zoom === 'fit-width' ? across : Math.min(across, down);
  return clamp(wanted / pixelsPerPoint(1), SMALLEST_FIT);
}

function clamp(scale: number, min: number): number {
  return Number.isFinite(scale) ? Math.min(Math.max(scale, min), SCALE_LIMITS.max) : 2;
}
