import { expect, test } from 'vitest';
import type { createStructureWorkerReader } from './structure-worker-reader';
import { setUpViewerBrowser } from '../viewer/testing/viewer-browser';

const browser = setUpViewerBrowser();

declare global {
  interface Window {
    createStructureReader: typeof createStructureWorkerReader;
  }
}

/** Articles of two pages, read twice with the assets at this address, and the warnings of it. */
function readWith(assetsUrl: string) {
  return browser.page.evaluate(async (address) => {
    const warnings: string[] = [];
    const reader = window.createStructureReader({
      assetsUrl: address,
      log: { warn: (text) => void warnings.push(text) },
    });
    const pages = [0, 1].map((page) => {
      const text = `§ ${page + 1} Zweck`;
      return {
        page,
        text,
        folded: text,
        starts: Uint32Array.of(0),
        stops: Uint32Array.of(text.length),
        breaks: Uint32Array.of(),
      };
    });
    const articles = async () =>
      (await reader.read(pages, new AbortController().signal)).structure.units.map(({ key }) => key);
    return { first: await articles(), second: await articles(), warnings };
  }, assetsUrl);
}

test('articles are read by the worker that is among the assets', async () => {
  await browser.openStand();
  const asked: string[] = [];
  browser.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { first, second, warnings } = await readWith('/glossator-assets/');
  expect([first, second]).toEqual([
    ['§1', '§2'],
    ['§1', '§2'],
  ]);
  expect(warnings).toEqual([]);
  expect(asked.filter((path) => path === '/glossator-assets/structure-worker.js')).toHaveLength(2);
});

test('without the worker they are read on the page, and the log says so once', async () => {
  await browser.openStand();
  const { first, second, warnings } = await readWith('/nowhere/');
  expect([first, second]).toEqual([
    ['§1', '§2'],
    ['§1', '§2'],
  ]);
  expect(warnings).toEqual([expect.stringContaining('assetsUrl')]);
});
