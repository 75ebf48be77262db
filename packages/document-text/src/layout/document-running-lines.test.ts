import { describe, expect, it } from 'vitest';
import type { PageText } from '../pages/page-text';
import { findRunningLines } from './document-running-lines';

/** A line of a made page: text, height of its baseline, where it begins, and height of its letters. */
type Line = readonly [text: string, y: number, x?: number, height?: number];

function pageOf(page: number, lines: readonly Line[]): PageText {
  return {
    page,
    elements: lines.map(([text]) => text),
    lineEnds: lines.map(() => true),
    boxes: lines.map(([text, y, x = 72, height = 10]) => ({ x, y, width: text.length * 5, height })),
  };
}

const WORDS = 'Frist Antrag Behörde Bescheid Gericht Klage Urteil'.split(' ');

/** Twenty lines of text that differ from page to page, from `top` down, four lines a paragraph. */
const body = (page: number, top = 700): Line[] =>
  Array.from({ length: 20 }, (_, i) => [
    `${i % 4 === 0 ? 'Die' : 'nach'} ${WORDS[(page * 5 + i) % 7] ?? ''} ${page * 31 + i * 7} Tage${i % 4 === 3 ? '.' : ' der'}`,
    top - i * 14 - Math.floor(i / 4) * 10,
  ]);

const made = (count: number, linesOf: (page: number) => readonly Line[]): PageText[] =>
  Array.from({ length: count }, (_, page) => pageOf(page, linesOf(page)));

/** What is set apart on each page. */
function apart(pages: readonly PageText[]): string[][] {
  return findRunningLines(pages).map((found, page) =>
    [...found].sort((a, b) => a - b).map((i) => pages[page]?.elements[i] ?? ''),
  );
}

describe('running lines of a whole document', () => {
  it('are found by the part that is the same where the other says what is on the page', () => {
    const pages = made(8, (page) => {
      const [title, articles] = ['Wassergesetz', `Art. ${page * 3 + 1} – Art. ${page * 3 + 3}`];
      const [left, right] = page % 2 === 0 ? [title, articles] : [articles, title];
      return [[left, 760], [right, 760, 420], ...body(page)];
    });
    expect(apart(pages).map((found) => found.length)).toEqual(pages.map(() => 2));
  });

  it('are found where chapters or empty pages stand between them', () => {
    const pages = made(14, (page) => [
      ...(page % 4 === 0 ? [] : [['Gesetzblatt Nr. 38', 760] as const]),
      ...body(page),
      [`- ${page + 1} -`, 40],
    ]);
    expect(apart(pages)).toEqual(
      pages.map(({ page }) => [...(page % 4 === 0 ? [] : ['Gesetzblatt Nr. 38']), `- ${page + 1} -`]),
    );
  });

  it('are titles of chapters that change every page or two, between others', () => {
    const titles = 'Anfang Anfang Mitte Wende Schluss Schluss Schluss'.split(' ');
    const pages = made(7, (page) => [[titles[page] ?? '', 760, 72, 8], ...body(page), [`${page + 1}`, 40]]);
    const alternating = made(9, (page) => [
      [page % 2 === 0 ? 'Gesetzbuch' : page === 3 ? 'Anfang' : 'Wende', 760],
      ...body(page),
    ]);
    expect(apart(pages)[6]).toEqual(['Schluss', '7']);
    expect(apart(alternating).map((lines) => lines.length)).toEqual(alternating.map(() => 1));
  });

  it('are in documents of two pages what stands on both of them at the top, or counts', () => {
    const pages = made(2, (page) => [['Vertrag', 770], ...body(page), [`Seite ${page + 1} von 2`, 40]]);
    expect(apart(pages)).toEqual([
      ['Vertrag', 'Seite 1 von 2'],
      ['Vertrag', 'Seite 2 von 2'],
    ]);
  });

  it('are what stands first on every page, even as near as a line of text', () => {
    const pages = made(5, (page) => [['Gesetzblatt', 714], ...body(page)]);
    expect(apart(pages)).toEqual(pages.map(() => ['Gesetzblatt']));
  });

  it('never are sentences that stand at the same place of many pages', () => {
    const pages = made(12, (page) => [
      ['Gesetz', 760],
      ['(2) Die Entscheidungen des Rates werden mit der Mehrheit der', 720],
      ['anwesenden Mitglieder getroffen.', 706],
      ...body(page, 682),
      ['(4) Das Nähere regelt eine', 352],
      ['Verordnung.', 338],
    ]);
    expect(apart(pages)).toEqual(pages.map(() => ['Gesetz']));
  });

  it('never are items of a list or headings that count up at the tops of pages', () => {
    for (const start of ['1. Angaben zu', '(1) Die Behörde', 'Anlage 1', 'Article 1', '§ 1'])
      expect(
        apart(made(6, (page) => [[start.replace('1', `${page + 1}`), 760], ...body(page, 720)])).flat(),
      ).toEqual([]);
  });

  it('never are footnotes that count up with the pages', () => {
    const pages = made(30, (page) => [
      ...body(page, 600),
      ...(page % 7 < 3 ? [] : [[`${page * 3} Fassung über ${WORDS[page % 7] ?? ''}`, 70] as const]),
      [
        page % 7 < 3
          ? `${page + 20} Fassung gemäss Ziff. I des BG`
          : `${WORDS[(page * 3) % 7] ?? ''} der Sache.`,
        60,
      ],
    ]);
    expect(apart(pages).flat()).toEqual([]);
  });

  it('never are all that pages have', () => {
    const alike = made(5, () => [
      ['Formblatt', 760],
      ['Name', 400],
      ['Unterschrift', 60],
    ]);
    expect(apart(alike).flat()).toEqual([]);
  });

  it('never throw on odd places', () => {
    const odd = made(5, () => [
      ['Kopf', NaN],
      ['Text', 700, Infinity],
      ['', 0, 0, 0],
      ['Fuß', 40, 0, 0],
    ]);
    expect(() => apart(odd)).not.toThrow();
    expect(apart([])).toEqual([]);
  });
});
