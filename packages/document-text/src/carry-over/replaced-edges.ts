import type { Alignment, Version } from '../alignment/alignment';
import type { WordLinks } from '../alignment/word-links';
import type { CarryOverConstants } from '../constants/carry-over-constants';
import type { WordSpan } from '../words/word-places';
import type { Survivors } from './survivors';

/**
 * The words of the new text from the first to the last (exclusive) that a selection has become at a place: those that live on there and,
 * where words at its ends do not, what stands in their stead. That is known where the word beside the selection lives on, or where the
 * paragraph ends with it.
 */
export function withReplacedEdges(
  alignment: Alignment,
  span: WordSpan,
  place: Survivors,
): Pick<WordSpan, 'from' | 'to'> {
  const { links, constants } = alignment;
  const from = startOfReplaced(alignment, span, place.from);
  const to = endOfReplaced(alignment, span, place.to);
  const isStart =
    from !== undefined && replaces(links, from, place.from, place.oldFirst - span.from, constants);
  const isEnd = to !== undefined && replaces(links, place.to, to, span.to - 1 - place.oldLast, constants);
  return { from: isStart ? from : place.from, to: isEnd ? to : place.to };
}

/** Where what replaced the first words begins: behind the word before the selection, or with the paragraph. */
function startOfReplaced(
  { old, new: next, links }: Alignment,
  span: WordSpan,
  first: number,
): number | undefined {
  const paragraph = paragraphOf(next, first);
  const isFirst = paragraphOf(old, span.from - 1) !== paragraphOf(old, span.from);
  const before = isFirst ? -1 : (links.toNew[span.from - 1] ?? -1);
  const start = isFirst ? next.paragraphs.from[paragraph] : before < 0 ? undefined : before + 1;
  return start !== undefined && paragraphOf(next, start) === paragraph ? start : undefined;
}

/** Where what replaced the last words ends: with the word after the selection, or with the paragraph. */
function endOfReplaced(
  { old, new: next, links }: Alignment,
  span: WordSpan,
  end: number,
): number | undefined {
  const paragraph = paragraphOf(next, end - 1);
  const isLast = paragraphOf(old, span.to) !== paragraphOf(old, span.to - 1);
  const after = isLast ? (next.paragraphs.to[paragraph] ?? -1) : (links.toNew[span.to] ?? -1);
  return after >= 0 && paragraphOf(next, after - 1) === paragraph ? after : undefined;
}

/** Whether new words, none of which stood in the old text, replaced so many that are lost. */
function replaces(
  { toOld }: WordLinks,
  from: number,
  to: number,
  lost: number,
  { replacedTimes, replacedMore }: CarryOverConstants,
): boolean {
  const count = to - from;
  if (lost <= 0 || count <= 0 || count > replacedTimes * lost + replacedMore) return false;
  for (let word = from; word < to; word += 1) if ((toOld[word] ?? -1) >= 0) return false;
  return true;
}

function paragraphOf({ paragraphs }: Version, word: number): number {
  return paragraphs.ofWord[word] ?? -1;
}
