import type { PagePlace } from '../layout/column-map';
import type { Size } from '../layout/page-box';
import type { Matrix } from '../layout/page-matrix';
import type { TextLayer } from '../text/text-layer';
import { viewerClass } from '../styles/viewer-class';
import { createMarksLayer, MARKS_LAYERS, type MarksLayer, type MarksLayerName } from './marks-layer';
import { createPageBitmap, type PageBitmap } from './page-bitmap';
import { isOpaque } from './page-ink';

/** The element of one mounted page and the layers on it. */
export interface PageView extends Pick<PageBitmap, 'canvas'> {
  readonly page: number;
  readonly root: HTMLElement;
  readonly marks: Readonly<Record<MarksLayerName, MarksLayer>>;
  place(place: PagePlace): void;
  readonly matrix: Matrix;
  /** Shown size in CSS pixels. */
  readonly size: Size;
  /** Shows a bitmap stretched over the page; answers the one it replaces. */
  showCanvas: PageBitmap['show'];
  /** Puts a sharper bitmap over a part of the page (CSS pixels of the page element) until the page changes its size. */
  showDetail: PageBitmap['showDetail'];
  setText(layer: TextLayer | undefined): void;
  readonly text: TextLayer | undefined;
  setLinks(links: HTMLElement | undefined): void;
  readonly hasLinks: boolean;
  /** Explains why the page is not shown. */
  showMessage(text: string | undefined): void;
}

/** Makes the element of a page, with nothing on it but white. */
export function createPageView(document: Document, page: number): PageView {
  const root = document.createElement('div');
  root.className = viewerClass('page');
  root.dataset['page'] = String(page);
  const marks = createLayers(document, () => checkOpacity());
  const layers = MARKS_LAYERS.map((name) => marks[name]);
  // Nothing is blended among them: a hit in a highlight is seen, and so is what is being selected.
  root.append(...layers.map((layer) => layer.root));
  const bitmap = createPageBitmap(marks.selection.root);
  let isChecked = false;
  let text: TextLayer | undefined;
  let links: HTMLElement | undefined;
  let message: HTMLElement | undefined;
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let size: Size = { width: 0, height: 0 };

  /** Where the bitmap hides what is under it (a scan, a colored page), marks are multiplied over it, which costs more. */
  function checkOpacity(): void {
    if (isChecked || !bitmap.canvas || layers.every(({ isEmpty }) => isEmpty)) return;
    isChecked = true;
    root.classList.toggle(viewerClass('opaque'), isOpaque(bitmap.canvas));
  }

  return {
    page,
    root,
    marks,
    place(place) {
      const { left, top, width, height } = place;
      if (width !== size.width || height !== size.height) bitmap.dropDetail();
      matrix = place.matrix;
      size = { width, height };
      Object.assign(root.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      for (const layer of layers) layer.turn(matrix, width, height);
      text?.place(matrix);
    },
    get matrix() {
      return matrix;
    },
    get size() {
      return size;
    },
    showCanvas(next) {
      const before = bitmap.show(next);
      checkOpacity();
      return before;
    },
    get canvas() {
      return bitmap.canvas;
    },
    showDetail: bitmap.showDetail,
    setText(next) {
      text?.root.remove();
      text = next;
      if (!next) return;
      next.place(matrix);
      (bitmap.uppermost ?? marks.selection.root).after(next.root);
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
    showMessage(content) {
      message?.remove();
      message = undefined;
      if (content === undefined) return;
      message = document.createElement('div');
      message.className = viewerClass('message');
      message.setAttribute('role', 'note');
      message.textContent = content;
      root.append(message);
    },
  };
}

function createLayers(document: Document, onShown: () => void): Record<MarksLayerName, MarksLayer> {
  const layer = (name: MarksLayerName): MarksLayer => createMarksLayer(document, name, onShown);
  return {
    highlights: layer('highlights'),
    changeGrounds: layer('changeGrounds'),
    hits: layer('hits'),
    selection: layer('selection'),
    changeLines: layer('changeLines'),
  };
}
