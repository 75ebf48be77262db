import type { DocumentStructure, SearchPageText } from '@glossator/document-text';

/**
 * The port for recognising the articles and divisions of a text, which takes a second for some hundred pages.
 *
 * Every adapter promises: it never holds up the process that calls, and it ends what takes too long or too much memory.
 */
export interface StructureReader {
  /**
   * The structure of these pages (in order) of somebody's file, where owners take turns; undefined where it could not be recognised within the limits. Rejects with
   * `StructureReaderClosedError` only.
   */
  read(pages: readonly SearchPageText[], owner: number | undefined): Promise<DocumentStructure | undefined>;
  /** Stops what is running. */
  close(): Promise<void>;
}

/** The reader is closed, or was closed while it read. */
export class StructureReaderClosedError extends Error {
  override readonly name = 'StructureReaderClosedError';
}
