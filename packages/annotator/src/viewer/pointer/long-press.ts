import type { Point } from '@glossator/document-text';

/** Recognizes one finger that is held still. */
export interface LongPress {
  /** A finger has come down where a long press may begin; an earlier press is over. */
  begin(pointer: number, client: Point): void;
  move(pointer: number, client: Point): void;
  /** The finger is up, a second one is down, or the pages scroll. */
  cancel(): void;
  /** Whether a finger is down that may still become a long press. */
  readonly isPending: boolean;
}

/** Milliseconds until a press is a long one, and pixels that the finger may tremble meanwhile. */
const LONG_PRESS = 500;
const TREMBLE = 10;

/** No finger is down yet. */
export function createLongPress(onLongPress: (client: Point) => void): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let press: { readonly pointer: number; readonly client: Point } | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    press = undefined;
  };
  return {
    begin(pointer, client) {
      cancel();
      press = { pointer, client };
      timer = setTimeout(() => {
        // Moves of the finger that waited behind other work come first: a swipe on a busy page is not a long press.
        frame = requestAnimationFrame(() => {
          press = undefined;
          onLongPress(client);
        });
      }, LONG_PRESS);
    },
    move(pointer, { x, y }) {
      if (press?.pointer !== pointer) return;
      if (Math.hypot(x - press.client.x, y - press.client.y) > TREMBLE) cancel();
    },
    cancel,
    get isPending() {
      return press !== undefined;
    },
  };
}
