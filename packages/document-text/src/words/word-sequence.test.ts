import { expect, test } from 'vitest';
import { readDocument } from '../layout/read-document';
import type { PageText } from '../pages/page-text';
import { createCharacterClasses } from './character-class';
import { createVocabulary } from './vocabulary';
import { createWordPlaces } from './word-places';
import { readWords } from './word-sequence';

/** The words of lines, each an element; an empty list begins another page. */
function read(...pages: readonly (readonly string[])[]) {
  const texts = pages.map((elements, page): PageText => ({
    page,
    elements,
    lineEnds: elements.map(() => true),
  }));
  const vocabulary = createVocabulary();
  const words = readWords(texts, readDocument(texts), vocabulary, createCharacterClasses());
  return { words, forms: Array.from(words.ids, (id) => vocabulary.formOf(id)) };
}
const wordsOf = (...lines: readonly string[]): string[] => read(lines).forms;

test('a word divided at a line end is the word that is not divided', () => {
  expect(wordsOf('der Ver-', 'braucher zahlt')).toEqual(wordsOf('der Verbraucher zahlt'));
  expect(wordsOf('der Ver\u00ad', 'braucher zahlt')).toEqual(wordsOf('der Verbraucher zahlt'));
  expect(wordsOf('der Ver\u2010', 'braucher zahlt')).toEqual(wordsOf('der Verbraucher zahlt'));
});

test('a word with a hyphen of its own is the same on one line and on two', () => {
  expect(wordsOf('in Schleswig-Holstein gilt')).toEqual(wordsOf('in Schleswig-', 'Holstein gilt'));
});

test('a suspended hyphen joins nothing', () => {
  expect(wordsOf('Haupt-', 'und Nebensache')).toEqual(['haupt', 'und', 'nebensache']);
  expect(wordsOf('Haupt- und Nebensache')).toEqual(['haupt', 'und', 'nebensache']);
});

test('a word goes on over a page', () => {
  const { words, forms } = read(['der Ver-'], ['braucher zahlt']);
  expect(forms).toEqual(['der', 'verbraucher', 'zahlt']);
  expect(createWordPlaces(words).rangeOf({ from: 1, to: 2, lettersBefore: 0, lettersAfter: 0 })).toEqual({
    startPage: 0,
    startElement: 0,
    startCharacter: 4,
    endPage: 1,
    endElement: 0,
    endCharacter: 8,
  });
});

test('case, ligatures and the encoding of accents make no other word; accents do', () => {
  expect(wordsOf('O\ufb03ce RE\u0301PUTE\u0301E')).toEqual(wordsOf('office réputée'));
  expect(wordsOf('mißhandelt')).not.toEqual(wordsOf('misshandelt'));
  expect(wordsOf('à')).not.toEqual(wordsOf('a'));
});

test('apostrophes and punctuation end words, dashes between numbers do not', () => {
  expect(wordsOf("l'article d’une loi")).toEqual(['l', 'article', 'd', 'une', 'loi']);
  expect(wordsOf('(§ 12)')).toEqual(['12']);
});

test('signs of Chinese are words of their own', () => {
  expect(wordsOf('民法典')).toEqual(['民', '法', '典']);
});

test('a text without letters has no words', () => {
  expect(wordsOf('–', '...', ' ')).toEqual([]);
});

test('a typed hyphen after a space at a line end joins nothing, unless the document divides its words so', () => {
  const words = ['der', 'abgeordneten', 'und', 'mitarbeiter', 'zahlen'];
  expect(wordsOf('Der Abge-', 'ordneten und -', 'mitarbeiter zahlen')).toEqual(words);
  const apart = ['der', 'abgeordneten', 'und', 'verbraucher', 'zahlen'];
  expect(wordsOf('Der Abge -', 'ordneten und Ver -', 'braucher zahlen')).toEqual(apart);
  expect(wordsOf('Der Abge-', 'ordneten und Ver \u2010', 'braucher zahlen')).toEqual(apart);
});
