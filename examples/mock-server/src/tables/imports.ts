/**
 * One import of the annotations of a PDF: what was made, and the names of all that was dealt with, so that what is deleted here later does
 * not come back.
 */
export interface ImportRow {
  readonly id: number;
  readonly documentId: number;
  readonly versionId: number;
  readonly selections: readonly number[];
  readonly comments: readonly number[];
  readonly names: readonly string[];
  /** Of them, marks without words on text that was marked: nothing here is made of them. */
  readonly absorbed: readonly string[];
  readonly createdAt: string;
  readonly createdBy: number;
}
