import type { PageRuns, Point } from '@glossator/document-text';
import type { ChangeMark } from '../../core/ports/viewer-marks';
import type { PageView } from '../pages/page-view';
import type { AsideText } from '../text/aside-text';
import type { ChangeButtons } from './change-buttons';
import { createChangeIndex, type ChangeIndex } from './change-index';
import { createChangeShapes } from './change-shapes';
import { isOnBoxes } from './mark-shapes';

/** The changes to another Version, drawn on pages whose text is known. */
export interface ChangePaint extends Pick<ChangeIndex, 'on' | 'get'> {
  /** Other changes; answers the pages on which something may differ. */
  replace(marks: readonly ChangeMark[], active: number | undefined): ReadonlySet<number>;
  /** Draws a page; without `runs`, what is there is taken off. */
  draw(view: PageView, runs: PageRuns | undefined): void;
  /** The change at a point of a page (page units). */
  at(runs: PageRuns, point: Point): ChangeMark | undefined;
}

/** Page units around a mark in which it is clicked, too: bars and carets are thin. */
const REACH = 3;

/** Drawings of no changes. */
export function createChangePaint(
  asides: Pick<AsideText, 'on' | 'boxesOf'>,
  buttons: Pick<ChangeButtons, 'show'>,
): ChangePaint {
  const index = createChangeIndex();
  const shapes = createChangeShapes(asides);
  let active: number | undefined;

  return {
    on: index.on,
    get: index.get,
    replace(marks, nextActive) {
      const pages = new Set(index.replace(marks));
      for (const changed of active === nextActive ? [] : [active, nextActive]) {
        const passage = changed === undefined ? undefined : index.get(changed)?.passage;
        for (let page = passage?.startPage ?? 0; passage && page <= passage.endPage; page += 1)
          pages.add(page);
      }
      active = nextActive;
      return pages;
    },
    draw(view, runs) {
      const marks = runs ? index.on(view.page) : [];
      const under = new Map<string, string>();
      const over = new Map<string, string>();
      for (const mark of runs ? marks : []) {
        const isActive = mark.index === active;
        for (const [paint, path] of runs ? shapes.of(mark, runs).paths : []) {
          if (paint === 'passage-ground' && !isActive) continue;
          const layer = paint.endsWith('-ground') ? under : over;
          const key = isActive ? `${paint}-active` : paint;
          layer.set(key, (layer.get(key) ?? '') + path);
        }
      }
      view.marks.changeGrounds.paint(under, dressChange);
      view.marks.changeLines.paint(over, dressChange);
      if (runs && view.text) buttons.show(view.text, marks, active, runs, (mark) => shapes.of(mark, runs));
    },
    at: (runs, point) =>
      index.on(runs.page).findLast((mark) => isOnBoxes(shapes.of(mark, runs).boxes, point, REACH)),
  };
}

/** The stylesheet paints changes by the name of their paint. */
function dressChange(path: SVGPathElement, paint: string): void {
  path.dataset['change'] = paint;
}
