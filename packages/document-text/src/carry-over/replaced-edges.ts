import type { Alignment } from '../alignment/alignment';
import type { WordSpan } from '../words/word-places';
import type { Survivors } from './survivors';

/** New words that replaced the old ones at an edge are at most so many times as many, and so many more. */
const TIMES = 4;
const MORE = 6;

/**
 * The words of the new text from the first to the last (exclusive) that a selection has become at a place: those that live on there and,
 * where words at its ends do not, what stands in their stead. That is known where the word beside the selection lives on, or where the
 * paragraph ends with it.
 */
export function withReplacedEdges(
  { old, new: next, links }: Alignment,
  span: WordSpan,
  place: Survivors,
): Pick<WordSpan, 'from' | 'to'> {
  const isNew = (word: number): boolean => (links.toOld[word] ?? -1) < 0;
  const mayReplace = (count: number, lost: number): boolean =>
    lost > 0 && count > 0 && count <= TIMES * lost + MORE;
  const paragraphOf = ({ paragraphs }: typeof old, word: number): number => paragraphs.ofWord[word] ?? -1;

  const start = (): number => {
    const paragraph = paragraphOf(next, place.from);
    const isFirst = paragraphOf(old, span.from - 1) !== paragraphOf(old, span.from);
    const before = isFirst
      ? next.paragraphs.from[paragraph]
      : (links.toNew[span.from - 1] ?? -1) + 1 || undefined;
    if (before === undefined || before > place.from || paragraphOf(next, before) !== paragraph)
      return place.from;
    for (let word = before; word < place.from; word += 1) if (!isNew(word)) return place.from;
    return mayReplace(place.from - before, place.oldFirst - span.from) ? before : place.from;
  };
  const end = (): number => {
    const last = place.to - 1;
    const paragraph = paragraphOf(next, last);
    const isLast = paragraphOf(old, span.to) !== paragraphOf(old, span.to - 1);
    const linked = links.toNew[span.to] ?? -1;
    const after = isLast ? next.paragraphs.to[paragraph] : linked < 0 ? undefined : linked;
    if (after === undefined || after < place.to || paragraphOf(next, after - 1) !== paragraph)
      return place.to;
    for (let word = place.to; word < after; word += 1) if (!isNew(word)) return place.to;
    return mayReplace(after - place.to, span.to - 1 - place.oldLast) ? after : place.to;
  };
  return { from: start(), to: end() };
}
