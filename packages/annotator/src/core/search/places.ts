import type { SearchHit } from '@glossator/client-sdk/contract';
import {
  compareRanges,
  excerptAt,
  firstRangeFrom,
  firstRangeWhere,
  type RangeList,
  type IndexedPages,
  type TextRange,
} from '@glossator/document-text';
import { rangeOf } from '../selections/list';
import type { FoundPlace, FoundPlaces } from './state';

/** The places of ranges found in an index. The text around a place is read when it is needed. */
export function placesInIndex(index: IndexedPages, ranges: RangeList): FoundPlaces {
  return {
    length: ranges.length,
    at: (place) => ranges.at(place),
    placeAt(place) {
      const range = ranges.at(place);
      return range && { range, ...excerptAt(index, range) };
    },
  };
}

/** The places of the server's hits. */
export function placesOfHits(hits: readonly SearchHit[]): FoundPlaces {
  return listPlaces(hits.map(placeOfHit));
}

/** A list of one place. */
export function onePlace(place: FoundPlace): FoundPlaces {
  return listPlaces([place]);
}

function listPlaces(places: readonly FoundPlace[]): FoundPlaces {
  return {
    length: places.length,
    at: (place) => places[place]?.range,
    placeAt: (place) => places[place],
  };
}

function placeOfHit(hit: SearchHit): FoundPlace {
  const { excerpt, match } = hit;
  return {
    range: rangeOf(hit),
    before: excerpt.slice(0, match.start),
    match: excerpt.slice(match.start, match.end),
    after: excerpt.slice(match.end),
  };
}

/** The index of a range among places, or of the first place after it; `undefined` where there are no places. */
export function placeNear(places: RangeList, range: TextRange): number | undefined {
  const index = firstRangeWhere(places, (place) => compareRanges(place, range) >= 0);
  return places.length === 0 ? undefined : Math.min(index, places.length - 1);
}

/** The first place on a page (from 0) or after it (1), or the last before it (-1), round the end. */
export function placeFrom(places: RangeList, page: number, direction: 1 | -1): number | undefined {
  const { length } = places;
  if (length === 0) return undefined;
  const first = firstRangeFrom(places, page);
  return direction > 0 ? first % length : (first - 1 + length) % length;
}
