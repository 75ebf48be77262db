import type { Alignment } from '../alignment/alignment';
import { heaviestChain, type EqualStretch } from '../alignment/heaviest-chain';

/** Stretches of words of both versions, by word numbers; one of them may be empty. */
export interface WordWindow {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/**
 * What differs between two stretches, in reading order: what stands between words that are equal and in order on both sides. Windows
 * whose letters are equal are none, for only spaces or hyphens differ there.
 */
export function differencesIn(
  { old, new: next, links, vocabulary }: Alignment,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
): WordWindow[] {
  const lettersOf = (ids: Int32Array): string => {
    let letters = '';
    for (const id of ids) letters += vocabulary.formOf(id);
    return letters;
  };
  const differences: WordWindow[] = [];
  let [oldAt, newAt] = [oldFrom, newFrom];
  const differUpTo = (oldEnd: number, newEnd: number): void => {
    if (oldAt === oldEnd && newAt === newEnd) return;
    const oldIds = old.words.ids.subarray(oldAt, oldEnd);
    const newIds = next.words.ids.subarray(newAt, newEnd);
    if (lettersOf(oldIds) === lettersOf(newIds)) return;
    differences.push({ oldFrom: oldAt, oldTo: oldEnd, newFrom: newAt, newTo: newEnd });
  };
  for (const stretch of inOrder(equalStretches())) {
    differUpTo(stretch.old, stretch.next);
    oldAt = stretch.old + stretch.length;
    newAt = stretch.next + stretch.length;
  }
  differUpTo(oldTo, newTo);
  return differences;

  function equalStretches(): EqualStretch[] {
    const stretches: EqualStretch[] = [];
    for (let word = oldFrom; word < oldTo; word += 1) {
      const now = links.toNew[word] ?? -1;
      if (now < newFrom || now >= newTo || old.words.ids[word] !== next.words.ids[now]) continue;
      let length = 1;
      while (
        word + length < oldTo &&
        now + length < newTo &&
        links.toNew[word + length] === now + length &&
        old.words.ids[word + length] === next.words.ids[now + length]
      )
        length += 1;
      stretches.push({ old: word, next: now, length });
      word += length - 1;
    }
    return stretches;
  }
}

/** Stretches in the order of both texts: all of them as a rule, and then at no cost. */
function inOrder(stretches: readonly EqualStretch[]): readonly EqualStretch[] {
  const isInOrder = stretches.every(({ next }, index) => next > (stretches[index - 1]?.next ?? -1));
  return isInOrder ? stretches : heaviestChain(stretches);
}
