import type { RangeList, TextRange } from '@glossator/document-text';
import type { ViewerHighlight } from '../../core/ports/document-viewer';
import { ACTIVE_HIT_PAINT, HIT_PAINT, markPaint, SELECTION_PAINT } from './mark-color';
import { createHitIndex } from './hit-index';
import { createMarkIndex, type Mark } from './mark-index';
import type { MarksLayer } from './marks-layer';
import type { Point } from '../layout/page-matrix';
import type { PageRuns } from '../text/page-runs';
import type { PageView } from '../pages/page-view';
import { boxesOfRange, insideBox, pathOfBoxes, type RunBox } from '../text/run-boxes';

/** Paints highlights, search hits and the selection on mounted pages and knows what is under a point. */
export interface MarkPainter {
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  /** Which highlights are drawn in their active shade. */
  setActive(ids: ReadonlySet<number>): void;
  setHits(hits: RangeList, active: number | undefined): void;
  setSelection(range: TextRange | undefined): void;
  /** Paints a page whose text is known; answers false where it has to be read first. */
  paint(view: PageView): boolean;
  /** The highlight at a point of a page (page units). */
  highlightAt(page: number, point: Point): ViewerHighlight | undefined;
  highlight(id: number): ViewerHighlight | undefined;
}

/** The text of a page if it has been read, and the view of a page if it is mounted. */
export interface MarkSurroundings {
  readonly runsOf: (page: number) => PageRuns | undefined;
  readonly views: () => readonly PageView[];
  /** Pages that have to be read before they can be painted. */
  readonly onMissing: (page: number) => void;
}

/** A painter without marks. Only pages on which something differs are painted anew. */
export function createMarkPainter({ runsOf, views, onMissing }: MarkSurroundings): MarkPainter {
  const highlights = createMarkIndex<ViewerHighlight>();
  const hits = createHitIndex();
  const selection = createMarkIndex<Mark>();
  let active: ReadonlySet<number> = new Set();
  let activeHit: number | undefined;

  const draw = <M extends Mark>(
    layer: MarksLayer,
    marks: readonly M[],
    runs: PageRuns | undefined,
    paintOf: (mark: M) => string,
  ): boolean => {
    if (marks.length === 0) layer.paint(new Map());
    if (marks.length === 0) return true;
    if (!runs) return false;
    const boxes = new Map<string, RunBox[]>();
    for (const mark of marks) {
      const paint = paintOf(mark);
      const list = boxes.get(paint) ?? [];
      list.push(...boxesOfRange(mark.range, runs));
      boxes.set(paint, list);
    }
    layer.paint(new Map([...boxes].map(([paint, list]) => [paint, pathOfBoxes(list)])));
    return true;
  };
  const paintHighlights = (view: PageView): boolean =>
    draw(view.highlights, highlights.on(view.page), runsOf(view.page), ({ id, color }) =>
      markPaint(color, active.has(id)),
    );
  const paintHits = (view: PageView): boolean =>
    draw(view.hits, hits.on(view.page), runsOf(view.page), ({ id }) =>
      id === activeHit ? ACTIVE_HIT_PAINT : HIT_PAINT,
    );
  const paintSelection = (view: PageView): boolean =>
    draw(view.selection, selection.on(view.page), runsOf(view.page), () => SELECTION_PAINT);
  const repaint = (pages: ReadonlySet<number>, paint: (view: PageView) => boolean): void => {
    if (pages.size === 0) return;
    for (const view of views()) if (pages.has(view.page) && !paint(view)) onMissing(view.page);
  };
  const pagesOf = (index: { get(id: number): Mark | undefined }, ids: Iterable<number>): Set<number> => {
    const pages = new Set<number>();
    for (const id of ids) {
      const range = index.get(id)?.range;
      if (range)
        for (const { page } of views()) if (page >= range.startPage && page <= range.endPage) pages.add(page);
    }
    return pages;
  };

  return {
    setHighlights: (list) => repaint(highlights.replace(list), paintHighlights),
    setActive(ids) {
      const pages = pagesOf(highlights, new Set([...active, ...ids]));
      active = ids;
      repaint(pages, paintHighlights);
    },
    setHits(ranges, activeIndex) {
      hits.replace(ranges);
      activeHit = activeIndex;
      repaint(new Set(views().map(({ page }) => page)), paintHits);
    },
    setSelection: (range) => repaint(selection.replace(range ? [{ id: 0, range }] : []), paintSelection),
    paint: (view) => [paintHits(view), paintHighlights(view), paintSelection(view)].every(Boolean),
    highlightAt(page, point) {
      const runs = runsOf(page);
      if (!runs) return undefined;
      return highlights
        .on(page)
        .findLast((mark) => boxesOfRange(mark.range, runs).some((box) => isInside(box, point)));
    },
    highlight: (id) => highlights.get(id),
  };
}

function isInside(box: RunBox, point: Point): boolean {
  const { along, across } = insideBox(box, point);
  return along >= 0 && along <= box.width && across >= 0 && across <= box.height;
}
