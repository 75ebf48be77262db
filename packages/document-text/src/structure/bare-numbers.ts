import type { HeadingCandidate } from './heading-candidates';
import { compareOrders } from './unit-number';

/** So few numbers make no series. */
const FEW = 3;
/** The shares of bare numbers that must be there at all, be set apart, or stand alone. */
const MOST = 0.75;
const ALONE = 0.85;
/** So many bare numbers that never begin again are those of sections. */
const SERIES = 8;
/** The furthest a bare number may be from the one before: years and amounts are further. */
const BARE_STEP = 5;

/** The candidates with nothing but a number that are headings of articles: their numbers go up, and begin again only in another division. */
export function chooseBare(
  candidates: readonly HeadingCandidate[],
  divisions: readonly HeadingCandidate[],
  hasPlaces: boolean,
): readonly HeadingCandidate[] {
  const isParted = (from: number, to: number): boolean =>
    divisions.some(({ line, form }) => form.isSound && line > from && line < to);
  const apart = candidates.filter(({ isApart }) => isApart);
  const kept: HeadingCandidate[] = [];
  for (const candidate of apart.length >= FEW ? apart : candidates.filter(({ continues }) => !continues)) {
    const [number = 0, letter = 0] = candidate.order;
    const [last = 0, lastLetter = 0] = kept.at(-1)?.order ?? [];
    const isNext = number > last ? number - last <= BARE_STEP : number === last && letter > lastLetter;
    const isFirst = number === 1 && letter === 0 && last > 2;
    if (isNext || (isFirst && isParted(kept.at(-1)?.line ?? 0, candidate.line))) kept.push(candidate);
  }
  if (hasPlaces && (kept.length < FEW || !areHeadings(kept))) return [];
  return apart.length >= FEW ? withUnset(kept, candidates) : kept;
}

/** Those with those whose heading is missing: their text begins with its number and "(1)", and they are the very ones between two. */
function withUnset(
  kept: readonly HeadingCandidate[],
  candidates: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  const unset = candidates.filter(({ line, order, form, isApart }) => {
    if (isApart || !form.rest.startsWith('(1)')) return false;
    const before = kept.findLast((one) => one.line < line);
    const after = kept.find((one) => one.line > line);
    return (
      before !== undefined &&
      after !== undefined &&
      compareOrders(before.order, order) < 0 &&
      compareOrders(order, after.order) < 0
    );
  });
  return [...kept, ...unset].sort((a, b) => a.line - b.line);
}

/**
 * Whether bare numbers head what follows, and do not only number paragraphs, rows or steps: most are set larger, or stand apart with a point,
 * and few are missing.
 */
export function areHeadings(candidates: readonly HeadingCandidate[]): boolean {
  const most = (is: (candidate: HeadingCandidate) => boolean, share: number): boolean =>
    candidates.filter(is).length >= share * candidates.length;
  const numbers = candidates.map(({ order }) => order[0] ?? 0);
  const all = Math.max(...numbers) - Math.min(...numbers) + 1;
  if (new Set(numbers).size < MOST * all) return false;
  if (most(({ isApart }) => isApart, MOST)) return true;
  if (isOneSeries(candidates)) return true;
  const standOut = most(({ isSpaced }) => isSpaced, MOST) || most(({ standsAlone }) => standsAlone, ALONE);
  return standOut && most(({ form }) => form.isSeparated, MOST);
}

/** Whether numbers count through a text from 1, each with a point and after the end of a sentence. */
function isOneSeries(candidates: readonly HeadingCandidate[]): boolean {
  const firsts = candidates.filter(({ order }) => order[0] === 1 && order.length === 1).length;
  const sound = candidates.filter(({ form, isParted }) => form.isSeparated && isParted).length;
  return candidates.length >= SERIES && firsts === 1 && sound >= candidates.length * ALONE;
}
