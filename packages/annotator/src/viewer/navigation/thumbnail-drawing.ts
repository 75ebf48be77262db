import type { PageViewport, PDFPageProxy } from 'pdfjs-dist';
import type { Rotation } from '../../core/ports/document-viewer';
import type { HiddenAnnotations } from '../pages/hidden-annotations';

/** How a thumbnail is drawn, and when it may be. */
export interface ThumbnailRendering {
  /** Total rotation of the page as it is shown. */
  readonly rotation: Rotation;
  readonly hidden: Pick<HiddenAnnotations, 'around'>;
  readonly signal: AbortSignal;
  /** Resolves as soon as the viewer has nothing else to do. */
  readonly rest: () => Promise<void>;
}

/** Takes a small picture from the page's own bitmap: that costs nothing but scaling. */
export function scaleDown(large: HTMLCanvasElement, canvas: HTMLCanvasElement): void {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(large, 0, 0, canvas.width, canvas.height);
}

/** Draws a page over the width of a canvas, pausing while the viewer is busy. Rejects as pdf.js does when the signal is aborted. */
export async function renderThumbnail(
  proxy: PDFPageProxy,
  canvas: HTMLCanvasElement,
  { rotation, ...rendering }: ThumbnailRendering,
): Promise<void> {
  const natural = proxy.getViewport({ scale: 1, rotation });
  const viewport = proxy.getViewport({ scale: canvas.width / natural.width, rotation });
  await renderInIdleTime(proxy, canvas, viewport, rendering);
}

/** Draws what a viewport shows of a page, pausing while the viewer is busy. Rejects as pdf.js does when the signal is aborted. */
export async function renderInIdleTime(
  proxy: PDFPageProxy,
  canvas: HTMLCanvasElement,
  viewport: PageViewport,
  { hidden, signal, rest }: Omit<ThumbnailRendering, 'rotation'>,
): Promise<void> {
  const { task } = await hidden.around(proxy.pageNumber - 1, (mode) => ({
    task: proxy.render({ canvas, viewport, ...mode }),
  }));
  task.onContinue = (resume: () => void) => void rest().then(resume);
  const cancel = (): void => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
