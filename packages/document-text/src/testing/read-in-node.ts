import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { TEXT_CONTENT_OPTIONS, pageTextFromItems, type PageText } from '../pages/page-text';

/** The folder of the installed pdfjs-dist. */
export const PDFJS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Reads the text of a PDF as the server does: pdf.js's legacy build in Node. */
export async function readInNode(
  data: Uint8Array,
  options: { readonly boxes?: boolean } = {},
): Promise<PageText[]> {
  const task = getDocument({
    data: data.slice(),
    cMapUrl: join(PDFJS, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: join(PDFJS, 'standard_fonts/'),
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: PageText[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent(TEXT_CONTENT_OPTIONS);
      pages.push(pageTextFromItems(number - 1, items, options));
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}
