import { expect, test } from 'vitest';
import { createHitIndex } from './hit-index';

const hit = (startPage: number, startCharacter: number, endPage = startPage) => ({
  startPage,
  startElement: 0,
  startCharacter,
  endPage,
  endElement: 0,
  endCharacter: startCharacter + 1,
});

test('a hit over a page end stands on both pages, under its number in the list', () => {
  const index = createHitIndex();
  index.replace([hit(1, 0), hit(1, 9, 3), hit(3, 4), hit(7, 0)]);
  expect([0, 1, 2, 3, 4, 7, 8].map((page) => index.on(page).map(({ id }) => id))).toEqual([
    [],
    [0, 1],
    [1],
    [1, 2],
    [],
    [3],
    [],
  ]);
  expect(index.get(2)?.range.startCharacter).toBe(4);
  expect(index.get(4)).toBeUndefined();
});

test('a hundred thousand hits are not looked at before their page is', () => {
  let looks = 0;
  const index = createHitIndex();
  index.replace({
    length: 100_000,
    at(i) {
      looks += 1;
      return i >= 0 && i < 100_000 ? hit(Math.floor(i / 100), i % 100) : undefined;
    },
  });
  expect(looks).toBe(0);
  expect(index.on(500).map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, i) => 50_000 + i));
  expect(looks).toBeLessThan(150);
  const before = looks;
  index.on(500);
  expect(looks).toBe(before);
  index.replace([]);
  expect(index.on(500)).toEqual([]);
});
