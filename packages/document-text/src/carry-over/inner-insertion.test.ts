import { expect, test } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { PageText } from '../pages/page-text';
import { quoteOf } from '../quotes/quote';
import { searchPages } from '../search/search';
import { createSearchIndex } from '../search/search-index';
import { carryOver } from './carry-over';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];
const law = (...sentences: readonly string[]): PageText[] =>
  pageOf([
    'Article 1 Purpose',
    'This Act protects everybody who listens, reads or watches against what is not true.',
    'Article 2 Scope',
    ...sentences,
    'Article 3 Supervision',
    'The authority supervises all of them and reports to parliament once in a year.',
  ]);

/** What is proposed for a text, and with which status. */
function carried(old: PageText[], next: PageText[], text: string): string[] {
  const selections = searchPages(createSearchIndex(old), text).map(({ range }) => range);
  return carryOver(alignDocuments(old, next), selections).map(
    ({ status, range }) => `${status}: ${range ? quoteOf(range, next) : ''}`,
  );
}

const OLD = law('The bonus of thirty per cent raising the aid is paid once.');
const NEW = law(
  'The bonus of thirty per cent, or where it applies fifty per cent raising the aid is paid once.',
);

test('words that were inserted beside what is selected are not inside it', () => {
  expect(carried(OLD, NEW, 'per cent raising the aid')).toEqual(['success: per cent raising the aid']);
  expect(carried(OLD, NEW, 'bonus of thirty per cent')).toEqual(['success: bonus of thirty per cent']);
});

test('how one selection is read says nothing of the next one', () => {
  const long = 'or where the authority of a canton that lies in the mountains allows it after a hearing';
  const old = law('The bonus of ten per cent raising the aid of two in mille lowering it is paid once.');
  const next = law(
    `The bonus of ten per cent, ${long} six per cent raising the aid of two in mille, ${long} seven in mille lowering it is paid once.`,
  );
  const selections = ['per cent raising the aid', 'of two in mille'].flatMap((text) =>
    searchPages(createSearchIndex(old), text).map(({ range }) => range),
  );
  const alone = selections.map((selection) => carryOver(alignDocuments(old, next), [selection])[0]);
  expect(carryOver(alignDocuments(old, next), selections)).toEqual(alone);
  expect(alone.map((one) => one?.range && quoteOf(one.range, next))).toEqual([
    'per cent raising the aid',
    'of two in mille',
  ]);
});

test('words that were inserted inside it are, however they are read', () => {
  expect(carried(OLD, NEW, 'thirty per cent raising')).toEqual([
    'unconfirmed: thirty per cent, or where it applies fifty per cent raising',
  ]);
});

test('a paragraph that came between two is a change of what is selected', () => {
  const end = 'The Minister decides by order.';
  const old = law(`(1) Ships are free. ${end}`, '(2) Ports are open to all ships.');
  const next = law(
    `(1) Ships are free. ${end}`,
    `(2) Boats are free. ${end}`,
    '(3) Ports are open to all ships.',
  );
  const [answer] = carried(old, next, `${end} (2) Ports`);
  expect(answer).toMatch(/^unconfirmed/);
});
