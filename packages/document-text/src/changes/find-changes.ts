import type { Alignment, Version } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';
import type { WordWindow } from '../alignment/unique-grams';
import { citationAt } from '../structure/citation';
import { startOf } from '../ranges/text-range';
import { isInContents, wordsInContents } from './contents-lines';
import type { Draft } from './draft';
import { lonePassages } from './lone-passages';
import { pairPassages, type PairedPassages } from './paired-passages';
import { passagesOf } from './passages';
import { withoutRedivided } from './same-across-drafts';
import type { TextChange, WordChange } from './text-change';
import { createVersionRanges } from './version-ranges';
import { withoutSameEnds } from './word-changes';

/**
 * What changed between two versions, in the reading order of the new one. The unit is the paragraph: paragraphs that became each other
 * are one `replaced` change when a word of theirs differs; paragraphs without counterpart are `deleted` or `inserted`, neighbours of one
 * article together; paragraphs off the common order of both texts have `moved`. Every word is in one change at most.
 *
 * No changes: punctuation, case, ligatures, quotation marks, spaces, hyphenation, where lines, paragraphs and pages end. Running headers,
 * page numbers and tables of contents that both versions have are not compared. Takes time linear in the words, but for sorting.
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
    else if (pair.words.length > 0) drafts.push({ kind: 'replaced', ...window });
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
  const inContents = (version: Version, passages: Parts): Uint8Array =>
    wordsInContents(version, passages, (word) => alignment.vocabulary.formOf(version.words.ids[word] ?? -1));
  const [inOldContents, inNewContents] = [inContents(old, oldPassages), inContents(next, newPassages)];
  return withoutRedivided(alignment, drafts)
    .filter((draft) => !isInContents(draft, inOldContents, inNewContents))
    .map(createChangeMaker(alignment));
}

/** Whether a window follows at once in both texts. */
function isNext(before: WordWindow, { oldFrom, newFrom }: WordWindow): boolean {
  return before.oldTo === oldFrom && before.newTo === newFrom;
}

function joined(before: Draft, { oldTo, newTo, words }: PairedPassages): Draft {
  return { ...before, oldTo, newTo, words: [...before.words, ...words] };
}

/** Turns drafts into changes. */
function createChangeMaker(alignment: Alignment): (draft: Draft) => TextChange {
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
    const oldCitation = oldFrom < oldTo ? citationAt(old.structure, startOf(oldRange)) : undefined;
    const newCitation = newFrom < newTo ? citationAt(next.structure, startOf(newRange)) : undefined;
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
