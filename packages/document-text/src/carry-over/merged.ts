import type { Alignment } from '../alignment/alignment';
import type { WordSpan } from '../words/word-places';
import type { Survivors } from './survivors';

/** Whether the paragraphs where a selection lives on now hold much that came from other paragraphs than its own. */
export function isMerged(
  { old, new: next, links, constants }: Alignment,
  span: WordSpan,
  { from, to }: Survivors,
): boolean {
  const own = (paragraph: number): boolean =>
    paragraph >= (old.paragraphs.ofWord[span.from] ?? 0) &&
    paragraph <= (old.paragraphs.ofWord[span.to - 1] ?? 0);
  const start = next.paragraphs.from[next.paragraphs.ofWord[from] ?? 0] ?? 0;
  const end = next.paragraphs.to[next.paragraphs.ofWord[to - 1] ?? 0] ?? 0;
  let foreign = 0;
  for (let word = start; word < end; word += 1) {
    const before = links.toOld[word] ?? -1;
    if (before >= 0 && !own(old.paragraphs.ofWord[before] ?? -1)) foreign += 1;
  }
  return foreign >= constants.mergedShare * (end - start);
}
