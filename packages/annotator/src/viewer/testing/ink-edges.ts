import type { InkBitmap, InkBox } from './ink-bitmap';

/** A stretch along a line without ink, in pixels of the bitmap. */
export interface White {
  readonly from: number;
  readonly to: number;
}

/** A bitmap along the lines of its text: `at` is a place along a line, `cross` one across it. */
export interface InkLines {
  /** The ends of a highlight along its line, and its edges across it. */
  edgesOf(box: InkBox): {
    readonly low: number;
    readonly high: number;
    readonly near: number;
    readonly far: number;
  };
  isInk(at: number, cross: number): boolean;
}

/** The lines of a bitmap; those that run up or down the page are looked at from the side. */
export function inkLines({ boxes, isInk }: InkBitmap): InkLines {
  const found = boxes.filter((box) => box !== undefined);
  const upright = found.filter(({ left, right, top, bottom }) => right - left < bottom - top);
  return upright.length > found.length / 2
    ? {
        edgesOf: ({ left, right, top, bottom }) => ({ low: top, high: bottom, near: left, far: right }),
        isInk: (at, cross) => isInk(cross, at),
      }
    : {
        edgesOf: ({ left, right, top, bottom }) => ({ low: left, high: right, near: top, far: bottom }),
        isInk,
      };
}

/** The space between words within reach of one end of a highlight, if there is one; `near` and `far` are the highlight's other edges. */
export function whiteNear(lines: InkLines, edge: number, near: number, far: number): White | undefined {
  const thick = far - near;
  const reach = thick * 0.4;
  const from = Math.floor(edge - reach);
  const until = Math.ceil(edge + reach);
  const last = until + Math.ceil(reach);
  let best: White | undefined;
  let start: number | undefined;
  for (let at = from - Math.ceil(reach); at <= last + 1; at += 1) {
    const isWhite = at <= last && !hasInk(lines, at, near, far);
    if (isWhite) start ??= at;
    else if (start !== undefined) {
      const white = { from: start, to: at };
      if (at >= from && start <= until && (!best || worth(white, edge) > worth(best, edge))) best = white;
      start = undefined;
    }
  }
  return best && best.to - best.from >= thick * 0.1 ? best : undefined;
}

/** How far ink that goes on without a break from what is covered reaches over the edges above and below, between two places. */
export function uncoveredInk({ isInk }: InkLines, { from, to }: White, near: number, far: number): number {
  let uncovered = 0;
  const reachOver = (at: number, edge: number, step: 1 | -1): number => {
    let cross = step < 0 ? Math.floor(edge) : Math.ceil(edge) - 1;
    let run = 0;
    while (run < far - near && isInk(at, cross)) {
      run += 1;
      cross += step;
    }
    return run - 1;
  };
  for (let at = from; at < to; at += 1)
    uncovered = Math.max(uncovered, reachOver(at, near, -1), reachOver(at, far, 1));
  return uncovered;
}

/** Wide white is likely the space, unless there is other white nearer to the edge. */
function worth({ from, to }: White, edge: number): number {
  return to - from - Math.max(from - edge, edge - to, 0);
}

function hasInk({ isInk }: InkLines, at: number, near: number, far: number): boolean {
  const thick = far - near;
  for (let cross = Math.ceil(near + thick * 0.1); cross < far - thick * 0.1; cross += 1)
    if (isInk(at, cross)) return true;
  return false;
}
