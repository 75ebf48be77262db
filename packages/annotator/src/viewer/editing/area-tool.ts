import type { PageArea } from '@glossator/client-sdk/contract';
import type { Point } from '@glossator/document-text';
import type { Box } from '../../core/ports/document-viewer';
import { treeOf } from '../layout/node-tree';
import { areaOfBox, between, shownArea } from '../layout/area-box';
import type { Layout } from '../layout/layout';
import { boxSize } from '../layout/page-box';
import type { PageGeometry } from '../layout/page-geometry';
import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass } from '../styles/viewer-class';
import { stepFrame } from './area-keys';

/** A frame on a page that the reader drags or moves by keys until it is where the area is to be. */
export interface AreaTool {
  /** Puts the frame where its page is now. */
  place(): void;
  destroy(): void;
}

/** What the tool works with, and who is notified. */
export interface AreaToolOptions {
  readonly pane: ScrollPane;
  readonly layout: Pick<Layout, 'placeOf' | 'seenOf' | 'pageAt' | 'currentPage' | 'reveal' | 'scrollToPage'>;
  readonly geometry: Pick<PageGeometry, 'boxOf' | 'count'>;
  /** The name of the frame, for assistive technology; it says which keys do what. */
  readonly labelOf: (area: PageArea) => string;
  readonly onDrawn: (area: PageArea) => void;
  /** The reader gives it up. */
  readonly onEnd: () => void;
}

/** A frame that is smaller, in CSS pixels, was a click and no area. */
const LEAST = 5;

/** Puts the frame into the middle of what is seen and gives it the focus. While it is there, the pointer draws and does nothing else. */
export function createAreaTool({ pane, layout, geometry, labelOf, ...on }: AreaToolOptions): AreaTool {
  const { root, sheet } = pane;
  const { ownerDocument: document } = root;
  const listening = new AbortController();
  const frame = document.createElement('div');
  let area = areaInSight();
  let drawn: { readonly page: number; readonly from: Point; readonly before: PageArea } | undefined;

  function areaInSight(): PageArea {
    const page = layout.currentPage();
    return areaOf(middleOf(layout.seenOf(page)), page);
  }
  function areaOf(box: Box, page: number): PageArea {
    return areaOfBox(box, page, boxSize(geometry.boxOf(page)), layout.placeOf(page).matrix);
  }
  const boxOf = (shown: PageArea): Box =>
    shownArea(shown, boxSize(geometry.boxOf(shown.page)), layout.placeOf(shown.page).matrix);
  const place = (): void => {
    const { left, top } = layout.placeOf(area.page);
    const box = boxOf(area);
    Object.assign(frame.style, {
      left: `${left + box.x}px`,
      top: `${top + box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
  };
  const show = (next: PageArea): void => {
    area = next;
    frame.setAttribute('aria-label', labelOf(area));
    place();
  };
  /** The point of a page's element under a point of the window, inside of the page. */
  const pointOn = (page: number, { clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = layout.placeOf(page);
    const inPane = pane.fromClient({ x: clientX, y: clientY });
    const [x, y] = [inPane.x + pane.left - left, inPane.y + pane.top - top];
    return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
  };
  const begin = (event: PointerEvent): void => {
    if (event.button !== 0 || !isOnPage(event.target, frame)) return;
    swallow(event);
    const { page } = layout.pageAt({ x: event.clientX, y: event.clientY });
    drawn = { page, from: pointOn(page, event), before: area };
    root.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!drawn) return;
    swallow(event);
    const { page, from } = drawn;
    show(areaOf(between(from, pointOn(page, event)), page));
  };
  const finish = (event: PointerEvent): void => {
    if (!drawn) return;
    swallow(event);
    const { before } = drawn;
    drawn = undefined;
    const { width, height } = boxOf(area);
    if (width >= LEAST && height >= LEAST) on.onDrawn(area);
    else show(before);
  };
  /** The browser takes the pointer away, to scroll with it, say: nothing was drawn. */
  const giveUp = (): void => {
    if (drawn) show(drawn.before);
    drawn = undefined;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') on.onEnd();
    else if (event.target !== frame) return;
    else if (event.key === 'Enter') on.onDrawn(area);
    else if (event.key === 'PageDown' || event.key === 'PageUp') turnPage(event.key === 'PageDown' ? 1 : -1);
    else {
      const { width, height } = layout.placeOf(area.page);
      const next = stepFrame(boxOf(area), event, { width, height });
      if (!next) return;
      show(areaOf(next, area.page));
      layout.reveal(area.page, next);
    }
    swallow(event);
  };
  const turnPage = (by: 1 | -1): void => {
    const page = Math.min(Math.max(area.page + by, 0), geometry.count - 1);
    layout.scrollToPage(page);
    show({ ...area, page });
    layout.reveal(page, boxOf(area));
  };

  frame.className = viewerClass('areaFrame');
  frame.tabIndex = 0;
  frame.setAttribute('role', 'application');
  show(area);
  sheet.append(frame);
  root.classList.add(viewerClass('drawsArea'));
  const early = { signal: listening.signal, capture: true };
  root.addEventListener('pointerdown', begin, early);
  root.addEventListener('pointermove', move, early);
  root.addEventListener('pointerup', finish, early);
  root.addEventListener('pointercancel', giveUp, early);
  root.addEventListener('keydown', onKey, early);
  for (const name of ['mousedown', 'click', 'dblclick'] as const)
    root.addEventListener(name, (event) => isOnPage(event.target, frame) && swallow(event), early);
  frame.focus({ preventScroll: true });

  return {
    place,
    destroy() {
      const hadFocus = treeOf(root).activeElement === frame;
      listening.abort();
      root.classList.remove(viewerClass('drawsArea'));
      frame.remove();
      if (hadFocus) root.focus({ preventScroll: true });
    },
  };
}

/** Where the frame begins: in the middle of what is seen of a page. */
function middleOf(seen: Box): Box {
  const [width, height] = [seen.width * 0.4, Math.min(seen.height * 0.3, seen.width * 0.3)];
  const [x, y] = [seen.x + (seen.width - width) / 2, seen.y + (seen.height - height) / 2];
  return { x, y, width, height };
}

function isOnPage(target: EventTarget | null, frame: Element): boolean {
  return target instanceof Element && (target === frame || target.closest('[data-page]') !== null);
}

/** Nobody else is to act on it: neither the tools of the pages nor the browser. */
function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
