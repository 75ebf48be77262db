import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

/** A page tree with all pages on one level, as most laws have it; large enough to be read in parts (about 4 MB). */
const LAW = makePdf(
  Array.from({ length: 900 }, (_, index) => textPage(`Page ${index + 1}`, 44)),
  { outline: [0, 300, 899].map((page) => ({ title: `To ${page}`, page })) },
);

describe('loading in parts', () => {
  test('the first page is there long before the file, and so is a far one, and the outline', async () => {
    await browser.openStand();
    const url = browser.stand.serve('law.pdf', LAW, { hasRanges: true, bytesPerSecond: 1_000_000 });
    const { traffic } = browser.stand.served(url);
    await browser.page.evaluate((address) => window.viewer.open({ url: address }), url);
    await browser.settled();
    expect(traffic.bytes).toBeLessThan(LAW.byteLength / 2);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 890 }));
    await browser.settled();
    const outline = await browser.page.evaluate(() => window.viewer.outline());
    expect(outline.map(({ page }) => page)).toEqual([0, 300, 899]);
    expect(traffic.bytes).toBeLessThan(LAW.byteLength * 0.9);
  });

  test('tells how much has come while it is opened', async () => {
    await browser.openStand();
    const url = browser.stand.serve('slow.pdf', LAW.slice(), { bytesPerSecond: 4_000_000 });
    const seen = await browser.page.evaluate(async (address) => {
      const progress: { loaded: number; total: number | undefined }[] = [];
      window.viewer.on('change', (state) => progress.push(state.progress));
      await window.viewer.open({ url: address });
      return progress;
    }, url);
    const loaded = seen.map((at) => at.loaded).filter((bytes) => bytes > 0);
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
    expect(seen.at(-1)?.total).toBe(LAW.byteLength);
  });
});

describe('a connection that breaks', () => {
  test('the rest is asked for again and every page comes', async () => {
    await browser.openStand();
    const url = browser.stand.serve('broken.pdf', LAW, { hasRanges: true, breakAfter: 700_000 });
    await browser.page.evaluate((address) => window.viewer.open({ url: address }), url);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 700 }));
    await browser.settled();
    const text = await browser.page.evaluate(() => window.viewer.pageText(700));
    expect(text.elements[0]).toContain('Page 701');
    expect(browser.stand.served(url).traffic.requests).toBeGreaterThan(1);
  });

  test('while it is away the viewer says so, pages wait, and come when it is back', async () => {
    await browser.openStand();
    const url = browser.stand.serve('away.pdf', LAW, { hasRanges: true, bytesPerSecond: 300_000 });
    await browser.page.evaluate((address) => window.viewer.open({ url: address }), url);
    await browser.settled();
    const file = browser.stand.served(url);
    file.isDown = true;
    await browser.page.evaluate(() => window.viewer.goTo({ page: 600 }));
    await browser.page.waitForFunction(() => window.viewer.state.isStarved);
    expect(await browser.page.evaluate(() => window.viewer.state.status)).toBe('ready');
    file.isDown = false;
    await browser.settled();
    await browser.page.waitForFunction(() => !window.viewer.state.isStarved);
    // As soon as bytes come again, not when all have come.
    expect(file.traffic.bytes).toBeLessThan(LAW.byteLength);
    expect(await browser.page.evaluate(() => window.events.pageError)).toEqual([]);
  });

  test('a page that waits for its bytes longer than a page may take to draw has not failed', async () => {
    await browser.openStand();
    const url = browser.stand.serve('patient.pdf', LAW, { hasRanges: true, bytesPerSecond: 300_000 });
    await browser.page.evaluate(async (address) => {
      await window.viewer.destroy();
      // Long enough for a page to be drawn on a machine that has much else to do.
      window.viewer = window.createViewer(undefined, { pageTimeLimit: 3000 });
      window.viewer.on('pageError', (error) => window.events.pageError.push(error));
      await window.viewer.open({ url: address });
    }, url);
    const file = browser.stand.served(url);
    file.isDown = true;
    await browser.page.evaluate(() => window.viewer.goTo({ page: 500 }));
    await browser.page.waitForFunction(() => window.viewer.state.isStarved);
    await browser.page.waitForTimeout(4500);
    file.isDown = false;
    await browser.settled();
    expect(await browser.page.evaluate(() => window.events.pageError)).toEqual([]);
  });
});

describe('ending while it loads', () => {
  test('closing and aborting stop the sending', async () => {
    await browser.openStand();
    const url = browser.stand.serve('stopped.pdf', LAW, { hasRanges: true, bytesPerSecond: 400_000 });
    await browser.page.evaluate(async (address) => {
      await window.viewer.open({ url: address });
      await window.viewer.close();
    }, url);
    const { traffic } = browser.stand.served(url);
    await browser.page.waitForTimeout(500);
    const sent = traffic.bytes;
    await browser.page.waitForTimeout(700);
    expect(traffic.bytes).toBe(sent);
    expect(sent).toBeLessThan(LAW.byteLength);
  });
});
