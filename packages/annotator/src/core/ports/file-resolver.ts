import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { DocumentSource } from './document-viewer';

/** Which PDF of a document is meant: a Version by its number (from 1), or with `showUpdates` the pending one; else the current one. */
export interface FileChoice {
  readonly version?: number;
  readonly showUpdates?: boolean;
}

/** Tells where a document's PDF is. One that takes no choice serves the current Version only. */
export type ResolveFile = (document: CodeDocument, choice?: FileChoice) => DocumentSource;
