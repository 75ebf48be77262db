import type {
  ExportedAttachment,
  ExportedBookmark,
  ExportedComment,
  ExportedDocument,
  ExportedFile,
  ExportedNote,
  ExportedSelection,
  ExportedVersion,
} from '@glossator/client-sdk/account-export';
import { UPLOAD_CONTENT_TYPES } from '@glossator/client-sdk/contract';
import type { BookmarkRow } from '../../../tables/bookmarks';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import type { NoteAttachmentRow, NoteRow } from '../../../tables/notes';
import type { AttachmentRow, CarriedPart, CommentRow, SelectionRow } from '../../../tables/selections';
import { lawAddressOf } from '../../documents/store/law-address';
import { chosenOf } from '../chosen-fields';

/** What rows are exported with. */
export interface RowExporter {
  /** The id of a user among the people of the Code; `importedFrom` may name somebody else, who wrote it on another server. */
  readonly personOf: (userId: number, from?: SelectionRow['importedFrom']) => number;
  /** The entry of an attached file. */
  readonly fileOf: (row: AttachmentRow | NoteAttachmentRow) => ExportedFile;
  /** The number of a Version. */
  readonly numberOf: (versionId: number) => number | undefined;
}

type Stamped = Pick<SelectionRow, 'createdAt' | 'updatedAt' | 'createdBy' | 'importedFrom'>;

/** A Version; `file` is its entry, where it is exported. */
export function toExportedVersion(
  { number, status, pages, legalDate, label, isAsked, pagesWithoutText, carryOver, ...row }: VersionRow,
  file: ExportedFile | undefined,
  { personOf }: RowExporter,
): ExportedVersion {
  return {
    number,
    status,
    pages,
    ...(file && { file }),
    ...(legalDate !== undefined && { legalDate }),
    ...(label !== undefined && { label }),
    ...(isAsked !== undefined && { isAsked }),
    ...(pagesWithoutText !== undefined && { pagesWithoutText }),
    ...(carryOver && { carryOver }),
    createdAt: row.createdAt,
    by: personOf(row.createdBy),
  };
}

/** A document with its Versions. */
export function toExportedDocument(
  row: DocumentRow,
  versions: ExportedVersion[],
  exporter: RowExporter,
): ExportedDocument {
  const { id, title, shortName, publication, order, state = 'current' } = row;
  return {
    id,
    title,
    ...(shortName !== undefined && { shortName }),
    ...(publication && { publication: lawAddressOf(publication) }),
    order,
    state,
    versions,
    ...stampsOf(row, exporter),
  };
}

/** A Selection with what is on it. */
export function toExportedSelection(
  row: SelectionRow,
  comments: readonly CommentRow[],
  attachments: readonly AttachmentRow[],
  exporter: RowExporter,
): ExportedSelection {
  const { id, range, area, text, status, carried, importedFrom } = row;
  const carriedOver = carried && toCarried(carried, exporter);
  return {
    id,
    ...range,
    ...(area && { area }),
    text,
    ...chosenOf(row),
    status,
    ...(carriedOver && { carriedOver }),
    visibility: row.visibility ?? 'code',
    ...ownImport(importedFrom),
    comments: comments.map((comment) => toExportedComment(comment, exporter)),
    attachments: attachments.flatMap((attachment) => toExportedAttachment(attachment, exporter) ?? []),
    ...stampsOf(row, exporter),
  };
}

function toCarried(
  { from, outcome, confidence, reason, candidates, confirmedAt }: CarriedPart,
  { numberOf }: RowExporter,
): ExportedSelection['carriedOver'] {
  const version = numberOf(from.versionId);
  if (version === undefined) return undefined;
  const { range, area, text } = from;
  return {
    from: { version, ...range, ...(area && { area }), text },
    outcome,
    confidence,
    reason,
    candidates: [...candidates],
    ...(confirmedAt !== undefined && { confirmedAt }),
  };
}

function toExportedComment(row: CommentRow, exporter: RowExporter): ExportedComment {
  const { id, text, replyTo, resolved, mentions, importedFrom } = row;
  return {
    id,
    text,
    ...(replyTo !== undefined && { replyTo }),
    ...(resolved && { resolved: { at: resolved.at, by: exporter.personOf(resolved.by) } }),
    ...(mentions && { mentions: mentions.map((userId) => exporter.personOf(userId)) }),
    ...ownImport(importedFrom),
    ...stampsOf(row, exporter),
  };
}

function toExportedAttachment(row: AttachmentRow, exporter: RowExporter): ExportedAttachment | undefined {
  const contentType = contentTypeOf(row);
  return contentType && { ...attachmentFields(row, exporter), contentType, type: row.type };
}

/** A bookmark of a page. */
export function toExportedBookmark(row: BookmarkRow, exporter: RowExporter): ExportedBookmark {
  const { id, name, page, visibility = 'code' } = row;
  return { id, name, page, visibility, ...stampsOf(row, exporter) };
}

/** A note with its files. */
export function toExportedNote(
  row: NoteRow,
  attachments: readonly NoteAttachmentRow[],
  exporter: RowExporter,
): ExportedNote {
  const { id, text, visibility = 'code' } = row;
  return {
    id,
    text,
    visibility,
    attachments: attachments.flatMap((attachment) => {
      const contentType = contentTypeOf(attachment);
      return contentType ? [{ ...attachmentFields(attachment, exporter), contentType }] : [];
    }),
    ...stampsOf(row, exporter),
  };
}

function attachmentFields(row: AttachmentRow | NoteAttachmentRow, exporter: RowExporter) {
  return { id: row.id, name: row.name, file: exporter.fileOf(row), ...stampsOf(row, exporter) };
}

/** Rows have what was declared when their file was uploaded, which is one of these. */
function contentTypeOf({ contentType }: { readonly contentType: string }) {
  return UPLOAD_CONTENT_TYPES.find((known) => known === contentType);
}

/** What came out of a PDF stays so; who wrote something on another server is its author again. */
function ownImport(importedFrom: SelectionRow['importedFrom']): Pick<ExportedSelection, 'importedFrom'> {
  return importedFrom && !importedFrom.isFromExport ? { importedFrom } : {};
}

function stampsOf({ createdAt, updatedAt, createdBy, importedFrom }: Stamped, { personOf }: RowExporter) {
  return { createdAt, updatedAt, by: personOf(createdBy, importedFrom) };
}
