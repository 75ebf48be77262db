import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadParser, openPdf } from '../../examples/mock-server/src/pdf/child-process/open-pdf';
import type { KeptItem, KeptPage } from './items';
import { SCRATCH } from './scratch';

const MOST_PAGES = 10_000;
const FOLDER = join(SCRATCH, 'items');

/**
 * Reads the text items of a PDF with pdf.js once and answers the file that keeps them, named by what is in the PDF. The items are
 * read with pdf.js's default normalization, which the positions of the truth are counted in; the product reads without it.
 */
export async function keepItems(pdf: string): Promise<string> {
  const bytes = readFileSync(pdf);
  const file = join(FOLDER, `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.json`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  const pages = await readPages(new Uint8Array(bytes), pdf);
  writeFileSync(`${file}.part`, JSON.stringify(pages));
  renameSync(`${file}.part`, file);
  return file;
}

async function readPages(bytes: Uint8Array, name: string): Promise<KeptPage[]> {
  await loadParser();
  const opening = await openPdf(bytes, MOST_PAGES);
  if (!opening.pdf) throw new Error(`${name} does not open`);
  try {
    const pages: KeptPage[] = [];
    for (let number = 1; number <= opening.pdf.numPages; number += 1) {
      const page = await opening.pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      pages.push({ width, height, items: items.flatMap((item) => ('str' in item ? [kept(item)] : [])) });
      page.cleanup();
    }
    return pages;
  } finally {
    await opening.close();
  }
}

function kept(item: {
  str: string;
  hasEOL: boolean;
  transform: number[];
  width: number;
  height: number;
}): KeptItem {
  const { str, hasEOL, transform, width, height } = item;
  return { str, hasEOL, transform: transform.map(thousandth), width: thousandth(width), height };
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000;
}
