import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { Alignment, Version } from '../alignment/alignment';
import * as edits from '../testing/law-edits';
import { makeLaw, type MadeLaw } from '../testing/made-law';
import { createRandom } from '../testing/random';
import { typeset, type Setting } from '../testing/typeset';
import { comparePositions } from '../pages/position';
import { endOf, startOf, type TextRange } from '../ranges/text-range';
import { findChanges } from './find-changes';

const RUNS = { seed: 20261122, numRuns: 12 } as const;
const seeds = fc.nat(1_000_000);
const languages = fc.constantFrom('de', 'fr', 'en');
const EDITS = [
  edits.insertWords,
  edits.deleteWords,
  edits.replaceWords,
  edits.deleteParagraph,
  edits.copyParagraph,
  edits.moveParagraph,
  edits.deleteArticle,
  edits.moveArticle,
  edits.renumber,
];

function editedAtRandom(law: MadeLaw, seed: number): MadeLaw {
  const random = createRandom(seed);
  let edited = law;
  for (let time = random.between(1, 12); time > 0; time -= 1) edited = random.pick(EDITS)(edited, random);
  return edited;
}

function wordsIn({ places }: Version, range: TextRange): [from: number, to: number] {
  if (comparePositions(startOf(range), endOf(range)) === 0) return [0, 0];
  const { from, to } = places.wordsIn(range) ?? { from: 0, to: 0 };
  return [from, to];
}

/** The letters of words from one to another, those left out that stand in given spans; fails where these overlap. */
function lettersOutside(
  { vocabulary }: Alignment,
  { words }: Version,
  [from, to]: readonly [number, number],
  spans: readonly (readonly [number, number])[],
): string {
  const taken = new Uint8Array(words.length);
  for (const [first, last] of spans)
    for (let word = first; word < last; word += 1) {
      expect(taken[word], `word ${word} is in two changes`).toBe(0);
      taken[word] = 1;
    }
  let letters = '';
  for (let word = from; word < to; word += 1)
    if (!taken[word]) letters += vocabulary.formOf(words.ids[word] ?? -1);
  return letters;
}

function expectWhole(alignment: Alignment): void {
  const { old, new: next } = alignment;
  const changes = findChanges(alignment);
  const outside = (version: Version, ranges: readonly TextRange[], within: [number, number]) =>
    lettersOutside(
      alignment,
      version,
      within,
      ranges.map((range) => wordsIn(version, range)),
    );
  expect(
    outside(
      old,
      changes.map((one) => one.old),
      [0, old.words.length],
    ),
  ).toBe(
    outside(
      next,
      changes.map((one) => one.new),
      [0, next.words.length],
    ),
  );
  for (const change of changes) {
    if (change.kind === 'inserted' || change.kind === 'deleted') {
      expect(change.words).toEqual([]);
      continue;
    }
    expect(
      outside(
        old,
        change.words.map((word) => word.old),
        wordsIn(old, change.old),
      ),
    ).toBe(
      outside(
        next,
        change.words.map((word) => word.new),
        wordsIn(next, change.new),
      ),
    );
  }
}

describe('findChanges', () => {
  test('finds nothing in a document beside itself', () => {
    fc.assert(
      fc.property(seeds, languages, (seed, language) => {
        const { pages } = typeset(makeLaw(createRandom(seed), { language, notes: true }));
        expect(findChanges(alignDocuments(pages, pages))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('finds nothing in a law set anew', () => {
    const settings: fc.Arbitrary<Setting> = fc.record({
      width: fc.integer({ min: 38, max: 95 }),
      lines: fc.integer({ min: 14, max: 55 }),
      hyphens: fc.boolean(),
      ligatures: fc.boolean(),
      pageNumbers: fc.boolean(),
    });
    fc.assert(
      fc.property(seeds, languages, settings, settings, (seed, language, one, other) => {
        const law = makeLaw(createRandom(seed), { language });
        const [before, after] = [typeset(law, one), typeset(law, other)];
        expect(findChanges(alignDocuments(before.pages, after.pages))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('puts every word in one change at most, and what is in none is the same in both versions', () => {
    fc.assert(
      fc.property(seeds, languages, (seed, language) => {
        const law = makeLaw(createRandom(seed), { language, notes: true });
        const [before, after] = [typeset(law), typeset(editedAtRandom(law, seed), { width: 60 })];
        expectWhole(alignDocuments(before.pages, after.pages));
      }),
      { ...RUNS, numRuns: 30 },
    );
  });

  test('does so with two laws that have nothing to do with each other', () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        const [before, after] = [typeset(makeLaw(createRandom(one))), typeset(makeLaw(createRandom(other)))];
        expectWhole(alignDocuments(before.pages, after.pages));
      }),
      RUNS,
    );
  });

  test('reports the article of a word that changed, and no other', () => {
    fc.assert(
      fc.property(seeds, languages, (seed, language) => {
        const law = makeLaw(createRandom(seed), { language, boilerplate: 0 });
        const edited = edits.replaceWords(law, createRandom(seed + 1));
        const touched = law.articles.findIndex(({ blocks }, at) => edited.articles[at]?.blocks !== blocks);
        fc.pre(touched >= 0);
        const [before, after] = [typeset(law), typeset(edited)];
        const alignment = alignDocuments(before.pages, after.pages);
        const changes = findChanges(alignment);
        expect(changes.length).toBeGreaterThan(0);
        for (const { old } of changes) {
          const first = before.words.findIndex(({ end }) => comparePositions(end, startOf(old)) > 0);
          expect(before.words[first]?.article).toBe(touched);
        }
      }),
      RUNS,
    );
  });
});
