import type { Point, RangeList, TextRange } from '@glossator/document-text';
import type {
  ChangeDescription,
  ChangeMark,
  HighlightDescription,
  ViewerHighlight,
} from '../../core/ports/viewer-marks';
import type { Size } from '../layout/page-box';
import type { ScrollPane } from '../layout/scroll-pane';
import type { PageView } from '../pages/page-view';
import type { AsideText } from '../text/aside-text';
import { createHighlightPaint, type PaintedDraft } from './highlight-paint';
import { createHitIndex } from './hit-index';
import { createIdlePages } from './idle-pages';
import { createLaterChanges } from './later-changes';
import { createMarkButtons, type MarkButtons } from './mark-buttons';
import { ACTIVE_HIT_PAINT, HIT_PAINT, SELECTION_PAINT } from './mark-color';
import { drawMarks, type MarkSurroundings } from './mark-drawing';
import { createMarkIndex, type Mark } from './mark-index';
import { createMarkShapes } from './mark-shapes';

/** Paints highlights, search hits, changes and the selection on mounted pages and knows what is under a point. */
export interface MarkPainter {
  setHighlights(highlights: readonly ViewerHighlight[]): void;
  /** Paints one of the highlights over another range than its own; `undefined` ends that. */
  setDraft(draft: PaintedDraft | undefined): void;
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
  /** What highlights are for keyboards and screen readers. */
  readonly buttons: Pick<MarkButtons, 'focus' | 'describe'>;
  /** A page is about to leave, and its text layer with it. */
  release(view: PageView): void;
  destroy(): void;
}

/** What the painter works with. */
export interface MarkPainterOptions extends Pick<MarkSurroundings, 'runsOf'> {
  readonly pane: ScrollPane;
  /** The names of highlights and changes for assistive technology; without them they cannot be reached by keys. */
  readonly describeHighlight: ((id: number) => HighlightDescription | undefined) | undefined;
  readonly describeChange: ((index: number) => ChangeDescription | undefined) | undefined;
  /** A highlight that has the focus was opened by a key. */
  readonly onOpenHighlight: (id: number) => void;
  /** The mark of a change was opened by a key, or the link beside it followed. */
  readonly onOpenChange: (index: number) => void;
  /** What marks over a page break leave out. */
  readonly asides: Pick<AsideText, 'on' | 'boxesOf'>;
  /** The size of a page in page units. */
  readonly sizeOf: (page: number) => Size;
  readonly views: () => readonly PageView[];
  /** Pages that have to be read before they can be painted. */
  readonly onMissing: (page: number) => void;
  /** Edges of marks are known better than before. */
  readonly onRefined: () => void;
  /** Where to wait for idle time; without it, edges stay as they were first painted. */
  readonly window: Window | null;
}

/**
 * A painter without marks. Only pages on which something differs are painted anew. Edges inside a line are first painted from
 * the advances of the browser's fonts and, as soon as the page is drawn and the browser idle, from the letters as they are drawn.
 */
export function createMarkPainter(options: MarkPainterOptions): MarkPainter {
  const { runsOf, asides, views } = options;
  const surroundings: MarkSurroundings = { runsOf, onEstimated: (page) => idle.add(page) };
  const buttons = createMarkButtons({
    pane: options.pane,
    describe: options.describeHighlight,
    onOpen: options.onOpenHighlight,
  });
  const highlights = createHighlightPaint(surroundings, asides, views, buttons, options.sizeOf);
  const changes = createLaterChanges(
    async () => {
      const { createChangeMarks } = await import('./change-marks');
      const { pane, describeChange: describe, onOpenChange: onOpen } = options;
      return createChangeMarks({ asides, pane, describe, onOpen });
    },
    (pages) => repaint(pages, paintChanges),
  );
  const hits = createHitIndex();
  const hitShapes = createMarkShapes(asides);
  const selection = createMarkIndex<Mark>();
  const selectionShapes = createMarkShapes(asides);
  let activeHit: number | undefined;

  const idle = createIdlePages(options.window, (page) => {
    const view = views().find((mounted) => mounted.page === page);
    if (!view || !runsOf(page)?.refine()) return;
    paint(view);
    options.onRefined();
  });
  const hitPaint = ({ id }: Mark): string => (id === activeHit ? ACTIVE_HIT_PAINT : HIT_PAINT);
  const paintHits = (view: PageView): boolean => {
    const [layer, marks] = [view.marks.hits, hits.on(view.page)];
    return drawMarks({ view, layer, marks, shapes: hitShapes, paintOf: hitPaint }, surroundings);
  };
  const paintSelection = (view: PageView): boolean => {
    const [layer, marks] = [view.marks.selection, selection.on(view.page)];
    const paintOf = (): string => SELECTION_PAINT;
    return drawMarks({ view, layer, marks, shapes: selectionShapes, paintOf }, surroundings);
  };
  const paintChanges = (view: PageView): boolean => {
    const isMarked = changes.on(view.page).length > 0;
    const runs = isMarked ? runsOf(view.page) : undefined;
    if (isMarked && !runs) return false;
    changes.draw(view, runs);
    if (runs && !runs.isExact && view.canvas) idle.add(view.page);
    return true;
  };
  const paint = (view: PageView): boolean =>
    [paintChanges(view), paintHits(view), highlights.paint(view), paintSelection(view)].every(Boolean);
  const repaint = (pages: ReadonlySet<number>, paintKind: (view: PageView) => boolean): void => {
    if (pages.size === 0) return;
    for (const view of views()) if (pages.has(view.page) && !paintKind(view)) options.onMissing(view.page);
  };

  return {
    setHighlights: (list) => repaint(highlights.setHighlights(list), highlights.paint),
    setDraft: (draft) => repaint(highlights.setDraft(draft), highlights.paint),
    setActive: (active, hovered) => repaint(highlights.setActive(active, hovered), highlights.paint),
    setHits(ranges, activeIndex) {
      hits.replace(ranges);
      activeHit = activeIndex;
      repaint(new Set(views().map(({ page }) => page)), paintHits);
    },
    setChanges: (marks, activeChange) => repaint(changes.replace(marks, activeChange), paintChanges),
    setSelection: (range) => repaint(selection.replace(range ? [{ id: 0, range }] : []), paintSelection),
    paint,
    highlightAt: highlights.at,
    changeAt(page, point) {
      const runs = runsOf(page);
      return runs && changes.at(runs, point);
    },
    buttons,
    release({ text }) {
      if (!text) return;
      buttons.release(text);
      changes.release(text);
    },
    destroy: idle.close,
  };
}
