import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  asidesOf,
  createPageAsides,
  listsOf,
  NO_ASIDES,
  selectionQuoteOf,
  type PageText,
  type TextRange,
} from '@glossator/document-text';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChildProcessPdfReader } from './child-process/child-process-pdf-reader';
import type { PdfMark, PdfMarking } from './pdf-mark';

const folder = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));
const hasTools = ['qpdf', 'pdftotext'].every((tool) => spawnSync(tool, ['--version']).error === undefined);
const isPossible = existsSync(folder) && hasTools;

/** Law and pages (from 0). The last ones are turned, or written from right to left. */
const LAWS: readonly (readonly [file: string, pages: readonly number[]])[] = [
  ['legal/ch-de-dsg.pdf', [1, 2, 9]],
  ['legal/ch-de-zgb.pdf', [20, 200]],
  ['legal/de-grundgesetz.pdf', [3, 4]],
  ['legal/fr-constitution-2024.pdf', [5, 6]],
  ['legal/eu-gdpr-oj-en.pdf', [10, 11]],
  ['legal/gov-dmca.pdf', [2]],
  ['legal/jo-ar-labor.pdf', [2, 3]],
  ['legal/jo-ar-cybercrime.pdf', [2]],
  ['odd/pdfbox-PDFBOX-2984-rotations.pdf', [0, 1, 2, 3]],
  ['odd/tika-testPDF-rotated.pdf', [0]],
  ['odd/qpdf-annotations-rotated-90.pdf', [0]],
  ['odd/tabula-rotated-page.pdf', [0]],
];
/** Laws whose text takes as long to read as that of all others. */
const LARGE_LAWS: typeof LAWS = [
  ['legal/it-codice-civile.pdf', [30]],
  ['legal/zw-en-electoral-act.pdf', [12, 13]],
];
const chosenLaws = process.env['CORPUS'] === 'whole' ? [...LAWS, ...LARGE_LAWS] : LAWS;

/** A box from the top left of a page as it is shown, in points. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

describe.skipIf(!isPossible)('highlights in PDFs (needs ../shared/corpus, qpdf and pdftotext)', () => {
  const reader = createChildProcessPdfReader({ concurrency: 1 });
  let work = '';
  beforeAll(async () => {
    work = await mkdtemp(path.join(tmpdir(), 'glossator-highlights-'));
  });
  afterAll(async () => {
    await reader.close();
    await rm(work, { recursive: true, force: true });
  });

  it.each(chosenLaws)('cover the words they should: %s', { timeout: 120_000 }, async (file, numbers) => {
    const before = readFileSync(path.join(folder, file));
    const { pages: plain } = await reader.extractText({ data: before });
    const asidesOn = createPageAsides(plain);
    const pages = plain.map((page) => ({
      ...page,
      ...listsOf(asidesOn(page.page)),
    }));
    const marking = markingOf(pages, numbers);
    const after = Buffer.concat([before, await reader.annotate({ data: before }, marking)]);
    const copy = path.join(work, 'annotated.pdf');
    await writeFile(copy, after);

    expect(checkStatus(copy)).toBeLessThanOrEqual(checkStatus(path.join(folder, file)));
    const drawn = await highlightsOf(after, numbers);
    const words = new Map(numbers.map((page) => [page, wordsOf(copy, page)]));
    const wrong: unknown[] = [];
    for (const [index, { name, range }] of marking.marks.entries()) {
      const quote = lettersOf(selectionQuoteOf(range, pages) ?? '');
      const covered = drawn
        .filter((highlight) => highlight.color === index)
        .flatMap(({ page, quads }) => (words.get(page) ?? []).filter((word) => isIn(word.place, quads)));
      const letters = lettersOf(covered.map(({ text }) => text).join(''));
      if (letters !== quote) wrong.push({ name, quote, letters });
    }
    expect(marking.marks.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  /** Words by the second engine. */
  function wordsOf(file: string, page: number): { readonly text: string; readonly place: Place }[] {
    const number = String(page + 1);
    const xml = execFileSync('pdftotext', ['-bbox', '-cropbox', '-f', number, '-l', number, file, '-'], {
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const words = xml.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g);
    return [...words].map(([, left, top, right, bottom, text = '']) => ({
      text: text.replaceAll(/&\w+;/g, ''),
      place: { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) },
    }));
  }
});

