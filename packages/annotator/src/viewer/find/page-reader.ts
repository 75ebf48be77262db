import { pageTextFromItems, TEXT_CONTENT_OPTIONS, type PageText } from '@glossator/document-text';
import type { PDFPageProxy } from 'pdfjs-dist';
import { DeadlineError, type Deadlines } from '../pdf/deadlines';

/** What the reader works with. */
export interface PageReaderOptions {
  /** A page of the open document, from 0. */
  readonly getPage: (page: number) => Promise<PDFPageProxy>;
  readonly deadlines: Deadlines;
  /** Milliseconds after which a page is given up. */
  readonly timeLimit: number;
  /** A page took too long: it may have stopped the worker. Resolves when there is a living one. */
  readonly onTimeout: () => Promise<void>;
}

/** Reads the text of pages with the options of document-text, and where it stands; rejects where that fails or takes too long. */
export function createPageReader(options: PageReaderOptions): (page: number) => Promise<PageText> {
  const read = async (page: number): Promise<PageText> => {
    const proxy = await options.getPage(page);
    const content = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
    const [, , , top] = proxy.view;
    // With boxes: what is an article's heading can be seen as much as read.
    return { ...pageTextFromItems(page, content.items, { boxes: true }), ...(top !== undefined && { top }) };
  };
  return async (page) => {
    try {
      return await options.deadlines.within(options.timeLimit, read(page));
    } catch (error) {
      if (error instanceof DeadlineError) await options.onTimeout();
      throw error;
    }
  };
}
