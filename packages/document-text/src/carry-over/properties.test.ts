import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { CarriedOver } from './carried-over';
import {
  carryWords,
  caseInWords,
  drawSelections,
  unchangedPlace,
  type WordSelection,
} from '../testing/carried-words';
import * as edits from '../testing/law-edits';
import { makeLaw } from '../testing/made-law';
import { createRandom, type Random } from '../testing/random';
import { typeset, type SetLaw, type Setting } from '../testing/typeset';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = { seed: 20261121, numRuns: 15 } as const;
const seeds = fc.nat(1_000_000);
const languages = fc.constantFrom('de', 'fr', 'en');
const settings: fc.Arbitrary<Setting> = fc.record({
  width: fc.integer({ min: 38, max: 95 }),
  lines: fc.integer({ min: 14, max: 55 }),
  hyphens: fc.boolean(),
  ligatures: fc.boolean(),
  header: fc.constantFrom('', 'Collected laws of the land'),
  pageNumbers: fc.boolean(),
  wordsAnElement: fc.constantFrom(1, 3, 100),
  size: fc.constantFrom(8, 10, 12),
});

/** Fails where a selection whose words are all there in order is not placed at them with `success`. */
function expectPlaced(before: SetLaw, after: SetLaw, selections: readonly WordSelection[]): CarriedOver[] {
  const answers = carryWords(before, after, selections);
  selections.forEach((selection, index) => {
    const answer = answers[index];
    if (!answer) throw new Error('an answer is missing');
    const truth = unchangedPlace(before, after, selection);
    expect(answer.range, caseInWords(before, after, selection, answer)).toEqual(truth);
    expect(answer.status, caseInWords(before, after, selection, answer)).toBe('success');
  });
  return answers;
}

const expectAllPlaced = (before: SetLaw, after: SetLaw, random: Random): CarriedOver[] =>
  expectPlaced(before, after, drawSelections(before, random, 40));

describe('carrying over', () => {
  test('a law against itself: everything stays, identical', () => {
    fc.assert(
      fc.property(seeds, languages, settings, (seed, language, setting) => {
        const random = createRandom(seed);
        const law = typeset(makeLaw(random, { language, notes: true }), setting);
        for (const { reason, confidence } of expectAllPlaced(law, law, random)) {
          expect(reason).toMatchObject({ kind: 'identical', changedWords: 0 });
          expect(confidence).toBeGreaterThan(0.5);
        }
      }),
      RUNS,
    );
  });

  test('a law set anew: everything stays, with other layout at most', () => {
    fc.assert(
      fc.property(seeds, languages, settings, settings, (seed, language, one, other) => {
        const random = createRandom(seed);
        const law = makeLaw(random, { language, notes: true });
        const [before, after] = [typeset(law, one), typeset(law, other)];
        const selections = drawSelections(before, random, 40);
        expectPlaced(before, after, selections).forEach((answer, index) => {
          const selection = selections[index] ?? { first: 0, last: 0 };
          const message = caseInWords(before, after, selection, answer);
          expect(['identical', 'layout-only'], message).toContain(answer.reason.kind);
        });
      }),
      RUNS,
    );
  });

  test('a law set anew without boxes: everything stays', () => {
    fc.assert(
      fc.property(seeds, languages, (seed, language) => {
        const random = createRandom(seed);
        const law = makeLaw(random, { language });
        const before = typeset(law, { boxes: false, width: 60 });
        expectAllPlaced(before, typeset(law, { boxes: false, width: 80, hyphens: true }), random);
      }),
      RUNS,
    );
  });
});

/** What edits do to an article chosen by a test, and that all others keep all their selections. */
describe('an edit elsewhere', () => {
  const kinds = {
    'words inserted': edits.insertWords,
    'words deleted': edits.deleteWords,
    'words replaced': edits.replaceWords,
    'a paragraph deleted': edits.deleteParagraph,
    'a paragraph moved': edits.moveParagraph,
    'a paragraph copied': edits.copyParagraph,
    'an article deleted': edits.deleteArticle,
    'an article moved': edits.moveArticle,
  };
  test.each(Object.entries(kinds))('%s: untouched articles keep their selections', (_, edit) => {
    fc.assert(
      fc.property(seeds, languages, fc.integer({ min: 1, max: 3 }), (seed, language, times) => {
        const random = createRandom(seed);
        const law = makeLaw(random, { language });
        let edited = law;
        for (let time = 0; time < times; time += 1) edited = edit(edited, random);
        const untouched = law.articles.filter(({ blocks }) =>
          edited.articles.some((other) => other.blocks === blocks),
        );
        const before = typeset(law);
        const selections = drawSelections(before, random, 80).filter(
          ({ first, last }) =>
            before.words[first]?.article === before.words[last]?.article &&
            untouched.includes(law.articles[before.words[first]?.article ?? -1] ?? { blocks: [] }),
        );
        expectPlaced(before, typeset(edited, { width: 62, header: 'New edition' }), selections);
      }),
      { ...RUNS, numRuns: 10 },
    );
  });
});

describe('two articles that swap their texts', () => {
  test('moves their selections and no others', () => {
    fc.assert(
      fc.property(seeds, languages, fc.nat(11), fc.nat(11), (seed, language, one, other) => {
        fc.pre(one !== other);
        const random = createRandom(seed);
        const law = makeLaw(random, { language, boilerplate: 0 });
        const [before, after] = [typeset(law), typeset(edits.swapTexts(law, one, other))];
        const selections = drawSelections(before, random, 60).filter((selection) =>
          unchangedPlace(before, after, selection),
        );
        const answers = expectPlaced(before, after, selections);
        selections.forEach((selection, index) => {
          const article = before.words[selection.first]?.article ?? -1;
          const answer = answers[index];
          const swapped = article === one || article === other;
          if (!answer) throw new Error('an answer is missing');
          const message = caseInWords(before, after, selection, answer);
          expect(answer.reason.kind, message).toBe(swapped ? 'moved' : 'identical');
        });
      }),
      RUNS,
    );
  });
});

describe('a paragraph that stands in two other articles now', () => {
  test('none of them is a success', () => {
    let scattered = 0;
    fc.assert(
      fc.property(seeds, languages, (seed, language) => {
        const random = createRandom(seed);
        const law = makeLaw(random, { language, boilerplate: 0 });
        const [before, after] = [typeset(law), typeset(edits.scatterParagraph(law, random))];
        const copied = new Set(after.words.filter(({ isCopy }) => isCopy).map(({ origin }) => origin));
        const first = before.words.findIndex(({ origin }) => copied.has(origin));
        if (first < 0) return;
        scattered += 1;
        const last = before.words.findLastIndex(({ origin }) => copied.has(origin));
        const parts = drawSelections(before, random, 400).filter(
          (part) => part.first >= first && part.last <= last,
        );
        const selections = [{ first, last }, ...parts];
        carryWords(before, after, selections).forEach((answer, index) => {
          const selection = selections[index] ?? { first, last };
          expect(answer.status, caseInWords(before, after, selection, answer)).not.toBe('success');
        });
      }),
      { ...RUNS, numRuns: 40 },
    );
    expect(scattered).toBeGreaterThan(10);
  });
});
