import { firstRangeFrom, type RangeList } from '@glossator/document-text';
import type { Mark } from './mark-index';

/** Search hits by the pages they stand on. */
export interface HitIndex {
  replace(hits: RangeList): void;
  on(page: number): readonly Mark[];
  get(id: number): Mark | undefined;
}

/**
 * An index over an ordered list of hits that do not overlap. Nothing is built for it: the hits of a page are byPage up when the page is
 * painted, so that a hundred thousand hits cost what those in sight cost. A hit's id is its place in the list.
 */
export function createHitIndex(): HitIndex {
  let current: RangeList = [];
  let byPage = new Map<number, readonly Mark[]>();
  const at = (id: number): Mark | undefined => {
    const range = current.at(id);
    return range && { id, range };
  };
  return {
    replace(hits) {
      if (hits === current) return;
      current = hits;
      byPage = new Map();
    },
    on(page) {
      const known = byPage.get(page);
      if (known) return known;
      const found: Mark[] = [];
      for (let id = firstRangeFrom(current, page); id < current.length; id += 1) {
        const mark = at(id);
        if (!mark || mark.range.startPage > page) break;
        found.push(mark);
      }
      byPage.set(page, found);
      return found;
    },
    get: (id) => (id >= 0 ? at(id) : undefined),
  };
}
