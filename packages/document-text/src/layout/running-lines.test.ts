import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRunningLines, detectRunningLines, RUNNING_REACH } from './running-lines';
import { readInNode } from '../testing/read-in-node';
import type { PageText } from '../pages/page-text';

/** A line of a made page: text, height of its baseline, and where it begins. */
type Line = readonly [text: string, y: number, x?: number];

function pageOf(page: number, lines: readonly Line[]): PageText {
  return {
    page,
    elements: lines.map(([text]) => text),
    lineEnds: lines.map(() => true),
    boxes: lines.map(([text, y, x = 72]) => ({ x, y, width: text.length * 5, height: 10 })),
  };
}

/** Twenty lines of text that differ from page to page. */
const body = (page: number): Line[] =>
  Array.from({ length: 20 }, (_, i) => [
    `Satz ${page * 31 + i * 7} über Sache ${'abcdefgh'[(page + i) % 8]}`,
    700 - i * 14,
  ]);

/** What is left out of each page. */
function running(pages: readonly PageText[]): string[][] {
  const on = createRunningLines(pages);
  return pages.map((page) => [...on(page.page)].sort((a, b) => a - b).map((i) => page.elements[i] ?? ''));
}

const made = (count: number, linesOf: (page: number) => readonly Line[]): PageText[] =>
  Array.from({ length: count }, (_, page) => pageOf(page, linesOf(page)));

describe('running lines', () => {
  it('are headers, footers and page numbers that count', () => {
    const pages = made(6, (page) => [
      ['Gesetzblatt Nr. 38', 760],
      ...body(page),
      [`- Seite ${page + 11} von 50 -`, 40],
    ]);
    expect(running(pages)).toEqual(
      pages.map(({ page }) => ['Gesetzblatt Nr. 38', `- Seite ${page + 11} von 50 -`]),
    );
  });

  it('are found wherever they stand among the elements', () => {
    const pages = made(5, (page) => [['Seite', 40], ...body(page), ['Kopf', 760]]);
    expect(running(pages)[2]).toEqual(['Seite', 'Kopf']);
  });

  it('may alternate between left and right pages', () => {
    const pages = made(9, (page) => [
      page % 2 === 0 ? [`${page + 1}   Datenschutz`, 760, 72] : [`Bundesgesetz   ${page + 1}`, 760, 300],
      ...body(page),
    ]);
    expect(running(pages).map((lines) => lines.length)).toEqual(pages.map(() => 1));
  });

  it('count in Roman numbers, too', () => {
    const roman = ['iii', 'iv', 'v', 'vi', 'vii'];
    const pages = made(5, (page) => [...body(page), [`– ${roman[page] ?? ''} –`, 40]]);
    expect(running(pages)).toEqual(roman.map((number) => [`– ${number} –`]));
  });

  it('may have other words from page to page beside a page number', () => {
    const pages = made(5, (page) => [
      [`${page}.2. Registers ${'xyz'[page % 3]} | Page ${page + 100}`, 760],
      ...body(page),
    ]);
    expect(running(pages).every((lines) => lines.length === 1)).toBe(true);
  });

  it('never are headings that merely stand at the tops of pages', () => {
    const articles = [16, 17, 18, 19, 20, 21];
    for (const heading of ['Article R', 'Art. ', '§ ', 'Section ', 'Article L. ', 'Chapitre '])
      expect(
        running(made(6, (page) => [[`${heading}${articles[page] ?? 0}`, 760], ...body(page)])).flat(),
      ).toEqual([]);
    const scattered = made(6, (page) => [
      [page % 3 === 0 ? 'Article R16' : `Satz ${page * 17}`, 760],
      ...body(page),
    ]);
    expect(running(scattered).flat()).toEqual([]);
  });

  it('need three pages in a row', () => {
    const pages = made(6, (page) => [
      [page === 1 || page === 2 ? 'Kopf' : `Satz ${'abcdef'[page] ?? ''}`, 760],
      ...body(page),
    ]);
    expect(running(pages).flat()).toEqual([]);
  });

  it('stand apart from the text unless they count: the end of a repeated footnote is text', () => {
    const footnote = (page: number): Line[] => [
      [`Fassung ${'abcdefghi'[page] ?? ''} vom`, 60],
      ['(AS 2011 4909).', 50],
    ];
    const pages = made(9, (page) => [...body(page), ...(page % 2 === 0 ? footnote(page) : [])]);
    expect(running(pages).flat()).toEqual([]);
  });

  it('are the same for a window of pages as for the whole text', () => {
    const pages = made(30, (page) => [['Kopf', 760], ...body(page), [`${page}`, 40]]);
    const asked = new Set<number>();
    const found = detectRunningLines(15, (page) => {
      asked.add(page);
      return pages[page];
    });
    expect([...found]).toEqual([...createRunningLines(pages)(15)]);
    expect(Math.min(...asked)).toBe(15 - RUNNING_REACH);
    expect(Math.max(...asked)).toBe(15 + RUNNING_REACH);
  });

  it('are seen on turned pages', () => {
    const pages = made(5, (page) => [['Kopf', 760], ...body(page)]).map((page) => ({
      ...page,
      boxes: (page.boxes ?? []).map(({ x, y, ...box }) => ({ ...box, x: -y + 800, y: x, turn: 1 as const })),
    }));
    expect(running(pages)).toEqual(pages.map(() => ['Kopf']));
  });

  it('are unknown without places', () => {
    const pages = made(5, (page) => [['Kopf', 760], ...body(page)]).map(({ page, elements, lineEnds }) => ({
      page,
      elements,
      lineEnds,
    }));
    expect(running(pages).flat()).toEqual([]);
  });
});

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));

describe.skipIf(!existsSync(CORPUS))(
  'running lines of laws (skipped where ../shared/corpus is absent)',
  () => {
    it.each([
      ['legal/de-gvg.pdf', 25, /^Ein Service des .* sowie des .*internet\.de - Seite 26 von 51 -$/],
      ['legal/ch-de-dsg.pdf', 10, /^Datenschutz\. BG 11 235\.1$/],
      [
        'legal/gov-dmca.pdf',
        9,
        /^The Digital Millennium Copyright Act of 1998 Copyright Office Summary December 1998 Page 10$/,
      ],
      ['legal/us-ca1-00117684624.pdf', 8, /^- 9 - Case: 20-1507 Document: 00117684624 Page: 9 /],
      ['legal/it-statuto-universita-imt.pdf', 3, /^Pagina 4 di 17$/],
    ])('%s, page %i', async (file, page, expected) => {
      const pages = await readInNode(new Uint8Array(await readFile(CORPUS + file)), { boxes: true });
      expect(running(pages)[page]?.join(' ')).toMatch(expected);
    });
  },
);
