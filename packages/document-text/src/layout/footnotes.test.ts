import { describe, expect, it } from 'vitest';
import { madeLines, madePage, type MadeLine } from '../testing/made-pages';
import { markFootnotes } from './footnotes';
import { NOTES } from './line-table';
import { readLines } from './read-lines';
import type { PageText } from '../pages/page-text';

/** The first elements of the lines that are footnotes. */
function notesOf(pages: readonly PageText[]): string[] {
  const table = readLines(pages, (page) => ({
    body: [{ elements: (pages[page]?.elements ?? []).map((_, at) => at) }],
    margin: [],
  }));
  markFootnotes(pages, table);
  return Array.from({ length: table.lines }, (_, line) => line).flatMap((line) => {
    const at = table.first[line] ?? 0;
    return table.stream[line] === NOTES
      ? [pages[table.page[at] ?? 0]?.elements[table.element[at] ?? 0] ?? '']
      : [];
  });
}

const text = madeLines(
  Array.from({ length: 20 }, (_, i) => `Satz ${i} des Gesetzes`),
  700,
);
const raised = (mark: string, y: number, x = 72): MadeLine => [mark, y + 3, x, 5];

describe('footnotes', () => {
  it('begin with a raised mark below a space', () => {
    const page = madePage(0, [
      ...text,
      raised('1', 120),
      ['Fassung vom 1. Mai', 120, 78, 8],
      ['in Kraft seit heute', 110, 72, 8],
    ]);
    expect(notesOf([page])).toEqual(['1', 'in Kraft seit heute']);
  });

  it('begin with a mark that is raised in the text', () => {
    const page = madePage(0, [
      ...text,
      ['wie folgt', 460],
      raised('*', 460, 120),
      ['* Amtlicher Hinweis', 120, 72, 8],
    ]);
    expect(notesOf([page])).toEqual(['* Amtlicher Hinweis']);
  });

  it('begin below a line without a mark that stands right above the first, after a space', () => {
    const page = (y: number): PageText =>
      madePage(0, [
        ...text,
        ['AS 1999 2243', y, 72, 8],
        raised('1', 120),
        ['Fassung vom 1. Mai', 120, 78, 8],
      ]);
    expect(notesOf([page(130)])).toEqual(['AS 1999 2243', '1']);
    expect(notesOf([page(160)])).toEqual(['1']);
  });

  it('go on at the foot of the next page where their sentence is not over', () => {
    const pages = (end: string): PageText[] => [
      madePage(0, [...text, raised('1', 120), [`Fassung vom ${end}`, 120, 78, 8]]),
      madePage(1, [...text, ['1. Mai 2020', 120, 72, 8]]),
      madePage(2, [...text, ['fortgesetzt', 120, 72, 8]]),
    ];
    const continued = pages('Tag der').map((page, i) =>
      i === 1 ? madePage(1, [...text, ['Verkündung', 120, 72, 8]]) : page,
    );
    expect(notesOf(continued)).toEqual(['1', 'Verkündung', 'fortgesetzt']);
    expect(notesOf(pages('1. Mai.'))).toEqual(['1']);
  });

  it('never are numbered paragraphs, small print or tables', () => {
    const small: MadeLine[] = [
      ['(1) Die Behörde', 120],
      ['1. entscheidet', 108],
    ];
    expect(notesOf([madePage(0, [...text, ...small])])).toEqual([]);
    expect(notesOf([madePage(0, [...text, ['Stand: heute', 120, 72, 8]])])).toEqual([]);
    expect(notesOf([madePage(0, [...text, ['1. Stand: heute', 120, 72, 8]])])).toEqual([]);
    const cells = [120, 110, 100].flatMap((y): MadeLine[] => [
      raised('1', y),
      ['Wert', y, 80, 8],
      ['12,5', y, 180, 8],
      ['14,5', y, 280, 8],
    ]);
    expect(notesOf([madePage(0, [...text, ...cells])])).toEqual([]);
  });

  it('never are text in the middle of a page', () => {
    const page = madePage(0, [
      ...text.slice(0, 5),
      raised('1', 620),
      ['Hinweis', 620, 78, 8],
      ...text.slice(8),
    ]);
    expect(notesOf([page])).toEqual([]);
  });
});
