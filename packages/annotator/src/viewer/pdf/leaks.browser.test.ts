import type { CDPSession } from 'playwright';
import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

const PAGES = 150;
const LAW = makePdf(
  Array.from({ length: PAGES }, (_, i) => textPage(`Section ${i + 1}`)),
  { outline: [0, 50, 100].map((page) => ({ title: `Part ${page}`, page })) },
);
const CYCLES = 10;
/** Bytes that the heap may grow by in ten cycles: less than one open document keeps (2.6 MB). */
const GROWTH = 2_000_000;

/** What is left in the page of a browser. */
interface Remains {
  /** Also nodes that hang nowhere but are held by a script. */
  readonly nodes: number;
  readonly canvases: number;
  readonly windowListeners: readonly string[];
  readonly allListeners: number;
  readonly fonts: number;
  readonly workers: number;
  readonly heap: number;
}

async function countObjects(session: CDPSession, prototype: string): Promise<number> {
  const objectGroup = 'remains';
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, objectGroup });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return Number(length.value);
}

async function listenersOn(session: CDPSession, expression: string): Promise<string[]> {
  const objectGroup = 'remains';
  const { result } = await session.send('Runtime.evaluate', { expression, objectGroup });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  return listeners.map(({ type }) => `${expression} ${type}`);
}

async function remainsOf(session: CDPSession): Promise<Remains> {
  await browser.page.evaluate(() => {
    for (const list of Object.values(window.events)) list.length = 0;
  });
  // What is freed may free more.
  // Counting objects collects garbage in as many passes as it takes; three collections leave what a function that was just optimized reaches.
  const canvases = await countObjects(session, 'HTMLCanvasElement.prototype');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    nodes: metric('Nodes'),
    canvases,
    windowListeners: [
      ...(await listenersOn(session, 'window')),
      ...(await listenersOn(session, 'document')),
    ].toSorted(),
    allListeners: metric('JSEventListeners'),
    fonts: await browser.page.evaluate(() => document.fonts.size),
    workers: browser.page.workers().length,
    heap: metric('JSHeapUsedSize'),
  };
}

/** Reads the law as a reader would: far jumps, highlights, a selection, a search, a zoom, thumbnails, the outline; then closes it. */
async function readAndClose(url: string, hasOwnViewer: boolean): Promise<void> {
  await browser.page.evaluate(
    async ([address, isOwn]) => {
      if (isOwn) {
        window.viewer = window.createViewer();
        window.viewer.on('selection', (selection) => window.events.selection.push(selection));
      }
      const { viewer } = window;
      await viewer.open({ url: address });
      const range = (page: number, from: number, to: number) => ({
        startPage: page,
        startElement: from,
        startCharacter: 0,
        endPage: page,
        endElement: to,
        endCharacter: 9,
      });
      viewer.setHighlights(
        Array.from({ length: 300 }, (_, id) => ({
          id,
          color: '#ffe08a' as const,
          range: range(id >> 1, (id % 2) * 8, (id % 2) * 8 + 4),
        })),
      );
      void viewer.textIndex?.hurry();
    },
    [url, hasOwnViewer] as const,
  );
  await browser.settled();
  await browser.page.waitForFunction(() => window.viewer.textIndex?.reading.status === 'complete');
  await browser.page.evaluate(() => {
    const pages = window.viewer.textIndex?.pages;
    window.viewer.setSearchHits(pages ? window.findRanges(pages, 'lazy dog') : [], 4);
    const list = document.createElement('div');
    list.id = 'thumbnails';
    document.body.append(list);
    for (let page = 100; page < 110; page += 1) {
      const host = list.appendChild(document.createElement('div'));
      window.viewer.thumbnails.show(page, host, { width: 60, height: 80 });
    }
  });
  for (const page of [75, 149, 10]) {
    await browser.page.evaluate((index) => window.viewer.goTo({ page: index }), page);
    await browser.settled();
  }
  await browser.page.evaluate(async () => {
    window.viewer.select({
      startPage: 10,
      startElement: 2,
      startCharacter: 3,
      endPage: 11,
      endElement: 2,
      endCharacter: 8,
    });
    window.viewer.setZoom(3);
    await window.viewer.outline();
  });
  await browser.page.waitForFunction(
    () => window.events.selection.length > 0 && document.querySelectorAll('#thumbnails canvas').length === 10,
  );
  await browser.settled();
  await browser.page.evaluate(async (isOwn) => {
    window.getSelection()?.removeAllRanges();
    await window.viewer.close();
    window.viewer.setHighlights([]);
    window.viewer.setSearchHits([], undefined);
    document.getElementById('thumbnails')?.remove();
    if (isOwn) await window.viewer.destroy();
  }, hasOwnViewer);
}

describe('nothing is left of', () => {
  test.each([
    ['ten documents opened and closed in one viewer', false],
    ['ten viewers', true],
  ])(
    '%s',
    async (_what, hasOwnViewer) => {
      // Small: what is drawn costs time, and how much of it is left does not depend on its size.
      await browser.openStand({ width: 600, height: 500 });
      const session = await browser.page.context().newCDPSession(browser.page);
      await session.send('Performance.enable');
      if (hasOwnViewer) await browser.page.evaluate(() => window.viewer.destroy());
      const url = browser.stand.serve('leaks.pdf', LAW);
      const readOnce = async (): Promise<void> => {
        await readAndClose(url, hasOwnViewer);
        if (hasOwnViewer) await expect.poll(() => browser.page.workers().length).toBe(0);
      };
      await readOnce();
      const { heap: firstHeap, allListeners: firstListeners, ...firstRest } = await remainsOf(session);
      for (let cycle = 0; cycle < CYCLES; cycle += 1) await readOnce();
      const { heap: lastHeap, allListeners: lastListeners, ...lastRest } = await remainsOf(session);
      expect(lastRest).toEqual(firstRest);
      expect(lastRest).toMatchObject({ fonts: 0, workers: hasOwnViewer ? 0 : 1 });
      // One or two come and go with what the browser has under way; a leak leaves one in every cycle.
      expect(lastListeners - firstListeners).toBeLessThan(CYCLES);
      expect(lastHeap - firstHeap).toBeLessThan(GROWTH);
    },
    180_000,
  );
});
