import type { Alignment } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';
import { heaviestChain } from '../alignment/heaviest-chain';
import type { WordWindow } from '../alignment/unique-grams';
import { markedIn } from './connection';
import { connectPassages } from './connections';
import { groupedSide, groupPassages, type PassageGroup } from './passage-groups';
import { differencesIn } from './word-changes';

/** Old passages and the new ones they have become. */
export interface PairedPassages extends WordWindow {
  /** Whether they stand elsewhere now. */
  readonly isMoved: boolean;
  /** What differs inside. */
  readonly words: readonly WordWindow[];
}

/** Pairs the passages of both versions, in the order of the old text. */
export function pairPassages(alignment: Alignment, oldPassages: Parts, newPassages: Parts): PairedPassages[] {
  const groups = groupsOf(alignment, oldPassages, newPassages);
  const moved = movedGroups(groups);
  return groups
    .map((group, index) => {
      const window = {
        oldFrom: oldPassages.from[group.oldFrom] ?? 0,
        oldTo: oldPassages.to[group.oldTo - 1] ?? 0,
        newFrom: newPassages.from[group.newFrom] ?? 0,
        newTo: newPassages.to[group.newTo - 1] ?? 0,
      };
      return { ...window, isMoved: moved[index] === 1, words: differencesIn(alignment, window) };
    })
    .filter((pair) => !pair.isMoved || keptShare(pair) >= alignment.constants.changeKept);
}

/** Whether each group (in the order of the old text) has moved: it is not in the heaviest chain of groups that are in one order in both texts. */
function movedGroups(groups: readonly PassageGroup[]): Uint8Array {
  const moved = new Uint8Array(groups.length).fill(1);
  const spans = groups.map(({ oldFrom, newFrom, letters }, index) => ({
    old: oldFrom,
    next: newFrom,
    length: letters + 1,
    index,
  }));
  for (const { index } of heaviestChain(spans)) moved[index] = 0;
  return moved;
}

function groupsOf(alignment: Alignment, oldPassages: Parts, newPassages: Parts): PassageGroup[] {
  const { old, new: next } = alignment;
  const connections = connectPassages(alignment, oldPassages, newPassages);
  const isConnectedOld = markedIn(oldPassages, connections, (one) => one.old);
  const isConnectedNew = markedIn(newPassages, connections, (one) => one.next);
  return groupPassages(
    connections,
    groupedSide(oldPassages, old.sections, isConnectedOld),
    groupedSide(newPassages, next.sections, isConnectedNew),
  );
}

/** The share of the longer side's words that are in both. */
function keptShare({ oldFrom, oldTo, newFrom, newTo, words }: PairedPassages): number {
  const changed = words.reduce((sum, word) => sum + word.oldTo - word.oldFrom, 0);
  return (oldTo - oldFrom - changed) / Math.max(oldTo - oldFrom, newTo - newFrom);
}
