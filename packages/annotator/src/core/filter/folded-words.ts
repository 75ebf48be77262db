import type { TextSelection } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';

/** Everything that is written in a Selection, folded for comparison, by which the filter looks for words. */
export type FoldedWords = (item: TextSelection) => string;

/**
 * Folded words, each Selection's once: folding takes a hundred times as long as looking for a word in what was folded. A Selection that
 * changes is another object, and is folded anew; one that is gone takes its words along.
 */
export function createFoldedWords(): FoldedWords {
  const known = new WeakMap<TextSelection, string>();
  return (item) => {
    let words = known.get(item);
    if (words === undefined) known.set(item, (words = foldedWordsOf(item)));
    return words;
  };
}

/** Quote, name, comments, names of files and people of a Selection: without regard to case, accents and line ends. */
export function foldedWordsOf({ text, name, data, createdBy }: TextSelection): string {
  const people = new Map(
    [createdBy, ...data.map((entry) => entry.createdBy)].map((one) => [one.id, one.name]),
  );
  const entries = data.map((entry) => (entry.type === 'comment' ? entry.text : entry.name));
  return foldText([text, name ?? '', ...entries, ...people.values()].join(' ')).folded;
}
