import type { Layout } from '../layout/layout';
import { createSettleTimer } from '../layout/settle-timer';
import type { MarkPainter } from '../marks/mark-painter';
import type { PageDeck } from '../pages/page-deck';
import type { PageDrawing } from '../pages/page-drawing';
import type { PageFinisher } from '../pages/page-finisher';
import type { PageView } from '../pages/page-view';
import type { Sight } from '../pages/sight';
import type { DocumentText } from '../text/document-text';
import type { ViewPosition } from '../../core/ports/document-viewer';

/** What makes a frame necessary: the window has scrolled, pages have moved or changed size, or other content is to be shown. */
export type FrameCause = 'scroll' | 'layout' | 'content';

/**
 * The one place that says what happens in which order. A frame runs at once, inside the browser's scroll event or the call that caused
 * it, so that the browser's next frame shows its outcome; what takes longer (drawing, reading) is only scheduled here and arrives later.
 */
export interface FrameLoop {
  run(cause: FrameCause): void;
  /** Whether the reader is moving: less than `REST` milliseconds have passed since the last frame. */
  readonly isMoving: boolean;
  /** The reader is taken to be moving: the wait for rest begins anew. */
  touch(): void;
  /** A page has been requested from the worker; what is requested now comes right after it. */
  onDrawingStarted(page: number): void;
  /** A page's bitmap is on the screen. */
  onDrawn(page: number): void;
  /** A page's text has been read. */
  onRead(page: number): void;
  /** The places of glyphs can be read: edges of marks may be known better than they were painted. */
  onGlyphs(): void;
  /** Marks were painted of which it is not known yet what they leave out. */
  onMissed(): void;
  /** A page's text has been read, or cannot be: pages that waited for it may be drawn. */
  onReadSettled(): void;
  destroy(): void;
}

/** The sub-systems that frames drive, and who is notified of them. */
export interface FrameParts {
  readonly layout: Pick<Layout, 'position'>;
  readonly sight: Sight;
  readonly deck: PageDeck;
  readonly drawing: PageDrawing;
  readonly text: DocumentText;
  readonly marks: Pick<MarkPainter, 'paint'>;
  readonly finisher: PageFinisher;
  /** The frame is through: page, zoom, scale or rotation may have changed, and what stands over the pages has to move along. */
  readonly onFrame: () => void;
  readonly onRest: (position: ViewPosition) => void;
  /** A page's bitmap is on the screen. */
  readonly onDrawn: (page: number) => void;
}

/** Milliseconds without movement after which pages are finished and the place is worth storing. */
const REST = 120;

/** No frame has run yet. */
export function createFrameLoop(parts: FrameParts): FrameLoop {
  const { layout, sight, deck, drawing, text, marks, finisher } = parts;
  let isDestroyed = false;

  const inSight = (): PageView[] => deck.nearest().filter(({ page }) => sight.has(page));
  const finish = (): void => void finisher.finish(inSight().filter(({ page }) => text.isRead(page)));
  /** Who reads on or has jumped here wants to select at once; who rushes by does not. */
  const finishIfCalm = (page: number): void => {
    if (sight.lead() === 0 && sight.has(page)) finish();
  };
  const repaint = (page: number): void => {
    const view = deck.get(page);
    if (view && !isDestroyed) marks.paint(view);
  };
  /** Marks over page breaks leave out running lines as soon as those are known. */
  const leaveOut = (): void => void text.asides.catchUp().then((pages) => pages.forEach(repaint));

  const run = (cause: FrameCause): void => {
    // 1. Read: where the window is now, and how fast it got there.
    if (cause === 'scroll') sight.moved();
    // 2. Place: mounted pages go where the layout has them.
    if (cause === 'layout') deck.place();
    // 3. Interrupt: what was begun for a reader at rest is not worth going on with.
    finisher.stop();
    drawing.interrupt();
    // 4. Mount and unmount to fit what is seen; marks are painted on a page as it is mounted.
    deck.sync();
    // 5. Schedule drawing, most urgent first.
    drawing.sync();
    // 6. Wait for rest.
    rest.touch();
    // 7. Notify: the host, and what stands over the pages.
    parts.onFrame();
  };
  const rest = createSettleTimer(REST, () => {
    // 1. Nobody rushes any more: mount and draw what was left out meanwhile.
    sight.stopped();
    deck.sync();
    drawing.sync();
    // 2. Read the pages in sight; pages that flew by have not got their marks yet.
    for (const { page } of inSight()) text.read(page);
    for (const view of deck.nearest()) if (!marks.paint(view)) text.read(view.page);
    // 3. Make them selectable, free what was cached for speed, sharpen what is too large for one bitmap.
    finish();
    drawing.trim();
    drawing.sharpen(inSight());
    // 4. Look for what marks over page breaks leave out.
    leaveOut();
    // 5. Notify.
    parts.onRest(layout.position());
  });

  return {
    run,
    get isMoving() {
      return rest.isPending;
    },
    touch: rest.touch,
    onDrawingStarted(page) {
      // Requested before the worker turns to other pages, which may keep it for seconds.
      if (sight.lead() === 0 && sight.has(page) && !text.isRead(page)) text.read(page);
    },
    onDrawn(page) {
      const view = deck.get(page);
      if (view && !marks.paint(view) && !sight.isFlying()) text.read(page);
      finishIfCalm(page);
      parts.onDrawn(page);
    },
    onRead(page) {
      repaint(page);
      finishIfCalm(page);
    },
    onGlyphs() {
      if (!isDestroyed) for (const view of deck.nearest()) marks.paint(view);
    },
    onMissed() {
      // Who rests where a highlight is shown later does not move for it.
      if (!rest.isPending) leaveOut();
    },
    onReadSettled() {
      if (!isDestroyed) drawing.sync();
    },
    destroy() {
      isDestroyed = true;
      rest.stop();
    },
  };
}
