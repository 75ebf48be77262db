import { describe, expect, test } from 'vitest';
import { fakeRuns } from '../testing/fake-runs';
import { readingLines } from './reading-lines';
import { unitAround, wordAround } from './text-unit';

const text = {
  page: 0,
  elements: ['Das Ge', 'setz tritt', '', 'in Kraft.'],
  lineEnds: [false, true, true, false],
};
const at = (element: number, character: number) => ({ page: 0, element, character });

test('a word is found over elements', () => {
  expect(unitAround(at(1, 2), 'word', text)).toEqual({ start: at(0, 4), end: at(1, 4) });
});

test('a line ends at line ends', () => {
  expect(unitAround(at(1, 6), 'line', text)).toEqual({ start: at(0, 0), end: at(1, 10) });
  expect(unitAround(at(3, 1), 'line', text)).toEqual({ start: at(3, 0), end: at(3, 9) });
});

test('of a sign it is nothing but the caret', () => {
  expect(unitAround(at(3, 9), 'word', text)).toEqual({ start: at(3, 9), end: at(3, 9) });
  expect(unitAround(at(0, 1), 'character', text)).toEqual({ start: at(0, 1), end: at(0, 1) });
});

describe('words', () => {
  test.each([
    ['Die |Verjährung läuft', 'Verjährung'],
    ['Die Verja\u0308h|rung läuft', 'Verja\u0308hrung'],
    ['Die Verjährung| läuft', 'Verjährung'],
    ['l’ar|ticle premier', 'l’article'],
    ["c'e|st", "c'est"],
    ['das ‚Wo|rt‘ gilt', 'Wort'],
    ['nach | § 1a BGB', '  '],
    ['nach |§ 1a BGB', '§ 1a'],
    ['nach § 1|a BGB', '§ 1a'],
    ['die §§ 12|3 bis 5', '§§ 123'],
    ['Abs. 1|2 gilt', '12'],
    ['der Ver-\nbrau|cher zahlt', 'Ver-\nbraucher'],
    ['der Ve|r-\nbraucher zahlt', 'Ver-\nbraucher'],
    ['Schleswig-\nHol|stein', 'Holstein'],
    ['of\ufb01c|e', 'of\ufb01ce'],
    ['a, |', ''],
  ])('%j', (marked, word) => {
    const offset = marked.indexOf('|');
    const plain = marked.replace('|', '');
    const [from, to] = wordAround(plain, offset);
    expect(plain.slice(from, to)).toBe(word);
  });

  test('of languages without spaces are not the whole line', () => {
    const [from, to] = wordAround('中华人民共和国民法典', 1);
    expect(to - from).toBeLessThan(8);
    expect(to - from).toBeGreaterThan(0);
  });
});

describe('paragraphs', () => {
  const page = fakeRuns(0, [
    { str: '(1) The first line of this is as long', x: 100, y: 700, hasEOL: true },
    { str: 'as the second one, which goes on until', x: 100, y: 686, hasEOL: true },
    { str: 'here.', x: 100, y: 672, hasEOL: true },
    { str: '(2) Another begins with its own number', x: 100, y: 658, hasEOL: true },
    { str: 'and after it comes a good deal of white', x: 100, y: 644, hasEOL: true },
    { str: 'Article 5', x: 100, y: 600, hasEOL: true },
  ]);
  const around = (element: number) => unitAround(at(element, 2), 'paragraph', page.text, readingLines(page));

  test('end with a short line, a number, or white', () => {
    expect(around(1)).toEqual({ start: at(0, 0), end: at(2, 5) });
    expect(around(3)).toEqual({ start: at(3, 0), end: at(4, 39) });
    expect(around(5)).toEqual({ start: at(5, 0), end: at(5, 9) });
  });
});
