import { describe, expect, it } from 'vitest';
import { createVocabulary } from './vocabulary';

describe('a vocabulary', () => {
  it('numbers words of texts whatever their case, width and ligatures, and counts them', () => {
    const vocabulary = createVocabulary();
    const text = 'Straße, STRAßE oﬃce OFFICE à a';
    const ids = [...text.matchAll(/[\p{L}]+/gu)].map(({ 0: word, index }) =>
      vocabulary.add(text, index, index + word.length),
    );
    expect(ids).toEqual([0, 0, 1, 1, 2, 3]);
    expect([vocabulary.formOf(0), vocabulary.formOf(1), vocabulary.formOf(2)]).toEqual([
      'straße',
      'office',
      'à',
    ]);
    expect([vocabulary.countOf(0), vocabulary.countOf(3), vocabulary.size]).toEqual([2, 1, 4]);
  });

  it('knows Romanian words with cedillas for commas', () => {
    const vocabulary = createVocabulary();
    const words = ['Funcţia', 'funcția', 'FUNCŢIA', 'şi', 'și', 'si'];
    expect(words.map((word) => vocabulary.add(word))).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('knows each of many words again', () => {
    const vocabulary = createVocabulary();
    const words = Array.from({ length: 50_000 }, (_, number) => `w${number.toString(36)}`);
    const ids = words.map((word) => vocabulary.add(word));
    expect(new Set(ids).size).toBe(words.length);
    expect(words.map((word) => vocabulary.add(`(${word})`, 1, word.length + 1))).toEqual(ids);
    expect(vocabulary.size).toBe(words.length);
  });
});
