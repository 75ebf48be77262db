import { describe, expect, it } from 'vitest';
import { alignDocuments } from '../alignment/align-documents';
import type { PageText } from '../pages/page-text';
import { createSearchIndex } from '../search/search-index';
import { searchPages } from '../search/search';
import { quoteOf } from '../quotes/quote';
import { carryOver } from './carry-over';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];

const law = (sentence: string): string[] => [
  'Article 1 Purpose',
  'This Act protects everybody who listens, reads or watches against what is not true.',
  'Article 2 Scope',
  sentence,
  'Article 3 Supervision',
  'The authority supervises all of them and reports to parliament once in a year.',
];

/** What becomes of the only place of a text once the sentence around it has been amended: what is proposed, and how many words changed. */
function carried(before: string, after: string, text: string) {
  const [old, next] = [pageOf(law(before)), pageOf(law(after))];
  const selections = searchPages(createSearchIndex(old), text).map(({ range }) => range);
  expect(selections).toHaveLength(1);
  const [answer] = carryOver(alignDocuments(old, next), selections);
  expect(answer?.status).toBe('unconfirmed');
  return { proposed: answer?.range && quoteOf(answer.range, next), changed: answer?.reason.changedWords };
}
const proposed = (...texts: Parameters<typeof carried>) => carried(...texts).proposed;

const BEFORE =
  'The chapter applies to the press as well as broadcasting and agencies that gather news for them.';

describe('the place of a selection whose words were replaced at an end', () => {
  it.each([
    [
      'the last word, by two',
      'The chapter applies to the press as well as digital services and agencies that gather news for them.',
      'the press as well as broadcasting',
      'the press as well as digital services',
    ],
    [
      'the first word, by two',
      'The chapter applies to the press as well as digital services and agencies that gather news for them.',
      'broadcasting and agencies that gather',
      'digital services and agencies that gather',
    ],
    [
      'the first words of a paragraph',
      'All provisions apply to the press as well as broadcasting and agencies that gather news for them.',
      'The chapter applies to the press as well as broadcasting',
      'All provisions apply to the press as well as broadcasting',
    ],
  ])('takes in what stands in their stead: %s', (_, after, text, expected) => {
    expect(proposed(BEFORE, after, text)).toBe(expected);
  });

  it.each([
    ['a bracket and a semicolon', '(the press as well as broadcasting);'],
    ['quotation marks', '“the press as well as broadcasting”'],
  ])('keeps the signs at its ends, when words within them have changed: %s', (_, text) => {
    const before = BEFORE.replace('the press as well as broadcasting', text);
    const amended = (words: string): string => words.replace('broadcasting', 'wireless');
    expect(proposed(before, amended(before), text)).toBe(amended(text));
  });

  it('ends with its words where the signs beside them are others now', () => {
    const before = BEFORE.replace('broadcasting', 'broadcasting;');
    const after = BEFORE.replace('broadcasting', 'wireless:');
    expect(proposed(before, after, 'the press as well as broadcasting;')).toBe(
      'the press as well as wireless',
    );
  });

  it('counts what stands in the stead of words as changed', () => {
    const after = BEFORE.replace('broadcasting', 'digital services and podcasts');
    expect(carried(BEFORE, after, 'the press as well as broadcasting').changed).toBe(4);
  });

  it('does not take in what was inserted beside it', () => {
    const after = BEFORE.replace('the press as', 'books and the press, as').replace(
      'broadcasting',
      'wireless',
    );
    expect(proposed(BEFORE, after, 'the press as well as broadcasting')).toBe(
      'the press, as well as wireless',
    );
  });

  it('ends with what lives on where nobody can say what replaced the rest', () => {
    const rewritten =
      'The chapter applies to the press as well as whoever else may gather and spread news by wire.';
    expect(proposed(BEFORE, rewritten, 'the press as well as broadcasting and agencies')).toBe(
      'the press as well as',
    );
  });

  it('does not take a page of new text for what replaced one word', () => {
    const many = Array.from({ length: 30 }, (_, i) => `whoever${i}`).join(' ');
    const after = BEFORE.replace('broadcasting', many);
    expect(proposed(BEFORE, after, 'the press as well as broadcasting')).toBe('the press as well as');
  });
});
