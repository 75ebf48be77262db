import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

describe('pictures of pages', () => {
  test('have the size of their pages and the pixels of the screen, whichever page is wanted', async () => {
    await browser.openStand({ pixelRatio: 2 });
    const pdf = makePdf([textPage('First'), textPage('Wide', 10, { width: 792, height: 396 })]);
    const drawn = await browser.page.evaluate(async (bytes) => {
      const { signal } = new AbortController();
      const pictures = await window.openPagePictures(new Uint8Array(bytes), {
        assetsUrl: '/glossator-assets/',
        signal,
      });
      const canvas = await pictures.draw(1, 300, signal);
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const hasInk = data.some((value, at) => at % 4 === 0 && value < 128);
      const size = await pictures.sizeOf(1);
      pictures.destroy();
      return { count: pictures.pageCount, size, bitmap: [canvas.width, canvas.height], hasInk };
    }, Array.from(pdf));
    expect(drawn).toEqual({ count: 2, size: { width: 1056, height: 528 }, bitmap: [600, 300], hasInk: true });
  });

  test('are given up with the signal, and do not open for what is no PDF', async () => {
    await browser.openStand();
    const pdf = makePdf([textPage('First')]);
    const ends = await browser.page.evaluate(async (bytes) => {
      const assetsUrl = '/glossator-assets/';
      const asking = new AbortController();
      const open = (data: Uint8Array) => window.openPagePictures(data, { assetsUrl, signal: asking.signal });
      const nothing = await open(new Uint8Array([1, 2, 3])).catch(
        (error: unknown) => error instanceof Error && error.name,
      );
      const pictures = await open(new Uint8Array(bytes));
      const drawing = new AbortController();
      const end = pictures.draw(0, 300, drawing.signal).catch((error: unknown) => String(error));
      drawing.abort('gone');
      return [nothing, await end];
    }, Array.from(pdf));
    expect(ends).toEqual(['DocumentOpenError', 'gone']);
  });
});
