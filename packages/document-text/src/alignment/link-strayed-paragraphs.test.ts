import { expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { linkStrayedParagraphs } from './link-strayed-paragraphs';
import { readVersions } from './read-versions';
import { createWordLinks } from './word-links';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];
/** Other text of the same form. */
const rest = (name: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, at) => `(${at + 3}) ${name}${at} has ${name}${at} and ${name}${at} in it.`,
  );
const BEFORE = [
  '(1) I ask for leave to ship waste over the border.',
  '(2) I swear that all of this is true.',
];
const AFTER = ['(1) I swear that all of this is true.', '(2) I ask for leave to ship waste over the border.'];

/** The words that are linked where the only section became none (-1) or one that is more like it than any other by a margin; others are the paragraphs beside these. */
function linked(
  before: readonly string[],
  after: readonly string[],
  section: number,
  margin = 0,
  others = 40,
): number[] {
  const reading = readVersions(
    pageOf([...before, ...rest('old', others)]),
    pageOf([...after, ...rest('new', others)]),
  );
  let step = reading.next();
  while (!step.done) step = reading.next();
  const texts = step.value;
  const links = createWordLinks(texts.old.words.length, texts.new.words.length);
  const matches = {
    pairs: [],
    newSectionOf: Int32Array.of(section),
    sectionMargin: Float32Array.of(margin),
  };
  linkStrayedParagraphs(texts, matches, links);
  return [...links.toNew.subarray(0, 20)];
}

test('a paragraph of a section that is gone is where it stands once, whatever its number', () => {
  const swapped = [-1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, -1, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(linked(BEFORE, AFTER, -1)).toEqual(swapped);
  expect(linked(BEFORE, AFTER, 0)).toEqual(swapped);
});

test('a paragraph of a section that is surely another one, one that stands twice, and a short one are left alone', () => {
  const isLeft = (word: number): boolean => word === -1;
  expect(linked(BEFORE, AFTER, 0, 0.5).every(isLeft)).toBe(true);
  const [first = ''] = BEFORE;
  expect(linked([first], [first, 'Or else:', first.replace('(1)', '(2)')], -1).every(isLeft)).toBe(true);
  expect(linked(['(1) I ask for leave.'], ['(1) I ask for leave.'], -1).every(isLeft)).toBe(true);
});

test('a paragraph that is much of its section is left alone: it moves with its heading', () => {
  expect(linked(BEFORE, AFTER, -1, 0, 0).every((word) => word === -1)).toBe(true);
});
