import { DocumentOpenError } from '../../core/ports/document-viewer';
import { openPdf } from './open-pdf';
import { createPdfWorkerHost } from './pdf-worker';

/** What a first page is drawn for. */
export interface FirstPageOptions {
  /** Address of the folder with the package's assets, ending with a slash. */
  readonly assetsUrl: string;
  /** CSS pixels the picture is wide; it is drawn as sharp as the screen is. */
  readonly width: number;
  readonly signal: AbortSignal;
}

/** A drawn first page, and how many there are. */
export interface FirstPage {
  readonly canvas: HTMLCanvasElement;
  readonly pageCount: number;
}

/** Draws the first page of a PDF in a worker of its own, which ends with it. Rejects with a `DocumentOpenError`, or the signal's reason. */
export async function drawFirstPage(data: Uint8Array, options: FirstPageOptions): Promise<FirstPage> {
  const { width, signal } = options;
  const assetsUrl = new URL(options.assetsUrl, document.baseURI).href;
  const host = createPdfWorkerHost(assetsUrl);
  try {
    const bytes = { onProgress: () => undefined, onStarved: () => undefined };
    const open = await openPdf(host, { data }, { ...bytes, assetsUrl, password: undefined, signal });
    const page = await open.pdf.getPage(1);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (width * devicePixelRatio) / natural.width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    await page.render({ canvas, viewport, annotationMode: 0 }).promise;
    signal.throwIfAborted();
    return { canvas, pageCount: open.pdf.numPages };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DocumentOpenError) throw error;
    throw new DocumentOpenError('invalid', 'The first page could not be drawn', { cause: error });
  } finally {
    host.destroy();
  }
}
