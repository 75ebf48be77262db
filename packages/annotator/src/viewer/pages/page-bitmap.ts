import type { Box } from '../../core/ports/document-viewer';
import { viewerClass } from '../styles/viewer-class';

/** What is drawn of one page: a bitmap stretched over it, and over that, where it is too coarse, a sharper one of the part in sight. */
export interface PageBitmap {
  readonly canvas: HTMLCanvasElement | undefined;
  /** The uppermost of the two; the page element's layers above go after it. */
  readonly uppermost: HTMLCanvasElement | undefined;
  /** Shows another bitmap; answers the one it replaces. */
  show(canvas: HTMLCanvasElement | undefined): HTMLCanvasElement | undefined;
  /** Puts a sharper bitmap over a part of the page (CSS pixels of the page element) until `dropDetail`. */
  showDetail(detail: { readonly canvas: HTMLCanvasElement; readonly box: Box } | undefined): void;
  dropDetail(): void;
}

/** Nothing is drawn yet. Bitmaps go after `below`: the paper is the page element, a bitmap has nothing but the ink. */
export function createPageBitmap(below: Element): PageBitmap {
  let canvas: HTMLCanvasElement | undefined;
  let detail: HTMLCanvasElement | undefined;

  const dropDetail = (): void => {
    if (!detail) return;
    detail.remove();
    // Browsers free a canvas late unless it is made empty.
    detail.width = 0;
    detail = undefined;
  };

  return {
    get canvas() {
      return canvas;
    },
    get uppermost() {
      return detail ?? canvas;
    },
    show(next) {
      const before = canvas;
      if (before === next) return undefined;
      if (next) {
        next.className = viewerClass('canvas');
        next.setAttribute('aria-hidden', 'true');
        if (before) before.replaceWith(next);
        else below.after(next);
      } else before?.remove();
      canvas = next;
      return before;
    },
    showDetail(next) {
      dropDetail();
      if (!next || !canvas) return;
      detail = next.canvas;
      detail.className = viewerClass('detail');
      detail.setAttribute('aria-hidden', 'true');
      const { x, y, width, height } = next.box;
      Object.assign(detail.style, {
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      canvas.after(detail);
    },
    dropDetail,
  };
}
