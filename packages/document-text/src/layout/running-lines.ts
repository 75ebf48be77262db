import { pageFrom, type PageSource } from '../pages/page-source';
import { runningElements } from './document-running-lines';
import { ASIDE_REACH } from './page-asides';
import { outerLinesOf, type OuterPage } from './outer-lines';

/** Pages on either side that decide about a page's running lines: they are the same whoever else has been read. */
export const RUNNING_REACH = ASIDE_REACH;

/** Answers the elements of a page that belong to running headers, footers, page numbers and numbers of lines. */
export type RunningLines = (page: number) => ReadonlySet<number>;

/**
 * Looks for running lines in a text whose pages have `boxes`, as `runningElements` does, but for one page after the other: only
 * the `RUNNING_REACH` pages on either side are asked for; pages that are not there take no part. Each page is looked at once.
 */
export function createRunningLines(pages: PageSource): RunningLines {
  const known = new Map<number, OuterPage>();
  const outerOf = (page: number): OuterPage | undefined => {
    const kept = known.get(page);
    if (kept) return kept;
    const text = page < 0 ? undefined : pageFrom(pages, page);
    if (!text) return undefined;
    const made = outerLinesOf(text, page);
    known.set(page, made);
    return made;
  };
  return (page) => {
    const around = new Map<number, OuterPage>();
    for (let at = page - RUNNING_REACH; at <= page + RUNNING_REACH; at += 1) {
      const outer = outerOf(at);
      if (outer) around.set(at, outer);
    }
    return runningElements(around).get(page) ?? new Set();
  };
}

/** The running lines of one page (see `createRunningLines`, which is the one to use for many). */
export function detectRunningLines(page: number, pages: PageSource): ReadonlySet<number> {
  return createRunningLines(pages)(page);
}
