import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChildProcessReportPrinter } from './child-process/child-process-report-printer';
import type { PrintedEntry, PrintedReport, ReportPrinter } from './report-printer';

let printer: ReportPrinter;
beforeAll(() => {
  printer = createChildProcessReportPrinter();
});
afterAll(() => printer.close());

const anEntry = (text: string, changes: Partial<PrintedEntry> = {}): PrintedEntry => ({
  section: 0,
  status: 'confirmed: 1 word changed',
  tone: 'good',
  foot: 'by Max Keller',
  passages: [
    { label: 'Old: § 12, page 3', text },
    { label: 'New: § 12a, page 4', text: 'ten days' },
  ],
  ...changes,
});

const aReport = (entries: readonly PrintedEntry[]): PrintedReport => ({
  head: {
    language: 'en',
    title: 'Carry-over report',
    subtitle: 'Sales',
    name: 'Carry-over report: Sales',
    at: '2026-03-03T10:00:00.000Z',
    facts: ['Approved: 3 March 2026 by Max Keller'],
    intro: 'What became of each annotation.',
    foot: 'Sales · Page {page} of {pages}',
    sections: [{ heading: 'Law: version 1 to version 2', note: '' }],
  },
  entries,
});

/** The lines of each page as pdf.js reads them, with the right edge of each item in points. */
async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: { readonly text: string; readonly right: number }[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const right = Math.max(...texts.map(({ transform, width }) => Number(transform[4]) + width));
    pages.push({ text: texts.map(({ str }) => str).join(' '), right });
  }
  const { info } = await document.getMetadata();
  await document.loadingTask.destroy();
  return { pages, info: info as { readonly Title?: string; readonly Language?: string } };
}

it('says everything as text, page by page, with numbers', async () => {
  const entries = Array.from({ length: 60 }, (_, count) => anEntry(`wording number ${count}.`));
  const { pages, info } = await read(await printer.print(aReport(entries), 1));
  expect(pages.length).toBeGreaterThan(3);
  expect(info.Title).toBe('Carry-over report: Sales');
  const whole = pages.map(({ text }) => text).join('\n');
  for (const part of ['Law: version 1 to version 2', 'Approved: 3 March 2026 by Max Keller', 'by Max Keller'])
    expect(whole).toContain(part);
  for (let count = 0; count < 60; count += 1) expect(whole).toContain(`wording number ${count}.`);
  for (const [index, { text }] of pages.entries())
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
}, 60_000);

it('writes the scripts that laws are in, breaks the longest words, and names what no font has', async () => {
  const long = 'Rechtsschutzversicherungsgesellschaften'.repeat(20);
  const texts = [
    '§ 12 Größe „Maß“',
    'Закон о договорах',
    'Ο νόμος ισχύει',
    'עברית שלום',
    'القانون المدني',
    '民法',
    long,
  ];
  const { pages } = await read(await printer.print(aReport(texts.map((text) => anEntry(text))), 1));
  const whole = pages
    .map(({ text }) => text)
    .join(' ')
    .normalize('NFKC');
  for (const text of ['§ 12 Größe „Maß“', 'Закон о договорах', 'Ο νόμος ισχύει', '[U+6C11][U+6CD5]'])
    expect(whole).toContain(text.normalize('NFKC'));
  for (const word of ['עברית', 'שלום', 'القانون', 'المدني']) expect(whole).toContain(word);
  expect(whole.replaceAll(' ', '')).toContain(long);
  for (const { right } of pages) expect(right).toBeLessThan(595.28 - 50);
}, 60_000);

it('ends with its caller, and what takes too long', async () => {
  const own = new AbortController();
  const left = printer.print(aReport([anEntry('a')]), 1, own.signal);
  own.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const hurried = createChildProcessReportPrinter({ timeMs: 0 });
  await expect(hurried.print(aReport([anEntry('a')]), 1)).rejects.toMatchObject({ name: 'PrintLimitError' });
  await hurried.close();
  expect((await printer.print(aReport([]), 1)).length).toBeGreaterThan(0);
}, 60_000);