/** Distinguished by their red. Stretches of whole words all over the pages, and one over each page break between two of them. */
function markingOf(pages: readonly PageText[], numbers: readonly number[]): PdfMarking {
  const ranges: TextRange[] = [];
  for (const page of numbers) {
    const { elements = [] } = pages[page] ?? {};
    const usable = elements.flatMap((text, element) => (isUsable(text) ? [element] : []));
    for (let at = 0; at + 2 < usable.length; at += Math.max(4, Math.ceil(usable.length / 6)))
      ranges.push(rangeOf(pages, page, usable[at] ?? 0, page, usable[at + 2] ?? 0));
    const next = numbers.includes(page + 1) ? firstUsable(pages[page + 1]) : undefined;
    if (next !== undefined) ranges.push(rangeOf(pages, page, usable.at(-2) ?? 0, page + 1, next));
    if (usable.length === 1) ranges.push(rangeOf(pages, page, usable[0] ?? 0, page, usable[0] ?? 0));
  }
  const asides = Object.fromEntries(pages.map((page) => [page.page, listsOf(asidesOf(page) ?? NO_ASIDES)]));
  const at = '2024-05-06T07:08:09.000Z';
  const marks = ranges.map((range, index): PdfMark => {
    const remark = {
      name: `mark-${index}`,
      author: 'Ada',
      text: `mark-${index}`,
      createdAt: at,
      updatedAt: at,
    };
    return { ...remark, range, color: [index / 255, 1, 0], replies: [] };
  });
  return { marks, asides };
}

/** Whether there are words to leave out at either end. */
function isUsable(text: string): boolean {
  return /\S\s+\S.*\S\s+\S/.test(text);
}

function firstUsable(page: PageText | undefined): number | undefined {
  const at = page?.elements.findIndex((text, element) => isUsable(text) && !page.running?.includes(element));
  return at === -1 ? undefined : at;
}

/** From the second word of one element to the last but one of another. */
function rangeOf(
  pages: readonly PageText[],
  startPage: number,
  startElement: number,
  endPage: number,
  endElement: number,
): TextRange {
  const first = pages[startPage]?.elements[startElement] ?? '';
  const last = pages[endPage]?.elements[endElement] ?? '';
  const startCharacter = first.length - first.trimStart().replace(/^\S+\s+/, '').length;
  const endCharacter = last.trimEnd().replace(/\s+\S+$/, '').length;
  return { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
}

/** The letters of a text without order, for engines do not agree on that of lines from right to left, nor on joined forms. */
function lettersOf(text: string): string {
  return [...text.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '')].sort().join('');
}

function isIn({ left, top, right, bottom }: Place, quads: readonly Place[]): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  return quads.some((quad) => x > quad.left && x < quad.right && y > quad.top && y < quad.bottom);
}

function checkStatus(file: string): number {
  return spawnSync('qpdf', ['--check', file]).status ?? 99;
}

/** The highlights of a file as pdf.js reads them, their quads turned as their page is shown. */
async function highlightsOf(
  data: Uint8Array,
  pages: readonly number[],
): Promise<{ readonly page: number; readonly color: number; readonly quads: readonly Place[] }[]> {
  const pdf = await getDocument({ data: Uint8Array.from(data), verbosity: VerbosityLevel.ERRORS }).promise;
  const found = [];
  for (const page of pages) {
    const proxy = await pdf.getPage(page + 1);
    const viewport = proxy.getViewport({ scale: 1 });
    for (const annotation of (await proxy.getAnnotations()) as readonly DrawnAnnotation[]) {
      if (annotation.subtype !== 'Highlight') continue;
      const points = annotation.quadPoints ?? [];
      const quads: Place[] = [];
      for (let at = 0; at + 7 < points.length; at += 8) {
        const corners = [0, 2, 4, 6].map((next) =>
          viewport.convertToViewportPoint(points[at + next] ?? 0, points[at + next + 1] ?? 0),
        );
        const xs = corners.map(([x]) => Number(x));
        const ys = corners.map(([, y]) => Number(y));
        quads.push({
          left: Math.min(...xs),
          right: Math.max(...xs),
          top: Math.min(...ys),
          bottom: Math.max(...ys),
        });
      }
      found.push({ page, color: annotation.color?.[0] ?? -1, quads });
    }
  }
  await pdf.loadingTask.destroy();
  return found;
}

interface DrawnAnnotation {
  readonly subtype: string;
  readonly quadPoints?: ArrayLike<number> | null;
  readonly color: ArrayLike<number> | null;
}
