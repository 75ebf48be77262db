import { pageTextFromItems, type PageText } from '@glossator/document-text';
import type { PageBox } from '../layout/page-geometry';
import { runShape, type FontStyle, type PlacedItem, type RunShape } from './run-shape';
import type { TextMeasure } from './text-measure';

/** The text of one page with the place of every element and, where asked for, of every character. */
export interface PageRuns {
  readonly page: number;
  readonly text: PageText;
  /** One shape for each element of `text`. */
  readonly shapes: readonly RunShape[];
  /** How far into an element's width a character offset lies (0 to 1, in reading direction). */
  fractionAt(element: number, character: number): number;
  /** The character offset nearest to a fraction of an element's width. */
  characterAt(element: number, fraction: number): number;
}

/** Reads the runs of a page from pdf.js text content. Characters are measured when they are first asked for, then kept. */
export function createPageRuns(
  page: number,
  content: { readonly items: readonly object[]; readonly styles: Readonly<Record<string, FontStyle>> },
  box: PageBox,
  measure: TextMeasure,
): PageRuns {
  const text = pageTextFromItems(page, content.items);
  const shapes = content.items
    .filter(isPlaced)
    .map((item) => runShape(item, content.styles[item.fontName], box));
  const measured = new Map<number, Float64Array>();
  const fractionsOf = (element: number): Float64Array => {
    const kept = measured.get(element);
    if (kept) return kept;
    const shape = shapes[element];
    const made = measure.fractions(
      text.elements[element] ?? '',
      shape?.fontFamily ?? '',
      shape?.fontSize ?? 1,
    );
    measured.set(element, made);
    return made;
  };
  return {
    page,
    text,
    shapes,
    fractionAt(element, character) {
      const length = text.elements[element]?.length ?? 0;
      if (character <= 0) return 0;
      if (character >= length) return 1;
      return fractionsOf(element)[character] ?? 1;
    },
    characterAt(element, fraction) {
      const starts = fractionsOf(element);
      let best = 0;
      for (let index = 1; index < starts.length; index += 1) {
        const isNew = starts[index] !== starts[best];
        if (isNew && Math.abs((starts[index] ?? 0) - fraction) < Math.abs((starts[best] ?? 0) - fraction))
          best = index;
      }
      return best;
    },
  };
}

function isPlaced(item: object): item is PlacedItem {
  return 'str' in item && typeof item.str === 'string';
}
