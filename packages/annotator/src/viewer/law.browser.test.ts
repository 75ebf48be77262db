import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { quoteOf, type PageText } from '@glossator/document-text';
import { describe, expect, test } from 'vitest';
import { rangeOf, setUpViewerBrowser } from './testing/viewer-browser';

const LAW = join(import.meta.dirname, '../../../../../shared/corpus/legal/fr-code-civil-2016.pdf');

const browser = setUpViewerBrowser();

describe.skipIf(!existsSync(LAW))('a law of 679 pages (needs the corpus beside the repository)', () => {
  test('opens, jumps, selects over a page break and stays small', async () => {
    await browser.open(LAW);
    await browser.settled();
    expect(await browser.page.evaluate(() => window.viewer.state.pageCount)).toBe(679);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 400 }));
    await browser.settled();
    await browser.page.mouse.move(500, 400);
    for (let step = 0; step < 40; step += 1) await browser.page.mouse.wheel(0, 700);
    // The position is published at rest.
    await browser.page.waitForFunction(() => (window.events.position.at(-1)?.page ?? 0) > 420);
    const at = await browser.page.evaluate(() => window.viewer.state.page);
    await browser.page.evaluate((index) => {
      window.viewer.goTo({ page: index + 1 });
      window.viewer.element.scrollTop -= 400;
    }, at);
    await browser.settled();
    const texts = new Map<number, PageText>();
    for (const index of [at, at + 1])
      texts.set(index, await browser.page.evaluate((which) => window.viewer.pageText(which), index));
    const from = await browser.page.evaluate(
      (index) =>
        [...document.querySelectorAll<HTMLElement>(`[data-page="${index}"] [data-element]`)]
          .filter((span) => span.getBoundingClientRect().top > 60 && (span.textContent?.length ?? 0) > 20)
          // The first ones may be a running header or footer, with which no selection begins.
          .map((span) => Number(span.dataset['element']))[2] ?? -1,
      at,
    );
    const to = await browser.page.evaluate(
      (index) =>
        [...document.querySelectorAll<HTMLElement>(`[data-page="${index}"] [data-element]`)]
          .filter((span) => span.getBoundingClientRect().top < 700 && (span.textContent?.length ?? 0) > 12)
          .map((span) => Number(span.dataset['element']))[0] ?? -1,
      at + 1,
    );
    await browser.drag(await browser.placeOf(at, from, 10), await browser.placeOf(at + 1, to, 8));
    const selected = await browser.waitForSelection();
    expect(selected?.range).toEqual(rangeOf([at, from, 10], [at + 1, to, 8]));
    const quote = (a: readonly [number, number, number], b: readonly [number, number, number]): string =>
      quoteOf(rangeOf(a, b), (index) => texts.get(index));
    // In between, running headers and footers are left out.
    expect(selected?.text.startsWith(quote([at, from, 10], [at, from + 1, 5]))).toBe(true);
    expect(selected?.text.endsWith(quote([at + 1, to, 0], [at + 1, to, 8]))).toBe(true);
    expect(await browser.page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1500);
  });

  test('is drawn with its own letters', async () => {
    await browser.open(LAW);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 2 }));
    await browser.settled();
    const ink = await browser.page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-page="2"] canvas');
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let dark = 0;
      // The bitmap is the ink alone: where it is not covered, the paper shows.
      for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 128) dark += 1;
      return dark / (pixels.length / 4);
    });
    expect(ink).toBeGreaterThan(0.005);
    expect(ink).toBeLessThan(0.3);
  });
});
