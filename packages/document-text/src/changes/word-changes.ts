import type { Alignment } from '../alignment/alignment';
import { heaviestChain, type EqualSpan } from '../alignment/heaviest-chain';
import type { WordWindow } from '../alignment/unique-grams';
import { hasSameLetters } from './same-letters';

/**
 * What differs between two spans, in reading order: the words between those that are equal and in order on both sides.
 * Words that are only spaced or hyphenated otherwise do not differ.
 */
export function differencesIn(alignment: Alignment, window: WordWindow): WordWindow[] {
  const { old, new: next, links } = alignment;
  const { oldFrom, oldTo, newFrom, newTo } = window;
  const differences: WordWindow[] = [];
  let [oldAt, newAt] = [oldFrom, newFrom];
  const differUpTo = (oldEnd: number, newEnd: number): void => {
    const difference = { oldFrom: oldAt, oldTo: oldEnd, newFrom: newAt, newTo: newEnd };
    if (oldAt === oldEnd && newAt === newEnd) return;
    if (!hasSameLetters(alignment, difference)) differences.push(difference);
  };
  for (const span of inOrder(equalSpans())) {
    differUpTo(span.old, span.next);
    oldAt = span.old + span.length;
    newAt = span.next + span.length;
  }
  differUpTo(oldTo, newTo);
  return differences;

  function equalSpans(): EqualSpan[] {
    const spans: EqualSpan[] = [];
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
      spans.push({ old: word, next: now, length });
      word += length - 1;
    }
    return spans;
  }
}

/** Spans in the order of both texts: all of them as a rule, and then at no cost. */
function inOrder(spans: readonly EqualSpan[]): readonly EqualSpan[] {
  const isInOrder = spans.every(({ next }, index) => next > (spans[index - 1]?.next ?? -1));
  return isInOrder ? spans : heaviestChain(spans);
}

/** A difference without the words at its ends that are the same but have no link: a number, say, that is everywhere. */
export function withoutSameEnds({ old, new: next }: Alignment, difference: WordWindow): WordWindow {
  let { oldFrom, oldTo, newFrom, newTo } = difference;
  const isSame = (word: number, now: number): boolean =>
    oldFrom < oldTo && newFrom < newTo && old.words.ids[word] === next.words.ids[now];
  for (; isSame(oldFrom, newFrom); newFrom += 1) oldFrom += 1;
  for (; isSame(oldTo - 1, newTo - 1); newTo -= 1) oldTo -= 1;
  return { oldFrom, oldTo, newFrom, newTo };
}
