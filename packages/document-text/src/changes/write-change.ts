import type { Alignment } from '../alignment/alignment';
import type { WordWindow } from '../alignment/unique-grams';
import { citationOf } from '../structure/citation';
import type { Draft } from './draft-changes';
import type { TextChange, WordChange } from './text-change';
import { createVersionRanges } from './version-ranges';
import { withoutSameEnds } from './word-changes';

/** Makes the function that turns changes by word numbers into changes by ranges of both versions, with their citations. */
export function createChangeWriter(alignment: Alignment): (draft: Draft) => TextChange {
  const { old, new: next } = alignment;
  const oldRanges = createVersionRanges(old);
  const newRanges = createVersionRanges(next);
  const wordChange = ({ oldFrom, oldTo, newFrom, newTo }: WordWindow): WordChange => ({
    kind: oldFrom === oldTo ? 'inserted' : newFrom === newTo ? 'deleted' : 'replaced',
    old: oldRanges.ofWords(oldFrom, oldTo),
    new: newRanges.ofWords(newFrom, newTo),
  });
  return ({ kind, oldFrom, oldTo, newFrom, newTo, words }) => {
    const oldRange = oldRanges.ofPassages(oldFrom, oldTo);
    const newRange = newRanges.ofPassages(newFrom, newTo);
    const oldCitation = oldFrom < oldTo ? citationOf(old.structure, oldRange) : undefined;
    const newCitation = newFrom < newTo ? citationOf(next.structure, newRange) : undefined;
    return {
      kind,
      old: oldRange,
      new: newRange,
      ...(oldCitation !== undefined && { oldCitation }),
      ...(newCitation !== undefined && { newCitation }),
      words: words.map((word) => wordChange(withoutSameEnds(alignment, word))),
    };
  };
}
