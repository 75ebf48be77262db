import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { typesetDemoStatutes } from './build';
import type { DemoPdf } from './build';

/** Text of a page as pdf.js gives it. */
async function pageText(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const content = await (await pdf.getPage(page)).getTextContent({ disableNormalization: true });
  return content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

async function wholeText(pdf: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pageText(pdf, index + 1));
  return (await Promise.all(pages)).join('\n').replaceAll('-\n', '').replaceAll(/\s+/g, ' ');
}

describe('typesetDemoStatutes', () => {
  const warnings = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let made: DemoPdf[] = [];
  let opened: PDFDocumentProxy[] = [];

  beforeAll(async () => {
    made = await typesetDemoStatutes();
    opened = await Promise.all(made.map(({ bytes }) => getDocument({ data: bytes.slice() }).promise));
  }, 60_000);
  afterAll(() => Promise.all(opened.map((pdf) => pdf.loadingTask.destroy())));

  it('makes two editions of at least forty pages', () => {
    expect(made.map(({ fileName }) => fileName)).toEqual([
      'inland-waters-act-2017.pdf',
      'inland-waters-act-2025.pdf',
    ]);
    for (const pdf of opened) expect(pdf.numPages).toBeGreaterThanOrEqual(40);
  });

  it('always makes the same bytes', async () => {
    const again = await typesetDemoStatutes();
    again.forEach(({ bytes }, index) => {
      expect(Buffer.from(bytes).equals(Buffer.from(made[index]?.bytes ?? []))).toBe(true);
    });
  }, 60_000);

  it('has bookmarks of three levels and page labels', async () => {
    for (const pdf of opened) {
      const outline = await pdf.getOutline();
      expect(outline[0]?.title).toBe('Part I \u2013 General Provisions');
      expect(outline[0]?.items[0]?.title).toBe('Chapter 1 \u2013 Purpose, scope and terms');
      expect(outline[0]?.items[0]?.items[0]?.title).toMatch(/^Article 1 +Purpose of this Act$/);
      const labels = await pdf.getPageLabels();
      expect(labels?.slice(0, 3)).toEqual(['i', 'ii', 'iii']);
      expect(labels?.at(labels.indexOf('1') + 4)).toBe('5');
    }
  });

  it('amends, inserts, repeals and moves as the second edition says', async () => {
    const [first = '', second = ''] = await Promise.all(opened.map(wholeText));
    expect(first).toContain('no more than 500 square metres');
    expect(second).toContain('no more than 300 square metres');
    expect(first).not.toContain('Adaptation to climate change');
    expect(second).toMatch(/Article 7a\s+Adaptation to climate change/);
    expect(second).toContain('(now Article');
    expect(second).toContain('(repealed)');
    expect(first).not.toMatch(/@[a-z]|\[\[|\*/);
    expect(second).not.toMatch(/@[a-z]|\[\[|\*/);
  });

  it('opens in pdf.js without a warning', () => {
    expect(warnings).not.toHaveBeenCalled();
    expect(warned).not.toHaveBeenCalled();
  });
});
