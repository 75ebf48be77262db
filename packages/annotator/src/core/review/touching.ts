import type { TextChange, TextSelection } from '@glossator/client-sdk/contract';
import { compareRanges, overlapsOf, type TextRange } from '@glossator/document-text';
import { rangeOf } from '../selections/list';

/**
 * Indices of the changes that change words of annotations, or move them. `oldVersion` is the number of the Version on the old side; places in
 * an older one say nothing about it.
 */
export function findTouching(
  changes: readonly TextChange[],
  selections: readonly TextSelection[],
  oldVersion: number | undefined,
): ReadonlySet<number> {
  const before = inOrder(selections.flatMap((each) => oldPlaceOf(each, oldVersion) ?? []));
  const now = inOrder(selections.filter(({ status }) => status !== 'failed'));
  const touching = new Set<number>();
  const isIn = (places: readonly TextRange[], range: TextRange) => overlapsOf(places, range, 1).length > 0;
  for (const [index, change] of changes.entries()) {
    // Whole paragraphs are replaced; what counts are the words that differ in them.
    const parts = change.kind === 'replaced' && change.words.length > 0 ? change.words : [change];
    if (parts.some((part) => isIn(before, part.old) || isIn(now, part.new))) touching.add(index);
  }
  return touching;
}

/** Where an annotation stood in the old Version on the screen; undefined where it was in an older one. */
export function oldPlaceOf(
  { carriedOver }: TextSelection,
  oldVersion: number | undefined,
): TextRange | undefined {
  if (!carriedOver || carriedOver.from.versionNumber !== oldVersion) return undefined;
  return rangeOf(carriedOver.from);
}

function inOrder(ranges: readonly TextRange[]): readonly TextRange[] {
  return ranges.toSorted(compareRanges);
}
