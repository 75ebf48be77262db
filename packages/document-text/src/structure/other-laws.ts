import { ANNEX_RANK } from './division-path';
import type { HeadingCandidate } from './heading-candidates';

/** So many articles, most of them one after the other, are those of a law. */
const FEW = 3;
const MOST = 0.75;
/** Candidates after one that tell whether the law's own numbers go on after it. */
const AHEAD = 4;

/**
 * The chosen articles together with those of another law or treaty in an annex behind them, which have a word that the law's own do not have; bare numbers
 * there are those of its paragraphs.
 */
export function withAnnexed(
  chosen: readonly HeadingCandidate[],
  worded: readonly HeadingCandidate[],
  divisions: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  const words = new Set(chosen.map(({ form }) => form.word));
  const others = worded.filter(
    ({ form, standsAlone, continues }) => form.isSound && standsAlone && !continues && !words.has(form.word),
  );
  const first = others[0]?.line ?? 0;
  const annex = annexBefore(divisions, first);
  const own = chosen.filter(({ line }) => annex && line < annex.line);
  const areBare = chosen.every(({ line, form }) => line < first || form.word === '');
  const steps = others.filter(({ order }, at) => (order[0] ?? 0) === (others[at - 1]?.order[0] ?? 0) + 1);
  const isLaw = others.length >= FEW && steps.length >= (others.length - 1) * MOST;
  if (!annex || own.length < FEW || !areBare || !isLaw) return chosen;
  return [...chosen.filter(({ line }) => line < first), ...others];
}

/** The last annex that begins before a line. */
export function annexBefore(
  divisions: readonly HeadingCandidate[],
  before: number,
): HeadingCandidate | undefined {
  return divisions.findLast(({ line, form }) => line < before && form.isSound && form.rank === ANNEX_RANK);
}

/** Without articles of another law that is amended: after a colon ("as follows:"), and what follows goes on with the numbers before it. */
export function withoutQuoted(candidates: readonly HeadingCandidate[]): readonly HeadingCandidate[] {
  const lastOf = new Map<string, number>();
  return candidates.filter(({ form: { word }, order: [number = 0], isIntroduced }, at) => {
    const last = lastOf.get(word) ?? 0;
    const isAside = isIntroduced && number !== 1 && (number > last + 1 || number < last);
    const isResumed = candidates
      .slice(at + 1, at + 1 + AHEAD)
      .some((next) => next.form.word === word && next.order[0] === last + 1 && !next.isIntroduced);
    if (isAside && last > 0 && isResumed) return false;
    lastOf.set(word, number);
    return true;
  });
}
