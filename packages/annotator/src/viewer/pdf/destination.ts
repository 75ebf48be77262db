import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageBox } from '../layout/page-geometry';
import type { Point } from '../layout/page-matrix';

/** A place that a PDF's outline or link points to: page from 0 and the point in page units, where it says one. */
export interface Destination {
  readonly page: number;
  readonly point: Point | undefined;
}

/** What destinations are looked up in. */
export interface DestinationSource {
  readonly pdf: Pick<PDFDocumentProxy, 'getDestination' | 'getPageIndex' | 'cachedPageNumber' | 'numPages'>;
  readonly boxOf: (page: number) => PageBox;
}

/** Finds a destination (PDF 32000-1, 12.3.2), named or explicit. `undefined` for damaged ones and other documents' pages. */
export async function resolveDestination(
  source: DestinationSource,
  target: unknown,
): Promise<Destination | undefined> {
  const explicit =
    typeof target === 'string' ? await source.pdf.getDestination(target).catch(() => null) : target;
  if (!Array.isArray(explicit)) return undefined;
  const [place, ...view] = explicit as readonly unknown[];
  const page = await pageOf(source.pdf, place);
  if (page === undefined || page < 0 || page >= source.pdf.numPages) return undefined;
  return { page, point: pointOf(view, source.boxOf(page)) };
}

async function pageOf(pdf: DestinationSource['pdf'], place: unknown): Promise<number | undefined> {
  if (typeof place === 'number') return Number.isInteger(place) ? place : undefined;
  if (!isReference(place)) return undefined;
  const known = pdf.cachedPageNumber(place);
  if (known) return known - 1;
  return pdf.getPageIndex(place).catch(() => undefined);
}

function isReference(value: unknown): value is { num: number; gen: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'num') === 'number' &&
    typeof Reflect.get(value, 'gen') === 'number'
  );
}

/** The upper left of what a view asks to see. */
function pointOf(view: readonly unknown[], { view: box }: PageBox): Point | undefined {
  const [kind, ...values] = view;
  const name: unknown = typeof kind === 'object' && kind !== null ? Reflect.get(kind, 'name') : undefined;
  const number = (index: number): number | undefined => {
    const value = values[index];
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const at = (x: number | undefined, y: number | undefined): Point | undefined =>
    y === undefined
      ? undefined
      : { x: x === undefined ? 0 : x - Math.min(box[0], box[2]), y: Math.max(box[1], box[3]) - y };
  if (name === 'XYZ') return at(number(0), number(1));
  if (name === 'FitH' || name === 'FitBH') return at(undefined, number(0));
  if (name === 'FitR') return at(number(0), number(3));
  return undefined;
}
