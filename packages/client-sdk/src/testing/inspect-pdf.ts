/** What inspecting an uploaded PDF finds. */
export type PdfInspection =
  | { readonly kind: 'valid'; readonly pages: number }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'locked' };

/** Looks at an uploaded PDF. */
export type InspectPdf = (content: Uint8Array<ArrayBuffer>) => PdfInspection | Promise<PdfInspection>;

/**
 * A look at the plain parts of a PDF, without a PDF library: header, end mark, encryption, and the page objects that
 * are not hidden in object streams. Where none is seen, the document counts `pages` pages.
 */
export function createPdfGlance({ pages }: { readonly pages: number }): InspectPdf {
  return (content) => {
    const text = new TextDecoder('latin1').decode(content);
    if (!text.slice(0, 1024).includes('%PDF-') || !text.includes('%%EOF')) return { kind: 'invalid' };
    if (/\/Encrypt\b/.test(text)) return { kind: 'locked' };
    return { kind: 'valid', pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? pages };
  };
}
