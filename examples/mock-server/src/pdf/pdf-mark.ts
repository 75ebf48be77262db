import type { TextRange } from '@glossator/document-text';

/** A remark that stands in a PDF: who wrote what, and when (ISO 8601). `name` tells it from all others of the file (`/NM`). */
export interface PdfRemark {
  readonly name: string;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A highlight to be written into a PDF; its `text` is what its author says of it, `replies` are the remarks after that, oldest first. */
export interface PdfMark extends PdfRemark {
  readonly range: TextRange;
  /** Red, green and blue from 0 to 1. */
  readonly color: readonly [number, number, number];
  /** What its color stands for, where that has a name (`/Subj`). */
  readonly subject?: string;
  readonly replies: readonly PdfRemark[];
}

/** What is to be written, and the elements of running lines by page, which marks over a page break leave out. */
export interface PdfMarking {
  readonly marks: readonly PdfMark[];
  readonly running: Readonly<Record<number, readonly number[]>>;
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
