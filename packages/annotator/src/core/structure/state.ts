import type { OutlineEntry } from '../ports/document-viewer';
import type { ReadStructure } from '../ports/structure-reader';
import type { LoadStatus } from '../store/origin';

/** The structure of the pages that have been read first. */
export interface BegunStructure {
  readonly read: ReadStructure;
  /** The first of the pages (from 0): what begins at 0 has the same first articles as the whole. */
  readonly firstPage: number;
}

/** The legal structure of the open document: recognized in the background, after all its text has been read. */
export interface StructureState {
  /** `loading` while the text is read and looked through; `failed` where there is no text or it could not be looked through. */
  readonly status: LoadStatus;
  /** How much of the text has been read. */
  readonly progress: { readonly pagesRead: number; readonly pageCount: number } | undefined;
  readonly read: ReadStructure | undefined;
  /** What was found in the pages around the reader, for somebody who waits while the whole text is read. */
  readonly begun: BegunStructure | undefined;
  /** Its divisions and articles as a table of contents; none where the document is no law. */
  readonly contents: readonly OutlineEntry[];
}

/** Nothing is known yet. */
export const initialStructure: StructureState = {
  status: 'idle',
  progress: undefined,
  read: undefined,
  begun: undefined,
  contents: [],
};
