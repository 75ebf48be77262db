import type { Point } from '@glossator/document-text';

/** Exactly two fingers: the point between them in window pixels, and how far they are from each other. */
export interface Fingers {
  readonly middle: Point;
  readonly distance: number;
}

/** The two fingers on a touch screen; `undefined` for any other number of them. */
export function twoFingers(touches: TouchList): Fingers | undefined {
  const [a, b] = touches;
  if (!a || !b || touches.length !== 2) return undefined;
  return {
    middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  };
}
