import type { PDF } from '@libpdf/core';
import type { PageFlow } from './page-flow';

/** What stands at the foot of each page of a document, and what its file says of itself; `at` is a moment (ISO 8601). */
export interface PdfHead {
  readonly name: string;
  /** With `{page}` and `{pages}` where their numbers go. */
  readonly foot: string;
  readonly at: string;
  readonly language: string;
}

/** Ends a document: writes the feet of its pages and what its file says of itself; gives its bytes. */
export async function finishPdf(
  pdf: PDF,
  flow: Pick<PageFlow, 'finish'>,
  head: PdfHead,
): Promise<Uint8Array> {
  flow.finish((page, pages) => head.foot.replace('{page}', String(page)).replace('{pages}', String(pages)));
  const at = new Date(head.at);
  pdf.setMetadata({
    title: head.name,
    author: 'Glossator',
    creator: 'Glossator',
    producer: 'Glossator',
    creationDate: at,
    modificationDate: at,
    language: head.language,
  });
  return pdf.save({ subsetFonts: true });
}
