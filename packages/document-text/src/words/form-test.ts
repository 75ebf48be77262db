import type { Vocabulary } from './vocabulary';

const UNKNOWN = 0;
const NO = 1;
const YES = 2;

/** A test of words by the numbers that they have so far: each one is looked at once, however often it stands in a text. One byte a word of the vocabulary. */
export function createFormTest(vocabulary: Vocabulary, pattern: RegExp): (id: number) => boolean {
  const known = new Uint8Array(vocabulary.size);
  return (id) => {
    let answer = known[id] ?? UNKNOWN;
    if (answer === UNKNOWN) {
      answer = pattern.test(vocabulary.formOf(id)) ? YES : NO;
      known[id] = answer;
    }
    return answer === YES;
  };
}
