import { expect, test } from 'vitest';
import { uniqueSpans } from './unique-grams';

const ids = (letters: string): Int32Array => Int32Array.from(letters, (letter) => letter.charCodeAt(0));

function spans(old: string, next: string, size: number, from = 0): string[] {
  const window = { oldFrom: from, oldTo: old.length, newFrom: from, newTo: next.length };
  return uniqueSpans(ids(old), ids(next), window, size).map(
    (found) => `${found.old}-${found.next} ${old.slice(found.old, found.old + found.length)}`,
  );
}

test('a sequence that stands once in each text grows to both sides', () => {
  expect(spans('xxabcdxx', 'ab..xabcdxx', 4)).toEqual(['1-4 xabcdxx']);
});

test('what stands twice in either text is no anchor', () => {
  expect(spans('abc.abc', '-abc-', 3)).toEqual([]);
  expect(spans('-abc-', 'abc.abc', 3)).toEqual([]);
});

test('moved sequences are found in the order of the old text', () => {
  expect(spans('abcdWXYZ', 'WXYZabcd', 3)).toEqual(['0-4 abcd', '4-0 WXYZ']);
});

test('only the window counts', () => {
  expect(spans('abc.abc', 'abc-abc', 3, 3)).toEqual(['4-4 abc']);
});

test('texts shorter than the sequence have none', () => {
  expect(spans('ab', 'abcd', 3)).toEqual([]);
  expect(spans('', '', 1)).toEqual([]);
});
