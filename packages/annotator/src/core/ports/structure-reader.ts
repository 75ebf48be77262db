import type { DocumentStructure, SearchPage } from '@glossator/document-text';

/** The legal structure of a document, and how far down its page each unit begins. */
export interface ReadStructure {
  readonly structure: DocumentStructure;
  /** For each unit the distance of its first line from the upper edge of its page, in unrotated page units; NaN where it is not known. */
  readonly tops: Float32Array;
}

/**
 * Recognizes the legal structure of a document whose text has been read. It takes seconds for a long law: an adapter does it where
 * it keeps nobody from anything else.
 */
export interface StructureReader {
  /** Reads the structure of these pages (in order). Rejects where that is not possible, and when the signal is aborted. */
  read(pages: readonly SearchPage[], signal: AbortSignal): Promise<ReadStructure>;
}
