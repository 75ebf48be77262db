import type { PageRuns } from '@glossator/document-text';
import type { MarksLayer } from '../pages/marks-layer';
import type { PageView } from '../pages/page-view';
import type { Mark } from './mark-index';
import type { MarkShapes } from './mark-shapes';

/** Draws the marks of one kind on one page. */
export interface MarkDrawing<M extends Mark> {
  readonly view: PageView;
  readonly layer: MarksLayer;
  readonly marks: readonly M[];
  readonly shapes: MarkShapes;
  readonly paintOf: (mark: M) => string;
  readonly dress?: (path: SVGPathElement, paint: string) => void;
}

/** What every kind of marks is drawn with. */
export interface MarkSurroundings {
  /** The text of a page if it has been read. */
  readonly runsOf: (page: number) => PageRuns | undefined;
  /** A page was painted from estimated edges; the letters as they are drawn will give better ones. */
  readonly onEstimated: (page: number) => void;
}

/** Draws marks, one path for each paint; false where the page's text has to be read first. */
export function drawMarks<M extends Mark>(
  { view, layer, marks, shapes, paintOf, dress }: MarkDrawing<M>,
  { runsOf, onEstimated }: MarkSurroundings,
): boolean {
  const runs = marks.length > 0 ? runsOf(view.page) : undefined;
  if (marks.length > 0 && !runs) return false;
  const paths = new Map<string, string>();
  if (runs) {
    for (const mark of marks) {
      const paint = paintOf(mark);
      paths.set(paint, (paths.get(paint) ?? '') + shapes.of(mark, runs).path);
    }
    if (!runs.isExact && view.canvas) onEstimated(view.page);
  }
  layer.paint(paths, dress);
  return true;
}
