import { expect, test } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { PageText } from '../pages/page-text';
import { searchPages } from '../search/search';
import { createSearchIndex } from '../search/search-index';
import { carryOver } from './carry-over';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];
const RULES = [
  'Must means that a duty has to be met in each and every case.',
  'Should means that a recommendation has to be weighed, unless there are good reasons on record.',
  'May means that a choice is left to the discretion of whoever is in charge of it.',
];
/** A section with much text of its own. */
const section = (number: number, name: string, words: string): string[] => [
  `Section ${number}. ${name}`,
  ...words
    .split(', ')
    .map((word, at) => `(${at + 1}) ${name} that have ${word} keep ${word} ready while a ${word} is near.`),
];
const ships = section(1, 'Ships', 'lamps, sails, ropes, anchors, pumps, rudders');
const ports = section(2, 'Ports', 'cranes, quays, locks, buoys, sheds, ferries');
const crews = section(3, 'Crews', 'captains, cooks, sailors, stokers, pilots, doctors');

/** Statuses, and numbers of the elements where they are proposed, of all places of a text. */
function carried(before: readonly string[], after: readonly string[], text: string): string[] {
  const [old, next] = [pageOf(before), pageOf(after)];
  const selections = searchPages(createSearchIndex(old), text).map(({ range }) => range);
  return carryOver(alignDocuments(old, next), selections).map(
    ({ status, range }) => `${status} ${range?.startElement ?? ''}`,
  );
}

test('copies of a passage that each have their own counterpart are those, though the one moved to the section beside', () => {
  const before = [...ships, ...RULES, ...ports, ...crews, ...RULES];
  const after = [...ships, ...RULES, ...ports, ...crews, 'Section 3a. Words', ...RULES];
  expect(carried(before, after, 'good reasons on record')).toEqual(['success 8', 'success 26']);
});

test('a passage that is copied to other annexes is the one that stayed beside its own section', () => {
  const before = ['Annex A', ...ships, ...RULES, ...ports, 'Annex B', ...crews];
  const after = ['Annex A', ...RULES, ...ships, ...ports, 'Annex B', ...RULES, ...crews];
  expect(carried(before, after, 'good reasons on record')).toEqual(['success 2']);
});

test('a passage that was taken out and put into two sections of one law may be either', () => {
  const before = [...ships, ...RULES, ...ports, ...crews];
  const after = [...ships, 'Section 1a. Words', ...RULES, ...ports, ...crews, ...RULES];
  const [answer] = carried(before, after, 'good reasons on record');
  expect(answer).not.toMatch(/^success/);
});

test('a passage that stands in two sections beside its own may be either', () => {
  const before = [...ships, ...ports, ...RULES, ...crews];
  const after = [...ships, ...RULES, ...ports, ...crews, ...RULES];
  const [answer] = carried(before, after, 'good reasons on record');
  expect(answer).not.toMatch(/^success/);
});
