import { foldText } from '@glossator/document-text';

/** A test whether texts contain every word of a filter together, without regard to case, accents and line ends. */
export function createWordsMatch(filter: string): (...texts: readonly string[]) => boolean {
  const words = foldText(filter).folded.split(/\s+/).filter(Boolean);
  return (...texts) => {
    if (words.length === 0) return true;
    const { folded } = foldText(texts.join(' '));
    return words.every((word) => folded.includes(word));
  };
}
