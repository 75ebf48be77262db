import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import type { AcceptedPdf } from './make-version';

/** What is changed about a document besides its file; what is undefined stays. */
export interface DocumentChange {
  readonly title?: string | undefined;
  readonly order?: number | undefined;
}

/** Changes of the documents of a Code; each answers with the document as it is then. */
export interface DocumentEdits {
  /** Puts a document and its first Version into the Code. */
  add(title: string, pdf: AcceptedPdf, call: MemberCall): Promise<CodeDocument>;
  /** Makes a file the newest Version of a document. */
  replace(id: number, title: string, pdf: AcceptedPdf, call: MemberCall): Promise<CodeDocument>;
  /** Renames or moves. */
  change(id: number, changed: DocumentChange, call: MemberCall): Promise<CodeDocument>;
  /** Removes a document with everything in it. */
  remove(id: number, call: MemberCall): Promise<void>;
}

/** Changes that collect in a pending Update: answers are as the Update would make them. */
export interface CollectedEdits extends DocumentEdits {
  /** Takes back what the Update does to a document; one that it would add goes. */
  revert(id: number, call: MemberCall): Promise<void>;
  /** Compares the pending Version anew where that failed; else leaves everything as it is. Throws UPDATE_MISSING where there is none. */
  compare(id: number, call: MemberCall): Promise<CodeDocument>;
}
