/** A named page of a document; `page` counts from 0. */
export interface BookmarkRow {
  readonly id: number;
  readonly documentId: number;
  readonly name: string;
  readonly page: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}
