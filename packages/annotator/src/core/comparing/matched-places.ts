import { endOf, startOf, type Position, type TextRange } from '@glossator/document-text';
import type { TextChange } from '@glossator/client-sdk/contract';
import type { PageHeights } from '../ports/viewer-marks';
import type { Side } from './change-marks';
import { createPlaceBook } from './place-book';
import { createScrollMap, type PlacePair, type ScrollMap } from './scroll-map';
import { textPairs } from './text-pairs';

/** Which places of two Versions show the same text: by their changes at first, and line by line where pages have been read. */
export interface MatchedPlaces {
  /** Pages of both sides that were read; those that show the same text are matched. Answers how many pairs of places were found. */
  learn(old: readonly PageHeights[], next: readonly PageHeights[]): number;
  /** The place of a position on a side; a guess where its page has not been read. */
  placeOf(side: Side, position: Position): number;
  /** The place on the other side. */
  opposite(side: Side, place: number): number;
}

/** Matches two Versions of so many pages. */
export function createMatchedPlaces(changes: readonly TextChange[], pages: PlacePair): MatchedPlaces {
  const books = {
    old: createPlaceBook(changes.map((change) => change.old)),
    new: createPlaceBook(changes.map((change) => change.new)),
  };
  // Unchanged stretches end where a change begins, and begin where it ends. What moved is in no common order.
  const edges = changes
    .filter(({ kind }) => kind !== 'moved')
    .flatMap((change) => [edgeOf(change, startOf), edgeOf(change, endOf)]);
  const found = new Map<string, PlacePair>();
  let map: ScrollMap | undefined;

  const readMap = (): ScrollMap => {
    const sure: PlacePair[] = [...found.values()];
    const guessed: PlacePair[] = [];
    for (const edge of edges) {
      const isRead = books.old.has(edge.old.page) && books.new.has(edge.new.page);
      const pair = { old: books.old.placeOf(edge.old), new: books.new.placeOf(edge.new) };
      (isRead ? sure : guessed).push(pair);
    }
    return createScrollMap(pages, sure, guessed);
  };

  return {
    learn(old, next) {
      for (const page of old) books.old.learn(page);
      for (const page of next) books.new.learn(page);
      const pairs = textPairs(old, next);
      for (const pair of pairs) found.set(`${pair.old} ${pair.new}`, pair);
      map = undefined;
      return pairs.length;
    },
    placeOf: (side, position) => books[side].placeOf(position),
    opposite(side, place) {
      map ??= readMap();
      return side === 'old' ? map.toNew(place) : map.toOld(place);
    },
  };
}

function edgeOf(
  change: TextChange,
  edge: (range: TextRange) => Position,
): { readonly old: Position; readonly new: Position } {
  return { old: edge(change.old), new: edge(change.new) };
}
