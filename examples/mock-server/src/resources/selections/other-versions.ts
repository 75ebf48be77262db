import type { DocumentRow } from '../../tables/documents';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../tables/selections';
import type { CodeReader } from '../../tables/tables';

/** The annotations of a document as they were when a Version of it was archived. */
export interface ArchivedMarks {
  readonly selections: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
}

/** What Selections are in Versions other than the current one. Only Updates make such Versions. */
export interface OtherVersions {
  /** The annotations of an archived Version, by the uuid of its file; none where nothing was stored. */
  archived(uuid: string): Promise<ArchivedMarks>;
  /** The Selections as a pending Version would make them. */
  planned(reader: CodeReader, document: DocumentRow, versionId: number): Promise<readonly SelectionRow[]>;
}

/** Has new and changed Selections carried over to a pending Version; returns at once. */
export type RefreshCarryOver = (codeId: number, documentId: number) => void;
