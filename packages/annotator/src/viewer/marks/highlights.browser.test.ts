import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { rangeOf, setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

describe('highlights', () => {
  const zooms = [1.5, 2, 3.1];
  test.each(zooms.flatMap((zoom) => ([0, 90] as const).map((rotation) => [zoom, rotation] as const)))(
    'cover the letters at scale %f and rotation %i',
    async (zoom, rotation) => {
      await browser.open(makePdf([textPage('Exact', 10, { cropBox: [20, 30, 600, 780] })]), {
        width: 1400,
        height: 1300,
      });
      const marked = rangeOf([0, 4, 6], [0, 4, 25]);
      await browser.page.evaluate(
        ([z, r, where]) => {
          window.viewer.setZoom(z);
          window.viewer.setRotation(r);
          window.viewer.setHighlights([{ id: 1, color: 'COLOR_3', range: where }]);
        },
        [zoom, rotation, marked] as const,
      );
      await browser.settled();
      await browser.page.waitForSelector('[data-layer="highlights"] path', { state: 'attached' });
      await browser.settled();
      const { painted, letters, span } = await browser.page.evaluate(() => {
        const box = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
        const path = document.querySelector('[data-layer="highlights"] path');
        const element = document.querySelector('[data-element="4"]');
        const node = element?.firstChild;
        if (!path || !element || !node) throw new Error('Nothing painted');
        const inside = document.createRange();
        inside.setStart(node, 6);
        inside.setEnd(node, 25);
        return {
          painted: box(path.getBoundingClientRect()),
          letters: box(inside.getBoundingClientRect()),
          span: box(element.getBoundingClientRect()),
        };
      });
      // Along the line as the letters, across it as the line.
      const along = rotation === 0 ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
      const across = rotation === 0 ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
      for (const side of along) expect(Math.abs(painted[side] - letters[side])).toBeLessThan(0.6);
      for (const side of across) expect(Math.abs(painted[side] - span[side])).toBeLessThan(0.6);
    },
  );

  test('are painted where no text layer is, one path a color, and found under the pointer', async () => {
    await browser.open(makePdf(Array.from({ length: 5 }, (_, i) => textPage(`Page ${i + 1}`))));
    await browser.page.evaluate(() => {
      const at = (id: number, pageIndex: number, element: number, color: 'COLOR_1' | '#aabbcc') => ({
        id,
        color,
        range: {
          startPage: pageIndex,
          startElement: element,
          startCharacter: 0,
          endPage: pageIndex,
          endElement: element,
          endCharacter: 12,
        },
      });
      window.viewer.setHighlights([
        at(1, 0, 0, 'COLOR_1'),
        at(2, 0, 4, 'COLOR_1'),
        at(3, 0, 8, '#aabbcc'),
        at(4, 1, 0, 'COLOR_1'),
      ]);
    });
    await browser.settled();
    await browser.page.waitForSelector('[data-page="1"] [data-layer="highlights"] path', {
      state: 'attached',
    });
    expect(await browser.page.locator('[data-page="1"] [data-element]').count()).toBe(0);
    expect(await browser.page.locator('[data-page="0"] [data-layer="highlights"] path').count()).toBe(2);
    const spot = await browser.placeOf(0, 4, 5);
    await browser.page.mouse.move(spot.x, spot.y);
    await browser.page.waitForFunction(() => window.events.highlightHover.at(-1) === 2);
    await browser.page.mouse.click(spot.x, spot.y);
    const click = await browser.page.evaluate(() => window.events.highlightClick.at(-1));
    expect(click?.id).toBe(2);
    expect(click && spot.x > click.box.x && spot.x < click.box.x + click.box.width).toBe(true);
    await browser.page.mouse.click(spot.x, spot.y + 14);
    expect(await browser.page.evaluate(() => window.events.highlightClick)).toHaveLength(2);
    expect(await browser.page.evaluate(() => window.events.highlightClick.at(-1))).toBeUndefined();
    // The shade of what was under the pointer goes with the next frame.
    await browser.page.waitForFunction(() => window.events.highlightHover.at(-1) === undefined);
    await browser.page.evaluate(() => window.viewer.setActiveHighlight(3));
    await browser.page.waitForFunction(
      () => document.querySelectorAll('[data-page="0"] [data-layer="highlights"] path').length === 2,
    );
    expect(
      await browser.page.evaluate(() =>
        [...document.querySelectorAll('[data-page="0"] [data-layer="highlights"] path')].map((p) =>
          p.getAttribute('style'),
        ),
      ),
    ).toEqual([expect.stringContaining('selection-1'), expect.stringContaining('color-mix')]);
  });

  test('search hits are painted, the active one in its own paint, and brought into view', async () => {
    await browser.open(makePdf(Array.from({ length: 20 }, (_, i) => textPage(`Page ${i + 1}`))));
    await browser.page.evaluate(() => {
      const hits = [12, 13].map((pageIndex) => ({
        startPage: pageIndex,
        startElement: 30,
        startCharacter: 0,
        endPage: pageIndex,
        endElement: 30,
        endCharacter: 7,
      }));
      const [first] = hits;
      window.viewer.setSearchHits(hits, 0);
      if (first) window.viewer.goTo({ range: first });
    });
    const path = browser.page.locator('[data-page="12"] [data-layer="hits"] path');
    await path.waitFor({ state: 'attached' });
    expect(await path.getAttribute('style')).toContain('search-hit-active');
    await browser.page.waitForFunction(() => {
      const box = document
        .querySelector('[data-page="12"] [data-layer="hits"] path')
        ?.getBoundingClientRect();
      return box !== undefined && box.top > 20 && box.bottom < innerHeight - 20;
    });
  });
});
