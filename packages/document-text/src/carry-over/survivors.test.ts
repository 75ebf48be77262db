import { expect, test } from 'vitest';
import { createWordLinks } from '../alignment/word-links';
import { findSurvivors } from './survivors';

const NEW_WORDS = 400;
const oneParagraph = new Int32Array(NEW_WORDS);
const manyParagraphs = Int32Array.from({ length: NEW_WORDS }, (_, word) => word);

/** Places of the survivors of words 0 to `length`, of one letter each, linked as given. */
function places(
  length: number,
  linked: readonly (readonly [old: number, next: number])[],
  paragraphs = manyParagraphs,
): string[] {
  const links = createWordLinks(length, NEW_WORDS);
  for (const [old, next] of linked) links.link(old, next);
  return findSurvivors(links, 0, length, paragraphs, () => 1).map(
    ({ from, to, oldFirst, oldLast, letters }) => `${from}-${to} of ${oldFirst}-${oldLast}: ${letters}`,
  );
}

test('words that live on together are one place, from the first to the last', () => {
  expect(
    places(4, [
      [0, 100],
      [1, 101],
      [3, 105],
    ]),
  ).toEqual(['100-106 of 0-3: 3']);
});

test('words far apart are two places, the larger one first', () => {
  expect(
    places(3, [
      [0, 10],
      [1, 200],
      [2, 201],
    ]),
  ).toEqual(['200-202 of 1-2: 2', '10-11 of 0-0: 1']);
});

test('words far apart in one paragraph are one place', () => {
  expect(
    places(
      2,
      [
        [0, 10],
        [1, 200],
      ],
      oneParagraph,
    ),
  ).toEqual(['10-201 of 0-1: 2']);
});

test('of equal places the earlier one comes first', () => {
  expect(
    places(2, [
      [1, 10],
      [0, 200],
    ]),
  ).toEqual(['10-11 of 1-1: 1', '200-201 of 0-0: 1']);
});

test('nothing linked, no place', () => {
  expect(places(3, [])).toEqual([]);
});
