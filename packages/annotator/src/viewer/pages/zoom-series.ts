/** Tells a single step of zoom, which is drawn sharp at once, from a series of them, which is drawn when it is over. */
export interface ZoomSeries {
  /** The scale is this now; answers nothing new while it stays the same. */
  scaled(scale: number): void;
  /** More steps are likely to follow at once: bitmaps are stretched meanwhile. */
  readonly isUnderWay: boolean;
  stop(): void;
}

/** Milliseconds between two steps that belong together: a pinch or a turning wheel, not two clicks. */
const NEXT_STEP = 35;
/** Milliseconds after the last step of a series in which nothing has followed. */
const OVER = 80;

/** A watch over steps; `after` calls back later unless its answer is called before. */
export function createZoomSeries(
  initial: number,
  after: (ms: number, work: () => void) => () => void,
  onOver: () => void,
): ZoomSeries {
  let scale = initial;
  let isRecent = false;
  let isUnderWay = false;
  let cancel: (() => void) | undefined;

  const end = (): void => {
    isUnderWay = false;
    onOver();
  };
  const pass = (): void => {
    isRecent = false;
    cancel = isUnderWay ? after(OVER, end) : undefined;
  };
  return {
    scaled(next) {
      if (next === scale) return;
      scale = next;
      isUnderWay ||= isRecent;
      isRecent = true;
      cancel?.();
      cancel = after(NEXT_STEP, pass);
    },
    get isUnderWay() {
      return isUnderWay;
    },
    stop: () => cancel?.(),
  };
}
