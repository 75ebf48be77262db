import { describe, expect, it } from 'vitest';
import { redlineOf } from './redline-parts';

const words = (count: number, word: string) =>
  Array.from({ length: count }, (_each, index) => `${word}${index}`).join(' ');

const RANGE = {
  startPage: 0,
  startElement: 0,
  startCharacter: 0,
  endPage: 0,
  endElement: 0,
  endCharacter: 0,
};
const wordChange = (oldText: string, newText: string) => ({
  kind: 'replaced' as const,
  old: RANGE,
  new: RANGE,
  oldText,
  newText,
});

describe('redlineOf', () => {
  it('shows no difference that the comparison does not tell of', () => {
    const [old, next] = [
      'The one year 22 / 24 runs from the day of',
      'The two years Code civil runs from the day',
    ];
    const parts = redlineOf(old, next, { words: [wordChange('one year', 'two years')] });
    const textOf = (kind: string) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
    expect(textOf('deleted').join()).toContain('one year');
    expect(redlineOf(old, old.replace('22 / 24 ', ''), { words: [] })).toEqual([
      { kind: 'same', text: 'The one year ' },
      { kind: 'same', text: 'runs from the day of' },
    ]);
    expect(redlineOf('oral or written.', 'oral, or written.', { words: [] })).toContainEqual({
      kind: 'inserted',
      text: ',',
    });
  });

  it('leaves out what stayed far from what differs', () => {
    const [before, after] = [words(40, 'a'), words(40, 'b')];
    const short = redlineOf(`${before} one ${after}`, `${before} two ${after}`, { isShort: true });
    expect(short.map(({ kind }) => kind)).toEqual(['same', 'deleted', 'inserted', 'same']);
    expect(short[0]?.text.startsWith('…')).toBe(true);
    expect(short[0]?.text.endsWith('a39 ')).toBe(true);
    expect(short[3]?.text.startsWith(' b0 ')).toBe(true);
    expect(short[3]?.text.trimEnd().endsWith('…')).toBe(true);
    expect(short.every(({ text }) => text.length < 80)).toBe(true);
  });

  it('keeps short stretches, and texts that are the same', () => {
    expect(redlineOf('one year', 'two years', { isShort: true })).toEqual(
      redlineOf('one year', 'two years', {}),
    );
    const long = words(80, 'a');
    expect(redlineOf(long, long, { isShort: true })).toEqual([{ kind: 'same', text: long }]);
  });
});
