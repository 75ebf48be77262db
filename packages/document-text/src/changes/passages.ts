import type { Alignment, Version } from '../alignment/alignment';
import { partsOf, type Parts } from '../alignment/parts';
import { createGrowingNumbers } from '../words/growing-numbers';
import { wordsAfterLabels } from './article-labels';

/** The passages of both versions. */
export interface PassagePair {
  readonly old: Parts;
  readonly new: Parts;
}

/** The passages of both versions of an alignment. */
export function passagesOfBoth({ old, new: next, vocabulary }: Alignment): PassagePair {
  const passagesIn = (version: Version): Parts => passagesOf(version, wordsAfterLabels(version, vocabulary));
  return { old: passagesIn(old), new: passagesIn(next) };
}

/** The units of changes: a version's paragraphs, cut where an article or heading begins inside one, and after the number that an article's text begins with. */
function passagesOf({ words, paragraphs, sections }: Version, afterLabels: ReadonlySet<number>): Parts {
  const from = createGrowingNumbers(paragraphs.length + sections.length);
  for (let word = 0; word < words.length; word += 1) {
    const isFirst =
      paragraphs.ofWord[word] !== paragraphs.ofWord[word - 1] ||
      sections.ofWord[word] !== sections.ofWord[word - 1] ||
      afterLabels.has(word);
    if (isFirst) from.push(word);
  }
  const starts = from.toArray();
  const ends = Int32Array.from(starts, (_, index) => starts[index + 1] ?? words.length);
  return partsOf(words.length, starts, ends);
}
