import { expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { alignDocuments } from './align-documents';
import { createWordAligner } from './align-window';
import { linkHoles } from './link-holes';
import { readVersions } from './read-versions';
import { createWordLinks } from './word-links';
import { bareFormsOf } from './word-similarity';
import { wordWeights } from './word-weights';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];

/** Links what is between links of two texts, given by pairs of word numbers; answers all links that there are then, and which are in place. */
function filled(before: readonly string[], after: readonly string[], linked: readonly [number, number][]) {
  const reading = readVersions(pageOf(before), pageOf(after));
  let step = reading.next();
  while (!step.done) step = reading.next();
  const texts = step.value;
  const links = createWordLinks(texts.old.words.length, texts.new.words.length);
  for (const [old, next] of linked) links.link(old, next);
  const inPlace = Uint8Array.from(links.toNew, (word) => (word < 0 ? 0 : 1));
  const total = texts.old.words.length + texts.new.words.length;
  const { old, new: next, vocabulary, constants } = texts;
  const weights = wordWeights(vocabulary, total, constants.leastWordWeight);
  linkHoles(
    texts,
    { links, inPlace },
    createWordAligner(
      old.words,
      next.words,
      bareFormsOf(vocabulary, constants.likeWordLetters),
      weights,
      constants,
    ),
  );
  return { toNew: [...links.toNew], inPlace: [...inPlace] };
}

test('a word between linked words has become the one that is like it in its place', () => {
  const found = filled(
    ['contará como despido en la ley'],
    ['contará como despedido en la ley'],
    [
      [1, 1],
      [3, 3],
    ],
  );
  expect(found).toEqual({ toNew: [-1, 1, 2, 3, -1, -1], inPlace: [0, 1, 1, 1, 0, 0] });
});

test('words that are linked elsewhere, or part of another paragraph, are left alone', () => {
  const [before, after] = [['contará como despido en la ley'], ['contará como despedido en la ley']];
  expect(
    filled(before, after, [
      [1, 1],
      [3, 3],
      [5, 2],
    ]).toNew,
  ).toEqual([-1, 1, -1, 3, -1, 2]);
  const paragraphs = [
    ['(1) Como despido.', '(2) En la ley.'],
    ['(1) Como despedido.', '(2) En la ley.'],
  ] as const;
  expect(
    filled(...paragraphs, [
      [1, 1],
      [4, 4],
    ]).toNew[2],
  ).toBe(-1);
});

test('between linked words half of a word is enough, as it is nowhere else', () => {
  const [before, after] = [
    ['Stoffe im Sinne der Strahlenschutzverordnung in der geltenden Fassung'],
    ['Stoffe im Sinne des Strahlenschutzgesetzes in der geltenden Fassung'],
  ].map(pageOf);
  const { links, old, new: next, vocabulary } = alignDocuments(before ?? [], after ?? []);
  const at = old.words.ids.findIndex((id) => vocabulary.formOf(id) === 'strahlenschutzverordnung');
  const now = links.toNew[at] ?? -1;
  expect(vocabulary.formOf(next.words.ids[now] ?? -1)).toBe('strahlenschutzgesetzes');
});

test('words that have the same letters are each other, however they are divided, also over the end of a paragraph', () => {
  const cells = ['(1) See rfc75', '(2) 18 for more.'];
  const divided = ['See the rfc75', '18 there.'];
  const whole = ['See the rfc7518 there.'];
  const ends: [number, number][] = [
    [1, 1],
    [4, 3],
  ];
  expect(filled(divided, whole, ends).toNew).toEqual([-1, 1, 2, -1, 3]);
  expect(
    filled(
      whole,
      divided,
      ends.map(([old, next]) => [next, old]),
    ).toNew,
  ).toEqual([-1, 1, 2, 4]);
  // Other letters between.
  expect(
    filled(
      cells,
      ['(1) See rfc7518 for more.'],
      [
        [1, 1],
        [5, 3],
      ],
    ).toNew,
  ).toEqual([-1, 1, -1, -1, -1, 3, -1]);
});

test('words with other letters are not', () => {
  const ends: [number, number][] = [
    [1, 1],
    [4, 3],
  ];
  expect(filled(['See the rfc75', '19 there.'], ['See the rfc7518 there.'], ends).toNew).toEqual([
    -1, 1, -1, -1, 3,
  ]);
});
