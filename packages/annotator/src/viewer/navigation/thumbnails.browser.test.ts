import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

/** A column of hosts beside the viewer, and what each shows. */
const showPages = (pages: readonly number[]) =>
  browser.page.evaluate((indexes) => {
    document.getElementById('thumbnails')?.remove();
    const list = document.createElement('div');
    list.id = 'thumbnails';
    Object.assign(list.style, { position: 'fixed', insetInlineEnd: '0', top: '0' });
    document.body.append(list);
    for (const index of indexes) {
      const host = document.createElement('div');
      host.dataset['thumbnail'] = String(index);
      list.append(host);
      window.viewer.thumbnails.show(index, host, { width: 100, height: 120 });
    }
  }, pages);
const untilDrawn = (count: number) =>
  browser.page.waitForFunction(
    (wanted) => document.querySelectorAll('#thumbnails canvas').length === wanted,
    count,
  );
/** Size of the paper, of the bitmap, and the share of it that is not white, by page. */
const looks = () =>
  browser.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-thumbnail]')].map((host) => {
      const paper = host.firstElementChild?.getBoundingClientRect();
      const canvas = host.querySelector('canvas');
      const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let ink = 0;
      for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 255) < 200) ink += 1;
      return {
        paper: [Math.round(paper?.width ?? 0), Math.round(paper?.height ?? 0)],
        bitmap: [canvas?.width, canvas?.height],
        hasInk: ink > 20,
      };
    }),
  );

describe('thumbnails', () => {
  test('have the shape and rotation of their pages, and the pixels of the screen', async () => {
    const pages = [
      textPage('Tall'),
      textPage('Wide', 10, { width: 792, height: 396 }),
      textPage('Turned', 20, { rotate: 90 }),
    ];
    await browser.open(makePdf(pages), { pixelRatio: 2 });
    await showPages([0, 1, 2]);
    await untilDrawn(3);
    expect(await looks()).toEqual([
      { paper: [93, 120], bitmap: [186, 240], hasInk: true },
      { paper: [100, 50], bitmap: [200, 100], hasInk: true },
      { paper: [100, 77], bitmap: [200, 154], hasInk: true },
    ]);
    await browser.page.evaluate(() => window.viewer.setRotation(90));
    await browser.page.waitForFunction(
      () => document.querySelector<HTMLCanvasElement>('[data-thumbnail="0"] canvas')?.width === 200,
    );
    await untilDrawn(3);
    expect((await looks()).map(({ paper }) => paper)).toEqual([
      [100, 77],
      [60, 120],
      [93, 120],
    ]);
  });

  test('wait while the reader scrolls, and do not come when scrolled past', async () => {
    await browser.open(makePdf(Array.from({ length: 80 }, (_, i) => textPage(`Page ${i + 1}`))));
    await browser.settled();
    const whileMoving = await browser.page.evaluate(async () => {
      const list = document.createElement('div');
      list.id = 'thumbnails';
      document.body.append(list);
      const ends = [];
      for (let index = 40; index < 60; index += 1) {
        const host = document.createElement('div');
        list.append(host);
        ends.push(window.viewer.thumbnails.show(index, host, { width: 100, height: 120 }));
      }
      for (let frame = 0; frame < 40; frame += 1) {
        window.viewer.element.scrollTop += 30;
        await new Promise(requestAnimationFrame);
      }
      const drawn = list.querySelectorAll('canvas').length;
      // All but the last three leave before their turn.
      for (const end of ends.slice(0, 17)) end();
      return { drawn, papers: list.querySelectorAll('[class*="paper"]').length };
    });
    expect(whileMoving).toEqual({ drawn: 0, papers: 3 });
    await untilDrawn(3);
  });

  test('are kept when scrolled away and back', async () => {
    await browser.open(makePdf(Array.from({ length: 30 }, (_, i) => textPage(`Page ${i + 1}`))));
    await browser.settled();
    await showPages([10, 11]);
    await untilDrawn(2);
    const again = await browser.page.evaluate(() => {
      const [host] = document.querySelectorAll<HTMLElement>('[data-thumbnail]');
      const canvas = host?.querySelector('canvas');
      if (!host) return undefined;
      const end = window.viewer.thumbnails.show(10, host, { width: 100, height: 120 });
      const isSame = host.querySelector('canvas') === canvas;
      end();
      return { isSame, isEmpty: host.childElementCount };
    });
    expect(again).toEqual({ isSame: true, isEmpty: 0 });
  });

  test('a page that cannot be drawn stays white and the others come', async () => {
    await browser.openStand();
    const url = browser.stand.serve(
      'broken-page.pdf',
      makePdf(Array.from({ length: 4 }, (_, i) => textPage(`Page ${i + 1}`))),
    );
    await browser.page.evaluate(async (address) => {
      await window.viewer.destroy();
      window.viewer = window.createViewer(undefined, { pageTimeLimit: 6000 });
      await window.viewer.open({ url: address });
      Worker.prototype.postMessage = new Proxy(Worker.prototype.postMessage, {
        apply(send, worker: Worker, sent: Parameters<Worker['postMessage']>) {
          const { action, data } = sent[0] as { action?: string; data?: { pageIndex?: number } };
          if (action === 'GetOperatorList' && data?.pageIndex === 3) data.pageIndex = 99;
          Reflect.apply(send, worker, sent);
        },
      });
    }, url);
    await showPages([3, 2, 1]);
    await browser.page.waitForSelector('[data-thumbnail="1"] canvas');
    await browser.page.evaluate(() => window.viewer.destroy());
    expect(await browser.page.evaluate(() => document.querySelectorAll('#thumbnails canvas').length)).toBe(0);
  });
});
