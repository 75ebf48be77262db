import type { PageRuns } from '@glossator/document-text';
import type { Matrix } from '../layout/page-matrix';
import { fontPixels, LAYOUT_FACTOR, type TextMeasure } from './text-measure';
import { viewerClass } from '../styles/viewer-class';

/** The selectable text of one page: invisible spans over the letters, one for each element that has characters. */
export interface TextLayer {
  readonly root: HTMLElement;
  /** The element whose span holds a node, `undefined` for other nodes. */
  elementOf(node: Node): number | undefined;
  /** The text node of an element; empty elements have none. */
  textNodeOf(element: number): Text | undefined;
  /** Puts the layer over the page as it is shown now: one transform, whatever the zoom. */
  place(matrix: Matrix): void;
}

/** Builds the layer. It is laid out once in enlarged page units; zoom and rotation only change its transform. */
export function createTextLayer(document: Document, runs: PageRuns, measure: TextMeasure): TextLayer {
  const root = document.createElement('div');
  root.className = viewerClass('text');
  const nodes: (Text | undefined)[] = [];
  const elements = new Map<Node, number>();
  const runClass = viewerClass('run');

  runs.shapes.forEach((shape, element) => {
    const text = runs.text.elements[element] ?? '';
    if (text === '') {
      nodes.push(undefined);
      return;
    }
    const span = document.createElement('span');
    const node = document.createTextNode(text);
    const natural = measure.width(text, shape.fontFamily, shape.fontSize);
    const stretch = natural > 0 && shape.width > 0 ? shape.width / natural : 1;
    const turn = shape.angle === 0 ? '' : `rotate(${shape.angle}rad) `;
    span.className = runClass;
    span.dir = shape.isRtl ? 'rtl' : 'ltr';
    span.dataset['element'] = String(element);
    span.style.cssText =
      // A host's own `!important` about spans would pile the letters up.
      `position:absolute!important;left:${px(shape.x)};top:${px(shape.y)};font-size:${fontPixels(shape.fontSize)}px;font-family:${shape.fontFamily};` +
      `line-height:${px(shape.height)};transform:${turn}scaleX(${stretch})`;
    span.append(node);
    root.append(span);
    nodes.push(node);
    elements.set(node, element);
    elements.set(span, element);
  });

  return {
    root,
    elementOf: (node) => elements.get(node),
    textNodeOf: (element) => nodes[element],
    place([a, b, c, d, e, f]) {
      const scaled = [a, b, c, d].map((value) => value / LAYOUT_FACTOR);
      root.style.transform = `matrix(${[...scaled, e, f].join(',')})`;
      // For what is to be as large as it is anywhere else on the screen.
      root.style.setProperty('--glossator-layer-scale', String(Math.hypot(a, b) / LAYOUT_FACTOR));
    },
  };
}

function px(units: number): string {
  return `${Math.round(units * LAYOUT_FACTOR * 1000) / 1000}px`;
}
