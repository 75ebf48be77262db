import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import { viewerClass } from '../styles/viewer-class';
import { boxOfLine, type CaretLine } from './carets';
import type { LiveRegion } from './live-region';

/** The caret as it is seen, and what is read aloud where it goes. */
export interface CaretView {
  /** Draws the caret; `undefined` takes it away. */
  show(line: CaretLine | undefined): void;
  /** Scrolls so that it can be seen. */
  reveal(line: CaretLine): void;
  /** Has assistive technology read a text aloud. */
  announce(text: string): void;
  destroy(): void;
}

/** Makes the caret of a pane; nothing is shown yet. */
export function createCaretView(
  pane: ScrollPane,
  layout: Pick<Layout, 'placeOf' | 'reveal'>,
  liveRegion: LiveRegion,
): CaretView {
  const { ownerDocument: document } = pane.root;
  const caret = document.createElement('div');
  caret.className = viewerClass('caret');
  caret.setAttribute('aria-hidden', 'true');

  return {
    show(line) {
      if (!line) {
        caret.remove();
        return;
      }
      const place = layout.placeOf(line.page);
      const [dx, dy] = [line.bottom.x - line.top.x, line.bottom.y - line.top.y];
      Object.assign(caret.style, {
        left: `${place.left + line.top.x}px`,
        top: `${place.top + line.top.y}px`,
        height: `${Math.hypot(dx, dy)}px`,
        transform: `rotate(${Math.atan2(-dx, dy)}rad)`,
      });
      if (!caret.isConnected) pane.sheet.append(caret);
      // From now on it is seen for a while before it blinks.
      for (const animation of caret.getAnimations()) animation.currentTime = 0;
    },
    reveal: (line) => layout.reveal(line.page, boxOfLine(line)),
    announce: liveRegion.announce,
    destroy() {
      caret.remove();
    },
  };
}
