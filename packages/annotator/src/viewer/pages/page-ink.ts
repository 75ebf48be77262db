import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import type { Rotation } from '../../core/ports/document-viewer';
import type { CanvasPool } from './canvas-pool';
import type { FrameTurns } from './frame-turns';
import type { RenderMode } from './hidden-annotations';

/** Device pixels and total rotation that a page is drawn at. */
export interface BitmapShape {
  readonly width: number;
  readonly height: number;
  readonly rotation: Rotation;
  readonly mode: RenderMode;
  /** Where only a part is drawn: the width of the whole page, and the part's upper left corner in it. */
  readonly part?: { readonly pageWidth: number; readonly x: number; readonly y: number };
}

/** Where canvases come from, and when they may be drawn on. */
export interface InkSupplies {
  readonly pool: Pick<CanvasPool, 'take' | 'give'>;
  readonly turns: FrameTurns;
}

/** Cells across and down in which a bitmap is looked at. */
const CELLS = 32;
/** Alpha (of 255) from which on a cell is covered: no text is that dense. */
const COVERED = 250;

/**
 * Draws a page onto a canvas of the pool, beginning at once: the ink alone, over nothing, so that marks can lie under it. Rejects as pdf.js does when the
 * signal is aborted or the page cannot be drawn; the canvas is back in the pool then.
 */
export async function drawPageInk(
  page: PDFPageProxy,
  { width, height, rotation, mode, part }: BitmapShape,
  { pool, turns }: InkSupplies,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const natural = page.getViewport({ scale: 1, rotation });
  const viewport = page.getViewport({ scale: (part?.pageWidth ?? width) / natural.width, rotation });
  const canvas = pool.take(width, height);
  const canvasContext = inkContext(canvas);
  canvasContext.clearRect(0, 0, width, height);
  const task = page.render({
    canvas: null,
    canvasContext,
    viewport,
    ...mode,
    background: 'rgba(0,0,0,0)',
    ...(part && { transform: [1, 0, 0, 1, -part.x, -part.y] }),
  });
  drawInTurn(task, turns);
  const cancel = (): void => task.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await task.promise;
    return canvas;
  } catch (error) {
    pool.give(canvas);
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * pdf.js begins every stretch of its drawing (15 ms at most) in the next animation frame, which makes a page a frame late. The first
 * stretch of a frame can just as well be drawn when its operators arrive. The field is not documented: where it is missing, pdf.js keeps
 * its own time.
 */
function drawInTurn(task: RenderTask, turns: FrameTurns): void {
  const inner: unknown = Reflect.get(task, '_internalRenderTask');
  if (typeof inner !== 'object' || inner === null) return;
  if (Reflect.get(inner, '_useRequestAnimationFrame') !== true) return;
  Reflect.set(inner, '_useRequestAnimationFrame', false);
  task.onContinue = (next: () => void) => turns.take(next);
}

/** Whether a bitmap hides what is under it in some place larger than letters: a scan, a photograph, a colored ground. */
export function isOpaque(canvas: HTMLCanvasElement): boolean {
  const small = canvas.ownerDocument.createElement('canvas');
  small.width = CELLS;
  small.height = CELLS;
  const context = inkContext(small);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, CELLS, CELLS);
  const { data } = context.getImageData(0, 0, CELLS, CELLS);
  for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) >= COVERED) return true;
  return false;
}

/** Kept in main memory: pdf.js reads back from what it draws, and so does the test for opacity. */
function inkContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas to draw on');
  return context;
}
