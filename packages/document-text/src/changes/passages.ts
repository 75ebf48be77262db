import type { Alignment, Version } from '../alignment/alignment';
import { partsOf, type Parts } from '../alignment/parts';
import { createGrowingNumbers } from '../words/growing-numbers';

/** The passages of both versions. */
export interface PassagePair {
  readonly old: Parts;
  readonly new: Parts;
}

/** The passages of both versions of an alignment. */
export function passagesOfBoth({ old, new: next }: Alignment): PassagePair {
  return { old: passagesOf(old), new: passagesOf(next) };
}

/** The units of changes: a version's paragraphs, cut where an article or heading begins inside one. */
function passagesOf({ words, paragraphs, sections }: Version): Parts {
  const from = createGrowingNumbers(paragraphs.length + sections.length);
  for (let word = 0; word < words.length; word += 1) {
    const isFirst =
      paragraphs.ofWord[word] !== paragraphs.ofWord[word - 1] ||
      sections.ofWord[word] !== sections.ofWord[word - 1];
    if (isFirst) from.push(word);
  }
  const starts = from.toArray();
  const ends = Int32Array.from(starts, (_, index) => starts[index + 1] ?? words.length);
  return partsOf(words.length, starts, ends);
}
