import { expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { extendRuns } from './extend-runs';
import { readVersions } from './read-versions';
import { createWordLinks } from './word-links';
import { wordWeights } from './word-weights';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];

/** Extends links between two texts, given by pairs of word numbers, and answers all that there are then. */
function extended(before: readonly string[], after: readonly string[], linked: readonly [number, number][]) {
  const reading = readVersions(pageOf(before), pageOf(after));
  let step = reading.next();
  while (!step.done) step = reading.next();
  const texts = step.value;
  const links = createWordLinks(texts.old.words.length, texts.new.words.length);
  for (const [old, next] of linked) links.link(old, next);
  const inPlace = new Uint8Array(texts.old.words.length);
  const total = texts.old.words.length + texts.new.words.length;
  extendRuns(texts, wordWeights(texts.vocabulary, total, texts.constants.leastWordWeight), {
    links,
    inPlace,
  });
  return [...links.toNew];
}

test('links are extended over the same words beside them, in both directions, up to other words', () => {
  const before = ['limits comprise all seas inside the zone'];
  const after = ['borders comprise all seas inside a zone'];
  expect(extended(before, after, [[3, 3]])).toEqual([-1, 1, 2, 3, 4, -1, -1]);
});

test('links are not extended over the end of a paragraph', () => {
  const text = ['(1) Seas are open.', '(2) Ships are free.'];
  expect(extended(text, text, [[2, 2]])).toEqual([0, 1, 2, 3, -1, -1, -1, -1]);
});

test('a common word that is linked alone, with one somewhere else, goes with the words beside it', () => {
  const other = Array.from({ length: 300 }, (_, at) => `the w${at}`).join(' ');
  const text = [`(1) The ${other}.`, '(2) Limit of the zone.'];
  const limit = 603;
  const found = extended(text, text, [
    [1, limit + 2],
    [limit, limit],
    [limit + 1, limit + 1],
  ]);
  expect(found[1]).toBe(-1);
  expect(found.slice(limit)).toEqual([limit, limit + 1, limit + 2, limit + 3]);
});
