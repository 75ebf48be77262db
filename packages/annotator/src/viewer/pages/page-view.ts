import type { Box } from '../../core/ports/document-viewer';
import { dressHighlight } from '../marks/mark-color';
import { createMarksLayer, type MarksLayer } from '../marks/marks-layer';
import type { Matrix } from '../layout/page-matrix';
import { isOpaque } from './page-ink';
import type { TextLayer } from '../text/text-layer';
import { viewerClass } from '../viewer-class';

/** Where a page stands in the column, CSS pixels, and how page units come to be pixels of the page element. */
export interface PagePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly matrix: Matrix;
}

/** The element of one mounted page and the layers on it. */
export interface PageView {
  readonly page: number;
  readonly root: HTMLElement;
  readonly highlights: MarksLayer;
  readonly hits: MarksLayer;
  readonly selection: MarksLayer;
  /** The changes to another Version: what lies under the letters, and what lies over them. */
  readonly changeGrounds: MarksLayer;
  readonly changeLines: MarksLayer;
  place(place: PagePlace): void;
  readonly matrix: Matrix;
  /** Shown size in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Shows a bitmap stretched over the page; answers the one it replaces. */
  showCanvas(canvas: HTMLCanvasElement | undefined): HTMLCanvasElement | undefined;
  readonly canvas: HTMLCanvasElement | undefined;
  /** Puts a sharper bitmap over a part of the page (CSS pixels of the page element) until the page changes its size. */
  showDetail(detail: { readonly canvas: HTMLCanvasElement; readonly box: Box } | undefined): void;
  setText(layer: TextLayer | undefined): void;
  readonly text: TextLayer | undefined;
  setLinks(links: HTMLElement | undefined): void;
  readonly hasLinks: boolean;
  /** Says in words why the page is not shown. */
  showMessage(text: string | undefined): void;
}

/** Makes the element of a page, with nothing on it but white. */
export function createPageView(document: Document, page: number): PageView {
  const root = document.createElement('div');
  root.className = viewerClass('page');
  root.dataset['page'] = String(page);
  let isChecked = false;
  /** Where the bitmap hides what is under it (a scan, a colored page), marks are multiplied over it, which costs more. */
  const checkOpacity = (): void => {
    if (isChecked || !canvas || layers.every(({ isEmpty }) => isEmpty)) return;
    isChecked = true;
    root.classList.toggle(viewerClass('opaque'), isOpaque(canvas));
  };
  const hits = createMarksLayer(document, 'hits', checkOpacity);
  const highlights = createMarksLayer(document, 'highlights', checkOpacity, dressHighlight);
  const selection = createMarksLayer(document, 'selection', checkOpacity);
  const asChange = (path: SVGPathElement, paint: string): void => {
    path.dataset['change'] = paint;
  };
  const changeGrounds = createMarksLayer(document, 'changeGrounds', checkOpacity, asChange);
  const changeLines = createMarksLayer(document, 'changeLines', checkOpacity, asChange);
  const layers = [highlights, changeGrounds, hits, selection, changeLines];
  // Nothing is blended among them: a hit in a highlight is seen, and so is what is being selected.
  root.append(...layers.map((layer) => layer.root));
  let canvas: HTMLCanvasElement | undefined;
  let detail: HTMLCanvasElement | undefined;
  let text: TextLayer | undefined;
  let links: HTMLElement | undefined;
  let message: HTMLElement | undefined;
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let size = { width: 0, height: 0 };

  const dropDetail = (): void => {
    if (!detail) return;
    detail.remove();
    // Browsers free a canvas late unless it is made empty.
    detail.width = 0;
    detail = undefined;
  };

  return {
    page,
    root,
    highlights,
    hits,
    selection,
    changeGrounds,
    changeLines,
    place(place) {
      if (place.width !== size.width || place.height !== size.height) dropDetail();
      matrix = place.matrix;
      size = { width: place.width, height: place.height };
      Object.assign(root.style, {
        left: `${place.left}px`,
        top: `${place.top}px`,
        width: `${place.width}px`,
        height: `${place.height}px`,
      });
      for (const layer of layers) layer.turn(matrix, place.width, place.height);
      text?.place(matrix);
    },
    get matrix() {
      return matrix;
    },
    get size() {
      return size;
    },
    showCanvas(next) {
      const before = canvas;
      if (before === next) return undefined;
      if (next) {
        next.className = viewerClass('canvas');
        next.setAttribute('aria-hidden', 'true');
        // Over the marks: the paper is the page element, the bitmap has nothing but the ink.
        if (before) before.replaceWith(next);
        else selection.root.after(next);
      } else before?.remove();
      canvas = next;
      checkOpacity();
      return before;
    },
    get canvas() {
      return canvas;
    },
    showDetail(next) {
      dropDetail();
      if (!next || !canvas) return;
      const { x, y, width, height } = next.box;
      detail = next.canvas;
      detail.className = viewerClass('detail');
      detail.setAttribute('aria-hidden', 'true');
      Object.assign(detail.style, {
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      canvas.after(detail);
    },
    setText(next) {
      if (text) text.root.remove();
      text = next;
      if (!next) return;
      next.place(matrix);
      (detail ?? canvas ?? selection.root).after(next.root);
    },
    get text() {
      return text;
    },
    setLinks(next) {
      links?.remove();
      links = next;
      if (next) root.append(next);
    },
    get hasLinks() {
      return links !== undefined;
    },
    showMessage(words) {
      message?.remove();
      message = undefined;
      if (words === undefined) return;
      message = document.createElement('div');
      message.className = viewerClass('message');
      message.setAttribute('role', 'note');
      message.textContent = words;
      root.append(message);
    },
  };
}
