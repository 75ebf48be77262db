import { describe, expect, it } from 'vitest';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import type { PageText } from '../pages/page-text';
import { paragraphBegins } from './paragraphs';
import { readLines } from './read-lines';

/** The lines that begin paragraphs. */
function begins(...pages: readonly (readonly MadeLine[])[]): string[] {
  return beginsOf(pages.map((lines, page) => madePage(page, lines)));
}

function beginsOf(pages: readonly PageText[]): string[] {
  const table = readLines(pages, (page) => ({
    body: [{ elements: (pages[page]?.elements ?? []).map((_, at) => at) }],
    margin: [],
  }));
  return [...paragraphBegins(pages, table)].flatMap((is, line) => {
    const at = table.first[line] ?? 0;
    return is ? [pages[table.page[at] ?? 0]?.elements[table.element[at] ?? 0] ?? ''] : [];
  });
}

const FULL = 'Die Behörde entscheidet über den Antrag nach Anhörung aller Beteiligten und';
const LONG = 'aller Verbände innerhalb eines Monats oder mit deren Zustimmung später, wenn';
const block = (first: string): string[] => [first, LONG, LONG, 'es nötig ist.'];

describe('paragraphs', () => {
  it('begin after a short line, and where they are set in', () => {
    const lines = [...block(FULL), ...block(`Auch ${FULL.slice(5)}`), ...block(FULL)];
    expect(begins(madeLines(lines, 700))).toEqual([FULL, `Auch ${FULL.slice(5)}`, FULL]);
    const full = [FULL, LONG, `${LONG.slice(0, -5)} ist.`];
    const indented = [0, 1, 2].flatMap((i) =>
      full.map((text, k): MadeLine => [text, 700 - (i * 3 + k) * 12, k === 0 ? 90 : 72]),
    );
    expect(begins(indented)).toEqual([FULL, FULL, FULL]);
  });

  it('begin at a wider distance, and with larger letters', () => {
    const lines = [0, 1, 2].flatMap((i) => madeLines([FULL, LONG, LONG, LONG], 700 - i * 60));
    expect(begins(lines)).toEqual([FULL, FULL, FULL]);
    expect(
      begins([...madeLines([LONG, LONG], 700), ['Zweiter Teil', 676, 72, 12], ...madeLines([LONG], 664)]),
    ).toContain('Zweiter Teil');
  });

  it('hang from their number', () => {
    const item = (i: number): MadeLine[] => [
      [`${i}. die Behörde nach Anhörung aller Beteiligten es beschließt und die`, 700 - i * 24, 72],
      ['Verbände ihm innerhalb eines Monats oder später zugestimmt haben,', 688 - i * 24, 90],
    ];
    expect(begins([1, 2, 3, 4].flatMap(item)).map((text) => text.slice(0, 2))).toEqual([
      '1.',
      '2.',
      '3.',
      '4.',
    ]);
  });

  it('do not begin with a citation or a date at the beginning of a line', () => {
    const cited = (start: string, before: string): string[] =>
      begins(
        madeLines(
          [
            LONG,
            `${LONG.slice(0, -before.length - 1)} ${before}`,
            `${start} ${LONG.slice(start.length + 1)}`,
            LONG,
          ],
          700,
        ),
      ).slice(1);
    expect(cited('1. entsprechend gilt, was', 'nach Nr.')).toEqual([]);
    expect(cited('1. Januar 2020 gilt, was', 'ab dem')).toEqual([]);
    expect(cited('§ 12 gilt entsprechend', 'im Sinne.')).toEqual([]);
    expect(cited('(2) gilt entsprechend', 'ab Satz 1')).toEqual([]);
    expect(cited('R. 131 entsprechend', 'l’article')).toEqual([]);
  });

  it('go on over a hyphen and over the end of a page unless the sentence is over', () => {
    const continues = begins(madeLines([FULL, LONG, LONG], 700), madeLines([LONG, LONG], 700));
    expect(continues).toEqual([FULL]);
    const over = begins(
      madeLines([FULL, LONG, `${LONG.slice(0, -4)}ist.`], 700),
      madeLines([FULL, LONG], 700),
    );
    expect(over).toEqual([FULL, FULL]);
    expect(begins(madeLines([FULL, LONG, 'die Kosten der Verwal-', 'tung und alles andere'], 700))).toEqual([
      FULL,
    ]);
  });

  it('begin after the end of a sentence with a number where there are no places', () => {
    const elements = ['(1) Die Behörde', 'entscheidet.', '(2) Das Gericht', 'entscheidet nicht.'];
    const page = { page: 0, elements, lineEnds: elements.map(() => true) };
    expect(beginsOf([page])).toEqual(['(1) Die Behörde', '(2) Das Gericht']);
  });
});
