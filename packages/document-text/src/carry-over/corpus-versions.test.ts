import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { Alignment } from '../alignment/alignment';
import { foldText } from '../folding/fold';
import { quoteOf } from '../quotes/quote';
import { createRandom } from '../testing/random';
import { readInNode } from '../testing/read-in-node';
import { startOf, type TextRange } from '../ranges/text-range';
import type { CarriedOver } from './carried-over';
import { carryOver } from './carry-over';

const VERSIONS = fileURLToPath(new URL('../../../../../shared/corpus/versions/', import.meta.url));
const SELECTIONS = 300;

/** Pairs of versions, and what share of the selections is at least placed without asking, in per cent: what stands unchanged in both. */
const PAIRS = [
  ['bgb-de', 'v1.pdf', 'v2.pdf', 97],
  ['constitution-fr-layout', 'v1.pdf', 'v2.pdf', 95],
  ['constitution-it', 'v1.pdf', 'v2.pdf', 85],
  ['csh-bylaws', 'v4.pdf', 'v5.pdf', 75],
  ['uqcs-constitution', 'v3.pdf', 'v4.pdf', 88],
] as const;

/** Words, phrases and sentences, over page ends too. */
function drawRanges({ old: { words, places } }: Alignment): TextRange[] {
  const random = createRandom(20261121);
  return Array.from({ length: SELECTIONS }, () => {
    const from = random.between(0, words.length - 1);
    const length = random.chance(0.2) ? 1 : random.chance(0.5) ? random.between(2, 8) : random.between(9, 40);
    const to = Math.min(words.length, from + length);
    return places.rangeOf({ from, to, lettersBefore: 0, lettersAfter: 0 });
  });
}

/** Letters and digits of a quote without running lines. */
function lettersOf(version: Alignment['old'], range: TextRange): string {
  const { order } = version.words;
  const omit = (page: number): ReadonlySet<number> =>
    new Set([...(version.pages[page]?.elements.keys() ?? [])].filter((at) => order.isRunning(page, at)));
  return foldText(quoteOf(range, version.pages, { omit })).folded.replace(/[^\p{L}\p{N}]/gu, '');
}

describe.skipIf(!existsSync(VERSIONS)).each(PAIRS)(
  '%s from %s to %s (skipped where ../shared/corpus is not there)',
  (name, oldFile, newFile, least) => {
    let alignment: Alignment;
    let selections: TextRange[];
    let answers: CarriedOver[];

    beforeAll(async () => {
      const read = async (file: string) =>
        readInNode(new Uint8Array(await readFile(`${VERSIONS}${name}/${file}`)), { boxes: true });
      alignment = alignDocuments(await read(oldFile), await read(newFile));
      selections = drawRanges(alignment);
      answers = carryOver(alignment, selections);
    }, 120_000);

    test('a success has the letters and digits of the selection', () => {
      answers.forEach(({ status, range }, index) => {
        const selection = selections[index];
        if (status !== 'success' || !range || !selection) return;
        expect(lettersOf(alignment.new, range)).toBe(lettersOf(alignment.old, selection));
      });
    });

    test('what stands in both is placed', () => {
      const placed = answers.filter(({ status }) => status === 'success').length;
      expect((100 * placed) / answers.length).toBeGreaterThanOrEqual(least);
    });

    test('most of it keeps its order', () => {
      const { old, new: next } = alignment;
      const placed = answers
        .flatMap(({ status, range }, index) => {
          const selection = selections[index];
          if (status !== 'success' || !range || !selection) return [];
          return [
            { from: old.places.wordFrom(startOf(selection)), to: next.places.wordFrom(startOf(range)) },
          ];
        })
        .sort((a, b) => a.from - b.from);
      const turns = placed.filter(({ to }, index) => to < (placed[index - 1]?.to ?? 0)).length;
      expect(turns / placed.length).toBeLessThan(0.03);
    });

    test('the old version against itself: all stay', () => {
      const same = carryOver(alignDocuments(alignment.old.pages, alignment.old.pages), selections);
      expect(same.filter(({ status }) => status !== 'success')).toEqual([]);
      expect(same.map(({ range }) => range)).toEqual(selections);
    });
  },
);
