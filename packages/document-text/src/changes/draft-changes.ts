import type { Alignment } from '../alignment/alignment';
import type { WordWindow } from '../alignment/unique-grams';
import { lonePassages } from './lone-passages';
import type { PairedPassages } from './paired-passages';
import type { PassagePair } from './passages';
import type { TextChange } from './text-change';

/** A change by word numbers. */
export interface Draft extends WordWindow {
  readonly kind: TextChange['kind'];
  readonly words: readonly WordWindow[];
}

/** The changes that paired passages, and those without a counterpart between them, amount to, in the order of the new text. */
export function draftChanges(
  { old, new: next }: Alignment,
  passages: PassagePair,
  pairs: readonly PairedPassages[],
): Draft[] {
  const drafts = draftPairs(pairs);
  const inOld = pairs.map(({ oldFrom, oldTo, newTo }) => ({ from: oldFrom, to: oldTo, placeAfter: newTo }));
  for (const { from, to, place } of lonePassages(inOld, passages.old, old))
    drafts.push({ kind: 'deleted', oldFrom: from, oldTo: to, newFrom: place, newTo: place, words: [] });
  const inNew = pairs
    .map(({ newFrom, newTo, oldTo }) => ({ from: newFrom, to: newTo, placeAfter: oldTo }))
    .sort((a, b) => a.from - b.from);
  for (const { from, to, place } of lonePassages(inNew, passages.new, next))
    drafts.push({ kind: 'inserted', oldFrom: place, oldTo: place, newFrom: from, newTo: to, words: [] });
  return drafts.sort((a, b) => a.newFrom - b.newFrom || a.newTo - b.newTo || a.oldFrom - b.oldFrom);
}

/** Pairs that moved, neighbors together, and pairs of which a word was replaced. */
function draftPairs(pairs: readonly PairedPassages[]): Draft[] {
  const drafts: Draft[] = [];
  for (const pair of pairs) {
    const { isMoved, ...window } = pair;
    const last = drafts.at(-1);
    if (isMoved && last?.kind === 'moved' && isNext(last, pair))
      drafts[drafts.length - 1] = joined(last, pair);
    else if (isMoved) drafts.push({ kind: 'moved', ...window });
    else if (pair.words.length > 0) drafts.push({ kind: 'replaced', ...window });
  }
  return drafts;
}

/** Whether a window follows immediately in both texts. */
function isNext(before: WordWindow, { oldFrom, newFrom }: WordWindow): boolean {
  return before.oldTo === oldFrom && before.newTo === newFrom;
}

function joined(before: Draft, { oldTo, newTo, words }: PairedPassages): Draft {
  return { ...before, oldTo, newTo, words: [...before.words, ...words] };
}
