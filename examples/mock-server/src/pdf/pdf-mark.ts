import type { PageArea } from '@glossator/client-sdk/contract';
import type { AsideLists, TextRange } from '@glossator/document-text';

/** A remark that stands in a PDF: who wrote what, and when (ISO 8601). `name` tells it from all others of the file (`/NM`). */
export interface PdfRemark {
  readonly name: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** An annotation that is in a PDF: its page from 0, and the number of its object as pdf.js writes it ("12R"). */
export interface PdfAnnotationId {
  readonly page: number;
  readonly id: string;
}

/** A highlight to be written into a PDF; its `text` is what its author says of it, `replies` are the remarks after that, oldest first. */
export interface PdfMark extends PdfRemark {
  readonly range: TextRange;
  /** Of a marked area, which becomes a square: the rectangle. */
  readonly area?: PageArea;
  /** Red, green and blue from 0 to 1. */
  readonly color: readonly [number, number, number];
  /** What its color stands for, where that has a name, and how it is tagged (`/Subj`). */
  readonly subject?: string;
  readonly replies: readonly PdfRemark[];
  /** It is in the PDF already: only the replies are written. */
  readonly original?: PdfAnnotationId;
}

/** What is to be written, what is taken out of the lists of annotations, and what stands aside from the text by page, which marks leave out. */
export interface PdfMarking {
  readonly marks: readonly PdfMark[];
  readonly removed?: readonly PdfAnnotationId[];
  readonly asides: Readonly<Record<number, AsideLists>>;
}

/** A file to be put into a PDF: its name there, its media type, and exactly `size` bytes, which are read once. */
export interface PdfAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly size: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Annotations cannot be appended to this file without writing it anew: it is damaged, or its pages are not where they should be. */
export class PdfNotAppendableError extends Error {
  override readonly name = 'PdfNotAppendableError';
}
