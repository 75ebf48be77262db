import type { Point } from '@glossator/document-text';
import { viewerClass } from '../styles/viewer-class';

/** The scrolling window over the column of pages. Reads layout once per change and remembers it. */
export interface ScrollPane {
  /** The focusable element that scrolls. */
  readonly root: HTMLElement;
  /** The element that is as large as the column and holds the pages. */
  readonly sheet: HTMLElement;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  setSheet(width: number, height: number): void;
  scrollTo(left: number, top: number): void;
  /** Gives the pane the focus without showing a ring, as a click does. */
  focusByPointer(): void;
  fromClient(point: Point): Point;
  toClient(point: Point): Point;
  destroy(): void;
}

/** What happens to the pane. */
export interface ScrollPaneEvents {
  /** `isByHand`: not by a call of `scrollTo`. */
  readonly onScroll: (isByHand: boolean) => void;
  readonly onResize: () => void;
}

/** Puts a scrolling pane into a container and watches it. */
export function createScrollPane(container: HTMLElement, events: ScrollPaneEvents): ScrollPane {
  const document = container.ownerDocument;
  const root = document.createElement('div');
  const sheet = document.createElement('div');
  root.className = viewerClass('scroller');
  root.tabIndex = 0;
  sheet.className = viewerClass('sheet');
  root.append(sheet);
  container.append(root);

  let left = 0;
  let top = 0;
  let width = root.clientWidth;
  let height = root.clientHeight;
  const readScroll = (): void => {
    left = root.scrollLeft;
    top = root.scrollTop;
  };
  const onScroll = (): void => {
    const before = { left, top };
    readScroll();
    // Less than a pixel may be a number that the browser has rounded.
    const isByHand = Math.abs(before.left - left) >= 1 || Math.abs(before.top - top) >= 1;
    if (before.left !== left || before.top !== top) events.onScroll(isByHand);
  };
  root.addEventListener('scroll', onScroll, { passive: true });
  const showFocus = (): void => root.classList.remove(viewerClass('byPointer'));
  root.addEventListener('keydown', showFocus);
  root.addEventListener('blur', showFocus);
  const observer = new ResizeObserver(() => {
    const before = { width, height };
    width = root.clientWidth;
    height = root.clientHeight;
    if (before.width !== width || before.height !== height) events.onResize();
  });
  observer.observe(root);

  return {
    root,
    sheet,
    get left() {
      return left;
    },
    get top() {
      return top;
    },
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    setSheet(nextWidth, nextHeight) {
      sheet.style.width = `${nextWidth}px`;
      sheet.style.height = `${nextHeight}px`;
    },
    scrollTo(nextLeft, nextTop) {
      root.scrollLeft = nextLeft;
      root.scrollTop = nextTop;
      const before = { left, top };
      readScroll();
      if (before.left !== left || before.top !== top) events.onScroll(false);
    },
    focusByPointer() {
      root.classList.add(viewerClass('byPointer'));
      root.focus({ preventScroll: true });
    },
    fromClient({ x, y }) {
      const box = root.getBoundingClientRect();
      return { x: x - box.left - root.clientLeft, y: y - box.top - root.clientTop };
    },
    toClient({ x, y }) {
      const box = root.getBoundingClientRect();
      return { x: x + box.left + root.clientLeft, y: y + box.top + root.clientTop };
    },
    destroy() {
      observer.disconnect();
      root.removeEventListener('scroll', onScroll);
      root.removeEventListener('keydown', showFocus);
      root.removeEventListener('blur', showFocus);
      root.remove();
    },
  };
}
