import { expect, test } from 'vitest';
import { ALIGNMENT_CONSTANTS } from '../constants/alignment-constants';
import { CONTINUES, PARAGRAPH } from '../layout/reading-order';
import { createVocabulary } from '../words/vocabulary';
import { createGapAligner } from './affine-gaps';
import { bareFormsOf, createWordSimilarity } from './word-similarity';

/** Aligns two texts; `¶` before a word begins a paragraph. Answers the linked words. */
function align(old: string, next: string): string[] {
  const vocabulary = createVocabulary();
  const read = (text: string) => {
    const printed = text.split(' ').filter((word) => word !== '');
    return {
      ids: Int32Array.from(printed, (word) => vocabulary.add(word.replace('¶', ''))),
      gaps: Uint8Array.from(printed, (word) => (word.startsWith('¶') ? PARAGRAPH : CONTINUES)),
    };
  };
  const [before, after] = [read(old), read(next)];
  const links: string[] = [];
  createGapAligner({
    oldIds: before.ids,
    newIds: after.ids,
    weights: new Float32Array(vocabulary.size).fill(1),
    similarity: createWordSimilarity(
      bareFormsOf(vocabulary, ALIGNMENT_CONSTANTS.likeWordLetters),
      ALIGNMENT_CONSTANTS.wordLikeness,
    ),
    oldGaps: before.gaps,
    newGaps: after.gaps,
    constants: ALIGNMENT_CONSTANTS,
  }).align({ oldFrom: 0, oldTo: before.ids.length, newFrom: 0, newTo: after.ids.length }, (from, to) =>
    links.unshift(`${from}-${to}`),
  );
  return links;
}

test('equal texts are linked word by word', () => {
  expect(align('a b c', 'a b c')).toEqual(['0-0', '1-1', '2-2']);
});

test('words put in and left out are no hindrance', () => {
  expect(align('a b c', 'a x y b c')).toEqual(['0-0', '1-3', '2-4']);
  expect(align('a x y b c', 'a b c')).toEqual(['0-0', '3-1', '4-2']);
});

test('one long gap is better than two short ones', () => {
  expect(align('a b', 'a b x a b').slice(0, 2)).toHaveLength(2);
  expect(align('k a', 'k x k a')).toEqual(['0-2', '1-3']);
});

test('a word of the same stem stands for its other form, a different word does not', () => {
  expect(align('der Vertrag gilt', 'der Vertrages gilt')).toEqual(['0-0', '1-1', '2-2']);
  expect(align('der Vertrag gilt', 'der Kauf gilt')).toEqual(['0-0', '2-2']);
});

test('a word that begins a paragraph is not one that does not, if another one does', () => {
  expect(align('¶a', 'a b ¶a')).toEqual(['0-2']);
});

test('an empty side links nothing', () => {
  expect(align('', 'a b')).toEqual([]);
  expect(align('a b', '')).toEqual([]);
});
