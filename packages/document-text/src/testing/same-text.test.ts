import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteOf } from '../quotes/quote';
import { createReanchor } from '../quotes/reanchor';
import { searchPages } from '../search/search';
import { createSearchIndex } from '../search/search-index';
import { browserPath, createBrowserReader, type BrowserReader } from './read-in-browser';
import { readInNode } from './read-in-node';
import { tinyPdf } from './tiny-pdf';
import type { PageText } from '../pages/page-text';
import { rangeBetween, rangesOverlap, type TextRange } from '../ranges/text-range';

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));
const SAMPLES = [
  ['de', 'legal/ch-de-uwg.pdf'],
  ['fr', 'legal/fr-constitution-2024.pdf'],
  ['es', 'versions/constitution-es/v1.pdf'],
  ['it', 'legal/it-statuto-universita-imt.pdf'],
  ['en', 'legal/gov-federal-register-2020-17221.pdf'],
  ['en-marked-content', 'odd/pdfjs-chrome-text-selection-markedContent.pdf'],
  ['ar', 'legal/jo-ar-cybercrime.pdf'],
  ['zh', 'legal/cn-zh-civil-code-notes-1.pdf'],
  ['zh-predefined-cmap', 'odd/pdfjs-noembed-eucjp.pdf'],
  ['zh-vertical', 'odd/pdfjs-vertical.pdf'],
] as const;
const TIMEOUT = 120_000;

const chromium = browserPath();
let browser: BrowserReader | undefined;
beforeAll(async () => {
  if (chromium) browser = await createBrowserReader(chromium);
}, TIMEOUT);
afterAll(() => browser?.close());

/** Reads a file on both sides and compares every element, character by character; gives back the text. */
async function sameOnBothSides(data: Uint8Array): Promise<PageText[]> {
  const inNode = await readInNode(data);
  const inBrowser = await browser?.read(data);
  expect(inBrowser?.pages).toEqual(inNode);
  expect(inBrowser?.layers).toEqual(inNode.map((page) => page.elements));
  return inNode;
}

/** Counts and a hash per page: enough to see any change, nothing to read. */
function recordOf(pages: readonly PageText[]): string {
  const rows = pages.map(({ page, elements, lineEnds }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([elements, lineEnds]))
      .digest('hex')
      .slice(0, 16);
    return `page ${page}: ${elements.length} elements, ${elements.join('').length} characters, ${hash}\n`;
  });
  return rows.join('');
}

/** Ranges all over a text, over lines and pages, whose quote the search does not find there or `reanchor` finds elsewhere. */
function notFoundAgain(pages: readonly PageText[]): TextRange[] {
  const index = createSearchIndex(pages);
  const find = createReanchor(pages);
  const places = pages.flatMap(({ page, elements }) =>
    elements.flatMap((text, element) =>
      /^\p{L}{3}/u.test(text) ? [{ page, element, length: text.length }] : [],
    ),
  );
  const step = Math.max(1, Math.floor(places.length / 60));
  const ranges = places.flatMap((start, i) => {
    const end = places[i + (i % 4)];
    if (i % step !== 0 || !end) return [];
    return [rangeBetween({ ...start, character: 0 }, { ...end, character: end.length })];
  });
  return ranges.filter((range) => {
    const quote = quoteOf(range, pages);
    const found = searchPages(index, quote).some((hit) => rangesOverlap(hit.range, range));
    const moved = find(
      { ...range, startElement: 0, startCharacter: 0, endElement: range.endElement + 1, endCharacter: 0 },
      quote,
    );
    return !found || (moved !== undefined && !rangesOverlap(moved, range));
  });
}

describe('a PDF made here', () => {
  const data = tinyPdf([
    ['Der Ver-', 'braucher zahlt', '', 'in M\u00fcnchen (bar).'],
    ['Two words apart', 'and the last'],
    [],
    ['line'],
  ]);

  it('reads as its lines in Node', async () => {
    const pages = await readInNode(data);
    expect(pages.map((page) => page.elements.filter((element) => element.trim() !== ''))).toEqual([
      ['Der Ver-', 'braucher zahlt', 'in München (bar).'],
      ['Two words apart', 'and the last'],
      [],
      ['line'],
    ]);
    const [hit] = searchPages(createSearchIndex(pages), 'verbraucher zahlt in munchen');
    expect(hit && quoteOf(hit.range, pages)).toBe('Verbraucher zahlt in München');
    const [across] = searchPages(createSearchIndex(pages), 'the last line');
    expect(across?.range).toMatchObject({ startPage: 1, endPage: 3 });
  });

  it.skipIf(!chromium)(
    'reads the same in Chromium (skipped without CHROMIUM_PATH or /usr/bin/chromium)',
    async () => {
      expect(await sameOnBothSides(data)).toHaveLength(4);
    },
    TIMEOUT,
  );
});

describe('PDFs of the corpus (skipped where ../shared/corpus or Chromium is absent)', () => {
  it.skipIf(!chromium || !existsSync(CORPUS)).each(SAMPLES)(
    '%s: %s has the same elements in Node and Chromium, and those of the golden record',
    async (name, file) => {
      const pages = await sameOnBothSides(new Uint8Array(await readFile(CORPUS + file)));
      expect(notFoundAgain(pages)).toEqual([]);
      await expect(recordOf(pages)).toMatchFileSnapshot(`golden/${name}.txt`);
    },
    TIMEOUT,
  );
});
