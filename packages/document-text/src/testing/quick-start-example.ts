import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import {
  TEXT_CONTENT_OPTIONS,
  createSearchIndex,
  pageTextFromItems,
  quoteOf,
  reanchor,
  searchPages,
  type PageText,
} from '../index';

/** Reads the text of a PDF. */
export async function readPages(path: string): Promise<PageText[]> {
  const task = getDocument({ data: new Uint8Array(await readFile(path)) });
  const pdf = await task.promise;
  const pages: PageText[] = [];
  for (let page = 0; page < pdf.numPages; page += 1) {
    const proxy = await pdf.getPage(page + 1); // pdf.js counts pages from 1, this package from 0.
    const { items } = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
    pages.push(pageTextFromItems(page, items, { boxes: true }));
  }
  await task.destroy();
  return pages;
}

/** Finds a phrase, and then its place again by nothing but its quote. */
export async function findPhrase(path: string, phrase: string): Promise<string[]> {
  const pages = await readPages(path);
  const [hit] = searchPages(createSearchIndex(pages), phrase, { limit: 1 });
  if (!hit) return ['not found'];
  const { range, excerpt } = hit;
  const quote = quoteOf(range, pages);
  const again = reanchor({ ...range, startElement: 0, startCharacter: 0 }, quote, pages);
  return [
    `page ${range.startPage + 1}, element ${range.startElement}, character ${range.startCharacter}`,
    `${excerpt.before}[${excerpt.match}]${excerpt.after}`,
    again?.startElement === range.startElement ? `found again by "${quote}"` : 'lost',
  ];
}
