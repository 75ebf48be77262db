import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { quoteOf } from './quote';
import { createReanchor } from './reanchor';
import { isQuoteOf } from './selection-quote';
import { readInNode } from '../testing/read-in-node';
import { tinyPdf } from '../testing/tiny-pdf';
import type { PageText } from '../pages/page-text';
import type { TextRange } from '../ranges/text-range';

const ODD = fileURLToPath(new URL('../../../../../shared/corpus/odd/', import.meta.url));
/** Elements of the first page as pdf.js 5.6.205 read them: number and text. */
const GOLDEN = fileURLToPath(new URL('../testing/golden/elements-of-pdfjs-5.json', import.meta.url));

/** Whole elements of the first page. */
const elementsRange = (first: number, last: number, length: number): TextRange => ({
  startPage: 0,
  startElement: first,
  startCharacter: 0,
  endPage: 0,
  endElement: last,
  endCharacter: length,
});

/** Looks stored positions up in a text: how many stay where they were, are found elsewhere, or are lost. Throws nothing away silently. */
function lookUp(stored: readonly (readonly [element: number, text: string])[], pages: readonly PageText[]) {
  const reanchor = createReanchor(pages);
  const counts = { same: 0, moved: 0, lost: 0 };
  for (const [element, text] of stored) {
    const range = elementsRange(element, element, text.length);
    const found = reanchor(range, text);
    if (found) expect(isQuoteOf(text, found, pages), `"${text}"`).toBe(true);
    if (!found) counts.lost += 1;
    else if (found.startElement === element) counts.same += 1;
    else counts.moved += 1;
  }
  return counts;
}

describe.skipIf(!existsSync(ODD))(
  'positions stored with pdf.js 5.6 in files that 6.5 reads otherwise (skipped where ../shared/corpus is absent)',
  () => {
    it.each([
      ['pdfbox-PDFBOX-4531-bidi-ligature-2.pdf', { same: 1, moved: 1, lost: 0 }],
      ['pysf-habibi.pdf', { same: 1, moved: 1, lost: 0 }],
      ['tabula-12s0324.pdf', { same: 8, moved: 10, lost: 31 }],
    ])('%s: keep their words or are lost, none has others', async (name, expected) => {
      const golden = JSON.parse(await readFile(GOLDEN, 'utf8')) as Record<string, [number, string][]>;
      const pages = await readInNode(new Uint8Array(await readFile(`${ODD}${name}`)));
      expect(lookUp(golden[name] ?? [], pages)).toEqual(expected);
    });
  },
);

describe('positions in a text that is cut into other elements than before', () => {
  const before = [['The owner', 'may demand', 'that others stay', 'away.', 'Section 2', 'Section 3']];
  const after = [['The', 'owner may', 'demand that', 'others stay away.', 'Section 2', 'Section 3']];

  it('are found by their words, however these are cut', async () => {
    const [old, next] = [await readInNode(tinyPdf(before)), await readInNode(tinyPdf(after))];
    const range = elementsRange(1, 2, 'that others'.length);
    const found = createReanchor(next)(range, quoteOf(range, old));
    expect(found).toEqual({ ...elementsRange(1, 3, 'others'.length), startCharacter: 'owner '.length });
  });

  it('are lost where the words are on the page twice, and not at the old place', async () => {
    const pages = await readInNode(tinyPdf([['Stop.', 'Article', 'Stop.']]));
    expect(createReanchor(pages)(elementsRange(1, 1, 5), 'Stop.')).toBeUndefined();
  });

  it('are lost where the words are gone', async () => {
    const pages = await readInNode(tinyPdf([['Nothing of it is left.']]));
    expect(createReanchor(pages)(elementsRange(0, 0, 16), 'that others stay')).toBeUndefined();
  });
});
