import type { PdfAnnotations } from '@glossator/client-sdk/contract';
import type { EventBase } from '../store/origin';

/** Events about the annotations of PDFs. */
export type PdfAnnotationsEvent =
  | (EventBase<'pdfAnnotations/read'> & {
      readonly documentId: number;
      readonly overview: PdfAnnotations;
      readonly isDeclined: boolean;
    })
  /** Somebody has imported annotations into a document, or has taken that back. */
  | (EventBase<'pdfAnnotations/imported'> & { readonly documentId: number; readonly importedAt: string })
  | (EventBase<'pdfAnnotations/declined'> & { readonly documentId: number });
