/** A document of a Code; `order` counts from 0 without gaps. Title and place are the document's, the file is its Version's. */
export interface DocumentRow {
  readonly id: number;
  readonly title: string;
  readonly order: number;
  /** The current Version. */
  readonly versionId: number;
  readonly totalSelectionsCount: number;
  /** When annotations of its PDF were last imported, or that was undone. */
  readonly importedAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** One stored PDF of a document; `number` counts from 1, `size` is in bytes. */
export interface VersionRow {
  readonly id: number;
  readonly documentId: number;
  readonly number: number;
  readonly uuid: string;
  readonly size: number;
  readonly pages: number;
  readonly status: 'current' | 'pending' | 'archived';
  readonly createdAt: string;
  readonly createdBy: number;
}
