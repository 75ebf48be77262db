import type { TextRange } from '@glossator/document-text';
import type { Finding } from './finding';
import { placeFrom, placeNear } from './places';
import type { SearchState } from './state';

/** What becomes of the active place when more was found. */
export interface NextActive {
  /** Index into the places that were found. */
  readonly active: number | undefined;
  /** Where the reader is led, if anywhere. */
  readonly goal: TextRange | undefined;
}

/**
 * The active place among what was found from a page (from 0) on; undefined while the present one has to stay. With `isLed` the
 * reader is led to the first place.
 */
export function nextActive(
  { hits, active: before }: Pick<SearchState, 'hits' | 'active'>,
  finding: Finding,
  { from, isLed }: { readonly from: number; readonly isLed: boolean },
): NextActive | undefined {
  const { places, isComplete, isSearched } = finding;
  const present = before === undefined ? undefined : hits.at(before);
  if (!present) {
    const active = isLed ? firstActive(finding, from) : undefined;
    return { active, goal: active === undefined ? undefined : places.at(active) };
  }
  // The one place that is known already stays until what is around it has been searched.
  if (hits.length === 1 && !isComplete && !isSearched(present.startPage, present.endPage)) return undefined;
  return { active: placeNear(places, present), goal: undefined };
}

/** The place to go to first: the next one from where the search began, as soon as nothing can come before it. */
function firstActive({ places, isComplete, isSearched }: Finding, from: number): number | undefined {
  const index = placeFrom(places, from, 1);
  const range = index === undefined ? undefined : places.at(index);
  if (!range || isComplete) return index;
  return range.endPage >= from && isSearched(from, range.startPage) ? index : undefined;
}
