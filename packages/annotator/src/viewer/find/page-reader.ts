import { pageTextFromItems, TEXT_CONTENT_OPTIONS, type PageText } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';

/** What the reader works with. */
export interface PageReaderOptions {
  /** A page of the open document, from 0. */
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  /** Milliseconds after which a page is given up. */
  readonly timeLimit: number;
  /** A page took too long: it may have stopped the worker. Resolves when there is a living one. */
  readonly onTimeout: () => Promise<void>;
}

/** Reads the text of pages with the options of document-text; rejects where that fails or takes too long. */
export function createPageReader({
  getPage,
  timeLimit,
  onTimeout,
}: PageReaderOptions): (page: number) => Promise<PageText> {
  const read = async (page: number): Promise<PageText> => {
    const proxy = await getPage(page);
    const content = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
    return pageTextFromItems(page, content.items);
  };
  return async (page) => {
    const reading = read(page);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<'timeout'>((resolve) => {
      timer = setTimeout(() => resolve('timeout'), timeLimit);
    });
    const text = await Promise.race([reading, silence]).finally(() => clearTimeout(timer));
    if (text !== 'timeout') return text;
    reading.catch(() => undefined);
    await onTimeout();
    throw new Error(`Page ${page} took too long to read`);
  };
}
