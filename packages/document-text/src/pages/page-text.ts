import { turnedBox } from './box-numbers';

/**
 * One text item of pdf.js `getTextContent()`, described by its shape so that this package does not depend on pdf.js.
 * `transform` is the item's matrix in PDF points, `width` and `height` are PDF points.
 */
export interface TextItem {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform?: readonly number[];
  readonly width?: number;
  readonly height?: number;
  readonly dir?: string;
  readonly fontName?: string;
}

/**
 * Place of an element on its page in PDF points: origin of its baseline, then width and height of the run. `turn` is set where
 * the text does not run to the right: its quarter turns counterclockwise. `tilt` is set where it runs aslant: what it is turned
 * beyond these, in quarter turns from -0.5 to 0.5.
 */
export interface ElementBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn?: 1 | 2 | 3;
  readonly tilt?: number;
}

/** One element of a page: the characters of one text item, whether a line ends after it, and where it is. */
export interface TextElement {
  readonly text: string;
  readonly lineEnd: boolean;
  readonly box?: ElementBox;
}

/**
 * The text of one page (counted from 0). `elements[i]` is the string of element i, `lineEnds[i]` says that a line ends
 * after it; both have the same length. `boxes` is present only on request. Only after they have been detected there are, in ascending
 * order, the elements that stand aside from the text: `running` headers, footers and page numbers; an `overlay` over or under the
 * text, as watermarks are; foot`notes`; notes in a `margin`. `top` is the y of the page's upper edge in PDF points, where it is
 * needed to know how far down the page a box is. `blank` is set where a page without text has been looked at, and nothing else is on it:
 * others of them are pictures, as scans are. `label` is what is printed on the page as its number, where the file says that.
 */
export interface PageText {
  readonly page: number;
  readonly elements: readonly string[];
  readonly lineEnds: readonly boolean[];
  readonly boxes?: readonly ElementBox[];
  readonly running?: readonly number[];
  readonly overlay?: readonly number[];
  readonly notes?: readonly number[];
  readonly margin?: readonly number[];
  readonly top?: number;
  readonly blank?: boolean;
  readonly label?: string;
}

/**
 * The options that every caller passes to pdf.js `getTextContent`: with any others the same position means other glyphs
 * (normalization splits ligatures, marked content adds items without text).
 */
export const TEXT_CONTENT_OPTIONS = { disableNormalization: true, includeMarkedContent: false } as const;

/**
 * The page text of the items of one page. Items that carry `str` count, empty ones too; marked-content items do not.
 * With `boxes: true` the place of each element is kept as well (about four numbers an element).
 */
export function pageTextFromItems(
  page: number,
  items: Iterable<object>,
  options: { readonly boxes?: boolean } = {},
): PageText {
  const elements: string[] = [];
  const lineEnds: boolean[] = [];
  const boxes: ElementBox[] = [];
  for (const item of items) {
    if (!isTextItem(item)) continue;
    elements.push(item.str);
    lineEnds.push(item.hasEOL);
    if (options.boxes) boxes.push(boxOf(item));
  }
  return options.boxes ? { page, elements, lineEnds, boxes } : { page, elements, lineEnds };
}

/** Element `index` of a page as one object, or `undefined` when the page has no such element. */
export function elementOf(page: PageText, index: number): TextElement | undefined {
  const text = page.elements[index];
  if (text === undefined) return undefined;
  const box = page.boxes?.[index];
  const element = { text, lineEnd: page.lineEnds[index] ?? false };
  return box ? { ...element, box } : element;
}

function isTextItem(item: object): item is TextItem {
  return 'str' in item && typeof item.str === 'string';
}

function boxOf({ transform = [], width = 0, height = 0 }: TextItem): ElementBox {
  const [a = 1, b = 0, , , x = 0, y = 0] = transform;
  return turnedBox({ x, y, width, height }, b === 0 && a > 0 ? 0 : Math.atan2(b, a) / (Math.PI / 2));
}
