const SIDE = 200;
const DARK = 620;
const ENOUGH = 100;

/** Whether a page's bitmaps show anything: the check of what an adapter says, made when the clock has stopped. */
export function hasInk(page: HTMLElement | undefined): boolean {
  const bitmaps = page?.querySelectorAll<HTMLCanvasElement | HTMLImageElement>('canvas, img') ?? [];
  return [...bitmaps].some(isInked);
}

function isInked(bitmap: HTMLCanvasElement | HTMLImageElement): boolean {
  const isEmpty = bitmap instanceof HTMLCanvasElement ? bitmap.width === 0 : bitmap.naturalWidth === 0;
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (isEmpty || !context) return false;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(bitmap, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < DARK) dark += 1;
  }
  return dark > ENOUGH;
}
