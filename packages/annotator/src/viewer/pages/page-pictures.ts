import type { PDFPageProxy } from 'pdfjs-dist';
import { DocumentOpenError } from '../../core/ports/document-viewer';
import { bitmapSize } from './bitmap-size';
import { openPdf } from '../pdf/open-pdf';
import { createPdfWorkerHost } from '../pdf/pdf-worker';

/** What pictures of pages are opened with. */
export interface PagePicturesOptions {
  /** Address of the folder with the package's assets, ending with a slash. */
  readonly assetsUrl: string;
  readonly signal: AbortSignal;
}

/** A PDF of which single pages are drawn, in a worker of its own. */
export interface PagePictures {
  readonly pageCount: number;
  /** Width and height of a page (from 0) at 100 %, CSS pixels. */
  sizeOf(index: number): Promise<{ readonly width: number; readonly height: number }>;
  /** Draws a page (from 0) for a width in CSS pixels, as sharp as the screen is. Rejects with the signal's reason. */
  draw(index: number, width: number, signal: AbortSignal): Promise<HTMLCanvasElement>;
  /** Ends the worker. */
  destroy(): void;
}

/** CSS pixels of a point, of which PDFs count 72 to an inch. */
const PIXELS_OF_POINT = 96 / 72;

/** Opens a PDF for pictures of its pages. Rejects with a `DocumentOpenError`, or the signal's reason. */
export async function openPagePictures(
  data: Uint8Array,
  options: PagePicturesOptions,
): Promise<PagePictures> {
  const { signal } = options;
  const assetsUrl = new URL(options.assetsUrl, document.baseURI).href;
  const host = createPdfWorkerHost(assetsUrl);
  try {
    const bytes = { onProgress: () => undefined, onStarved: () => undefined };
    const { pdf } = await openPdf(host, { data }, { ...bytes, assetsUrl, password: undefined, signal });
    return {
      pageCount: pdf.numPages,
      async sizeOf(index) {
        const page = await pdf.getPage(index + 1);
        const { width, height } = page.getViewport({ scale: PIXELS_OF_POINT });
        return { width, height };
      },
      async draw(index, width, wanted) {
        const page = await pdf.getPage(index + 1);
        wanted.throwIfAborted();
        return drawPage(page, width, wanted);
      },
      destroy: () => host.destroy(),
    };
  } catch (error) {
    host.destroy();
    signal.throwIfAborted();
    if (error instanceof DocumentOpenError) throw error;
    throw new DocumentOpenError('invalid', 'The PDF could not be opened', { cause: error });
  }
}

async function drawPage(page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  const natural = page.getViewport({ scale: 1 });
  const bitmap = bitmapSize(width, (width * natural.height) / natural.width, devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const viewport = page.getViewport({ scale: bitmap.width / natural.width });
  const task = page.render({ canvas, viewport, annotationMode: 0 });
  const stop = (): void => task.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await task.promise;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  return canvas;
}
