import { expect, it } from 'vitest';
import { aRange, aSelection } from '../testing/test-annotator';
import { createFoldedWords } from './folded-words';

it('folds a Selection once, and one that has changed anew', () => {
  const wordsOf = createFoldedWords();
  let reads = 0;
  const counted = Object.defineProperty({ ...aSelection(1, aRange(0, 0, 0, 5)) }, 'text', {
    get: () => (reads += 1) && 'Propriété',
  });
  expect(wordsOf(counted)).toContain('propriete');
  expect(wordsOf(counted)).toContain('propriete');
  expect(reads).toBe(1);
  expect(wordsOf(aSelection(1, aRange(0, 0, 0, 5), { text: 'Frist' }))).toContain('frist');
});
