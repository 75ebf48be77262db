import { expect, test } from 'vitest';
import { partsOf } from '../alignment/parts';
import { readVersions } from '../alignment/read-versions';
import type { PageText } from '../pages/page-text';
import { lonePassages } from './lone-passages';

const LINES = ['(1) Ships are free.', '(2) Ports are free.', '1 Amended in 1990.', '2 Amended in 1992.'];
const page: PageText = {
  page: 0,
  elements: LINES,
  lineEnds: LINES.map(() => true),
  boxes: LINES.map((text, at) => ({ x: 72, y: 700 - at * 40, width: text.length * 5, height: 10 })),
};

/** Where spans without counterpart begin, in elements, if notes begin with the given one. */
function spansOf(notesFrom: number): number[] {
  const reading = readVersions([page], [page]);
  let step = reading.next();
  while (!step.done) step = reading.next();
  const { sections, words, paragraphs } = step.value.old;
  const passages = partsOf(words.length, paragraphs.from, paragraphs.to);
  const version = { sections, words: { ...words, order: { ...words.order, notesFrom } } };
  return lonePassages([], passages, version).map(({ from }) => words.startPlace[from] ?? -1);
}

test('paragraphs of an article that have no counterpart are one span', () => {
  expect(spansOf(4)).toEqual([0]);
});

test('notes are a span each, for there is text between them on their pages', () => {
  expect(spansOf(2)).toEqual([0, 2, 3]);
});
