import {
  createPageRuns,
  fieldOf,
  TEXT_CONTENT_OPTIONS,
  placesByGlyphs,
  traceGlyphs,
  type GlyphTrace,
  type LetterMeasure,
  type PageRuns,
  type TracedFont,
} from '@glossator/document-text';
import {
  AnnotationMode,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page of an open PDF: its text with the place of every letter, and the number of its object in the file. */
export interface PagePlaces {
  readonly runs: PageRuns;
  /** Left and top of the page's visible box in PDF points. */
  readonly left: number;
  readonly top: number;
  /** Its size. */
  readonly width: number;
  readonly height: number;
  readonly objectNumber: number;
}

/** Letters whose glyphs cannot be determined are taken to be equally wide. */
const EVEN: LetterMeasure = {
  fractions: (text) =>
    Float64Array.from({ length: text.length + 1 }, (_, at) => at / Math.max(text.length, 1)),
};

/** Reads a page (from 0) by the rule by which the viewer paints it, letters by their glyphs. `undefined` where it cannot be read. */
export async function readPagePlaces(pdf: PDFDocumentProxy, page: number): Promise<PagePlaces | undefined> {
  let proxy: PDFPageProxy;
  try {
    proxy = await pdf.getPage(page + 1);
  } catch {
    return undefined;
  }
  const content = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
  const trace = await readGlyphs(proxy);
  const [x0 = 0, y0 = 0, x1 = 612, y1 = 792] = proxy.view;
  const box = { view: [x0, y0, x1, y1], rotate: proxy.rotate, userUnit: proxy.userUnit || 1 } as const;
  const runs = createPageRuns(page, content, box, EVEN, () => trace && placesByGlyphs(trace));
  runs.refine();
  const objectNumber = fieldOf(proxy.ref, 'num');
  proxy.cleanup();
  if (typeof objectNumber !== 'number') return undefined;
  const size = { width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
  return { runs, left: Math.min(x0, x1), top: Math.max(y0, y1), ...size, objectNumber };
}

async function readGlyphs(proxy: PDFPageProxy): Promise<GlyphTrace | undefined> {
  try {
    const list = await proxy.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
    return traceGlyphs(list, OPS, (name) => fontOf(proxy, name));
  } catch {
    return undefined;
  }
}

function fontOf(proxy: PDFPageProxy, name: string): TracedFont | undefined {
  const font: unknown = proxy.commonObjs.has(name) ? proxy.commonObjs.get(name) : undefined;
  if (typeof font !== 'object' || font === null) return undefined;
  return {
    fontMatrix: fieldOf(font, 'fontMatrix'),
    vertical: fieldOf(font, 'vertical'),
    defaultVMetrics: fieldOf(font, 'defaultVMetrics'),
  };
}
