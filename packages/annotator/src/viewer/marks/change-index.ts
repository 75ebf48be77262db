import type { ChangeMark } from '../../core/ports/viewer-marks';

/** Changes by the pages they stand on. */
export interface ChangeIndex {
  /** Replaces all changes; answers the pages that had or have one. */
  replace(marks: readonly ChangeMark[]): ReadonlySet<number>;
  on(page: number): readonly ChangeMark[];
  get(index: number): ChangeMark | undefined;
}

/** No change is longer; keeps a damaged range from costing more than a glance. */
const MOST_PAGES = 20_000;

/** An index without changes. Changes are few and come all at once: nothing is saved by comparing them with those before. */
export function createChangeIndex(): ChangeIndex {
  let current: readonly ChangeMark[] = [];
  let pages = new Map<number, ChangeMark[]>();
  let byIndex = new Map<number, ChangeMark>();
  return {
    replace(marks) {
      if (marks === current) return new Set();
      current = marks;
      const before = pages;
      pages = new Map();
      byIndex = new Map();
      for (const mark of marks) {
        byIndex.set(mark.index, mark);
        const { startPage, endPage } = mark.passage;
        for (let page = startPage; page <= Math.min(endPage, startPage + MOST_PAGES); page += 1) {
          const list = pages.get(page);
          if (list) list.push(mark);
          else pages.set(page, [mark]);
        }
      }
      return new Set([...before.keys(), ...pages.keys()]);
    },
    on: (page) => pages.get(page) ?? NONE,
    get: (index) => byIndex.get(index),
  };
}

const NONE: readonly never[] = [];
