import type { PdfAnnotationId } from '../../../pdf/pdf-mark';
import type { ImportRow } from '../../../tables/imports';
import type { CommentRow, SelectionRow } from '../../../tables/selections';

/**
 * What of the annotations of a PDF stays when it is written into again. What is unchanged since it was imported stays as its own program
 * drew it, and is not written a second time; what was changed or deleted here is taken out.
 */
export interface Originals {
  readonly removed: readonly PdfAnnotationId[];
  /** The annotation that stands for a Selection, which is not written then; its answers follow it. */
  readonly ofSelection: ReadonlyMap<number, readonly PdfAnnotationId[]>;
  /** Comments that stand in the PDF as they are. */
  readonly comments: ReadonlySet<number>;
  /** Names that stay taken in the PDF: who is written besides needs another one. */
  readonly names: ReadonlySet<string>;
}

/** Nothing of the PDF stands for anything here. */
export const NO_ORIGINALS: Originals = {
  removed: [],
  ofSelection: new Map(),
  comments: new Set(),
  names: new Set(),
};

/** What a document has that may stand in its PDF already. */
export interface DocumentRows {
  readonly selections: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly imports: readonly ImportRow[];
}

/** Finds out what of the annotations of a stored PDF stays. Throws CONFLICT where they cannot be read, RATE_LIMITED while too many files are, the signal's reason when it aborts. */
export type OriginalsReader = (
  uuid: string,
  rows: DocumentRows,
  signal: AbortSignal | undefined,
) => Promise<Originals>;
