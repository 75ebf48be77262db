import { CONFIDENCE_WEIGHTS } from './confidence-weights';
import type { Evidence } from './trust';

/*
 * How sure a place is: of the answers with confidence p, a share p has its range in the right place. Logistic regression whose weights
 * `npm run bench -- learn-confidence` fits to judged answers; it says how well they hold on laws that they were not fitted to.
 */

/** Of words that are the same at their place: trusted, one of several places with the same text, or with little around to hold on to. */
export function confidenceOfEqual(evidence: Evidence, trusted: boolean, ambiguous: boolean): number {
  return shareRight(CONFIDENCE_WEIGHTS.equal, featuresOfEqual(evidence, trusted, ambiguous));
}

/** What the confidence of words that are the same rests on, each from 0 to 1. */
export function featuresOfEqual(
  { context, places, sureShare, isInPlace, isSureSection }: Evidence,
  trusted: boolean,
  ambiguous: boolean,
): number[] {
  return [
    trusted ? 1 : 0,
    ambiguous ? 1 : 0,
    ambiguous ? 1 / Math.max(1, places.length) : 0,
    context,
    sureShare,
    isInPlace ? 1 : 0,
    isSureSection ? 1 : 0,
  ];
}

/** What is known of a place where a part of the words lives on, each a share from 0 to 1. */
export interface ChangedEvidence {
  /** Of the selected letters that live on there, and at the next best place. */
  readonly survival: number;
  readonly rival: number;
  /** Of the neighboring words that went along. */
  readonly context: number;
  readonly isInPlace: boolean;
}

/** Of a place where a share of the letters lives on. */
export function confidenceOfChanged(evidence: ChangedEvidence): number {
  return shareRight(CONFIDENCE_WEIGHTS.changed, featuresOfChanged(evidence));
}

/** What the confidence of changed words rests on, each from 0 to 1. */
export function featuresOfChanged({ survival, rival, context, isInPlace }: ChangedEvidence): number[] {
  return [survival, rival, context, isInPlace ? 1 : 0, survival * context];
}

/** The share of such answers that is right; the first weight is for none of the features. */
function shareRight([base = 0, ...weights]: readonly number[], features: readonly number[]): number {
  const sum = features.reduce((total, value, at) => total + value * (weights[at] ?? 0), base);
  return 1 / (1 + Math.exp(-sum));
}
