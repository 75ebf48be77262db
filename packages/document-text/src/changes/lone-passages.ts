import type { Version } from '../alignment/alignment';
import type { Parts } from '../alignment/parts';

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

/**
 * The passages between the groups (given in the order of this version), a span for each article, and for each footnote or note in a margin: these stand one
 * after the other in the order of words, but on pages with text between.
 */
export function lonePassages(
  groups: readonly GroupedSpan[],
  passages: Parts,
  { sections, words: { startPlace, order } }: Pick<Version, 'sections' | 'words'>,
): LoneSpan[] {
  const isNote = (word: number): boolean => (startPlace[word] ?? 0) >= order.notesFrom;
  const lone: LoneSpan[] = [];
  let place = 0;
  let at = 0;
  const takeUpTo = (end: number): void => {
    while (at < end) {
      let to = passages.to[passages.ofWord[at] ?? -1] ?? end;
      while (to < end && sections.ofWord[to] === sections.ofWord[at] && !isNote(to))
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
