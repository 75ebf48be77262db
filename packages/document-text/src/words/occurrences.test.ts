import { expect, test } from 'vitest';
import { readDocument } from '../layout/read-document';
import { createCharacterClasses } from './character-class';
import { indexOccurrences } from './occurrences';
import { createVocabulary } from './vocabulary';
import { readWords } from './word-sequence';

const vocabulary = createVocabulary();
const read = (text: string) => {
  const pages = [{ page: 0, elements: [text], lineEnds: [true] }];
  return readWords(pages, readDocument(pages), vocabulary, createCharacterClasses());
};
const occurrences = indexOccurrences(read('der Kauf und der Kauf und der Tausch'));
const find = (text: string, most = 10): number[] => {
  const { ids, length } = read(text);
  return occurrences.find(ids, 0, length, most);
};

test('finds every place of a sequence, in order, overlapping ones too', () => {
  expect(find('der')).toEqual([0, 3, 6]);
  expect(find('der Kauf und der')).toEqual([0, 3]);
});

test('finds no more than asked for', () => {
  expect(find('der', 2)).toEqual([0, 3]);
});

test('finds nothing that goes over an edge, is in another order, or has a word that is not there', () => {
  expect(find('der Tausch und')).toEqual([]);
  expect(find('Kauf der')).toEqual([]);
  expect(find('der Miete')).toEqual([]);
});

test('sequences inside a longer list of words', () => {
  const { ids } = read('gilt der Tausch nicht');
  expect(occurrences.find(ids, 1, 3, 10)).toEqual([6]);
});
