import { foldText } from '@glossator/document-text';

/** A test whether folded text (`foldText`) contains every word of a filter, without regard to case, accents and line ends. */
export function createWordsMatch(filter: string): (folded: () => string) => boolean {
  const words = foldText(filter).folded.split(/\s+/).filter(Boolean);
  return (folded) => words.length === 0 || words.every((word) => folded().includes(word));
}
