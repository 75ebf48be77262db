import type { ExportedFile } from '@glossator/client-sdk/account-export';
import { isVisibleTo } from '@glossator/client-sdk/contract';
import { safeFileName } from '../../../calls/file-names';
import type { VersionRow } from '../../../tables/documents';
import type { FileRow } from '../../../tables/files';
import type { NoteAttachmentRow } from '../../../tables/notes';
import type { AttachmentRow } from '../../../tables/selections';
import type { ArchivedMarks } from '../../selections/other-versions';
import type { WrittenRows } from '../../codes/written-rows';
import type { CodeSnapshot } from './code-snapshot';
import type { RowExporter } from './exported-rows';
import type { PeopleOfCode } from './people-of-code';

/** Longest part of a name in a path, in UTF-16 units, so that unpacking works where paths must be short. */
const NAME_MAX = 60;

/** A name as a part of a path. */
export function pathName(name: string): string {
  return safeFileName(Array.from(name).slice(0, NAME_MAX).join('').trim());
}

/** An attached file that is to go into the ZIP. */
export interface AttachedEntry {
  readonly path: string;
  readonly uuid: string;
  readonly updatedAt: string;
}

/** What the parts of an exported Code share: names of entries, and its rows by document. */
export interface CodeContext {
  readonly exporter: RowExporter;
  /** The Versions of a document, the first one first. */
  versionsOf(documentId: number): readonly VersionRow[];
  /** What is written on a document. */
  rowsOf(documentId: number): WrittenRows;
  /** The entry of a Version's PDF. */
  pdfOf(path: string, version: VersionRow): ExportedFile;
  /** Of what stood in an archived Version, what its exporter may see and what has a file still. */
  presentOf(marks: ArchivedMarks): ArchivedMarks;
  /** The attached files that were named since this was asked last. */
  takeFiles(): readonly AttachedEntry[];
}

/** Makes it for a Code that goes into `folder`; `files` are the ledger's rows of it. */
export function createCodeContext(
  rows: CodeSnapshot,
  {
    folder,
    userId,
    people,
    files,
  }: {
    readonly folder: string;
    readonly userId: number;
    readonly people: PeopleOfCode;
    readonly files: readonly FileRow[];
  },
): CodeContext {
  const hashes = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  const numbers = new Map(rows.versions.map(({ id, number }) => [id, number]));
  const present = new Set(rows.attachments.map(({ id }) => id));
  const paths = new Map<string, string>();
  let named: AttachedEntry[] = [];
  const entryOf = (path: string, { uuid, size }: Pick<VersionRow, 'uuid' | 'size'>): ExportedFile => {
    const sha256 = hashes.get(uuid);
    return { path, size, ...(sha256 !== undefined && { sha256 }) };
  };
  const byDocument = <Row extends { readonly documentId: number }>(all: readonly Row[]) => {
    const grouped = Map.groupBy(all, ({ documentId }) => documentId);
    return (documentId: number): readonly Row[] => grouped.get(documentId) ?? [];
  };
  const of = {
    versions: byDocument(rows.versions),
    selections: byDocument(rows.selections),
    comments: byDocument(rows.comments),
    attachments: byDocument(rows.attachments),
    bookmarks: byDocument(rows.bookmarks),
    notes: byDocument(rows.notes),
    noteAttachments: byDocument(rows.noteAttachments),
  };

  function attachedPath({ uuid, name, updatedAt }: AttachmentRow | NoteAttachmentRow): string {
    const known = paths.get(uuid);
    if (known !== undefined) return known;
    const path = `${folder}/files/${paths.size + 1}-${safeFileName(name)}`;
    paths.set(uuid, path);
    named.push({ path, uuid, updatedAt });
    return path;
  }

  return {
    exporter: {
      personOf: (id, from) => people.numberOf(id, from),
      fileOf: (row) => entryOf(attachedPath(row), row),
      numberOf: (versionId) => numbers.get(versionId),
    },
    versionsOf: of.versions,
    rowsOf: (documentId) => ({
      selections: of.selections(documentId),
      comments: of.comments(documentId),
      attachments: of.attachments(documentId),
      bookmarks: of.bookmarks(documentId),
      notes: of.notes(documentId),
      noteAttachments: of.noteAttachments(documentId),
    }),
    pdfOf: entryOf,
    presentOf({ selections, comments, attachments }) {
      const visible = selections.filter((row) => isVisibleTo(userId, row));
      const ids = new Set(visible.map(({ id }) => id));
      return {
        selections: visible,
        comments: comments.filter(({ selectionId }) => ids.has(selectionId)),
        attachments: attachments.filter(({ id, selectionId }) => ids.has(selectionId) && present.has(id)),
      };
    },
    takeFiles() {
      const taken = named;
      named = [];
      return taken;
    },
  };
}
