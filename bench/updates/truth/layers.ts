import { compareRanges, rangesOverlap, type TextRange } from '@glossator/document-text';

/** Selections that do not overlap each other, as many as there are at first, then as many of the rest, and so on; and what is left. */
export function layersOf<T extends TextRange>(
  selections: readonly T[],
  most: number,
): { readonly layers: readonly (readonly T[])[]; readonly left: readonly T[] } {
  const layers: T[][] = [];
  let left = selections.toSorted(byEnd);
  while (left.length > 0 && layers.length < most) {
    const layer: T[] = [];
    const rest: T[] = [];
    for (const selection of left) {
      const last = layer.at(-1);
      if (last && rangesOverlap(last, selection)) rest.push(selection);
      else layer.push(selection);
    }
    layers.push(layer);
    left = rest;
  }
  return { layers, left };
}

/** Taking what ends first leaves the most room. */
function byEnd(a: TextRange, b: TextRange): number {
  return (
    a.endPage - b.endPage ||
    a.endElement - b.endElement ||
    a.endCharacter - b.endCharacter ||
    compareRanges(a, b)
  );
}
