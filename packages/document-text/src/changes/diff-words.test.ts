import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffWords } from './diff-words';

/** A redline as text: [-deleted-]{+inserted+}. */
const shown = (old: string, next: string): string =>
  diffWords(old, next)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'deleted' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('diffWords', () => {
  test('shows words that were replaced, put in and taken out', () => {
    expect(shown('The one-year period runs from the day.', 'The two-year period runs from the day.')).toBe(
      'The [-one-year-]{+two-year+} period runs from the day.',
    );
    expect(shown('The injured party may withdraw.', 'The injured party may always withdraw.')).toBe(
      'The injured party may {+always +}withdraw.',
    );
    expect(shown('It is void, unless confirmed.', 'It is void.')).toBe('It is void[-, unless confirmed-].');
  });

  test('shows punctuation, but no line ends and soft hyphens', () => {
    expect(shown('oral or written.', 'oral, or written;')).toBe('oral{+,+} or written[-.-]{+;+}');
    expect(shown('the con\u00adtract\nis void', 'the contract is void')).toBe('the contract is void');
  });

  test('does not cut through numbers', () => {
    expect(shown('within 12 days', 'within 13 days')).toBe('within [-12-]{+13+} days');
  });

  test('shows everything where there is nothing on the other side', () => {
    expect(shown('', 'new words')).toBe('{+new words+}');
    expect(shown('old words', '')).toBe('[-old words-]');
    expect(shown('', '')).toBe('');
  });

  test('adds up to both texts', () => {
    const word = fc.constantFrom('the', 'party', 'may', 'withdraw', 'one', 'two', 'year', '12', '§ 3', 'and');
    const text = fc.array(fc.tuple(word, fc.constantFrom(' ', ', ', '. ')), { maxLength: 40 });
    const asText = (words: readonly (readonly [string, string])[]) => words.flat().join('');
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [old, next] = [asText(a), asText(b)];
        const parts = diffWords(old, next);
        const side = (left: string) =>
          parts
            .filter(({ kind }) => kind !== left)
            .map((part) => part.text)
            .join('');
        expect(side('deleted')).toBe(next);
        expect(side('inserted')).toBe(old);
        if (old === next) expect(parts.every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });
});
