/** Placeholder until fitted. */
export function confidenceOfEqual(context: number, places: number): number {
  return places > 1 ? Math.min(0.9, 1 / places + 0.3) : 0.6 + 0.39 * context;
}

/** Of a place where only part of the text lives on. */
export function confidenceOfChanged(survival: number, context: number): number {
  return survival * (0.5 + context / 2);
}
