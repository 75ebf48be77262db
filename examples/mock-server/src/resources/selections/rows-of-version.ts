import { isVisibleTo } from '@glossator/client-sdk/contract';
import type { DocumentRow, VersionRow } from '../../tables/documents';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../tables/selections';
import type { CodeReader } from '../../tables/tables';
import type { OtherVersions } from './other-versions';

/** What somebody may see of the annotations of one Version of a document. */
export interface RowsOfVersion {
  readonly rows: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
}

/** Reads the annotations of a Version: those of now, those of an archived one, or as the pending Update would make them. */
export async function readRowsOfVersion(
  reader: CodeReader,
  document: DocumentRow,
  version: VersionRow,
  { versions, userId }: { readonly versions: OtherVersions; readonly userId: number },
): Promise<RowsOfVersion> {
  const { id } = document;
  if (version.status === 'archived') {
    const { selections: kept, comments, attachments: all } = await versions.archived(version.uuid);
    const rows = kept.filter((row) => isVisibleTo(userId, row));
    const present = new Set((await reader.list('attachments', { documentId: id })).map((row) => row.id));
    const attachments = all.map((row) => (present.has(row.id) ? row : { ...row, isGone: true as const }));
    return { rows, comments, attachments };
  }
  const rows =
    version.status === 'pending' && version.id === document.pending?.versionId
      ? await versions.planned(reader, document, version.id)
      : await reader.list('selections', { documentId: id });
  const comments = await reader.list('comments', { documentId: id });
  return { rows, comments, attachments: await reader.list('attachments', { documentId: id }) };
}
