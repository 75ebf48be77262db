import type { Page } from 'playwright';

/** A word of a page: an element and its characters. */
export interface WordRange {
  readonly element: number;
  readonly from: number;
  readonly to: number;
}

/** A box on a bitmap, in its pixels; the edges may be anywhere between two of them. */
export interface InkBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A page as it was drawn, and the highlights of words on it. */
export interface InkBitmap {
  /** Pixels of the bitmap for each CSS pixel. */
  readonly ratio: number;
  /** The highlight of each word; undefined where it has none. */
  readonly boxes: readonly (InkBox | undefined)[];
  /** Whether a pixel is part of a letter; nothing beside the bitmap is. */
  isInk(x: number, y: number): boolean;
}

/** Highlights words of a page in sight, one color each, and reads the page's bitmap. */
export async function readInk(
  page: Page,
  pageIndex: number,
  words: readonly WordRange[],
): Promise<InkBitmap> {
  await highlightWords(page, pageIndex, words);
  const { ratio, boxes, width, height, ink } = await page.evaluate((which) => {
    const view = document.querySelector<HTMLElement>(`[data-page="${which}"]`);
    const canvas = view?.querySelector('canvas');
    if (!view || !canvas) throw new Error('The page is not there');
    const bitmap = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const bits = new Uint8Array(Math.ceil(bitmap.length / 32));
    for (let at = 0; at < bitmap.length; at += 4) {
      const light = ((bitmap[at] ?? 0) + (bitmap[at + 1] ?? 0) + (bitmap[at + 2] ?? 0)) / 3;
      // The bitmap may hold the ink alone: what is not drawn is white.
      const isInk = ((255 - light) * (bitmap[at + 3] ?? 0)) / 255 > 90;
      if (isInk) bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << ((at >> 2) & 7));
    }
    const sheet = view.getBoundingClientRect();
    const scale = canvas.width / sheet.width;
    const paths = [...view.querySelectorAll('[data-layer="highlights"] path')];
    return {
      ratio: scale,
      width: canvas.width,
      height: canvas.height,
      // One character a byte: an array of numbers takes seconds to hand over.
      ink: bits.reduce((text, byte) => text + String.fromCharCode(byte), ''),
      boxes: paths.map((path) => {
        const { left, right, top, bottom } = path.getBoundingClientRect();
        return {
          left: (left - sheet.left) * scale,
          right: (right - sheet.left) * scale,
          top: (top - sheet.top) * scale,
          bottom: (bottom - sheet.top) * scale,
        };
      }),
    };
  }, pageIndex);
  return {
    ratio,
    boxes: words.map((_, index) => boxes[index]),
    isInk(x, y) {
      if (x < 0 || y < 0 || x >= width || y >= height) return false;
      const pixel = y * width + x;
      return ((ink.charCodeAt(pixel >> 3) >> (pixel & 7)) & 1) === 1;
    },
  };
}

/** Waits until each word has its highlight. */
async function highlightWords(page: Page, pageIndex: number, words: readonly WordRange[]): Promise<void> {
  await page.evaluate(
    async ([which, ranges]) => {
      const idle = (): Promise<void> => new Promise((done) => requestIdleCallback(() => done()));
      window.viewer.setHighlights(
        ranges.map(({ element, from, to }, id) => ({
          id,
          color: `#${(0x800000 + id).toString(16)}` as const,
          range: {
            startPage: which,
            startElement: element,
            startCharacter: from,
            endPage: which,
            endElement: element,
            endCharacter: to,
          },
        })),
      );
      const layer = document.querySelector(`[data-page="${which}"] [data-layer="highlights"]`);
      if (!layer) throw new Error('The page is not there');
      for (let round = 0; round < 4 || layer.querySelectorAll('path').length < ranges.length; round += 1)
        await idle();
    },
    [pageIndex, words] as const,
  );
}
