import type { TextChange } from '@glossator/client-sdk/contract';
import { describe, expect, test } from 'vitest';
import type { PageHeights } from '../ports/viewer-marks';
import { aRange } from '../testing/test-annotator';
import { createMatchedPlaces } from './matched-places';

const PER_PAGE = 20;
const line = (number: number) => `Sentence ${number} says what nobody but number ${number} says of it.`;
/** Lines as pages of twenty, evenly down the page. */
function pagesOf(lines: readonly string[]): PageHeights[] {
  return Array.from({ length: Math.ceil(lines.length / PER_PAGE) }, (_item, page) => {
    const elements = lines.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
    return {
      text: { page, elements, lineEnds: elements.map(() => true) },
      tops: Float64Array.from(elements, (_element, index) => index / PER_PAGE),
    };
  });
}
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_item, i) => line(from + i));

const OLD = pagesOf(lines(0, 400));
/** Thirty lines more after line 100. */
const NEW = pagesOf([...lines(0, 100), ...lines(1000, 1030), ...lines(100, 400)]);
const INSERTED: TextChange = {
  kind: 'inserted',
  old: aRange(4, 19, 50, 50),
  new: { startPage: 5, startElement: 0, startCharacter: 0, endPage: 6, endElement: 9, endCharacter: 40 },
  oldText: '',
  newText: 'x',
  words: [],
};
const match = () => createMatchedPlaces([INSERTED], { old: OLD.length, new: NEW.length });

describe('places with the same text', () => {
  test('are guessed from the changes alone', () => {
    const places = match();
    expect(places.opposite('old', 2)).toBeCloseTo(2, 0);
    expect(places.opposite('old', 15)).toBeCloseTo(16.5, 0);
    // Half way through what is new, the old side stands where it is put in.
    expect(places.opposite('new', 5.7)).toBeCloseTo(4.6, 0);
  });

  test('are exact where pages were read', () => {
    const places = match();
    const found = places.learn(OLD.slice(10, 12), NEW.slice(11, 14));
    expect(found).toBeGreaterThan(10);
    for (const at of [10, 10.5, 11.25]) {
      expect(places.opposite('old', at)).toBeCloseTo(at + 1.5, 6);
      expect(places.opposite('new', at + 1.5)).toBeCloseTo(at, 6);
    }
  });

  test('hold still along the insertion once its pages were read', () => {
    const places = match();
    places.learn(OLD.slice(4, 6), NEW.slice(4, 8));
    for (const at of [5.1, 5.6, 6.4]) expect(places.opposite('new', at)).toBeCloseTo(4.95, 1);
  });

  test('are not led astray by lines that stand there more than once', () => {
    const same = Array.from({ length: 200 }, () => 'The same words again and again in every line.');
    const places = createMatchedPlaces([], { old: 10, new: 10 });
    expect(places.learn(pagesOf(same).slice(0, 3), pagesOf(same).slice(4, 7))).toBe(0);
    expect(places.opposite('old', 2)).toBe(2);
  });
});
