import type { Alignment, Version } from '../alignment/alignment';
import { citationAt } from '../structure/citation';
import { startOf } from '../text-range';
import { isDividedAnew } from './division';
import { lonePassages } from './lone-passages';
import { pairPassages, type PairedPassages } from './paired-passages';
import { passagesOf } from './passages';
import type { TextChange, WordChange } from './text-change';
import { createVersionRanges } from './version-ranges';
import type { WordWindow } from './word-changes';

/** A change by word numbers. */
interface Draft extends WordWindow {
  readonly kind: TextChange['kind'];
  readonly words: readonly WordWindow[];
}

/**
 * What changed between two versions, in the reading order of the new one. The unit is the paragraph: paragraphs that became each other
 * are one `replaced` change when a word of theirs differs or when they were split or merged; paragraphs without counterpart are
 * `deleted` or `inserted`, neighbours of one article together; paragraphs off the common order of both texts have `moved`. Every old
 * word is unchanged or in the old range of exactly one change, and likewise every new word.
 *
 * No changes: punctuation, case, ligatures, quotation marks, hyphenation, line and page ends. Running headers and page numbers are not
 * compared. Takes time linear in the words, but for sorting.
 */
export function findChanges(alignment: Alignment): readonly TextChange[] {
  const { old, new: next } = alignment;
  const oldPassages = passagesOf(old);
  const newPassages = passagesOf(next);
  const pairs = pairPassages(alignment, oldPassages, newPassages);
  const drafts: Draft[] = [];
  for (const pair of pairs) {
    const { isMoved, ...window } = pair;
    const last = drafts.at(-1);
    if (isMoved && last?.kind === 'moved' && isNext(last, pair))
      drafts[drafts.length - 1] = joined(last, pair);
    else if (isMoved) drafts.push({ kind: 'moved', ...window });
    else if (pair.words.length > 0 || isDividedAnew(alignment, oldPassages, newPassages, pair))
      drafts.push({ kind: 'replaced', ...window });
  }
  const inOld = pairs.map(({ oldFrom, oldTo, newTo }) => ({ from: oldFrom, to: oldTo, placeAfter: newTo }));
  for (const { from, to, place } of lonePassages(inOld, oldPassages, old.sections))
    drafts.push({ kind: 'deleted', oldFrom: from, oldTo: to, newFrom: place, newTo: place, words: [] });
  const inNew = pairs
    .map(({ newFrom, newTo, oldTo }) => ({ from: newFrom, to: newTo, placeAfter: oldTo }))
    .sort((a, b) => a.from - b.from);
  for (const { from, to, place } of lonePassages(inNew, newPassages, next.sections))
    drafts.push({ kind: 'inserted', oldFrom: place, oldTo: place, newFrom: from, newTo: to, words: [] });
  drafts.sort((a, b) => a.newFrom - b.newFrom || a.newTo - b.newTo || a.oldFrom - b.oldFrom);
  return drafts.map(createChangeMaker(old, next));
}

/** Whether a window follows at once in both texts. */
function isNext(before: WordWindow, { oldFrom, newFrom }: WordWindow): boolean {
  return before.oldTo === oldFrom && before.newTo === newFrom;
}

function joined(before: Draft, { oldTo, newTo, words }: PairedPassages): Draft {
  return { ...before, oldTo, newTo, words: [...before.words, ...words] };
}

/** Turns drafts into changes. */
function createChangeMaker(old: Version, next: Version): (draft: Draft) => TextChange {
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
    const oldCitation = oldFrom < oldTo ? citationAt(old.structure, startOf(oldRange)) : undefined;
    const newCitation = newFrom < newTo ? citationAt(next.structure, startOf(newRange)) : undefined;
    return {
      kind,
      old: oldRange,
      new: newRange,
      ...(oldCitation !== undefined && { oldCitation }),
      ...(newCitation !== undefined && { newCitation }),
      words: words.map(wordChange),
    };
  };
}
