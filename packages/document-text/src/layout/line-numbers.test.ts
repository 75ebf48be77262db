import { describe, expect, it } from 'vitest';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import { findRunningLines } from './document-running-lines';
import { createPageAsides } from './page-asides';

const LINES = 40;
const TOP = 760;
const WORDS = [
  'Jeder',
  'hat',
  'Anspruch',
  'auf',
  'Achtung',
  'seiner',
  'Person',
  'wer',
  'sie',
  'verletzt',
  'haftet',
];
/** Lines of text that are others on every page. */
const text = (page: number): MadeLine[] =>
  madeLines(
    Array.from({ length: LINES }, (_, line) =>
      Array.from(
        { length: 9 },
        (__, at) => WORDS[(page * 7 + line * 3 + at * (page + 2)) % WORDS.length],
      ).join(' '),
    ),
    TOP,
    100,
  );

/** Numbers beside every so many lines, from the first on, where `beside` lets them stand. */
const counted = (step: number, first = step, x = 60): MadeLine[] =>
  Array.from({ length: Math.floor(LINES / step) }, (_, i) => [
    `${first + i * step}`,
    TOP - ((i + 1) * step - 1) * 12 + 2,
    x,
    6,
  ]);

/** The texts of what is set apart on each page. */
function apartOf(pages: readonly MadeLine[][]): string[][] {
  const made = pages.map((lines, page) => madePage(page, lines));
  return findRunningLines(made).map((elements, page) =>
    [...elements].map((at) => made[page]?.elements[at] ?? ''),
  );
}

describe('numbers of lines', () => {
  it('stand apart where they begin anew on each page, and on the last one that has few of them', () => {
    const short = text(3).slice(0, 7);
    const pages = [0, 1, 2].map((page) => [...text(page), ...counted(5)]);
    const found = apartOf([...pages, [...short, ...counted(5).slice(0, 1)]]);
    expect(found).toEqual([...[0, 1, 2].map(() => counted(5).map(([number]) => number)), ['5']]);
  });

  it('stand apart where they go on from page to page, in either margin', () => {
    const pages = [0, 1, 2].map((page) => [...text(page), ...counted(5, 5 + page * LINES, 520)]);
    expect(apartOf(pages).map((found) => found.length)).toEqual([8, 8, 8]);
  });

  it('stand apart in both margins of a page', () => {
    const pages = [0, 1, 2].map((page) => [...text(page), ...counted(5), ...counted(5, 5, 520)]);
    expect(apartOf(pages).map((found) => found.length)).toEqual([16, 16, 16]);
  });

  it('stand apart where every line has one and they begin anew', () => {
    const pages = [0, 1].map((page) => [...text(page), ...counted(1)]);
    expect(apartOf(pages).map((found) => found.length)).toEqual([LINES, LINES]);
  });

  it('are not the numbers of rows that go on, of single pages, nor those that text stands over', () => {
    const rows = [0, 1, 2].map((page) => [...text(page), ...counted(1, 1 + page * LINES)]);
    expect(apartOf(rows).flat()).toEqual([]);
    expect(apartOf([[...text(0), ...counted(5)]]).flat()).toEqual([]);
    const headings: MadeLine[] = [['Title', TOP - 100, 55]];
    const crossed = [0, 1, 2].map((page) => [...text(page), ...headings, ...counted(5)]);
    expect(apartOf(crossed).flat()).toEqual([]);
  });

  it('are among what stands aside of a page, whatever else has been read', () => {
    const pages = [0, 1, 2, 3].map((page) => madePage(page, [...text(page), ...counted(5)]));
    const { running } = createPageAsides(pages)(2);
    expect(running.size).toBe(8);
  });
});
