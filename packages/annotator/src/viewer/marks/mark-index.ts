import { compareRanges, type TextRange } from '@glossator/document-text';

/** Something painted over a range of text. */
export interface Mark {
  readonly id: number;
  readonly range: TextRange;
  readonly color?: string;
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
  const pages = new Map<number, Map<number, M>>();
  const byId = new Map<number, M>();
  /** What `on` has answered, until something differs on the page. */
  const lists = new Map<number, readonly M[]>();
  let current: readonly M[] = [];

  const remove = (mark: M, touched: Set<number>): void => {
    for (const page of pagesOf(mark)) {
      const here = pages.get(page);
      here?.delete(mark.id);
      if (here?.size === 0) pages.delete(page);
      lists.delete(page);
      touched.add(page);
    }
    byId.delete(mark.id);
  };
  const add = (mark: M, touched: Set<number>): void => {
    byId.set(mark.id, mark);
    for (const page of pagesOf(mark)) {
      let here = pages.get(page);
      if (!here) pages.set(page, (here = new Map<number, M>()));
      here.set(mark.id, mark);
      lists.delete(page);
      touched.add(page);
    }
  };

  return {
    replace(marks) {
      const touched = new Set<number>();
      if (marks === current) return touched;
      let start = 0;
      const shorter = Math.min(marks.length, current.length);
      while (start < shorter && isSame(marks[start], current[start])) start += 1;
      let end = 0;
      while (end < shorter - start && isSame(marks.at(-1 - end), current.at(-1 - end))) end += 1;
      const wanted = new Map(marks.slice(start, marks.length - end).map((mark) => [mark.id, mark]));
      for (const mark of current.slice(start, current.length - end)) {
        if (isSame(wanted.get(mark.id), mark)) wanted.delete(mark.id);
        else remove(mark, touched);
      }
      for (const mark of wanted.values()) add(mark, touched);
      current = marks;
      return touched;
    },
    on(page) {
      const kept = lists.get(page);
      if (kept) return kept;
      const made = [...(pages.get(page)?.values() ?? [])];
      if (made.length > 0) lists.set(page, made);
      return made;
    },
    get: (id) => byId.get(id),
  };
}

function isSame(a: Mark | undefined, b: Mark | undefined): boolean {
  if (a === b) return true;
  return (
    a !== undefined &&
    b !== undefined &&
    a.id === b.id &&
    a.color === b.color &&
    compareRanges(a.range, b.range) === 0
  );
}

function* pagesOf({ range }: Mark): Generator<number> {
  const last = Math.min(range.endPage, range.startPage + MOST_PAGES);
  for (let page = range.startPage; page <= last; page += 1) yield page;
}
