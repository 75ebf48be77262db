import type { Point, TextRange } from '@glossator/document-text';
import type { ViewerHighlight } from '../../core/ports/viewer-marks';
import type { Size } from '../layout/page-box';
import type { PageView } from '../pages/page-view';
import type { AsideText } from '../text/aside-text';
import type { MarkButtons } from './mark-buttons';
import { areaPaint, dressHighlight, markPaint, proposalPaint, type MarkShade } from './mark-color';
import { drawMarks, type MarkSurroundings } from './mark-drawing';
import { createMarkIndex } from './mark-index';
import { createMarkShapes, isOnShape } from './mark-shapes';

/** The range over which a highlight is painted while somebody changes it. */
export interface PaintedDraft {
  readonly id: number;
  readonly range: TextRange;
}

/** Highlights on mounted pages. What changes them answers the pages on which something differs. */
export interface HighlightPaint {
  setHighlights(highlights: readonly ViewerHighlight[]): ReadonlySet<number>;
  /** Paints one of the highlights over another range than its own; `undefined` ends that. */
  setDraft(draft: PaintedDraft | undefined): ReadonlySet<number>;
  /** Which highlight is drawn in its active shade, and which in the shade of what is under the pointer. */
  setActive(active: number | undefined, hovered: number | undefined): ReadonlySet<number>;
  /** Paints a page whose text is known; answers false where it has to be read first. */
  paint(view: PageView): boolean;
  /** The highlight at a point of a page (page units), the one painted last where several are. */
  at(page: number, point: Point): ViewerHighlight | undefined;
}

/** No highlights yet. */
export function createHighlightPaint(
  surroundings: MarkSurroundings,
  asides: Pick<AsideText, 'on' | 'boxesOf'>,
  views: () => readonly PageView[],
  buttons: Pick<MarkButtons, 'show'>,
  sizeOf: (page: number) => Size,
): HighlightPaint {
  const { runsOf } = surroundings;
  const index = createMarkIndex<ViewerHighlight>();
  const shapes = createMarkShapes(asides, sizeOf);
  let listed: readonly ViewerHighlight[] = [];
  let draft: PaintedDraft | undefined;
  let active: number | undefined;
  let hovered: number | undefined;

  const shadeOf = (id: number): MarkShade => {
    if (id === active) return 'active';
    return id === hovered ? 'hovered' : 'plain';
  };
  const paintOf = ({ id, area, color, isProposal }: ViewerHighlight): string => {
    if (isProposal) return proposalPaint(color);
    return area ? areaPaint(color, shadeOf(id)) : markPaint(color, shadeOf(id));
  };
  const mountedPagesOf = (ids: readonly (number | undefined)[]): Set<number> => {
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
      return index.replace(withDraft(listed, draft));
    },
    setDraft(next) {
      draft = next;
      return index.replace(withDraft(listed, draft));
    },
    setActive(nextActive, nextHovered) {
      const pages = mountedPagesOf([active, hovered, nextActive, nextHovered]);
      active = nextActive;
      hovered = nextHovered;
      return pages;
    },
    paint(view) {
      const marks = index.on(view.page);
      const runs = view.text && runsOf(view.page);
      if (view.text && runs) buttons.show(view.text, marks, runs, (mark) => shapes.of(mark, runs));
      const layer = view.marks.highlights;
      return drawMarks({ view, layer, marks, shapes, paintOf, dress: dressHighlight }, surroundings);
    },
    at(page, point) {
      const runs = runsOf(page);
      if (!runs) return undefined;
      return index.on(page).findLast((mark) => isOnShape(shapes.of(mark, runs), point));
    },
  };
}

function withDraft(
  listed: readonly ViewerHighlight[],
  draft: PaintedDraft | undefined,
): readonly ViewerHighlight[] {
  const index = draft ? listed.findIndex(({ id }) => id === draft.id) : -1;
  const own = listed[index];
  return draft && own ? listed.with(index, { ...own, range: draft.range }) : listed;
}
