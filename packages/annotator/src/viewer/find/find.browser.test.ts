import type { findRanges } from '@glossator/document-text';
import type { Worker } from 'playwright';
import { describe, expect, test } from 'vitest';
import { makePdf, textPage } from '../testing/make-pdf';
import { setUpViewerBrowser } from '../testing/viewer-browser';

const browser = setUpViewerBrowser();

declare global {
  interface Window {
    findRanges: typeof findRanges;
  }
}

/** Waits until all pages have been read. */
const textRead = () =>
  browser.page.waitForFunction(() => window.viewer.textIndex?.reading.status === 'complete');

describe('the text of the open document', () => {
  test('is read in the background, from the page that is read outwards', async () => {
    await browser.openStand();
    const url = browser.stand.serve(
      'outwards.pdf',
      makePdf(Array.from({ length: 60 }, (_, i) => textPage(`P${i}`))),
    );
    await browser.page.evaluate(async (address) => {
      const at = { page: 30, top: 0, left: 0, scale: 2, rotation: 0 } as const;
      await window.viewer.open({ url: address }, { position: at });
    }, url);
    expect(await browser.page.evaluate(() => window.viewer.textIndex?.reading.pagesRead)).toBe(0);
    await browser.page.waitForFunction(() => (window.viewer.textIndex?.reading.pagesRead ?? 0) >= 9);
    const first = await browser.page.evaluate(() =>
      window.viewer.textIndex?.pages.pageNumbers().slice(0, 60),
    );
    expect(Math.min(...(first ?? []))).toBeGreaterThanOrEqual(30 - (first?.length ?? 0) / 2 - 1);
    await textRead();
    expect(
      await browser.page.evaluate(() => {
        const index = window.viewer.textIndex?.pages;
        const hits = index && window.findRanges(index, 'P59 LINE 20: the quick');
        return [hits?.length, hits?.at(0)?.startPage];
      }),
    ).toEqual([1, 59]);
    expect(await browser.page.evaluate(() => window.events.textRead.at(-1))).toEqual({
      status: 'complete',
      pagesRead: 60,
      pageCount: 60,
    });
    await browser.page.evaluate(() => window.viewer.close());
    expect(await browser.page.evaluate(() => window.viewer.textIndex)).toBeUndefined();
  });

  test('is there at once the next time where it is kept', async () => {
    await browser.openStand();
    const url = browser.stand.serve(
      'kept.pdf',
      makePdf(Array.from({ length: 70 }, (_, i) => textPage(`P${i}`, 10))),
    );
    const open = (address: string) =>
      browser.page.evaluate(async (from) => {
        await window.viewer.destroy();
        const host = document.getElementById('stand');
        if (!host) throw new Error('There is no stand');
        window.viewer = window.createViewer(host, { textStore: window.createTextStore() });
        window.events.textRead = [];
        window.viewer.on('textRead', (reading) => window.events.textRead.push(reading));
        await window.viewer.open({ url: from });
      }, address);
    await open(url);
    await textRead();
    expect(await browser.page.evaluate(() => window.events.textRead.length)).toBe(70);
    // The last part is written after the last page has been reported.
    await browser.page.waitForFunction(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('glossator-text');
        request.onsuccess = () => resolve(request.result);
      });
      const parts = await new Promise<number>((resolve) => {
        const request = database.transaction('parts').objectStore('parts').count();
        request.onsuccess = () => resolve(request.result);
      });
      database.close();
      return parts === 2;
    });
    await open(url);
    await textRead();
    expect(
      await browser.page.evaluate(() => window.events.textRead.map(({ pagesRead }) => pagesRead)),
    ).toEqual([64, 70]);
  });
});

test('somebody who waits for a long text has two workers reading it, from one fetch, and one when it is read', async () => {
  await browser.openStand();
  const url = browser.stand.serve(
    'long.pdf',
    makePdf(Array.from({ length: 600 }, (_, i) => textPage(`P${i}`))),
  );
  const fetched: string[] = [];
  browser.page.on('request', (request) => fetched.push(request.url()));
  const started: Worker[] = [];
  const ended: Worker[] = [];
  browser.page.on('worker', (worker) => {
    started.push(worker);
    worker.on('close', () => ended.push(worker));
  });
  await browser.page.evaluate((address) => window.viewer.open({ url: address }), url);
  const before = started.length;
  await browser.page.evaluate(() => void window.viewer.textIndex?.hurry());
  await textRead();
  expect(started.length - before).toBe(1);
  await expect.poll(() => ended).toEqual([started.at(-1)]);
  expect(fetched.filter((address) => address.endsWith('long.pdf'))).toHaveLength(1);
  const pages = await browser.page.evaluate(() => {
    const index = window.viewer.textIndex?.pages;
    const hits = index && window.findRanges(index, 'LINE 20: the quick');
    return Array.from({ length: hits?.length ?? 0 }, (_, at) => hits?.at(at)?.startPage);
  });
  expect(pages).toEqual(Array.from({ length: 600 }, (_, page) => page));
});

test('a hundred thousand hits are all counted, and only those in sight are painted', async () => {
  const line = 'the law '.repeat(10);
  const lines = Array.from({ length: 40 }, (_, i) => ({ text: line, x: 40, y: 740 - i * 16 }));
  await browser.open(makePdf(Array.from({ length: 250 }, () => ({ lines }))));
  await browser.page.evaluate(() => void window.viewer.textIndex?.hurry());
  await textRead();
  await browser.settled();
  const count = await browser.page.evaluate(() => {
    const index = window.viewer.textIndex?.pages;
    const hits = index && window.findRanges(index, 'The');
    if (!hits) throw new Error('No text was read');
    window.viewer.setSearchHits(hits, 99_999);
    const last = hits.at(99_999);
    if (last) window.viewer.goTo({ range: last });
    return hits.length;
  });
  expect(count).toBe(100_000);
  const marked = browser.page.locator('[data-page="249"] [data-layer="hits"] path');
  await marked.nth(1).waitFor({ state: 'attached' });
  const styles = await marked.evaluateAll((paths) => paths.map((path) => path.getAttribute('style') ?? ''));
  expect(styles.filter((style) => style.includes('search-hit-active'))).toHaveLength(1);
  expect(await browser.page.locator('[data-layer="hits"] path').count()).toBeLessThan(20);
  expect(await browser.page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
});
