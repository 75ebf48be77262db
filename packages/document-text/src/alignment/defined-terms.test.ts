import { expect, test } from 'vitest';
import type { PageText } from '../pages/page-text';
import { reorderedDefinitions } from './defined-terms';
import { markerTest } from './link-markers';
import { readVersions } from './read-versions';

const pageOf = (lines: readonly string[]): PageText[] => [
  { page: 0, elements: lines, lineEnds: lines.map(() => true) },
];

/** The first words, in both versions, of the definitions that changed places. */
function reordered(before: readonly string[], after: readonly string[]): number[][] {
  const reading = readVersions(pageOf(before), pageOf(after));
  let step = reading.next();
  while (!step.done) step = reading.next();
  const texts = step.value;
  const window = { oldFrom: 0, oldTo: texts.old.words.length, newFrom: 0, newTo: texts.new.words.length };
  return reorderedDefinitions(texts, markerTest(texts), window).map(({ oldFrom, newFrom }) => [
    oldFrom,
    newFrom,
  ]);
}

const SHIP = '1. “sea ship”: whatever floats;';
const PORT = '2. “port”: a place with quays;';
const CREW = '3. “crew”: all who work aboard;';

test('a definition that changed places is found by its term, whatever its number and its words', () => {
  expect(
    reordered([SHIP, PORT, CREW], ['1. “port”: any harbor;', '2. “crew”: all;', '3. “sea ship”: a boat.']),
  ).toEqual([[0, 7]]);
});

test('those in one order are left to the alignment', () => {
  expect(reordered([SHIP, PORT], [SHIP, CREW, PORT])).toEqual([]);
});

test('other kinds of quotes, in elements of their own', () => {
  const french = ['« port » : un lieu avec des quais ;', '« navire » : tout ce qui flotte ;'];
  expect(reordered(french, french.toReversed())).toEqual([[6, 0]]);
  const apart: PageText = {
    page: 0,
    elements: ['"', 'port', '"', ' a place;', '"', 'crew', '"', ' those aboard;'],
    lineEnds: [false, false, false, true, false, false, false, true],
  };
  const reading = readVersions([apart], pageOf(['"crew" those aboard;', '"port" a place;']));
  let step = reading.next();
  while (!step.done) step = reading.next();
  const texts = step.value;
  const window = { oldFrom: 0, oldTo: texts.old.words.length, newFrom: 0, newTo: texts.new.words.length };
  expect(reorderedDefinitions(texts, markerTest(texts), window)).toMatchObject([{ oldFrom: 3, newFrom: 0 }]);
});

test('not a term that several begin with, one that stands alone, nor one that is not closed', () => {
  expect(reordered([SHIP, PORT], [PORT, SHIP, SHIP])).toEqual([]);
  expect(reordered(['“port”', '“crew”'], ['“crew”', '“port”'])).toEqual([]);
  expect(reordered(['“port is a place;', '“crew are all;'], ['“crew are all;', '“port is a place;'])).toEqual(
    [],
  );
});
