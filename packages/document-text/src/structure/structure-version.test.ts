import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readStructure } from './recognize-structure';
import { STRUCTURE_VERSION } from './structure-version';

/** A law with what the recognizer has rules for: a contents list, divisions, articles, paragraphs, items and a footnote. */
const LAW = [
  [
    'Gesetz über Brücken und Stege',
    'Inhalt',
    '§ 1 Zweck .......... 1',
    '§ 2 Bau .......... 2',
    '§ 3 Maut .......... 2',
  ],
  [
    'Teil 1 Allgemeines',
    '§ 1 Zweck',
    'Dieses Gesetz dient den Wegen über Wasser.',
    '§ 2 Bau',
    '(1) Gebaut wird',
  ],
  [
    '1. aus Holz,',
    '2. aus Stein.',
    '(2) Alles andere wird bewilligt.',
    'Teil 2 Abgaben',
    '§ 3 Maut',
    'Maut wird erhoben.',
  ],
].map((elements, page) => ({ page, elements, lineEnds: elements.map(() => true) }));

test('the structure of a text is the one of its version: raise STRUCTURE_VERSION with every change of it', () => {
  const { units, asides, language } = readStructure(LAW);
  const found = JSON.stringify({ units, asides, language });
  const print = createHash('sha256').update(found).digest('hex').slice(0, 16);
  expect(units.filter(({ kind }) => kind === 'article')).toHaveLength(4);
  expect([STRUCTURE_VERSION, print]).toMatchInlineSnapshot(`
    [
      12,
      "0d2fdfcf276fc84f",
    ]
  `);
});
