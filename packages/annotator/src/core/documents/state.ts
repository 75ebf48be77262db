import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { OpenFailure, OutlineEntry } from '../ports/document-viewer';
import type { LoadStatus } from '../store/origin';

/** The documents of the Code and the open one. */
export interface DocumentsState {
  /** In the order of the Code, as the server has last listed them (`selectSelectionCount` knows what has happened since). */
  readonly items: readonly CodeDocument[];
  readonly activeId: number | undefined;
  readonly status: LoadStatus;
  /** Why the active document cannot be shown; `missing` reads "Document does not exist" (specification section 8). */
  readonly failure: OpenFailure | undefined;
  readonly outline: { readonly status: LoadStatus; readonly entries: readonly OutlineEntry[] };
}

/** Nothing is open yet. */
export const initialDocuments: DocumentsState = {
  items: [],
  activeId: undefined,
  status: 'idle',
  failure: undefined,
  outline: { status: 'idle', entries: [] },
};
