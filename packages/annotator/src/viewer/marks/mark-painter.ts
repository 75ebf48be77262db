import type { RangeList, TextRange, PageRuns, Point } from '@glossator/document-text';
import type { ChangeMark, ViewerHighlight } from '../../core/ports/viewer-marks';
import type { ChangeButtons } from './change-buttons';
import { createChangePaint } from './change-paint';
import { createIdlePages } from './idle-pages';
import { ACTIVE_HIT_PAINT, HIT_PAINT, markPaint, proposalPaint, SELECTION_PAINT } from './mark-color';
import { createHitIndex } from './hit-index';
import { createMarkIndex, type Mark } from './mark-index';
import type { MarkButtons } from './mark-buttons';
import { createMarkShapes, isOnShape } from './mark-shapes';
import type { MarksLayer } from './marks-layer';
import type { RunningText } from '../text/running-text';
import type { PageView } from '../pages/page-view';

/** Paints highlights, search hits, changes and the selection on mounted pages and knows what is under a point. */
export interface MarkPainter {
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  /** Paints one of the highlights over another range than its own; `undefined` ends that. */
  setDraft(draft: HighlightDraft | undefined): void;
  /** Which highlight is drawn in its active shade, and which in the shade of what is under the pointer. */
  setActive(active: number | undefined, hovered: number | undefined): void;
  setHits(hits: RangeList, active: number | undefined): void;
  setChanges(marks: readonly ChangeMark[], active: number | undefined): void;
  setSelection(range: TextRange | undefined): void;
  /** Paints a page whose text is known; answers false where it has to be read first. */
  paint(view: PageView): boolean;
  /** The highlight at a point of a page (page units), the one painted last where several are. */
  highlightAt(page: number, point: Point): ViewerHighlight | undefined;
  /** The change at a point of a page (page units). */
  changeAt(page: number, point: Point): ChangeMark | undefined;
  highlight(id: number): ViewerHighlight | undefined;
  close(): void;
}

/** The range over which a highlight is painted while somebody changes it. */
export interface HighlightDraft {
  readonly id: number;
  readonly range: TextRange;
}

/** The text of a page if it has been read, and the view of a page if it is mounted. */
export interface MarkSurroundings {
  readonly runsOf: (page: number) => PageRuns | undefined;
  /** What highlights are for keyboards and screen readers. */
  readonly buttons: Pick<MarkButtons, 'show'>;
  /** What changes are for them. */
  readonly changeButtons: Pick<ChangeButtons, 'show'>;
  /** What marks over a page break leave out. */
  readonly running: Pick<RunningText, 'on' | 'boxesOf'>;
  readonly views: () => readonly PageView[];
  /** Pages that have to be read before they can be painted. */
  readonly onMissing: (page: number) => void;
  /** Edges of marks are known better than before. */
  readonly onRefined: () => void;
  /** Where to ask for idle time; without it, edges stay as they were first painted. */
  readonly window: Window | null;
}

/**
 * A painter without marks. Only pages on which something differs are painted anew. Edges inside a line are first painted from
 * the advances of the browser's fonts and, as soon as the page is drawn and the browser idle, from the letters as they are drawn.
 */
