import { expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { alignDocuments } from './align-documents';
import { linkRest } from './link-rest';
import { readVersions } from './read-versions';
import { createWordLinks } from './word-links';
import { wordWeights } from './word-weights';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];

/** The share of old words that are linked with the word at the same place. */
function shareInOrder(before: readonly string[], after: readonly string[]): number {
  const { links } = alignDocuments(pageOf(before), pageOf(after));
  return [...links.toNew].filter((now, word) => now === word).length / links.toNew.length;
}

const SENTENCES = [
  'The master of every vessel longer than forty metres shall carry lamps at the bow.',
  'Whoever commands a harbour keeps cranes, quays and sheds in good repair.',
  'Sailors receive wages, victuals and shelter while storms prevent departure.',
  'Pilots guide strangers through narrow channels against payment of moderate dues.',
];
const TEXT = SENTENCES.flatMap((sentence, at) => [`Section ${at + 1}. Duties`, sentence]);

test('a scan in which half of the words are misread is aligned in order', () => {
  const misread = TEXT.map((line) =>
    line.replace(/\p{L}{4,}/gu, (word, at: number) => (at % 3 === 0 ? word : word.replace(/[aeo]/u, 'c'))),
  );
  expect(shareInOrder(TEXT, misread)).toBeGreaterThan(0.9);
});

test('another text is not', () => {
  const other = TEXT.map((line) => line.replace(/\p{L}{3,}/gu, (word) => [...word].reverse().join('')));
  const reading = readVersions(pageOf(TEXT), pageOf(other));
  let read = reading.next();
  while (!read.done) read = reading.next();
  const texts = read.value;
  const [before, after] = [texts.old.words.length, texts.new.words.length];
  const weights = wordWeights(texts.vocabulary, before + after, texts.constants.leastWordWeight);
  let asked = 0;
  const aligner = (): void => {
    asked += 1;
  };
  for (const step of linkRest(texts, createWordLinks(before, after), weights, aligner)) void step;
  expect(asked).toBe(0);
});
