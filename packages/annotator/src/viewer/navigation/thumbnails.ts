import type { PDFPageProxy } from 'pdfjs-dist';
import type { PageGeometry } from '../layout/page-geometry';
import { shownSize } from '../layout/page-box';
import { bitmapSize } from '../pages/bitmap-size';
import type { HiddenAnnotations } from '../pages/hidden-annotations';
import { createBitmapCache } from './bitmap-cache';
import css from './glossator-thumbnails.module.css';
import { renderThumbnail, scaleDown } from './thumbnail-drawing';
import { createThumbnailQueue, worldOf } from './thumbnail-queue';

/** Small pictures of pages, drawn when the viewer has nothing else to do. */
export interface PageThumbnails {
  /** Size of a page (from 0) as it is shown, in points; that of the first page as long as it has not been read. */
  shapeOf(page: number): { readonly width: number; readonly height: number };
  /**
   * Puts a page into `host`, as large as fits into `box` (CSS pixels): white paper at once, what is on it as soon as it is drawn.
   * The returned function takes it away again. A page is shown in one host at a time.
   */
  show(page: number, host: HTMLElement, box: { readonly width: number; readonly height: number }): () => void;
}

/** The thumbnails of one open document. */
export interface DocumentThumbnails extends Pick<PageThumbnails, 'show'> {
  /** All pages have been turned, or other annotations of them are drawn. */
  turn(): void;
  close(): void;
}

/** What thumbnails work with. */
export interface ThumbnailsOptions {
  readonly document: Document;
  readonly geometry: PageGeometry;
  /** The page of the open document; the layout takes its box in. */
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  /** The page as it is drawn in the viewer at the moment. */
  readonly drawnPage: (page: number) => HTMLCanvasElement | undefined;
  readonly isMounted: (page: number) => boolean;
  readonly hidden: Pick<HiddenAnnotations, 'around' | 'keyOf'>;
  readonly isBusy: () => boolean;
  readonly timeLimit: number;
  /** A page has taken too long: the worker may hang. */
  readonly onTimeout: () => void;
}

interface Mount {
  readonly paper: HTMLElement;
  readonly box: { readonly width: number; readonly height: number };
}

/** Pixels of all cached pictures together: 24 MB, about 200 pages on an ordinary screen, 50 on a dense one. */
const CACHED_PIXELS = 6_000_000;

/** Makes the thumbnails of a document. */
export function createThumbnails(options: ThumbnailsOptions): DocumentThumbnails {
  const { document, geometry } = options;
  const mounts = new Map<number, Mount>();
  const failed = new Set<number>();
  const cache = createBitmapCache(document, CACHED_PIXELS, (page) => mounts.has(page));

  /** The size of the paper in CSS pixels, and of its picture. */
  const fitted = (page: number, { box }: Mount) => {
    const shape = shownSize(geometry.boxOf(page), geometry.rotationOf(page));
    const scale = Math.min(box.width / shape.width, box.height / shape.height);
    const width = Math.max(1, Math.round(shape.width * scale));
    const height = Math.max(1, Math.round(shape.height * scale));
    const bitmap = bitmapSize(width, height, document.defaultView?.devicePixelRatio ?? 1);
    const key = `${bitmap.width}x${bitmap.height} ${options.hidden.keyOf(page)}@${geometry.rotationOf(page)}`;
    return { width, height, bitmap, key };
  };
  /** Shows what there is of a page, and queues it where that is not what it should be. */
  const present = (page: number): void => {
    const mount = mounts.get(page);
    if (!mount) return;
    const { width, height, key } = fitted(page, mount);
    mount.paper.style.width = `${width}px`;
    mount.paper.style.height = `${height}px`;
    const found = cache.get(page);
    const isTurned = found && !found.key.endsWith(`@${geometry.rotationOf(page)}`);
    if (found && !isTurned) mount.paper.replaceChildren(found.canvas);
    else mount.paper.replaceChildren();
    if (found?.key !== key && !failed.has(page)) queue.add(page);
  };
  const store = (page: number, canvas: HTMLCanvasElement, key: string): void => {
    canvas.className = css['canvas'] ?? '';
    canvas.setAttribute('aria-hidden', 'true');
    cache.set(page, { canvas, key });
    present(page);
  };

  const draw = async (page: number, signal: AbortSignal, rest: () => Promise<void>): Promise<void> => {
    const proxy = await options.getPage(page);
    const isAborted = (): boolean => signal.aborted;
    const mount = mounts.get(page);
    if (isAborted() || !mount) return;
    // The page's true size may have become known just now.
    const { bitmap, key } = fitted(page, mount);
    const canvas = cache.take(bitmap.width, bitmap.height);
    const large = options.drawnPage(page);
    if (large) {
      scaleDown(large, canvas);
      store(page, canvas, key);
      return;
    }
    try {
      const rotation = geometry.rotationOf(page);
      await renderThumbnail(proxy, canvas, { rotation, hidden: options.hidden, signal, rest });
      if (isAborted()) cache.give(canvas);
      else store(page, canvas, key);
    } catch (error) {
      cache.give(canvas);
      throw error;
    } finally {
      if (!options.isMounted(page)) proxy.cleanup();
    }
  };
  const queue = createThumbnailQueue({
    ...worldOf(document, options.isBusy),
    draw,
    timeLimit: options.timeLimit,
    onFailed(page, reason) {
      // Browsers draw nothing in a window that is not seen: that is not the page's fault.
      if (document.hidden) {
        present(page);
        return;
      }
      failed.add(page);
      if (reason === 'timeout') options.onTimeout();
    },
  });
  const remove = (page: number): void => {
    const mount = mounts.get(page);
    mounts.delete(page);
    queue.remove(page);
    mount?.paper.remove();
  };

  return {
    show(page, host, box) {
      remove(page);
      const paper = document.createElement('div');
      paper.className = css['paper'] ?? '';
      host.append(paper);
      const mount = { paper, box };
      mounts.set(page, mount);
      present(page);
      return () => {
        if (mounts.get(page) === mount) remove(page);
      };
    },
    turn() {
      for (const page of mounts.keys()) {
        queue.remove(page);
        present(page);
      }
    },
    close() {
      queue.close();
      for (const page of [...mounts.keys()]) remove(page);
      cache.clear();
    },
  };
}
