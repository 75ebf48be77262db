import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listsOf, type AsideKind } from '../pages/asides';
import type { PageText } from '../pages/page-text';
import { normalizeSelection, selectionQuoteOf } from '../quotes/selection-quote';
import type { TextRange } from '../ranges/text-range';
import { readInNode } from '../testing/read-in-node';
import { tinyPdf, type TinyLine } from '../testing/tiny-pdf';
import { createPageAsides } from './page-asides';

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));

/** Reads a PDF with what stands aside on its pages. */
async function readWithAsides(file: Uint8Array): Promise<PageText[]> {
  const pages = await readInNode(file, { boxes: true });
  const asidesOn = createPageAsides(pages);
  return pages.map((page) => ({ ...page, ...listsOf(asidesOn(page.page)) }));
}

/** The texts of what stands aside on a page. */
function aside(page: PageText | undefined): Record<AsideKind, string[]> {
  const textsOf = (list: readonly number[] = []): string[] =>
    list.map((at) => page?.elements[at]?.trim() ?? '').filter(Boolean);
  return {
    overlay: textsOf(page?.overlay),
    notes: textsOf(page?.notes),
    margin: textsOf(page?.margin),
    running: textsOf(page?.running),
  };
}

/** From the first place of some words to the last of others, each the beginning of an element. */
function rangeFrom(
  pages: readonly PageText[],
  [startPage, first]: [number, string],
  [endPage, last]: [number, string],
): TextRange {
  const find = (page: number, words: string): number =>
    pages[page]?.elements.findIndex((text) => text.startsWith(words)) ?? -1;
  const [startElement, endElement] = [find(startPage, first), find(endPage, last)];
  return { startPage, startElement, startCharacter: 0, endPage, endElement, endCharacter: last.length };
}

const body = (page: number): TinyLine[] =>
  Array.from({ length: 24 }, (_, line) => ({
    text: `Page ${'abcdef'[page] ?? ''} line ${'abcdefghijklmnopqrstuvwxyz'[line] ?? ''} says what the owner of a thing may do`,
    x: 150,
    y: 700 - 14 * line,
    size: 10,
  }));

describe('what lies over or under the text', () => {
  it('is a watermark in large letters aslant, and it is in no quote unless the range is of it', async () => {
    const draft = { text: 'DRAFT', x: 140, y: 330, size: 120, degrees: 45 };
    const pages = await readWithAsides(tinyPdf([[...body(0).slice(0, 12), draft, ...body(0).slice(12)]]));
    expect(aside(pages[0]).overlay).toEqual(['DRAFT']);
    const around = rangeFrom(pages, [0, 'Page a line l'], [0, 'Page a line m']);
    expect(selectionQuoteOf(around, pages)).toBe(
      'Page a line l says what the owner of a thing may do Page a line m',
    );
    const own = rangeFrom(pages, [0, 'DRAFT'], [0, 'DRAFT']);
    expect(selectionQuoteOf(own, pages)).toBe('DRAFT');
    const into = { ...around, endElement: own.endElement, endCharacter: 3 };
    expect(normalizeSelection(into, pages)).toEqual({
      ...around,
      endElement: around.startElement,
      endCharacter: 51,
    });
  });

  it('is small text aslant, what is turned across the lines, and a stamp that comes again', async () => {
    const over = (page: number): TinyLine[] => [
      { text: 'copy', x: 200, y: 500, size: 14, degrees: 30 },
      { text: 'for information', x: 300, y: 400, size: 20, degrees: 90 },
      { text: 'Not binding', x: 180, y: 583, size: 11 },
      { text: `${page + 1}`, x: 300, y: 60, size: 9 },
    ];
    const pages = await readWithAsides(tinyPdf([0, 1, 2, 3].map((page) => [...body(page), ...over(page)])));
    expect(aside(pages[1]).overlay).toEqual(['copy', 'for information', 'Not binding']);
  });

  it('is no large first letter, no heading, no words of a diagram, and no mark beside the text', async () => {
    const pages = await readWithAsides(
      tinyPdf([
        [
          { text: 'A large heading', x: 150, y: 740, size: 30 },
          { text: 'W', x: 120, y: 672, size: 28 },
          ...body(0),
          { text: 'values', x: 200, y: 120, size: 9, degrees: 40 },
          { text: 'in the margin', x: 80, y: 300, size: 12, degrees: 90 },
        ],
      ]),
    );
    expect(aside(pages[0]).overlay).toEqual([]);
  });
});

describe('a range over a page break', () => {
  const NOTES = [
    'Amended in spring.',
    'Repealed by the Act of May.',
    'Put in by decree.',
    'As it was before.',
  ];
  const withNotes = (page: number): TinyLine[] => [
    { text: 'Law Gazette', x: 150, y: 760, size: 9 },
    ...body(page).slice(0, 12),
    { text: `${page + 7}`, x: 365, y: 549, size: 6 },
    ...body(page).slice(12),
    { text: `${page + 7}`, x: 150, y: 122 + 20 * page, size: 6 },
    { text: NOTES[page] ?? '', x: 156, y: 120 + 20 * page, size: 8 },
    { text: 'Rights of owners', x: 60, y: 650, size: 7 },
    { text: `- ${page + 1} -`, x: 300, y: 60, size: 9 },
  ];
  const law = async (): Promise<PageText[]> => readWithAsides(tinyPdf([0, 1, 2, 3].map(withNotes)));

  it('is without footnotes, notes in margins and running lines between its ends', async () => {
    const pages = await law();
    expect(aside(pages[1])).toEqual({
      overlay: [],
      notes: ['8', 'Repealed by the Act of May.'],
      margin: ['Rights of owners'],
      running: ['Law Gazette', '- 2 -'],
    });
    const across = rangeFrom(pages, [1, 'Page b line x'], [2, 'Page c line a']);
    expect(selectionQuoteOf(across, pages)).toBe(
      'Page b line x says what the owner of a thing may do Page c line a',
    );
  });

  it('has the footnotes if it begins or ends in one, and then no other that stands aside', async () => {
    const pages = await law();
    const quote = selectionQuoteOf(rangeFrom(pages, [1, 'Repealed'], [2, 'Page c line a']), pages);
    expect(quote).toBe('Repealed by the Act of May. Page c line a');
  });
});

describe.skipIf(!existsSync(CORPUS))('in laws (skipped where ../shared/corpus is absent)', () => {
  it('the watermark of a constitution is known on each of its pages', async () => {
    const pages = await readWithAsides(
      new Uint8Array(await readFile(`${CORPUS}versions/uqcs-constitution/v1.pdf`)),
    );
    expect(pages.map((page) => aside(page).overlay)).toEqual(pages.map(() => ['DRAFT']));
  });

  it('Art. 28a(3) to 28b(1) of the Swiss civil code is quoted without footnotes and marginal notes', async () => {
    const pages = await readWithAsides(new Uint8Array(await readFile(`${CORPUS}legal/ch-de-zgb.pdf`)));
    const range = rangeFrom(pages, [6, 'Vorbehalten bleiben'], [7, 'insbesondere zu verbieten:']);
    expect(selectionQuoteOf(range, pages)).toBe(
      'Vorbehalten bleiben die Klagen auf Schadenersatz und Genugtuung sowie auf Herausgabe eines Gewinns entsprechend den Bestimmungen über die Geschäftsführung ohne Auftrag. Art. 28b33 1 Zum Schutz gegen Gewalt, Drohungen oder Nachstellungen kann die klagende Person dem Gericht beantragen, der verletzenden Person insbesondere zu verbieten:',
    );
  });
});
