import type { Marker } from './markers';

/** A list that is open: its style, the last place in it, how deep it is nested in others. */
interface OpenList {
  readonly style: string;
  place: number;
  suffix: number;
  /** What stands outside of it has followed: another of its style may begin at once. */
  isEnded?: boolean;
}

/** A marker that continues or begins a list, and the list's depth (0 the outermost of the article). */
export interface PlacedMarker {
  readonly marker: Marker;
  readonly depth: number;
}

/** Lists nested deeper than this are not followed. */
const DEEPEST = 6;
/** Places that may be missing between two markers of a list where the line before ends a sentence. */
const MISSING = 2;

/** The style of numbers within the article's own (`7.3.1`), whose places say how deep they are. */
export const DECIMAL = /^1(?:\.1)+$/u;

/** Follows the lists of one article. */
export interface MarkerSequence {
  /** Where a marker belongs, `undefined` when its number does not come next anywhere: a year, a reference. */
  take(readings: readonly Marker[], afterSentence: boolean): PlacedMarker | undefined;
  /** Whether a list of a style is open. */
  has(style: string): boolean;
  /** Says that the lists from a depth on have ended, though they may go on. */
  end(depth: number): void;
}

/** Begins an article: no list is open. */
export function createMarkerSequence(): MarkerSequence {
  const open: OpenList[] = [];
  const follows = (list: OpenList, { style, place, suffix }: Marker, missing: number): boolean => {
    if (list.style !== style) return false;
    if (place === list.place) return suffix > list.suffix && suffix <= list.suffix + 2 + missing;
    return place > list.place && place <= list.place + 1 + missing && suffix <= 2;
  };
  const placeIn = (depth: number, marker: Marker): PlacedMarker => {
    open.length = depth + 1;
    open[depth] = { style: marker.style, place: marker.place, suffix: marker.suffix };
    return { marker, depth };
  };
  const next = (readings: readonly Marker[], missing: number): PlacedMarker | undefined => {
    for (let depth = open.length - 1; depth >= 0; depth -= 1)
      for (const marker of readings) {
        const list = open[depth];
        if (list && follows(list, marker, missing)) return placeIn(depth, marker);
      }
    return undefined;
  };
  const first = (readings: readonly Marker[], afterSentence: boolean): PlacedMarker | undefined => {
    for (const marker of readings.toReversed()) {
      const isFirst = marker.place === 1 && marker.suffix === 0;
      const isAfterUnseen =
        marker.style === '(1)' && marker.place === 2 && open.length === 0 && afterSentence;
      if (!isFirst && !isAfterUnseen) continue;
      const outer = marker.style.replace(/\.1$/u, '');
      if (DECIMAL.test(marker.style))
        return placeIn(open.findIndex(({ style }) => style === outer) + 1, marker);
      const same = open.findLastIndex(({ style }) => style === marker.style);
      if (same >= 0) return afterSentence || open[same]?.isEnded ? placeIn(same, marker) : undefined;
      if (open.length < DEEPEST) return placeIn(open.length, marker);
    }
    return undefined;
  };
  return {
    take(readings, afterSentence) {
      return (
        next(readings, 0) ??
        first(readings, afterSentence) ??
        (afterSentence ? next(readings, MISSING) : undefined)
      );
    },
    has: (style) => open.some((list) => list.style === style),
    end(depth) {
      for (const list of open.slice(depth)) list.isEnded = true;
    },
  };
}
