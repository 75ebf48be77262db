import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

const LAW = makePdf(Array.from({ length: 40 }, (_, i) => textPage(`Page ${i + 1}`)));

/** A picture in JPEG 2000 of which there is only the header: 8 by 8 pixels, one component (ISO 15444-1, A.5.1). */
const BROKEN_PICTURE = `FF4FFF51002900000000000800000008${'0'.repeat(16)}0000000800000008${'0'.repeat(16)}0001070101>`;

/** A page in a standard font, one whose letters need a predefined character map, one with a damaged picture, one with nothing special. */
const NEEDY = new TextEncoder().encode(
  [
    '%PDF-1.7',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Count 4/Kids[3 0 R 4 0 R 5 0 R 6 0 R]>> endobj',
    ...['BT /F1 20 Tf 9 50 Td (First) Tj ET', 'BT /F2 20 Tf 9 50 Td <4E2D6587> Tj ET']
      .concat(['q 90 0 0 90 0 0 cm /I Do Q', 'BT /F1 20 Tf 9 50 Td (Last) Tj ET'])
      .flatMap((content, index) => [
        `${index + 3} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents ${index + 7} 0 R/Resources 11 0 R>> endobj`,
        `${index + 7} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
      ]),
    '11 0 obj <</Font<</F1 12 0 R/F2 13 0 R>>/XObject<</I 15 0 R>>>> endobj',
    '12 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
    '13 0 obj <</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[14 0 R]>> endobj',
    '14 0 obj <</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 16 0 R>> endobj',
    '16 0 obj <</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 900/Descent -200/CapHeight 700/StemV 80>> endobj',
    '15 0 obj <</Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 8/ColorSpace/DeviceGray/Filter[/ASCIIHexDecode/JPXDecode]' +
      `/Length ${BROKEN_PICTURE.length}>> stream\n${BROKEN_PICTURE}\nendstream endobj`,
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

/** Makes a viewer of its own whose workers are kept in `window.workers`, the newest last, and opens a document in it. */
async function openWithWorkers(url: string, pageTimeLimit?: number): Promise<void> {
  await browser.page.evaluate(
    async ([address, limit]) => {
      await window.viewer.destroy();
      const workers: Worker[] = [];
      Object.assign(window, { workers });
      window.Worker = class extends Worker {
        constructor(script: string | URL, options?: WorkerOptions) {
          super(script, options);
          workers.push(this);
        }
      };
      window.viewer = window.createViewer(undefined, limit === undefined ? {} : { pageTimeLimit: limit });
      window.viewer.on('pageError', (error) => window.events.pageError.push(error));
      await window.viewer.open({ url: address });
    },
    [url, pageTimeLimit] as const,
  );
}
const workerCount = () => browser.page.evaluate(() => (Reflect.get(window, 'workers') as Worker[]).length);
const killWorker = () =>
  browser.page.evaluate(() => (Reflect.get(window, 'workers') as Worker[]).at(-1)?.terminate());
const troubles = () => browser.page.evaluate(() => window.events.pageError);

describe('a worker that dies', () => {
  test('is replaced at once, and pages that were wanted come from the next one', async () => {
    await browser.openStand();
    await openWithWorkers(browser.stand.serve('law.pdf', LAW));
    await browser.settled();
    await browser.page.evaluate(() => {
      window.viewer.goTo({ page: 20 });
      (Reflect.get(window, 'workers') as Worker[]).at(-1)?.terminate();
      window.viewer.goTo({ page: 30 });
    });
    // The time limit of a page is 20 seconds; this must not wait for it.
    await browser.page.waitForSelector('[data-page="30"] canvas', { timeout: 10_000 });
    await browser.settled();
    expect(await workerCount()).toBe(2);
    expect(await troubles()).toEqual([]);
    expect((await browser.page.evaluate(() => window.viewer.pageText(35))).elements[0]).toContain('Page 36');
  });

  test('while nothing is wanted is replaced as well; what it was asked is answered by the next one', async () => {
    await browser.openStand();
    await openWithWorkers(browser.stand.serve('law.pdf', LAW));
    await browser.settled();
    const texts = await browser.page.evaluate(async () => {
      const asked = [5, 6].map((page) => window.viewer.pageText(page));
      const outline = window.viewer.outline();
      (Reflect.get(window, 'workers') as Worker[]).at(-1)?.terminate();
      return [(await Promise.all(asked)).map(({ elements }) => elements[0]?.slice(0, 6)), await outline];
    });
    expect(texts).toEqual([['Page 6', 'Page 7'], []]);
    await expect.poll(workerCount).toBe(2);
  });

  test('is noticed by the time limit where the browser has no locks, and the other pages come', async () => {
    await browser.openStand();
    await browser.page.evaluate(() =>
      Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }),
    );
    await openWithWorkers(browser.stand.serve('law.pdf', LAW), 700);
    await browser.settled();
    await killWorker();
    await browser.page.evaluate(() => window.viewer.goTo({ page: 20 }));
    await expect.poll(workerCount, { timeout: 10_000 }).toBe(2);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 30 }));
    await browser.page.waitForSelector('[data-page="30"] canvas');
  });

  test('of the same page twice is not asked for that page again', async () => {
    await browser.openStand();
    await browser.page.evaluate(() => {
      const dying = new WeakSet<Worker>();
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply(send, worker: Worker, sent: Parameters<Worker['postMessage']>) {
          const { action, data } = sent[0] as { action?: string; data?: { pageIndex?: number } };
          if (action === 'GetOperatorList' && data?.pageIndex === 20 && !dying.has(worker)) {
            dying.add(worker);
            worker.terminate();
          }
          Reflect.apply(send, worker, sent);
        },
      });
    });
    await openWithWorkers(browser.stand.serve('law.pdf', LAW));
    await browser.settled();
    await browser.page.evaluate(() => window.viewer.goTo({ page: 20 }));
    await browser.page.waitForFunction(() => window.events.pageError.length > 0);
    expect((await troubles()).map(({ page }) => page)).toEqual([20]);
    expect(await browser.page.locator('[data-page="20"] [role="note"]').count()).toBe(1);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 22 }));
    await browser.page.waitForSelector('[data-page="22"] canvas');
    expect(await workerCount()).toBe(3);
  });

  test('while the connection is lost: the document is opened anew when it is back', async () => {
    await browser.openStand();
    const url = browser.stand.serve('law.pdf', LAW);
    await openWithWorkers(url);
    await browser.settled();
    const file = browser.stand.served(url);
    file.isDown = true;
    await killWorker();
    await browser.page.waitForFunction(() => window.viewer.state.isStarved);
    await browser.page.evaluate(() => window.viewer.goTo({ page: 30 }));
    file.isDown = false;
    await browser.page.waitForSelector('[data-page="30"] canvas');
    await browser.page.waitForFunction(() => !window.viewer.state.isStarved);
    expect(await troubles()).toEqual([]);
  });
});

describe('a document that keeps the worker busy', () => {
  test('does not keep the next one from being opened', async () => {
    await browser.openStand();
    await browser.page.evaluate(() => {
      const silent = new WeakSet<Worker>();
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply(send, worker: Worker, sent: Parameters<Worker['postMessage']>) {
          const { action, data } = sent[0] as {
            action?: string;
            data?: { docId?: string; pageIndex?: number };
          };
          if (action === 'GetOperatorList' && data?.pageIndex === 1) {
            silent.add(worker);
            document.title = 'silent';
          }
          if (!silent.has(worker)) Reflect.apply(send, worker, sent);
        },
      });
    });
    await openWithWorkers(browser.stand.serve('evil.pdf', LAW));
    await browser.page.evaluate(() => window.viewer.goTo({ page: 1 }));
    await browser.page.waitForFunction(() => document.title === 'silent');
    const next = browser.stand.serve('next.pdf', makePdf([textPage('Next')]));
    await browser.page.evaluate((url) => window.viewer.open({ url }), next);
    await browser.settled();
    expect(await browser.page.evaluate(() => window.viewer.state.pageCount)).toBe(1);
    expect(await workerCount()).toBe(2);
  });
});

describe('what the viewer fetches beside the document', () => {
  test('without the worker’s script the document cannot be opened, and can when it is there again', async () => {
    await browser.openStand();
    await browser.page.evaluate(() => window.viewer.destroy());
    await browser.page.route('**/pdf.worker.min.mjs', (route) => route.fulfill({ status: 404 }));
    const url = browser.stand.serve('law.pdf', LAW);
    const failure = await browser.page.evaluate(async (address) => {
      window.viewer = window.createViewer();
      const caught: unknown = await window.viewer.open({ url: address }).catch((error: unknown) => error);
      return [caught instanceof Error ? caught.name : caught, window.viewer.state.failure];
    }, url);
    expect(failure).toEqual(['DocumentOpenError', 'network']);
    await browser.page.unroute('**/pdf.worker.min.mjs');
    await browser.page.evaluate((address) => window.viewer.open({ url: address }), url);
    await browser.settled();
  });

  test('without fonts, character maps and decoders pages are drawn as well as can be', async () => {
    await browser.openStand();
    const uncaught: string[] = [];
    browser.page.on('pageerror', (error) => uncaught.push(error.message));
    await browser.page.evaluate(
      async (url) => {
        await window.viewer.destroy();
        window.viewer = window.createViewer(undefined, { assetsUrl: '/bare-assets/' });
        await window.viewer.open({ url });
      },
      browser.stand.serve('needy.pdf', NEEDY),
    );
    const seen: boolean[] = [];
    for (const page of [0, 1, 2, 3]) {
      await browser.page.evaluate((index) => window.viewer.goTo({ page: index }), page);
      await browser.page.waitForSelector(`[data-page="${page}"] :is(canvas, [role="note"])`);
      seen.push((await browser.page.locator(`[data-page="${page}"] canvas`).count()) === 1);
    }
    expect(seen).toEqual([true, true, true, true]);
    const folders = [...browser.stand.missedAssets].map((name) => name.split('/')[0]);
    expect(folders).toContain('cmaps');
    expect(folders).toContain('wasm');
    expect((await browser.page.evaluate(() => window.viewer.pageText(3))).elements.join('')).toContain(
      'Last',
    );
    expect(uncaught).toEqual([]);
  });
});
