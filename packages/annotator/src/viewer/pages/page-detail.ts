import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box, Rotation } from '../../core/ports/document-viewer';
import { bitmapSize } from './bitmap-size';
import type { FrameTurns } from './frame-turns';
import type { HiddenAnnotations } from './hidden-annotations';
import { drawPageInk } from './page-ink';
import type { PageView } from './page-view';

/** Sharpens what is looked at on pages that are too large to be drawn whole in device pixels. */
export interface PageDetail {
  /** Draws the parts in sight of these pages, one after the other. A later call, or `stop`, ends an earlier one. */
  sharpen(views: readonly PageView[]): Promise<void>;
  stop(): void;
}

/** What details are drawn from. */
export interface PageDetailOptions {
  readonly document: Document;
  readonly turns: FrameTurns;
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  readonly rotationOf: (page: number) => Rotation;
  /** The part of a page that is in sight, in CSS pixels of the page element. */
  readonly seenOf: (view: PageView) => Box;
  readonly isMounted: (view: PageView) => boolean;
  readonly hidden: Pick<HiddenAnnotations, 'around'>;
}

/** Nothing is sharpened yet. Pages that a bitmap holds in full are passed over. */
export function createPageDetail(options: PageDetailOptions): PageDetail {
  const { document } = options;
  const supplies = { pool: unpooled(document), turns: options.turns };
  let under: AbortController | undefined;

  const sharpenOne = async (view: PageView, signal: AbortSignal): Promise<void> => {
    const ratio = document.defaultView?.devicePixelRatio ?? 1;
    if (!view.canvas || !bitmapSize(view.size.width, view.size.height, ratio).isReduced) return;
    const seen = options.seenOf(view);
    const [x, y] = [Math.floor(seen.x * ratio), Math.floor(seen.y * ratio)];
    const [width, height] = [Math.ceil(seen.width * ratio), Math.ceil(seen.height * ratio)];
    if (width < 1 || height < 1) return;
    const page = await options.getPage(view.page);
    if (signal.aborted) return;
    const shape = {
      width,
      height,
      rotation: options.rotationOf(view.page),
      part: { pageWidth: view.size.width * ratio, x, y },
    };
    const canvas = await options.hidden.around(view.page, (mode) =>
      drawPageInk(page, { ...shape, mode }, supplies, signal),
    );
    if (!options.isMounted(view)) return;
    view.showDetail({
      canvas,
      box: { x: x / ratio, y: y / ratio, width: width / ratio, height: height / ratio },
    });
  };

  return {
    async sharpen(views) {
      under?.abort();
      const generation = (under = new AbortController());
      for (const view of views) {
        if (generation.signal.aborted) return;
        await sharpenOne(view, generation.signal).catch(() => undefined);
      }
    },
    stop: () => under?.abort(),
  };
}

/** Details are of all sizes: none of them could be used again. */
function unpooled(document: Document): {
  take(width: number, height: number): HTMLCanvasElement;
  give(canvas: HTMLCanvasElement): void;
} {
  return {
    take: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
    give(canvas) {
      canvas.width = 0;
    },
  };
}
