import { describe, expect, it } from 'vitest';
import { excessOf, isAddress, withRecipients, wrongOnes } from './recipients';
import { splitAddresses } from './split-addresses';

describe('addresses in a text', () => {
  it.each([
    ['a@x.ch', ['a@x.ch']],
    [
      'a@x.ch, b@x.ch;c@x.ch d@x.ch\ne@x.ch\t\r\n f@x.ch',
      ['a', 'b', 'c', 'd', 'e', 'f'].map((n) => `${n}@x.ch`),
    ],
    ['Ada Keller <ada@x.ch>', ['ada@x.ch']],
    ['"Keller, Ada" <ada@x.ch>, Max <max@x.ch>; lea@x.ch', ['ada@x.ch', 'max@x.ch', 'lea@x.ch']],
    ['Ada Keller <ada@x.ch>\nMax Rossi <max@x.ch>', ['ada@x.ch', 'max@x.ch']],
    ['<ada@x.ch>', ['ada@x.ch']],
    ["mailto:ada@x.ch, 'max@x.ch'", ['ada@x.ch', 'max@x.ch']],
    ['nobody, a@', ['nobody', 'a@']],
    [' ,; \n', []],
    ['"unfinished <a', ['unfinished', '<a']],
  ])('%j are %j', (text, expected) => {
    expect(splitAddresses(text)).toEqual(expected);
  });

  it('take no time however they are written', () => {
    const started = splitAddresses(`${'"a'.repeat(20_000)}<`.repeat(2));
    expect(started.length).toBeGreaterThan(0);
  });
});

describe('recipients', () => {
  it('are there once, without regard to case, in the order in which they came', () => {
    const first = withRecipients([], ['b@x.ch', 'a@x.ch', 'B@x.ch']);
    expect(withRecipients(first, ['A@X.CH', 'c@x.ch'])).toEqual(['b@x.ch', 'a@x.ch', 'c@x.ch']);
  });

  it('are checked one by one', () => {
    expect(wrongOnes(['a@x.ch', 'nobody', 'a@b', 'ä@x.ch', `${'a'.repeat(250)}@x.ch`])).toHaveLength(4);
    expect(isAddress('a+b@x.example')).toBe(true);
  });

  it('are twenty at most', () => {
    const many = Array.from({ length: 23 }, (_, n) => `a${n}@x.ch`);
    expect([excessOf(many), excessOf(many.slice(0, 20))]).toEqual([3, 0]);
  });
});
