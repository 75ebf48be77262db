import type { Matrix } from '../layout/page-matrix';
import { viewerClass } from '../viewer-class';

const SVG = 'http://www.w3.org/2000/svg';

/** One drawing over a page: one path for each paint, however many marks there are. */
export interface MarksLayer {
  /** Path data in page units by CSS paint. Paths that say the same as before are left alone. */
  paint(paths: ReadonlyMap<string, string>): void;
  /** Fits the drawing to the page as it is turned now; zoom alone needs no call. */
  turn(matrix: Matrix, width: number, height: number): void;
  readonly isEmpty: boolean;
  readonly root: SVGSVGElement;
}

/** An empty drawing; `kind` is written on it for those who look for it. `dress` says how a path is painted. `onShown` is called when it is empty no more. */
export function createMarksLayer(
  document: Document,
  kind: 'highlights' | 'hits' | 'selection' | 'changeGrounds' | 'changeLines',
  onShown: () => void,
  dress: (path: SVGPathElement, paint: string) => void = fill,
): MarksLayer {
  const root = document.createElementNS(SVG, 'svg');
  const group = document.createElementNS(SVG, 'g');
  root.setAttribute('class', viewerClass('marks'));
  root.setAttribute('preserveAspectRatio', 'none');
  root.setAttribute('aria-hidden', 'true');
  root.dataset['layer'] = kind;
  // An empty drawing costs as much to put on the screen as a full one.
  root.toggleAttribute('hidden', true);
  root.append(group);
  const shown = new Map<string, SVGPathElement>();

  return {
    root,
    get isEmpty() {
      return shown.size === 0;
    },
    paint(paths) {
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