export function createMarkPainter({
  runsOf,
  buttons,
  changeButtons,
  running,
  views,
  onMissing,
  onRefined,
  window,
}: MarkSurroundings): MarkPainter {
  const highlights = createMarkIndex<ViewerHighlight>();
  const hits = createHitIndex();
  const selection = createMarkIndex<Mark>();
  const highlightShapes = createMarkShapes(running);
  const hitShapes = createMarkShapes(running);
  const selectionShapes = createMarkShapes(running);
  const changes = createChangePaint(running, changeButtons);
  let listed: readonly ViewerHighlight[] = [];
  let draft: HighlightDraft | undefined;
  let active: number | undefined;
  let hovered: number | undefined;
  let activeHit: number | undefined;

  const idle = createIdlePages(window, (page) => {
    const view = views().find((mounted) => mounted.page === page);
    if (!view || !runsOf(page)?.refine()) return;
    paint(view);
    onRefined();
  });
  const draw = <M extends Mark>(
    view: PageView,
    layer: MarksLayer,
    marks: readonly M[],
    shapes: ReturnType<typeof createMarkShapes>,
    paintOf: (mark: M) => string,
  ): boolean => {
    const runs = marks.length > 0 ? runsOf(view.page) : undefined;
    if (marks.length > 0 && !runs) return false;
    const paths = new Map<string, string>();
    if (runs) {
      for (const mark of marks) {
        const paint = paintOf(mark);
        paths.set(paint, (paths.get(paint) ?? '') + shapes.of(mark, runs).path);
      }
      if (!runs.isExact && view.canvas) idle.add(view.page);
    }
    layer.paint(paths);
    return true;
  };
  const shadeOf = (id: number): 'plain' | 'hovered' | 'active' =>
    id === active ? 'active' : id === hovered ? 'hovered' : 'plain';
  const paintHighlights = (view: PageView): boolean => {
    const marks = highlights.on(view.page);
    const runs = view.text && runsOf(view.page);
    if (view.text && runs) buttons.show(view.text, marks, runs, (mark) => highlightShapes.of(mark, runs));
    return draw(view, view.highlights, marks, highlightShapes, ({ id, color, isProposal }) =>
      isProposal ? proposalPaint(color) : markPaint(color, shadeOf(id)),
    );
  };
  const paintHits = (view: PageView): boolean =>
    draw(view, view.hits, hits.on(view.page), hitShapes, ({ id }) =>
      id === activeHit ? ACTIVE_HIT_PAINT : HIT_PAINT,
    );
  const paintSelection = (view: PageView): boolean =>
    draw(view, view.selection, selection.on(view.page), selectionShapes, () => SELECTION_PAINT);
  const paintChanges = (view: PageView): boolean => {
    const isMarked = changes.on(view.page).length > 0;
    const runs = isMarked ? runsOf(view.page) : undefined;
    if (isMarked && !runs) return false;
    changes.draw(view, runs);
    if (runs && !runs.isExact && view.canvas) idle.add(view.page);
    return true;
  };
  const paint = (view: PageView): boolean =>
    [paintChanges(view), paintHits(view), paintHighlights(view), paintSelection(view)].every(Boolean);
  const repaint = (pages: ReadonlySet<number>, paintLayer: (view: PageView) => boolean): void => {
    if (pages.size === 0) return;
    for (const view of views()) if (pages.has(view.page) && !paintLayer(view)) onMissing(view.page);
  };
  const mountedPagesOf = (
    index: { get(id: number): Mark | undefined },
    ids: readonly (number | undefined)[],
  ): Set<number> => {
    const pages = new Set<number>();
    for (const id of ids) {
      const range = id === undefined ? undefined : index.get(id)?.range;
      if (!range) continue;
      for (const { page } of views()) if (page >= range.startPage && page <= range.endPage) pages.add(page);
    }
    return pages;
  };

  return {
    setHighlights(list) {
      listed = list;
      repaint(highlights.replace(withDraft(listed, draft)), paintHighlights);
    },
    setDraft(next) {
      draft = next;
      repaint(highlights.replace(withDraft(listed, draft)), paintHighlights);
    },
    setActive(nextActive, nextHovered) {
      const pages = mountedPagesOf(highlights, [active, hovered, nextActive, nextHovered]);
      active = nextActive;
      hovered = nextHovered;
      repaint(pages, paintHighlights);
    },
    setHits(ranges, activeIndex) {
      hits.replace(ranges);
      activeHit = activeIndex;
      repaint(new Set(views().map(({ page }) => page)), paintHits);
    },
    setChanges: (marks, activeChange) => repaint(changes.replace(marks, activeChange), paintChanges),
    setSelection: (range) => repaint(selection.replace(range ? [{ id: 0, range }] : []), paintSelection),
    paint,
    highlightAt(page, point) {
      const runs = runsOf(page);
      if (!runs) return undefined;
      return highlights.on(page).findLast((mark) => isOnShape(highlightShapes.of(mark, runs), point));
    },
    changeAt(page, point) {
      const runs = runsOf(page);
      return runs && changes.at(runs, point);
    },
    highlight: (id) => highlights.get(id),
    close: idle.close,
  };
}

function withDraft(
  listed: readonly ViewerHighlight[],
  draft: HighlightDraft | undefined,
): readonly ViewerHighlight[] {
  const index = draft ? listed.findIndex(({ id }) => id === draft.id) : -1;
  const own = listed[index];
  return draft && own ? listed.with(index, { ...own, range: draft.range }) : listed;
}
