import { isCountingAlike, labelPatternsOf } from './counting-line';
import { edgeOf, OUTER_LINES, type OuterLine, type OuterPages } from './outer-lines';

/** PDF points by which lines at the same place may differ. */
export const SAME_PLACE = 3;
/** The share of pages on which a number must count up with the pages. */
const MOSTLY = 0.6;

/** Lines that may be one running line of the document, one on a page. */
export interface Recurrence {
  readonly lines: readonly OuterLine[];
  /** Whether a number in them counts up with the pages. */
  readonly counts: boolean;
}

/** Lines with the same words at the same place. */
export function* sameLines(outer: OuterPages): Generator<Recurrence> {
  for (const lines of groupedByPlace(outer, (line) => (/[\p{L}#]/u.test(line.words) ? [line.words] : []))) {
    if (isCountingAlike(lines, MOSTLY)) {
      yield { lines, counts: true };
      continue;
    }
    for (const equal of grouped(lines, ({ numbers }) => [numbers.join(' ')]))
      yield { lines: equal, counts: false };
  }
}

/** Letters of the shortest part of a line that is distinctive. */
const DISTINCTIVE_PART = /(?:\p{L}.*){4}/u;

/** Lines of several parts of which one is the same at the same place: the law's title across from the page's first article. */
export function* sharedParts(outer: OuterPages): Generator<Recurrence> {
  const distinctive = ({ parts }: OuterLine): string[] => parts.filter((part) => DISTINCTIVE_PART.test(part));
  for (const lines of groupedByPlace(outer, distinctive)) yield { lines, counts: false };
}

/** Short lines at the same place whose number at one end counts up with the pages, whatever their other words. */
export function* labels(outer: OuterPages): Generator<Recurrence> {
  for (const lines of groupedByPlace(outer, (line) => labelPatternsOf(line))) {
    const run: OuterLine[] = [];
    for (const line of lines) {
      const last = run.at(-1);
      if (last && line.page - last.page > 2) yield { lines: run.splice(0), counts: true };
      run.push(line);
    }
    yield { lines: run, counts: true };
  }
}

function candidates(outer: OuterPages, side: 'top' | 'bottom'): OuterLine[] {
  const lines: OuterLine[] = [];
  for (const page of outer.values())
    for (const line of edgeOf(page, side)) if (line.rank < OUTER_LINES) lines.push(line);
  return lines;
}

/** Groups of lines with the same key on the same side at the same place, by page; keys are made by `keysOf`. */
function* groupedByPlace(
  outer: OuterPages,
  keysOf: (line: OuterLine) => readonly string[],
): Generator<readonly OuterLine[]> {
  for (const side of ['top', 'bottom'] as const)
    for (const lines of grouped(candidates(outer, side), keysOf)) {
      if (lines.length === 1) continue;
      if (areAtOnePlace(lines)) {
        yield lines;
        continue;
      }
      lines.sort((a, b) => a.depth - b.depth);
      let from = 0;
      for (let at = 1; at <= lines.length; at += 1) {
        const [line, before] = [lines[at], lines[at - 1]];
        if (line && before && line.depth - before.depth <= SAME_PLACE) continue;
        if (at - from > 1) yield lines.slice(from, at).sort((a, b) => a.page - b.page);
        from = at;
      }
    }
}

/** Whether lines are so near to each other as those of most groups: these are in the order of their pages already. */
function areAtOnePlace(lines: readonly OuterLine[]): boolean {
  const first = lines[0]?.depth ?? NaN;
  return lines.every(({ depth }) => Math.abs(depth - first) <= SAME_PLACE / 2);
}

function grouped(lines: readonly OuterLine[], keysOf: (line: OuterLine) => readonly string[]): OuterLine[][] {
  const groups = new Map<string, OuterLine[]>();
  for (const line of lines)
    for (const key of keysOf(line)) {
      const group = groups.get(key);
      if (group) group.push(line);
      else groups.set(key, [line]);
    }
  return [...groups.values()];
}
