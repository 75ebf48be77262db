import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

describe('pages', () => {
  test('mounts a few of many pages and stays small while scrolling', async () => {
    await browser.open(makePdf(Array.from({ length: 300 }, (_, i) => textPage(`Page ${i + 1}`))));
    await browser.settled();
    await browser.page.mouse.move(500, 400);
    for (let step = 0; step < 30; step += 1) await browser.page.mouse.wheel(0, 900);
    await browser.page.waitForFunction(() => window.viewer.state.page > 15);
    await browser.settled();
    const { nodes, mounted, canvases } = await browser.page.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      mounted: document.querySelectorAll('[data-page]').length,
      canvases: document.querySelectorAll('canvas').length,
    }));
    expect(nodes).toBeLessThan(500);
    expect(mounted).toBeLessThanOrEqual(8);
    expect(canvases).toBeGreaterThan(0);
  });

  test('pages of other sizes do not move what the reader sees', async () => {
    const pages = Array.from({ length: 60 }, (_, i) =>
      textPage(
        `Page ${i + 1}`,
        10,
        i % 3 === 1 ? { width: 842, height: 400 } : i % 3 === 2 ? { rotate: 90 } : {},
      ),
    );
    await browser.open(makePdf(pages));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 40 }));
    await browser.settled();
    const { state, top, size } = await browser.page.evaluate(() => {
      const box = document.querySelector('[data-page="40"]')?.getBoundingClientRect();
      return { state: window.viewer.state, top: box?.top, size: [box?.width, box?.height] };
    });
    expect(state.page).toBe(40);
    expect(top).toBeCloseTo(6, 0);
    expect(size).toEqual([1123, 533]);
    // The page above becomes known only now and is smaller than was thought.
    await browser.page.evaluate(() => window.viewer.goTo({ page: 40, top: 100 }));
    await browser.page.mouse.move(500, 400);
    await browser.page.mouse.wheel(0, -2500);
    await browser.page.waitForFunction(() => window.viewer.state.page < 40);
    await browser.settled();
    // The mixed pages above are drawn at their own sizes, one after the other without a hole.
    const gaps = await browser.page.evaluate(() => {
      const boxes = [...document.querySelectorAll('[data-page]')].map((view) => view.getBoundingClientRect());
      return boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
    });
    expect(new Set(gaps)).toEqual(new Set([12]));
  });

  test('draws in device pixels and draws anew after a zoom', async () => {
    await browser.open(makePdf([textPage('Sharp')]), { pixelRatio: 2 });
    await browser.settled();
    const width = () => browser.page.evaluate(() => document.querySelector('canvas')?.width);
    expect(await width()).toBe(816 * 2);
    await browser.page.evaluate(() => window.viewer.setZoom(3));
    await browser.page.waitForFunction(() => document.querySelector('canvas')?.width === 1224 * 2);
  });

  test('the outline, labels and links lead to their places', async () => {
    const pages = Array.from({ length: 12 }, (_, i) => textPage(`Page ${i + 1}`));
    const links = [
      { rect: [72, 712, 300, 732], to: 8 },
      { rect: [72, 680, 300, 700], to: 'https://example.org/law' },
      { rect: [72, 660, 300, 670], to: 'javascript:alert(1)' },
    ];
    const pdf = makePdf(pages.with(0, { ...textPage('Page 1'), links }), {
      outline: [
        { title: 'Title', page: 0 },
        { title: 'Chapter', page: 5, top: 692 },
      ],
      romanLabels: true,
    });
    await browser.open(pdf);
    await browser.settled();
    expect(await browser.page.evaluate(() => window.viewer.outline())).toMatchObject([
      { title: 'Title', page: 0 },
      { title: 'Chapter', page: 5, top: 100 },
    ]);
    await browser.page.waitForFunction(() => window.viewer.state.pageLabels !== undefined);
    expect(await browser.page.evaluate(() => window.viewer.state.pageLabels?.[3])).toBe('iv');
    await browser.page.waitForSelector('[data-page="0"] a');
    const anchors = await browser.page.evaluate(() =>
      [...document.querySelectorAll('a')].map(({ href, rel, target }) => ({ href, rel, target })),
    );
    expect(anchors).toEqual([
      { href: 'https://example.org/law', rel: 'noopener noreferrer', target: '_blank' },
    ]);
    await browser.page
      .getByRole('link', { name: /^Page 1 line/ })
      .first()
      .click();
    await browser.page.waitForFunction(() => window.viewer.state.page === 8);
  });

  test('comes back to a kept position', async () => {
    const pdf = makePdf(Array.from({ length: 30 }, (_, i) => textPage(`Page ${i + 1}`)));
    await browser.open(pdf);
    await browser.page.evaluate(() => {
      window.viewer.setZoom(3);
      window.viewer.goTo({ page: 17, top: 250 });
    });
    await browser.page.waitForFunction(() => window.events.position.at(-1)?.page === 17);
    const position = await browser.page.evaluate(() => window.events.position.at(-1));
    expect(position).toMatchObject({ page: 17, scale: 3, rotation: 0 });
    const url = browser.stand.serve('again.pdf', pdf);
    const after = await browser.page.evaluate(
      async ([address, kept]) => {
        await window.viewer.open({ url: address }, kept ? { position: kept } : {});
        return {
          top: window.viewer.element.scrollTop,
          zoom: window.viewer.state.zoom,
          page: window.viewer.state.page,
        };
      },
      [url, position] as const,
    );
    expect(after.zoom).toBe(3);
    expect(after.page).toBe(17);
    await browser.page.waitForFunction(() => window.events.position.length > 1);
    const again = await browser.page.evaluate(() => window.events.position.at(-1));
    expect(again?.top).toBeCloseTo(position?.top ?? 0, 0);
  });

  test('pages wait while the tab is hidden and are not blamed for it', async () => {
    await browser.openStand();
    await browser.page.clock.install();
    const url = browser.stand.serve('hidden.pdf', makePdf([textPage('A'), textPage('B'), textPage('C')]));
    await browser.page.evaluate(async (address) => {
      await window.viewer.destroy();
      window.viewer = window.createViewer(undefined, { pageTimeLimit: 20_000 });
      window.viewer.on('pageError', (error) => window.events.pageError.push(error));
      await window.viewer.open({ url: address });
    }, url);
    await browser.settled();
    const setHidden = (isHidden: boolean): Promise<void> =>
      browser.page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 2 }));
    await browser.page.waitForTimeout(500);
    await browser.page.clock.fastForward(30_000);
    expect(await browser.page.locator('[data-page="2"] canvas').count()).toBe(0);
    await setHidden(false);
    await browser.settled();
    expect(await browser.page.evaluate(() => window.events.pageError)).toEqual([]);
  });

  test('is sharp where a bitmap of the whole page would be too large', async () => {
    await browser.open(makePdf([textPage('A'), textPage('B')]), { pixelRatio: 2 });
    await browser.settled();
    await browser.page.evaluate(() => window.viewer.setZoom(8));
    const details = browser.page.locator('[data-page="0"] canvas + canvas');
    await details.waitFor();
    const look = (): Promise<{ ratio: number; ink: number; covers: boolean }> =>
      details.evaluate((canvas: HTMLCanvasElement) => {
        const box = canvas.getBoundingClientRect();
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        };
        let ink = 0;
        for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 128) ink += 1;
        const pane = window.viewer.element.getBoundingClientRect();
        const covers = box.bottom >= pane.bottom - 20 && box.top <= pane.top + 20;
        return { ratio: canvas.width / box.width, ink: ink / (data.length / 4), covers };
      });
    await browser.page.evaluate(() => window.viewer.element.scrollTo(700, 1000));
    await expect.poll(async () => (await look()).covers).toBe(true);
    const seen = await look();
    expect(seen.ratio).toBeCloseTo(2, 1);
    expect(seen.ink).toBeGreaterThan(0.005);
    await browser.page.evaluate(() => window.viewer.setZoom(2));
    await expect.poll(() => details.count()).toBe(0);
  });
});
