import { describe, expect, test } from 'vitest';
import { makePdf } from '../testing/make-pdf';
import { screenPixels } from '../testing/screen-pixels';
import { rangeOf, setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

// Lines nearer to each other than their letters are high, as in a badly set table.
const TIGHT = makePdf([
  {
    lines: Array.from({ length: 6 }, (_, i) => ({
      text: 'HHHH mmmm HHHH',
      x: 72,
      y: 700 - i * 11,
      size: 14,
    })),
  },
]);

async function markTightLines(): Promise<{ x: number; y: number; width: number; height: number }> {
  await browser.open(TIGHT);
  await browser.settled();
  await browser.page.evaluate(
    (range) => {
      window.viewer.setHighlights([{ id: 1, color: '#ffd24a', range }]);
    },
    rangeOf([0, 0, 0], [0, 10, 14]),
  );
  const path = browser.page.locator('[data-page="0"] [data-layer="highlights"] path');
  await path.waitFor({ state: 'attached' });
  await browser.page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );
  const box = await path.boundingBox();
  if (!box) throw new Error('Nothing is painted');
  return { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 };
}

describe('the paint of marks', () => {
  test.each(['light', 'dark'] as const)(
    'is one color where lines overlap, and leaves letters black, in a %s theme',
    async (colorScheme) => {
      const clip = await markTightLines();
      await browser.page.emulateMedia({ colorScheme });
      const rows = await screenPixels(browser.page, clip);
      for (const row of rows) {
        const lightest = row.reduce((a, b) => (b[0] + b[1] + b[2] > a[0] + a[1] + a[2] ? b : a));
        expect(lightest).toEqual([255, 210, 74]);
      }
      const darkest = Math.min(...rows.flat().map(([red, green, blue]) => Math.max(red, green, blue)));
      expect(darkest).toBeLessThan(25);
    },
  );

  test.each(['light', 'dark'] as const)(
    'keeps its color on white paper where the system forces its colors, %s ones',
    async (colorScheme) => {
      const clip = await markTightLines();
      await browser.page.emulateMedia({ colorScheme, forcedColors: 'active' });
      const rows = await screenPixels(browser.page, clip);
      const colored = rows.flat().filter(([red, green, blue]) => red === 255 && green === 210 && blue === 74);
      expect(colored.length / rows.flat().length).toBeGreaterThan(0.3);
      expect(Math.min(...rows.flat().map(([red]) => red))).toBeLessThan(25);
      const paper = await screenPixels(browser.page, { ...clip, y: clip.y - 6, height: 2 });
      expect(new Set(paper.flat().map(String))).toEqual(new Set(['255,255,255']));
    },
  );

  test('shows a hit in a highlight', async () => {
    const clip = await markTightLines();
    await browser.page.evaluate(
      (range) => {
        document.documentElement.style.setProperty('--glossator-search-hit', '#00ff00');
        window.viewer.setSearchHits([range], undefined);
      },
      rangeOf([0, 4, 5], [0, 4, 9]),
    );
    await browser.page.waitForSelector('[data-layer="hits"] path', { state: 'attached' });
    const rows = await screenPixels(browser.page, clip);
    const green = rows
      .flat()
      .filter(([red, greenness, blue]) => red === 0 && greenness === 255 && blue === 0);
    expect(green.length).toBeGreaterThan(50);
  });

  test('has a shade for what is under the pointer and a stronger one for what is open', async () => {
    await browser.open(TIGHT);
    await browser.settled();
    await browser.page.evaluate(
      ([first, second]) => {
        window.viewer.setHighlights([
          { id: 1, color: 'COLOR_3', range: first },
          { id: 2, color: 'COLOR_3', range: second },
        ]);
      },
      [rangeOf([0, 0, 0], [0, 0, 4]), rangeOf([0, 10, 0], [0, 10, 4])] as const,
    );
    const paths = browser.page.locator('[data-page="0"] [data-layer="highlights"] path');
    const paints = () =>
      paths.evaluateAll((all) => all.map((path) => getComputedStyle(path).fill).toSorted());
    await expect.poll(() => paths.count()).toBe(1);
    const [plain] = await paints();
    const spot = await browser.placeOf(0, 0, 1);
    await browser.page.mouse.move(spot.x, spot.y);
    await expect.poll(() => paths.count()).toBe(2);
    const hovered = (await paints()).find((paint) => paint !== plain);
    await browser.page.evaluate(() => window.viewer.setActiveHighlight(1));
    await expect.poll(async () => (await paints()).includes(hovered ?? '')).toBe(false);
    const active = (await paints()).find((paint) => paint !== plain);
    expect(new Set([plain, hovered, active]).size).toBe(3);
    await browser.page.mouse.move(5, 5);
    await browser.page.evaluate(() => window.viewer.setActiveHighlight(undefined));
    await expect.poll(paints).toEqual([plain]);
  });
});
