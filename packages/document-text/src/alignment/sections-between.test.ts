import { expect, test } from 'vitest';
import { partsOf } from './parts';
import type { Sections } from './sections';
import { sectionsBetween } from './sections-between';

/** Sections of one word each with these numbers. */
function sections(...numbers: readonly string[]): Sections {
  const from = Int32Array.from(numbers, (_, at) => at);
  return {
    ...partsOf(
      numbers.length,
      from,
      from.map((at) => at + 1),
    ),
    keys: numbers,
    numbers,
    isNumberUnique: new Uint8Array(numbers.length).fill(1),
  };
}
const pairs = (newSectionOf: readonly number[], old: Sections, next: Sections): number[][] =>
  sectionsBetween(Int32Array.from(newSectionOf), old, next).map((pair) => [pair.old, pair.next]);

test('what is left between the same sections is what has its number there', () => {
  const old = sections('chapter1', '§1', 'chapter2', '§2', '§3');
  const next = sections('chapter1', '§1', '§1a', 'chapter2', '§3');
  expect(pairs([0, 1, -1, -1, 4], old, next)).toEqual([[2, 3]]);
});

test('at the beginning and at the end, too', () => {
  const next = sections('part1', '§1', 'schedule');
  expect(pairs([-1, 1, -1], sections('part1', '§1', 'schedule'), next)).toEqual([
    [0, 0],
    [2, 2],
  ]);
});

test('not where several there have the number, nor where another section came between', () => {
  const old = sections('§1', 'list', 'list', '§2');
  expect(pairs([0, -1, -1, 2], old, sections('§1', 'list', '§2'))).toEqual([]);
  expect(pairs([0, -1, 3], sections('§1', 'list', '§2'), sections('§1', 'list', 'list', '§2'))).toEqual([]);
  const moved = sections('§1', 'list', '§2', '§9');
  expect(pairs([0, -1, 3, 1], moved, sections('§1', '§9', 'list', '§2'))).toEqual([]);
});

test('not where the sections around have changed places', () => {
  expect(pairs([2, -1, 0], sections('§1', 'list', '§2'), sections('§2', 'list', '§1'))).toEqual([]);
});
