import type { TextRange } from '../ranges/text-range';
import type { PageRuns } from './page-runs';
import { boxesOfRange, type RunBox } from './run-boxes';

/** The boxes of a range on one page, without the elements that are not in it though they stand between its ends (see `leftOutOf`). */
export function boxesAround(
  range: TextRange,
  runs: PageRuns,
  leftOut: ReadonlySet<number> | undefined,
): RunBox[] {
  if (!leftOut?.size) return boxesOfRange(range, runs);
  return partsAround(range, runs, leftOut).flatMap((part) => boxesOfRange(part, runs));
}

/** What a range covers on one page, as ranges on that page with none of some elements in them. */
function partsAround(range: TextRange, { page, text }: PageRuns, omit: ReadonlySet<number>): TextRange[] {
  const first = range.startPage < page ? 0 : range.startElement;
  const last = range.endPage > page ? text.elements.length - 1 : range.endElement;
  const parts: TextRange[] = [];
  for (let start = first; start <= last; start += 1) {
    if (omit.has(start)) continue;
    let end = start;
    while (end < last && !omit.has(end + 1)) end += 1;
    const isStart = range.startPage === page && start === range.startElement;
    const isEnd = range.endPage === page && end === range.endElement;
    parts.push({
      startPage: page,
      startElement: start,
      startCharacter: isStart ? range.startCharacter : 0,
      endPage: page,
      endElement: end,
      endCharacter: isEnd ? range.endCharacter : (text.elements[end]?.length ?? 0),
    });
    start = end;
  }
  return parts;
}
