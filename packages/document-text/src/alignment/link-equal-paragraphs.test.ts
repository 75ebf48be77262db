import { expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { linkEqualParagraphs } from './link-equal-paragraphs';
import { readVersions } from './read-versions';
import { createWordLinks } from './word-links';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];
const copies = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => [`${'x'.repeat(at + 5)}.`, 'Place, date, signature.']).flat();

/** The words of the copies of a line, in versions with so many of them and no links yet. */
function linked(before: number, after: number): number[] {
  const reading = readVersions(
    pageOf(['Forms.', ...copies(before)]),
    pageOf(['Sheets with some other words.', ...copies(after).filter((line) => !line.startsWith('x'))]),
  );
  let step = reading.next();
  while (!step.done) step = reading.next();
  const texts = step.value;
  const links = createWordLinks(texts.old.words.length, texts.new.words.length);
  linkEqualParagraphs(texts, links);
  return [...links.toNew].filter((word) => word >= 0);
}

test('as many copies without links are each other in order', () => {
  expect(linked(2, 2)).toEqual([5, 6, 7, 8, 9, 10]);
});

test('nearly as many are, up to the last one that both have', () => {
  expect(linked(4, 3)).toHaveLength(9);
  expect(linked(3, 4)).toHaveLength(9);
});

test('which one of several is left is not known', () => {
  expect(linked(2, 1)).toEqual([]);
  expect(linked(1, 2)).toEqual([]);
});
