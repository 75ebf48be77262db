import {
  pageTextFromItems,
  TEXT_CONTENT_OPTIONS,
  type PageText,
  type PageBox,
} from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import { DeadlineError } from './deadlines';
import type { PdfLink } from './pdf-link';

/** Pages tried before a document is said to be unreadable. */
const TRIED = 3;

/** The box of a page as pdf.js reports it. */
export function pageBoxOf(page: PDFPageProxy): PageBox {
  const [x0 = 0, y0 = 0, x1 = 612, y1 = 792] = page.view;
  return { view: [x0, y0, x1, y1], rotate: page.rotate, userUnit: page.userUnit || 1 };
}

/** The box of the first page that can be read; rejects with page 1's error where the first few cannot. */
export async function readFirstBox(link: Pick<PdfLink, 'getPage' | 'pageCount'>): Promise<PageBox> {
  let first: unknown;
  for (let page = 0; page < Math.min(link.pageCount, TRIED); page += 1) {
    try {
      return pageBoxOf(await link.getPage(page));
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

/**
 * The text of a page (from 0) with the boxes of its elements. Rejects with `DeadlineError` after `timeLimit` milliseconds, when the page
 * may have stopped the worker: it is checked.
 */
export async function readPageText(
  link: Pick<PdfLink, 'request' | 'revive'>,
  page: number,
  timeLimit: number,
): Promise<PageText> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DeadlineError(`No text of page ${page + 1} in ${timeLimit} ms`)),
      timeLimit,
    );
  });
  const reading = link.request(async (pdf) =>
    (await pdf.getPage(page + 1)).getTextContent(TEXT_CONTENT_OPTIONS),
  );
  try {
    const { items } = await Promise.race([reading, late]);
    return pageTextFromItems(page, items, { boxes: true });
  } catch (error) {
    // The answer that comes too late, or not at all, is nobody's any more.
    reading.catch(() => undefined);
    if (error instanceof DeadlineError) link.revive().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
