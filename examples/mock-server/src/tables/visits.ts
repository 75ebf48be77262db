/** When a user saw a document last; `id` is the user's and the document's: `7 12`. */
export interface VisitRow {
  readonly id: string;
  readonly documentId: number;
  readonly at: string;
}
