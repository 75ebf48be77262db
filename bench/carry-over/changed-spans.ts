import type { TextRange } from '@glossator/document-text';
import type { Baselines, Sketch } from './evaluator';
import type { SourceDocument } from './items';

/** A span that a method says has changed, on each side; empty where nothing stands on that side. */
export interface ChangedSpan {
  readonly old: TextRange;
  readonly new: TextRange;
  /** The passage whose words changed, where the method knows it. */
  readonly passage?: { readonly old: TextRange; readonly new: TextRange };
}

interface Token {
  readonly start: readonly [page: number, element: number, character: number];
  readonly end: readonly [page: number, element: number, character: number];
}

/** What the token diff says has changed: the spans between mapped tokens. */
export function spansOfTokenDiff(
  { tokenMap }: Baselines,
  oldOne: SourceDocument,
  newOne: SourceDocument,
): ChangedSpan[] {
  const { A, B, map } = tokenMap(oldOne, newOne);
  const tokensOf = ({ s, e, f }: typeof A): Token[] =>
    s.map((start, index) => {
      const last = (e[index] ?? 0) - 1;
      return {
        start: [f.page[start] ?? 0, f.item[start] ?? 0, f.ch[start] ?? 0],
        end: [f.page[last] ?? 0, f.item[last] ?? 0, (f.ch[last] ?? 0) + 1],
      };
    });
  return spansBetween(tokensOf(A), tokensOf(B), map);
}

/** What the sketch says has changed: the spans between words that are mapped as the same. */
export function spansOfSketch(
  { wordsOf, alignWords }: Sketch,
  oldOne: SourceDocument,
  newOne: SourceDocument,
): ChangedSpan[] {
  const A = wordsOf(oldOne);
  const B = wordsOf(newOne);
  const { map, kind } = alignWords(A, B);
  const tokensOf = (words: typeof A): Token[] =>
    words.map(({ p, i0, c0, p1, i1, c1 }) => ({ start: [p, i0, c0], end: [p1, i1, c1] }));
  const same = map.map((target, index) => (kind[index] === 2 ? -1 : target));
  // Two old words that became one are mapped to the same new word, one that became two only to the last of them.
  const joined = new Set(
    [...map.keys()].filter((index) => kind[index] === 3).map((index) => map[index] ?? -1),
  );
  return spansBetween(tokensOf(A), tokensOf(B), same, (index) => joined.has(index + 1));
}

/** Runs of tokens without a partner, old ones and new ones, each with the place in the other version where they would stand. */
function spansBetween(
  A: readonly Token[],
  B: readonly Token[],
  map: Int32Array,
  isSpared: (newIndex: number) => boolean = () => false,
): ChangedSpan[] {
  const back = new Int32Array(B.length).fill(-1);
  map.forEach((target, index) => {
    if (target >= 0) back[target] = index;
  });
  for (let index = 0; index < B.length; index += 1) {
    if (back[index] === -1 && isSpared(index)) back[index] = Math.max(0, back[index + 1] ?? 0);
  }
  const gone = runsWithout(map).map(([from, to]) => ({
    old: rangeOf(A, from, to),
    new: pointAfter(B, from === 0 ? -1 : (map[from - 1] ?? -1)),
  }));
  const come = runsWithout(back).map(([from, to]) => ({
    old: pointAfter(A, from === 0 ? -1 : (back[from - 1] ?? -1)),
    new: rangeOf(B, from, to),
  }));
  return [...gone, ...come];
}

function runsWithout(map: Int32Array): [number, number][] {
  const runs: [number, number][] = [];
  for (let from = 0; from < map.length; from += 1) {
    if (map[from] !== -1) continue;
    let to = from;
    while (to < map.length && map[to] === -1) to += 1;
    runs.push([from, to]);
    from = to;
  }
  return runs;
}

function rangeOf(tokens: readonly Token[], from: number, to: number): TextRange {
  return between(tokens[from]?.start ?? [0, 0, 0], tokens[to - 1]?.end ?? [0, 0, 0]);
}

function pointAfter(tokens: readonly Token[], index: number): TextRange {
  const place = tokens[index]?.end ?? [0, 0, 0];
  return between(place, place);
}

function between(start: Token['start'], end: Token['end']): TextRange {
  const [startPage, startElement, startCharacter] = start;
  const [endPage, endElement, endCharacter] = end;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}
