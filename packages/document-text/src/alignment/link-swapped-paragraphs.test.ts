import { expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { linkSwappedParagraphs } from './link-swapped-paragraphs';
import { readVersions } from './read-versions';
import { createWordLinks } from './word-links';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];
const FORM_A = '(1) I swear that the barrels on board are full of oil.';
const FORM_B = '(1) I swear that the barrels on board are full of wine.';

/** The words of two forms, after these were linked in the order in which they stand. */
function linked(before: readonly string[], after: readonly string[]) {
  const reading = readVersions(pageOf(before), pageOf(after));
  let step = reading.next();
  while (!step.done) step = reading.next();
  const texts = step.value;
  const links = createWordLinks(texts.old.words.length, texts.new.words.length);
  const inPlace = new Uint8Array(texts.old.words.length).fill(1);
  for (let word = 0; word < Math.min(texts.old.words.length, texts.new.words.length); word += 1)
    links.link(word, word);
  linkSwappedParagraphs(texts, { links, inPlace });
  return { toNew: [...links.toNew], inPlace: [...inPlace] };
}

test('forms that are alike, in another order, are each linked with their own, and have moved', () => {
  const { toNew, inPlace } = linked([FORM_A, FORM_B], [FORM_B, FORM_A]);
  const ahead = Array.from({ length: 11 }, (_, word) => word + 13);
  const back = Array.from({ length: 11 }, (_, word) => word + 1);
  expect(toNew).toEqual([0, ...ahead, 12, ...back]);
  expect(inPlace).toEqual([1, ...back.map(() => 0), 1, ...back.map(() => 0)]);
});

test('a form that became another text stays that, although its old words stand elsewhere', () => {
  const { toNew } = linked([FORM_A, FORM_B], [FORM_A.replace('oil', 'beer'), FORM_A]);
  expect(toNew).toEqual(Array.from({ length: 24 }, (_, word) => word));
});

test('a form that stands twice stays where it is', () => {
  const { toNew } = linked([FORM_A, FORM_B], [FORM_B, FORM_A, 'Or else:', FORM_B]);
  expect(toNew).toEqual(Array.from({ length: 24 }, (_, word) => word));
});
