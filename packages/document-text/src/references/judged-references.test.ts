import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { flatOffset, flattenPage } from '../pages/flat-page';
import { proposeShortName } from '../naming/short-name';
import { readStructure } from '../structure/recognize-structure';
import { readInNode } from '../testing/read-in-node';
import { createReferenceFinder } from './find-references';
import judged from './testing/judged-references.json' with { type: 'json' };

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));

/**
 * 300 words before numbers of articles, drawn by lot from ten laws (`npm run bench -- references`) and read by eye: the page, the words around the number, and the
 * units of the same document that are meant there by it and the numbers that follow it; none where it is another law, a heading, or an article that the document does not have.
 */
const LAWS = Object.entries(
  judged as unknown as Record<string, [page: number, before: string, text: string, units: string][]>,
);

/** What has been counted over all laws: links that are right, all links, all that should be there. */
const counts = { right: 0, given: 0, expected: 0 };

describe.skipIf(!existsSync(CORPUS)).each(LAWS)(
  'references of %s (skipped where ../shared/corpus is not there)',
  (law, passages) => {
    let answers: string[];

    beforeAll(async () => {
      const read = await readInNode(new Uint8Array(await readFile(CORPUS + law)), { boxes: true });
      // The quotes are without ligatures.
      const pages = read.map((page) => ({
        ...page,
        elements: page.elements.map((text) => text.normalize('NFKC')),
      }));
      const structure = readStructure(pages);
      const title = structure.units.find(({ kind }) => kind === 'title')?.heading ?? '';
      const find = createReferenceFinder(structure, { shortName: proposeShortName(pages), title });
      answers = passages.map(([number, before, text, expected]) => {
        const page = pages[number - 1];
        if (!page) return 'no such page';
        const flat = flattenPage(page, new Set(structure.asideOf.get(page.page)?.keys()));
        const from = placeOf(flat.text, before, text);
        const found = find(page, pages[number]);
        const first = found.findIndex(
          ({ range }) =>
            flatOffset(flat, { element: range.startElement, character: range.startCharacter }) === from,
        );
        const wanted = expected === '' ? 1 : expected.split(' | ').length;
        return found
          .slice(first, first < 0 ? first : first + wanted)
          .flatMap(({ unit, law: other }) => (other === undefined ? (structure.units[unit]?.key ?? []) : []))
          .join(' | ');
      });
    }, 120_000);

    it('are what somebody has read there', () => {
      const wrong = passages.flatMap(([page, before, text, expected], at) => {
        const answer = answers[at] ?? '';
        const given = keysOf(answer);
        const wanted = keysOf(expected);
        counts.given += given.length;
        counts.expected += wanted.length;
        counts.right += given.filter((key) => wanted.includes(key)).length;
        return answer === expected ? [] : [{ page, before, text, expected, answer }];
      });
      expect(wrong.length, JSON.stringify(wrong, undefined, 1)).toBeLessThanOrEqual(0.04 * passages.length);
    });
  },
);

describe.skipIf(!existsSync(CORPUS))('references of all ten laws', () => {
  it('are precise in 98 of 100, and found in 90 of 100', () => {
    console.info('references', counts);
    expect(counts.expected).toBeGreaterThan(200);
    expect(counts.right / counts.given).toBeGreaterThanOrEqual(0.98);
    expect(counts.right / counts.expected).toBeGreaterThanOrEqual(0.9);
  });
});

/** Where a text stands after some words, whatever the white space is. */
function placeOf(text: string, before: string, quote: string): number {
  const letters = [...text.matchAll(/\S/gu)].map(({ index }) => index);
  const [first, second] = [squeezed(before), squeezed(quote)];
  const at = squeezed(text).indexOf(first + second);
  return at < 0 ? -1 : (letters[at + first.length] ?? -1);
}

function squeezed(text: string): string {
  return text.replace(/\s+/gu, '');
}

function keysOf(list: string): string[] {
  return list === '' ? [] : list.split(' | ');
}
