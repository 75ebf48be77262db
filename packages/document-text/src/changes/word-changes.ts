import type { Alignment, Version } from '../alignment/alignment';
import { heaviestChain, type EqualStretch } from '../alignment/heaviest-chain';
import { textBefore } from './text-before';

/** Stretches of words of both versions, by word numbers; one of them may be empty. */
export interface WordWindow {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/**
 * What differs between two stretches, in reading order: what stands between words that are equal and in order on both sides.
 * Words that a hyphen parts in one version and holds together in the other, as happens at line ends, do not differ.
 */
export function differencesIn(
  { old, new: next, links, vocabulary }: Alignment,
  { oldFrom, oldTo, newFrom, newTo }: WordWindow,
): WordWindow[] {
  const formsIn = ({ words }: Version, from: number, to: number): string[] =>
    Array.from(words.ids.subarray(from, to), (id) => vocabulary.formOf(id));
  /** The same words although their links lead elsewhere, or the same letters parted at a hyphen. */
  const isSame = (from: number, to: number, newStart: number, newEnd: number): boolean => {
    if (from === to || newStart === newEnd) return false;
    const [before, now] = [formsIn(old, from, to), formsIn(next, newStart, newEnd)];
    if (before.join(' ') === now.join(' ')) return true;
    return (
      before.join('') === now.join('') && (hasHyphenIn(old, from, to) || hasHyphenIn(next, newStart, newEnd))
    );
  };
  const differences: WordWindow[] = [];
  let [oldAt, newAt] = [oldFrom, newFrom];
  const differUpTo = (oldEnd: number, newEnd: number): void => {
    if (oldAt === oldEnd && newAt === newEnd) return;
    if (isSame(oldAt, oldEnd, newAt, newEnd)) return;
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

/** Whether a hyphen stands between two words of a stretch: elsewhere, at another line end, it may hold them together. */
function hasHyphenIn(version: Version, from: number, to: number): boolean {
  for (let word = from + 1; word < to; word += 1)
    if (/[-\u2010\u2011\u00ad]/u.test(textBefore(version, word))) return true;
  return false;
}

/** Stretches in the order of both texts: all of them as a rule, and then at no cost. */
function inOrder(stretches: readonly EqualStretch[]): readonly EqualStretch[] {
  const isInOrder = stretches.every(({ next }, index) => next > (stretches[index - 1]?.next ?? -1));
  return isInOrder ? stretches : heaviestChain(stretches);
}
