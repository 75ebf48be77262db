import type { PDFPageProxy } from 'pdfjs-dist';
import type { Rotation } from '../../core/ports/document-viewer';
import { bitmapSize } from './bitmap-size';
import { createCanvasPool } from './canvas-pool';
import type { PageDeck } from './page-deck';
import type { FrameTurns } from './frame-turns';
import type { HiddenAnnotations } from './hidden-annotations';
import { drawPageInk, type BitmapShape } from './page-ink';
import type { PageView } from './page-view';
import { createRenderQueue, type RenderOutcome } from './render-queue';
import { createZoomSeries } from './zoom-series';

/** Keeps mounted pages drawn, sharp for the size they are shown at. */
export interface PagePainter {
  /** Schedules what has to be drawn, most urgent first. Call after anything has moved. */
  sync(): void;
  /** Whether a page is being drawn, or waits for it. */
  readonly isDrawing: boolean;
  /** Takes back the bitmap of a page that leaves. */
  release(view: PageView): void;
  /** Begins anew with what is being drawn, because nobody will answer any more; answers which pages that are. */
  restart(): readonly number[];
  /** Throws away what is shown, after a rotation say. */
  reset(): void;
  /** Frees what is cached for pages to come: the reader has come to rest. */
  trim(): void;
  /** Stops drawing; views may still be released. */
  stop(): void;
  /** Frees the canvases, when all views have been released. */
  destroy(): void;
}

/** What the painter needs of its surroundings. */
export interface PagePainterOptions {
  readonly document: Document;
  readonly turns: FrameTurns;
  readonly deck: Pick<PageDeck, 'get' | 'nearest'>;
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  /** Total rotation of a page as it is shown. */
  readonly rotationOf: (page: number) => Rotation;
  /** The scale that pages are shown at. */
  readonly scale: () => number;
  readonly hidden: Pick<HiddenAnnotations, 'around' | 'keyOf'>;
  /** Whether a mounted page is worth being begun now: not if the reader rushes away from it. */
  readonly isWorthwhile: (page: number) => boolean;
  /** Whether a page may be drawn at all: not if it has failed before. */
  readonly isAllowed: (page: number) => boolean;
  readonly timeLimit: number;
  readonly after: (ms: number, work: () => void) => () => void;
  /** A page has been requested from the worker; what is requested now comes right after it. */
  readonly onStarted: (page: number) => void;
  readonly onPainted: (page: number) => void;
  readonly onFailed: (page: number, outcome: RenderOutcome) => void;
}

/** Two at a time: one is drawn here while the worker reads the next. */
const CONCURRENCY = 2;
/** Canvases pooled for the next pages, and their pixels altogether: four pages at 200 % on an ordinary screen. */
const SPARE = { count: 4, pixels: 16_000_000 };

/** Draws pages with pdf.js onto pooled canvases, through a queue. */
export function createPagePainter(options: PagePainterOptions): PagePainter {
  const { document, deck, getPage } = options;
  const pool = createCanvasPool(document, SPARE);
  /** What each page shows, and what it is being drawn as. */
  const painted = new Map<number, string>();
  const drawing = new Map<number, string>();
  const proxies = new Map<number, PDFPageProxy>();
  const zoom = createZoomSeries(options.scale(), options.after, () => sync());

  const wantedShape = (view: PageView): Omit<BitmapShape, 'mode'> & { readonly key: string } => {
    const { width, height } = view.size;
    const size = bitmapSize(width, height, document.defaultView?.devicePixelRatio ?? 1);
    const rotation = options.rotationOf(view.page);
    const hidden = options.hidden.keyOf(view.page);
    return { ...size, rotation, key: `${size.width}x${size.height}@${rotation} ${hidden}` };
  };

  const render = async (page: number, signal: AbortSignal): Promise<void> => {
    const first = deck.get(page);
    if (first) drawing.set(page, wantedShape(first).key);
    const proxy = await getPage(page);
    const view = deck.get(page);
    const isAborted = (): boolean => signal.aborted;
    if (isAborted() || !view) return;
    proxies.set(page, proxy);
    // The page's true size may have become known just now.
    const shape = wantedShape(view);
    drawing.set(page, shape.key);
    const canvas = await options.hidden.around(page, (mode) => {
      const drawn = drawPageInk(proxy, { ...shape, mode }, { pool, turns: options.turns }, signal);
      options.onStarted(page);
      return drawn;
    });
    if (isAborted() || deck.get(page) !== view) {
      pool.give(canvas);
      return;
    }
    const before = view.showCanvas(canvas);
    if (before) pool.give(before);
    painted.set(page, shape.key);
  };

  const queue = createRenderQueue({
    concurrency: CONCURRENCY,
    // What is drawn anew needs nothing from the worker: two at once would only keep the first one from being seen.
    isAlone: (page) => painted.has(page),
    timeLimit: options.timeLimit,
    after: options.after,
    render,
    settled(page, outcome) {
      drawing.delete(page);
      if (outcome.kind === 'timeout' || outcome.kind === 'failed') {
        options.onFailed(page, outcome);
      } else if (outcome.kind === 'done' && painted.has(page)) options.onPainted(page);
      sync();
    },
  });

  /** The browser draws nothing while the tab is hidden; pages begun then would be taken for pages that never end. */
  const onVisibility = (): void => sync();
  document.addEventListener('visibilitychange', onVisibility);

  function sync(): void {
    zoom.scaled(options.scale());
    if (document.hidden) {
      queue.want([]);
      return;
    }
    const wanted: number[] = [];
    for (const view of deck.nearest()) {
      const { page } = view;
      const now = drawing.get(page);
      // What has been begun is brought to its end as long as it is mounted: under a fast scroll nothing would be finished otherwise.
      if (!options.isAllowed(page) || (now === undefined && !options.isWorthwhile(page))) continue;
      const { key } = wantedShape(view);
      const shown = painted.get(page);
      if (shown === key || (shown !== undefined && zoom.isUnderWay)) continue;
      if (now !== undefined && now !== key) queue.restart(page);
      wanted.push(page);
    }
    queue.want(wanted);
  }

  return {
    sync,
    get isDrawing() {
      return drawing.size > 0;
    },
    release(view) {
      const canvas = view.showCanvas(undefined);
      if (canvas) pool.give(canvas);
      painted.delete(view.page);
      const proxy = proxies.get(view.page);
      proxies.delete(view.page);
      proxy?.cleanup();
    },
    restart() {
      const begun = [...drawing.keys()];
      for (const page of begun) queue.restart(page);
      return begun;
    },
    reset() {
      for (const view of deck.nearest()) {
        const canvas = view.showCanvas(undefined);
        if (canvas) pool.give(canvas);
        painted.delete(view.page);
      }
    },
    trim: pool.clear,
    stop() {
      document.removeEventListener('visibilitychange', onVisibility);
      zoom.stop();
      queue.close();
    },
    destroy: pool.clear,
  };
}
