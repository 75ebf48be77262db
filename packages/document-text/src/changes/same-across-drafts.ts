import type { Alignment } from '../alignment/alignment';
import type { WordWindow } from '../alignment/unique-grams';
import type { Draft } from './draft-changes';
import { hasSameLetters } from './same-letters';

/**
 * Takes out what is the same text in both versions but for the place where a line or paragraph ends: differences of neighboring
 * drafts (in the order of the new text) that make up the same letters together. A draft without differences left is no change.
 */
export function withoutRedivided(alignment: Alignment, drafts: readonly Draft[]): Draft[] {
  const most = alignment.constants.changeRedivided;
  const differences = drafts.flatMap((draft) => (draft.kind === 'moved' ? [] : differencesOf(draft)));
  const same = new Set<WordWindow>();
  for (let at = 0; at < differences.length; at += 1)
    for (const [index, hull] of hullsFrom(differences.slice(at, at + most)).entries())
      if (index > 0 && hasSameLetters(alignment, hull)) {
        for (const one of differences.slice(at, at + index + 1)) same.add(one);
        at += index;
        break;
      }
  if (same.size === 0) return [...drafts];
  return drafts.flatMap((draft) => {
    const left = differencesOf(draft).filter((one) => !same.has(one));
    if (draft.kind === 'moved') return draft;
    if (left.length === 0) return [];
    return draft.kind === 'replaced' ? { ...draft, words: left } : draft;
  });
}

function differencesOf(draft: Draft): readonly WordWindow[] {
  return draft.kind === 'replaced' ? draft.words : [draft];
}

/** The windows of one difference, of it and the next, and so on, as long as nothing stands between. */
function hullsFrom(differences: readonly WordWindow[]): WordWindow[] {
  const hulls: WordWindow[] = [];
  for (const one of differences) {
    const hull = hulls.at(-1);
    if (!hull) hulls.push(one);
    else if (
      isNext(hull.oldFrom, hull.oldTo, one.oldFrom, one.oldTo) &&
      isNext(hull.newFrom, hull.newTo, one.newFrom, one.newTo)
    )
      hulls.push({
        oldFrom: hull.oldFrom,
        oldTo: Math.max(hull.oldTo, one.oldTo),
        newFrom: hull.newFrom,
        newTo: Math.max(hull.newTo, one.newTo),
      });
    else break;
  }
  return hulls;
}

/** Whether a span begins where another ends; an empty one may stand anywhere in it. */
function isNext(from: number, to: number, nextFrom: number, nextTo: number): boolean {
  return nextFrom === to || (nextFrom === nextTo && nextFrom >= from && nextFrom < to);
}
