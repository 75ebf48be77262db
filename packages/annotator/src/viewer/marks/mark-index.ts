import type { PageArea } from '@glossator/client-sdk/contract';
import { compareRanges, type TextRange } from '@glossator/document-text';

/** Something painted over a range of text, or over an area. */
export interface Mark {
  readonly id: number;
  readonly range: TextRange;
  readonly area?: PageArea | undefined;
  readonly color?: string;
  readonly isProposal?: boolean;
}

/** Marks by the pages they stand on; a mark over a page break stands on both. */
export interface MarkIndex<M extends Mark> {
  /** Replaces all marks; answers the pages on which something differs. */
  replace(marks: readonly M[]): ReadonlySet<number>;
  on(page: number): readonly M[];
  get(id: number): M | undefined;
}

/** No selection is longer; keeps a damaged range from costing more than a glance. */
const MOST_PAGES = 20_000;

/**
 * An index that costs what differs: the equal beginning and end of the list are passed over, only the pages of marks that came, went
 * or changed are touched. Marks are equal when they are the same object or say the same.
 */
export function createMarkIndex<M extends Mark>(): MarkIndex<M> {
  // Lists are replaced, never changed: who has been given one may keep it.
  const pages = new Map<number, readonly M[]>();
  const byId = new Map<number, M>();
  let current: readonly M[] = [];

  /** Takes marks out of the lists of their pages and puts others in; answers these pages. */
  const update = (gone: readonly M[], come: readonly M[]): ReadonlySet<number> => {
    const comeOn = new Map<number, M[]>();
    const comersOn = (page: number): M[] => {
      let list = comeOn.get(page);
      if (!list) comeOn.set(page, (list = []));
      return list;
    };
    for (const mark of gone) {
      byId.delete(mark.id);
      eachPage(mark, comersOn);
    }
    for (const mark of come) {
      byId.set(mark.id, mark);
      eachPage(mark, (page) => comersOn(page).push(mark));
    }
    // By their ids: lists may hold another object that says the same.
    const goneIds = new Set(gone.map(({ id }) => id));
    for (const [page, comers] of comeOn) {
      const before = pages.get(page);
      const list = before ? [...before.filter((mark) => !goneIds.has(mark.id)), ...comers] : comers;
      if (list.length > 0) pages.set(page, list);
      else pages.delete(page);
    }
    return new Set(comeOn.keys());
  };

  return {
    replace(marks) {
      if (marks === current) return new Set();
      const before = current;
      current = marks;
      let start = 0;
      const shorter = Math.min(marks.length, before.length);
      while (start < shorter && isSame(marks[start], before[start])) start += 1;
      let end = 0;
      while (end < shorter - start && isSame(marks.at(-1 - end), before.at(-1 - end))) end += 1;
      const gone = before.slice(start, before.length - end);
      const come = marks.slice(start, marks.length - end);
      if (gone.length === 0 || come.length === 0) return update(gone, come);
      const left = new Map(gone.map((mark) => [mark.id, mark]));
      const fresh = come.filter((mark) => {
        if (!isSame(left.get(mark.id), mark)) return true;
        left.delete(mark.id);
        return false;
      });
      return update([...left.values()], fresh);
    },
    on: (page) => pages.get(page) ?? NONE,
    get: (id) => byId.get(id),
  };
}

const NONE: readonly never[] = [];

function isSame(a: Mark | undefined, b: Mark | undefined): boolean {
  if (a === b) return true;
  return (
    a !== undefined &&
    b !== undefined &&
    a.id === b.id &&
    a.color === b.color &&
    a.isProposal === b.isProposal &&
    isSameArea(a.area, b.area) &&
    compareRanges(a.range, b.range) === 0
  );
}

/** Areas come from stored Selections, which are replaced by equal ones. */
function isSameArea(a: PageArea | undefined, b: PageArea | undefined): boolean {
  if (!a || !b || a === b) return a === b;
  return a.page === b.page && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function eachPage({ range }: Mark, visit: (page: number) => void): void {
  const last = Math.min(range.endPage, range.startPage + MOST_PAGES);
  for (let page = range.startPage; page <= last; page += 1) visit(page);
}
