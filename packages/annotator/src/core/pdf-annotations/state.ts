import type { PdfAnnotations } from '@glossator/client-sdk/contract';

/** What the PDF of the active document has in it from other programs. */
export interface PdfAnnotationsState {
  /** Undefined until it is known. */
  readonly overview: PdfAnnotations | undefined;
  /** When annotations were last imported into the document, as far as is known. */
  readonly importedAt: string | undefined;
  /** The reader does not want to be asked about this document any more. */
  readonly isDeclined: boolean;
}

/** Nothing is known yet. */
export const initialPdfAnnotations: PdfAnnotationsState = {
  overview: undefined,
  importedAt: undefined,
  isDeclined: false,
};
