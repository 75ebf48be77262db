import { pageTextFromItems, TEXT_CONTENT_OPTIONS, type PageText } from '@glossator/document-text';
import { loadParser, openPdf } from '../../../examples/mock-server/src/pdf/child-process/open-pdf';

const MOST_PAGES = 10_000;

/** The text of every page with the boxes of its elements, as the viewer sees it. */
export async function readLaw(bytes: Uint8Array): Promise<PageText[]> {
  await loadParser();
  const opening = await openPdf(new Uint8Array(bytes), MOST_PAGES);
  if (!opening.pdf) throw new Error('The generated law does not open');
  try {
    const pages: PageText[] = [];
    for (let page = 0; page < opening.pdf.numPages; page += 1) {
      const proxy = await opening.pdf.getPage(page + 1);
      const { items } = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
      pages.push(pageTextFromItems(page, items, { boxes: true }));
      proxy.cleanup();
    }
    return pages;
  } finally {
    await opening.close();
  }
}
