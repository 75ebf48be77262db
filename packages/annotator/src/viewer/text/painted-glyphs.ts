import {
  fieldOf,
  placesByGlyphs,
  traceGlyphs,
  type DrawnPlaces,
  type OperatorList,
  type TextOperators,
  type TracedFont,
} from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';

/**
 * The places of the glyphs of a page that pdf.js is showing: read from the very operators it has drawn, which it keeps for the next zoom, in a
 * field that it does not document. Costs the worker nothing; `getOperatorList` would make it read the page a second time.
 * `undefined` while the page is not drawn to its end, and where this pdf.js keeps its operators elsewhere.
 */
export function paintedPlaces(page: PDFPageProxy, ops: TextOperators): DrawnPlaces | undefined {
  const list = paintedOperators(page);
  return list && placesByGlyphs(traceGlyphs(list, ops, (name) => fontOf(page, name)));
}

function paintedOperators(page: PDFPageProxy): OperatorList | undefined {
  const intents: unknown = page._intentStates;
  if (!(intents instanceof Map)) return undefined;
  for (const intent of intents.values()) {
    const list = fieldOf(intent, 'operatorList');
    const names = fieldOf(list, 'fnArray');
    const operands = fieldOf(list, 'argsArray');
    if (fieldOf(list, 'lastChunk') === true && Array.isArray(names) && Array.isArray(operands))
      return { fnArray: names, argsArray: operands };
  }
  return undefined;
}

function fontOf(page: PDFPageProxy, name: string): TracedFont | undefined {
  const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  if (typeof font !== 'object' || font === null) return undefined;
  return {
    fontMatrix: fieldOf(font, 'fontMatrix'),
    vertical: fieldOf(font, 'vertical'),
    defaultVMetrics: fieldOf(font, 'defaultVMetrics'),
  };
}
