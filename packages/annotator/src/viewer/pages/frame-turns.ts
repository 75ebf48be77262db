/** Hands out turns to draw: one a frame, the first of a frame at once. */
export interface FrameTurns {
  /** Does the work now, or in the first frame whose turn is free; works wait in their order. */
  take(work: () => void): void;
  close(): void;
}

/** What frames come from; a browser window. */
export interface FrameSource {
  requestAnimationFrame(work: () => void): number;
  cancelAnimationFrame(handle: number): void;
}

/** Turns of a window. No frame is requested while nobody draws. */
export function createFrameTurns(frames: FrameSource): FrameTurns {
  const waiting: (() => void)[] = [];
  let frame: number | undefined;

  const turn = (work: (() => void) | undefined): void => {
    frame = work && frames.requestAnimationFrame(() => turn(waiting.shift()));
    work?.();
  };
  return {
    take(work) {
      if (frame === undefined) turn(work);
      else waiting.push(work);
    },
    close() {
      waiting.length = 0;
      if (frame !== undefined) frames.cancelAnimationFrame(frame);
      frame = undefined;
    },
  };
}
