/** A general note of a document. */
export interface NoteRow {
  readonly id: number;
  readonly documentId: number;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}
