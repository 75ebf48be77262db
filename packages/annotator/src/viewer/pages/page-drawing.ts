import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageAnnotations } from '../../core/ports/viewer-marks';
import type { Layout } from '../layout/layout';
import type { PageGeometry } from '../layout/page-geometry';
import { later } from '../layout/settle-timer';
import type { PdfLink } from '../pdf/pdf-link';
import { isWorthDrawing } from './drawing-order';
import { createFrameTurns } from './frame-turns';
import { createHiddenAnnotations, type HiddenAnnotations } from './hidden-annotations';
import type { PageDeck } from './page-deck';
import { createPageDetail } from './page-detail';
import { createPageFailures } from './page-failures';
import { createPagePainter, type PagePainterOptions } from './page-painter';
import type { PageView } from './page-view';
import type { Sight } from './sight';

/** Bitmaps of mounted pages: drawn in order of urgency, sharpened at rest, and given up where a page cannot be drawn. */
export interface PageDrawing {
  /** Schedules what has to be drawn, most urgent first. Call after anything has moved. */
  sync(): void;
  readonly isDrawing: boolean;
  /** Whether a page could not be drawn. */
  hasFailed(page: number): boolean;
  /** Draws the parts in sight of pages that are too large for one bitmap, once the reader rests. */
  sharpen(views: readonly PageView[]): void;
  /** Ends sharpening: the reader moves on. */
  interrupt(): void;
  /** Frees what is cached for pages to come. */
  trim(): void;
  /** Drops what is shown: all pages have been turned. */
  reset(): void;
  /** Takes back what a page that leaves shows. */
  release(view: PageView): void;
  /** Checks that the worker is alive, and starts another one if it is not. */
  revive(): Promise<void>;
  readonly hidden: Pick<HiddenAnnotations, 'around' | 'keyOf'>;
  hideAnnotations(pages: readonly PageAnnotations[]): void;
  /** Stops drawing; views may still be released. */
  stop(): void;
  /** Frees the canvases, when all views have been released. */
  destroy(): void;
}

/** What pages are drawn from, and who is notified. */
export interface PageDrawingOptions extends Pick<
  PagePainterOptions,
  'document' | 'timeLimit' | 'onStarted' | 'onPainted'
> {
  readonly link: PdfLink;
  readonly layout: Layout;
  readonly geometry: PageGeometry;
  readonly deck: PageDeck;
  readonly sight: Sight;
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  /** Whether the text of a page is there, or will never be. */
  readonly isRead: (page: number) => boolean;
  /** A page cannot be drawn; reported once a page. */
  readonly onFailed: (error: { readonly page: number; readonly message: string }) => void;
  /** The worker has been replaced: what was requested of it will never be answered. */
  readonly onReplaced: () => void;
  /** The worker is alive again. */
  readonly onAlive: () => void;
}

/** Shown area of a page (CSS pixels) from which on only what is in sight is drawn: a page at 280 %. */
const MAX_AREA_AHEAD = 7_000_000;

/** Draws nothing before the first `sync`. */
export function createPageDrawing(options: PageDrawingOptions): PageDrawing {
  const { document, link, layout, geometry, deck, sight, getPage } = options;
  const hidden = createHiddenAnnotations(link.pdf);
  const turns = createFrameTurns(document.defaultView ?? globalThis);
  const { rotationOf } = geometry;
  let isStopped = false;

  const failures = createPageFailures(link, {
    onFailed: options.onFailed,
    onReplaced() {
      options.onReplaced();
      return isStopped ? [] : painter.restart();
    },
    onAlive() {
      if (isStopped) return;
      painter.sync();
      options.onAlive();
    },
  });
  /** Pages out of sight wait until those in sight have their text, and are not worth it where they are huge. */
  const isCrowded = (page: number): boolean => {
    const { width, height } = deck.get(page)?.size ?? { width: 0, height: 0 };
    const isDone = ({ page: seen }: PageView): boolean => failures.has(seen) || options.isRead(seen);
    const inSight = deck.nearest().filter((view) => sight.has(view.page));
    return width * height >= MAX_AREA_AHEAD || !inSight.every(isDone);
  };
  const painter = createPagePainter({
    document,
    turns,
    deck,
    getPage,
    rotationOf,
    hidden,
    scale: () => layout.scale,
    isAllowed: (page) => !failures.has(page) && !failures.isReviving,
    isWorthwhile: (page) => isWorthDrawing(page, sight.visible(), sight.lead(), isCrowded),
    timeLimit: options.timeLimit,
    after: later,
    onStarted: options.onStarted,
    onPainted: options.onPainted,
    onFailed: failures.add,
  });
  const detail = createPageDetail({
    document,
    turns,
    getPage,
    rotationOf,
    seenOf: ({ page }) => layout.seenOf(page),
    isMounted: (view) => deck.get(view.page) === view,
    hidden,
  });

  return {
    sync: painter.sync,
    get isDrawing() {
      return painter.isDrawing;
    },
    hasFailed: failures.has,
    sharpen: (views) => void detail.sharpen(views),
    interrupt: detail.stop,
    trim: painter.trim,
    reset: painter.reset,
    release(view) {
      painter.release(view);
      view.showDetail(undefined);
    },
    revive: failures.revive,
    hidden,
    hideAnnotations: hidden.set,
    stop() {
      isStopped = true;
      detail.stop();
      painter.stop();
      turns.close();
    },
    destroy: painter.destroy,
  };
}
