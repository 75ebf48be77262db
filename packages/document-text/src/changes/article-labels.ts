import type { Version } from '../alignment/alignment';
import type { Vocabulary } from '../words/vocabulary';

const LETTER = /[\p{L}\p{N}]/gu;

/**
 * The first words after the number of each article that has no heading: "Article L33-1" stays where its text becomes another one, whether the text
 * follows on the same line or not.
 */
export function wordsAfterLabels({ structure, places, words }: Version, vocabulary: Vocabulary): Set<number> {
  const lettersIn = (text: string): number => text.match(LETTER)?.length ?? 0;
  const after = new Set<number>();
  for (const { kind, heading, inContents, label, start } of structure.units) {
    if (kind !== 'article' || heading !== '' || inContents) continue;
    let word = places.wordFrom(start);
    let left = lettersIn(label);
    for (; left > 0 && word < words.length; word += 1)
      left -= lettersIn(vocabulary.formOf(words.ids[word] ?? 0));
    if (left === 0 && word < words.length) after.add(word);
  }
  return after;
}
