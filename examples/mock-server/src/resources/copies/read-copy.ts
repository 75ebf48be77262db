import type { DocumentRow, VersionRow } from '../../tables/documents';
import type { BookmarkRow } from '../../tables/bookmarks';
import type { ColorRow } from '../../tables/codes';
import type { NoteAttachmentRow, NoteRow } from '../../tables/notes';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../tables/selections';
import type { CodeReader } from '../../tables/tables';
import type { CarriedRow, ComparisonRow, UpdateRow } from '../../tables/updates';

/** What is copied of a Code. */
export interface CopyOptions {
  readonly withAnnotations: boolean;
  /** Its pending Update too. */
  readonly withUpdate: boolean;
}

/** The rows of a Code that are copied. */
export interface CopiedRows {
  readonly documents: readonly DocumentRow[];
  readonly versions: readonly VersionRow[];
  readonly colors: readonly ColorRow[];
  readonly selections: readonly SelectionRow[];
  readonly comments: readonly CommentRow[];
  readonly attachments: readonly AttachmentRow[];
  readonly bookmarks: readonly BookmarkRow[];
  readonly notes: readonly NoteRow[];
  readonly noteAttachments: readonly NoteAttachmentRow[];
  readonly updates: readonly UpdateRow[];
  readonly comparisons: readonly ComparisonRow[];
  readonly carried: readonly CarriedRow[];
  /** How many Updates of the Code have been approved. */
  readonly approvals: number;
}

/** Reads what is copied of a Code: its present documents and, of older Versions, those that unported annotations stand in. */
export async function readCopy(
  reader: CodeReader,
  { withAnnotations, withUpdate }: CopyOptions,
): Promise<CopiedRows> {
  const documents = (await reader.list('documents')).flatMap((row): DocumentRow[] => {
    if (row.state === 'archived' || (row.state === 'added' && !withUpdate)) return [];
    const { pending, ...rest } = row;
    const copied = withUpdate && pending ? row : rest;
    return [withAnnotations ? copied : { ...copied, totalSelectionsCount: 0 }];
  });
  const ids = new Set(documents.map(({ id }) => id));
  const among = <Row extends { readonly documentId: number }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ documentId }) => ids.has(documentId));
  const selections = withAnnotations ? among(await reader.list('selections')) : [];
  const kept = new Set<number>();
  for (const { versionId, pending } of documents) {
    kept.add(versionId);
    if (pending?.versionId !== undefined) kept.add(pending.versionId);
  }
  for (const { status, carried } of selections)
    if (status !== 'success' && carried) kept.add(carried.from.versionId);
  const lineage = await reader.get('lineage', 'own');
  return {
    documents,
    versions: (await reader.list('versions')).filter(({ id }) => kept.has(id)),
    colors: await reader.list('colors'),
    selections,
    comments: withAnnotations ? among(await reader.list('comments')) : [],
    attachments: withAnnotations ? among(await reader.list('attachments')) : [],
    bookmarks: withAnnotations ? among(await reader.list('bookmarks')) : [],
    notes: withAnnotations ? among(await reader.list('notes')) : [],
    noteAttachments: withAnnotations ? among(await reader.list('noteAttachments')) : [],
    updates: withUpdate ? await reader.list('updates') : [],
    comparisons: withUpdate ? await reader.list('comparisons') : [],
    carried: withUpdate && withAnnotations ? await reader.list('carried') : [],
    approvals: lineage?.id === 'own' ? lineage.approvals : 0,
  };
}

/** The uuids of all files that these rows use. */
export function filesOfCopy({ versions, attachments, noteAttachments }: CopiedRows): string[] {
  return [...versions, ...attachments, ...noteAttachments].map(({ uuid }) => uuid);
}
