import { pageTextFromItems, type PageText } from '../pages/page-text';
import type { PageBox } from './page-box';
import { caretsOf, placesFromStarts, spansOf, type CharacterPlaces, type Span } from './character-places';
import { fitLines } from './line-fit';
import { runShape, type FontStyle, type PlacedItem, type RunShape } from './run-shape';

/** Measures letters where the glyphs of a page are not known. */
export interface LetterMeasure {
  /** Where each character of `text` begins, from 0 at its start to 1 at its end: `text.length + 1` numbers that never fall. */
  fractions(text: string, family: string): Float64Array;
}

/**
 * Answers the places of the characters of a text item as the glyphs of its drawn page have them; `undefined` where these do not say
 * what the item says.
 */
export type DrawnPlaces = (item: PlacedItem, shape: RunShape, box: PageBox) => CharacterPlaces | undefined;

/** The text of one page with the place of every element and, where asked for, of every character. */
export interface PageRuns {
  readonly page: number;
  readonly text: PageText;
  /** One shape for each element of `text`. */
  readonly shapes: readonly RunShape[];
  /** How far into an element's width a character offset lies (0 to 1, in reading direction). */
  fractionAt(element: number, character: number): number;
  /** The character offset nearest to a fraction of an element's width in reading direction. Takes exact places if they can be had. */
  characterAt(element: number, fraction: number): number;
  /** The parts of an element's width that characters cover, from the left end of its line. */
  spansOf(element: number, from: number, to: number): readonly Span[];
  /** Whether places are those of the glyphs as they are drawn; before, they are the browser's advances stretched to the width. */
  readonly isExact: boolean;
  /** Takes the places of the glyphs, if the page has been drawn by now; answers whether places have changed. */
  refine(): boolean;
}

/**
 * Reads the runs of a page from pdf.js text content. Characters are measured when they are first asked for, then kept; once
 * `drawnOf` knows the glyphs of the drawn page, `refine` puts their places instead, item by item where they agree with the text.
 */
export function createPageRuns(
  page: number,
  content: { readonly items: readonly object[]; readonly styles: Readonly<Record<string, FontStyle>> },
  box: PageBox,
  measure: LetterMeasure,
  drawnOf: () => DrawnPlaces | undefined = () => undefined,
): PageRuns {
  const text = pageTextFromItems(page, content.items, { boxes: true });
  const items = content.items.filter(isPlaced);
  const plain = items.map((item) => runShape(item, content.styles[item.fontName], box));
  const shapes = fitLines(plain, text.elements);
  const places = new Map<number, CharacterPlaces>();
  const carets = new Map<number, Float64Array>();
  let drawn: DrawnPlaces | undefined;

  const textOf = (element: number): string => text.elements[element] ?? '';
  const placesOf = (element: number): CharacterPlaces => {
    const kept = places.get(element);
    if (kept) return kept;
    const made = drawnPlaces(element) ?? measuredPlaces(element);
    places.set(element, made);
    return made;
  };
  const drawnPlaces = (element: number): CharacterPlaces | undefined => {
    const item = items[element];
    const shape = shapes[element];
    return item && shape && drawn?.(item, shape, box);
  };
  const measuredPlaces = (element: number): CharacterPlaces => {
    const shape = shapes[element];
    const starts = measure.fractions(textOf(element), shape?.fontFamily ?? '');
    return placesFromStarts(starts, shape?.isRtl ?? false);
  };
  const caretsIn = (element: number): Float64Array => {
    const kept = carets.get(element);
    if (kept) return kept;
    const made = caretsOf(placesOf(element), textOf(element), shapes[element]?.isRtl ?? false);
    carets.set(element, made);
    return made;
  };
  const refine = (): boolean => {
    if (drawn) return false;
    drawn = drawnOf();
    if (!drawn) return false;
    places.clear();
    carets.clear();
    return true;
  };

  return {
    page,
    text,
    shapes,
    fractionAt(element, character) {
      if (character <= 0) return 0;
      if (character >= textOf(element).length) return 1;
      return caretsIn(element)[character] ?? 1;
    },
    characterAt(element, fraction) {
      refine();
      const stops = caretsIn(element);
      let best = 0;
      for (let index = 1; index < stops.length; index += 1) {
        const isNew = stops[index] !== stops[best];
        if (isNew && Math.abs((stops[index] ?? 0) - fraction) < Math.abs((stops[best] ?? 0) - fraction))
          best = index;
      }
      return best;
    },
    spansOf(element, from, to) {
      const { length } = textOf(element);
      if (to <= from || length === 0) return [];
      if (from <= 0 && to >= length) return [{ from: 0, to: 1 }];
      return spansOf(placesOf(element), textOf(element), from, to);
    },
    get isExact() {
      return drawn !== undefined;
    },
    refine,
  };
}

function isPlaced(item: object): item is PlacedItem {
  return 'str' in item && typeof item.str === 'string';
}
