import { describe, expect, test } from 'vitest';
import type { createBrowserTextStore } from './browser-text-store';
import { setUpViewerBrowser } from '../viewer/testing/viewer-browser';

const browser = setUpViewerBrowser();

/** Runs in the page: a part of one page with so many characters. */
const SETUP = `
window.aPart = (page, length) => [{ page, text: 'x'.repeat(length), folded: 'x'.repeat(length),
  starts: Uint16Array.of(0), stops: Uint16Array.of(length), breaks: Uint16Array.of(0, 0, 1) }];
`;

declare global {
  interface Window {
    createTextStore: typeof createBrowserTextStore;
    aPart: (
      page: number,
      length: number,
    ) => Parameters<Awaited<ReturnType<ReturnType<typeof createBrowserTextStore>['open']>>['write']>[1];
  }
}

describe('the text kept in the browser', () => {
  test('is there the next time, for the same file only, and gone when cleared', async () => {
    await browser.openStand();
    await browser.page.evaluate(SETUP);
    const seen = await browser.page.evaluate(async () => {
      const create = window.createTextStore;
      const store = create({ name: 'test' });
      const first = await store.open('a');
      await first.write(3, window.aPart(200, 10));
      first.close();
      const again = await create({ name: 'test' }).open('a');
      const kept = await again.read(3);
      await again.writeStructure?.({ version: 1 });
      const structure = await again.readStructure?.();
      const missing = await again.read(4);
      const other = await (await store.open('b')).read(3);
      // The connections above are still open; they must not keep the text from being cleared.
      await store.clear();
      const cleared = await store.open('a');
      const after = await cleared.read(3);
      const structureAfter = await cleared.readStructure?.();
      return { structure, structureAfter, kept, missing, other, after };
    });
    expect(seen.kept).toMatchObject([{ page: 200, text: 'xxxxxxxxxx' }]);
    expect(seen.structure).toEqual({ version: 1 });
    expect([seen.structureAfter, seen.missing, seen.other, seen.after]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('keeps the files opened last, as many and as large as the limits allow', async () => {
    await browser.openStand();
    await browser.page.evaluate(SETUP);
    const seen = await browser.page.evaluate(async () => {
      const create = window.createTextStore;
      let time = 0;
      const store = create({ name: 'small', mostFiles: 3, mostBytes: 10_000, now: () => (time += 1) });
      const write = async (file: string, length: number) => {
        const kept = await store.open(file);
        await kept.write(0, window.aPart(0, length));
        kept.close();
      };
      const there = async (...files: readonly string[]) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open('small');
          request.onsuccess = () => resolve(request.result);
        });
        const all = await new Promise<IDBValidKey[]>((resolve) => {
          const request = database.transaction('parts').objectStore('parts').getAllKeys();
          request.onsuccess = () => resolve(request.result);
        });
        database.close();
        return files.filter((file) => all.some((key) => Array.isArray(key) && key[0] === file)).join('');
      };
      for (const file of ['a', 'b', 'c']) await write(file, 100);
      (await store.open('a')).close();
      await write('d', 100);
      const byCount = await there('a', 'b', 'c', 'd');
      await write('e', 2200);
      const bySize = await there('a', 'd', 'e');
      await write('f', 9000);
      const tooLarge = await there('a', 'd', 'e', 'f');
      return { byCount, bySize, tooLarge };
    });
    expect(seen).toEqual({ byCount: 'acd', bySize: 'ade', tooLarge: 'de' });
  });

  test('is not kept where the browser forbids it', async () => {
    await browser.openStand();
    const message = await browser.page.evaluate(async () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      const create = window.createTextStore;
      return create()
        .open('a')
        .then(String, (error: unknown) => `refused: ${String(error)}`);
    });
    expect(message).toContain('refused');
  });
});
