/** Cells across and down in which a page is looked at. */
const CELLS = 64;
/** Brightness (of 255) below which a cell has something on it. */
const PAPER = 244;

/** Whether nothing is to be seen on the bitmap of a page: a blank page has no text either, and nothing to say about it. */
export function isBlank(canvas: HTMLCanvasElement): boolean {
  const small = canvas.ownerDocument.createElement('canvas');
  small.width = CELLS;
  small.height = CELLS;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, CELLS, CELLS);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, CELLS, CELLS);
  const { data } = context.getImageData(0, 0, CELLS, CELLS);
  for (let i = 0; i < data.length; i += 4)
    if (Math.min(data[i] ?? 255, data[i + 1] ?? 255, data[i + 2] ?? 255) < PAPER) return false;
  return true;
}
