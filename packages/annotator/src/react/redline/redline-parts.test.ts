import { describe, expect, it } from 'vitest';
import { redlineOf } from './redline-parts';

const words = (count: number, word: string) =>
  Array.from({ length: count }, (_each, index) => `${word}${index}`).join(' ');

describe('redlineOf', () => {
  it('leaves out what stayed far from what differs', () => {
    const [before, after] = [words(40, 'a'), words(40, 'b')];
    const short = redlineOf(`${before} one ${after}`, `${before} two ${after}`, true);
    expect(short.map(({ kind }) => kind)).toEqual(['same', 'deleted', 'inserted', 'same']);
    expect(short[0]?.text.startsWith('…')).toBe(true);
    expect(short[0]?.text.endsWith('a39 ')).toBe(true);
    expect(short[3]?.text.startsWith(' b0 ')).toBe(true);
    expect(short[3]?.text.trimEnd().endsWith('…')).toBe(true);
    expect(short.every(({ text }) => text.length < 80)).toBe(true);
  });

  it('keeps short stretches, and texts that are the same', () => {
    expect(redlineOf('one year', 'two years', true)).toEqual(redlineOf('one year', 'two years', false));
    const long = words(80, 'a');
    expect(redlineOf(long, long, true)).toEqual([{ kind: 'same', text: long }]);
  });
});
