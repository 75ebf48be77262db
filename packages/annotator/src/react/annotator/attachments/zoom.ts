/** How large a file is shown: as large as fits, or at a scale of which 1 is its actual size. */
export type Zoom = 'fit' | number;

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
/** Scales that differ by less look the same. */
const SAME = 0.01;

/** The next step up or down from a scale; the scale itself at the ends. */
export function stepFrom(scale: number, direction: 1 | -1): number {
  const found =
    direction > 0 ? STEPS.find((step) => step > scale + SAME) : STEPS.findLast((step) => step < scale - SAME);
  return found ?? scale;
}
