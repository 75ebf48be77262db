import type { Evidence } from './trust';

/*
 * Calibrated on 4,000 judged selections of 33 pairs of laws (`npm run bench -- carry-over` prints how well it holds): of the answers with
 * confidence p, a share p has its range in the right place.
 */

/** Of words that are the same at their place: trusted, one of several places with the same text, or with little around to hold on to. */
export function confidenceOfEqual(
  { context, places }: Evidence,
  trusted: boolean,
  ambiguous: boolean,
): number {
  if (trusted) return 0.985 + 0.014 * context;
  return ambiguous ? 0.35 + 0.5 / places.length : 0.8;
}

/**
 * Of a place where a share of the letters lives on: logistic regression on that share, on the share of the neighbors that went along, and on
 * whether the text stayed in its article.
 */
export function confidenceOfChanged(survival: number, context: number, isInPlace: boolean): number {
  return 1 / (1 + Math.exp(2.8 - 1.79 * context - 5.06 * survival - (isInPlace ? 0.32 : 0)));
}
