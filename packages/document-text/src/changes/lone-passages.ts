import type { Parts } from '../alignment/parts';
import type { Sections } from '../alignment/sections';

/** A span of words without counterpart, and the word of the other version before which it would stand. */
export interface LoneSpan {
  readonly from: number;
  readonly to: number;
  readonly place: number;
}

/** A group's words in the version that is looked at, and the word after its counterpart. */
export interface GroupedSpan {
  readonly from: number;
  readonly to: number;
  readonly placeAfter: number;
}

/** The passages between the groups (given in the order of this version), a span for each article. */
export function lonePassages(
  groups: readonly GroupedSpan[],
  passages: Parts,
  sections: Sections,
): LoneSpan[] {
  const lone: LoneSpan[] = [];
  let place = 0;
  let at = 0;
  const takeUpTo = (end: number): void => {
    while (at < end) {
      let to = passages.to[passages.ofWord[at] ?? -1] ?? end;
      while (to < end && sections.ofWord[to] === sections.ofWord[at])
        to = passages.to[passages.ofWord[to] ?? -1] ?? end;
      lone.push({ from: at, to, place });
      at = to;
    }
  };
  for (const { from, to, placeAfter } of groups) {
    takeUpTo(from);
    at = to;
    place = placeAfter;
  }
  takeUpTo(passages.ofWord.length);
  return lone;
}
