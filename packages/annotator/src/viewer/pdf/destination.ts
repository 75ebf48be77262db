import type { PageBox, Point } from '@glossator/document-text';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { boxSize } from '../layout/page-box';

/** A place that a PDF's outline or link points to: page from 0 and the point in page units, where it says one. */
export interface Destination {
  readonly page: number;
  readonly point: Point | undefined;
}

/** What destinations are looked up in. */
export interface DestinationSource {
  readonly pdf: Pick<PDFDocumentProxy, 'getDestination' | 'getPageIndex' | 'cachedPageNumber' | 'numPages'>;
  /** The true box of a page (from 0): places on a page mean nothing without it. */
  readonly boxOf: (page: number) => Promise<PageBox>;
}

/** The named actions that lead somewhere in a document (PDF 32000-1, 12.6.4.11), and the two that viewers have added. */
const NAMED_ACTIONS = ['NextPage', 'PrevPage', 'FirstPage', 'LastPage', 'GoBack', 'GoForward'] as const;

/** A way that depends on where the reader is. */
export type NamedAction = (typeof NAMED_ACTIONS)[number];

/** A named action written as the destination of a link: `{ action: 'NextPage' }`. */
export function namedActionOf(target: unknown): NamedAction | undefined {
  if (typeof target !== 'object' || target === null) return undefined;
  const name: unknown = Reflect.get(target, 'action');
  return NAMED_ACTIONS.find((known) => known === name);
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
  if (!hasPoint(view)) return { page, point: undefined };
  const box = await source.boxOf(page).catch(() => undefined);
  return { page, point: box && pointOf(view, box) };
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

/** Which of a view's values are the left and the top of what it shows; its zoom is not for us to choose. */
const PLACES: Readonly<Record<string, { readonly left?: number; readonly top: number }>> = {
  XYZ: { left: 0, top: 1 },
  FitH: { top: 0 },
  FitBH: { top: 0 },
  FitR: { left: 0, top: 3 },
};

function placesIn([kind]: readonly unknown[]) {
  const name: unknown = typeof kind === 'object' && kind !== null ? Reflect.get(kind, 'name') : undefined;
  return typeof name === 'string' && Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
}

function numberAt([, ...values]: readonly unknown[], index: number | undefined): number | undefined {
  const value = index === undefined ? undefined : values[index];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function hasPoint(view: readonly unknown[]): boolean {
  return numberAt(view, placesIn(view)?.top) !== undefined;
}

/** The upper left of what a view shows, brought into the page: damaged files point far outside. */
function pointOf(view: readonly unknown[], box: PageBox): Point | undefined {
  const places = placesIn(view);
  const top = numberAt(view, places?.top);
  if (top === undefined) return undefined;
  const [x0, y0, x1, y1] = box.view;
  const left = numberAt(view, places?.left);
  const { width, height } = boxSize(box);
  return {
    x: left === undefined ? 0 : Math.min(Math.max(left - Math.min(x0, x1), 0), width),
    y: Math.min(Math.max(Math.max(y0, y1) - top, 0), height),
  };
}
