import type { Matrix } from '../layout/page-matrix';
import { viewerClass } from '../styles/viewer-class';

const SVG = 'http://www.w3.org/2000/svg';

/** The drawings of a page, from the lowest to the uppermost; the last one lies over the letters, the others under them. */
export const MARKS_LAYERS = ['highlights', 'changeGrounds', 'hits', 'selection', 'changeLines'] as const;

/** What a drawing is for. */
export type MarksLayerName = (typeof MARKS_LAYERS)[number];

/** One drawing over a page: one path for each paint, however many marks there are. */
export interface MarksLayer {
  /**
   * Path data in page units by the name of a paint. Paths with the same data as before are left alone. `dress` makes a new path look
   * like its paint; without it the name is a CSS paint that fills it.
   */
  paint(paths: ReadonlyMap<string, string>, dress?: (path: SVGPathElement, paint: string) => void): void;
  /** Fits the drawing to the page as it is turned now; zoom alone needs no call. */
  turn(matrix: Matrix, width: number, height: number): void;
  readonly isEmpty: boolean;
  readonly root: SVGSVGElement;
}

/** An empty drawing; its name is written on it as `data-layer`. `onShown` is called when it is empty no more. */
export function createMarksLayer(document: Document, name: MarksLayerName, onShown: () => void): MarksLayer {
  const root = document.createElementNS(SVG, 'svg');
  const group = document.createElementNS(SVG, 'g');
  root.setAttribute('class', viewerClass('marks'));
  root.setAttribute('preserveAspectRatio', 'none');
  root.setAttribute('aria-hidden', 'true');
  root.dataset['layer'] = name;
  // An empty drawing costs as much to put on the screen as a full one.
  root.toggleAttribute('hidden', true);
  root.append(group);
  const shown = new Map<string, SVGPathElement>();

  return {
    root,
    get isEmpty() {
      return shown.size === 0;
    },
    paint(paths, dress = fill) {
      const wasEmpty = shown.size === 0;
      root.toggleAttribute('hidden', paths.size === 0);
      for (const [paint, path] of shown) {
        if (paths.has(paint)) continue;
        path.remove();
        shown.delete(paint);
      }
      for (const [paint, data] of paths) {
        let path = shown.get(paint);
        if (!path) {
          path = document.createElementNS(SVG, 'path');
          dress(path, paint);
          shown.set(paint, path);
          group.append(path);
        }
        if (path.getAttribute('d') !== data) path.setAttribute('d', data);
      }
      if (wasEmpty && paths.size > 0) onShown();
    },
    turn(matrix, width, height) {
      root.setAttribute('viewBox', `0 0 ${width} ${height}`);
      group.setAttribute('transform', `matrix(${matrix.join(' ')})`);
    },
  };
}

function fill(path: SVGPathElement, paint: string): void {
  path.style.fill = paint;
}
