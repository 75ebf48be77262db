import type {
  ExportedAnnotations,
  ExportedCode,
  ExportedDocument,
} from '@glossator/client-sdk/account-export';
import { CUSTOM_COLORS_MAX } from '@glossator/client-sdk/contract';
import { createTimeSlice } from '../../../background/time-slice';
import { entityId } from '../../../ids/entity-id';
import type { DocumentRow } from '../../../tables/documents';
import type { CodeTransaction } from '../../../tables/tables';
import { isCustom, isSameName } from '../../colors/legend';
import type { TakenFiles } from './admit-files';
import {
  stampsOf,
  toAttachmentRow,
  toBookmarkRow,
  toCommentRow,
  toNoteAttachmentRow,
  toNoteRow,
  toSelectionRow,
  upTo,
  type RowImporter,
} from './imported-rows';
import type { PlacedSelection } from './place-selections';
import { marksOf, type PlacedVersion, type Writing, type WrittenMarks } from './archived-marks';
import { versionKey } from './read-code';

/** What is written on one document, with the places of its Selections. */
export interface PlacedDocument {
  readonly document: ExportedDocument;
  readonly selections: readonly PlacedSelection[];
  readonly bookmarks: ExportedAnnotations['bookmarks'];
  readonly notes: ExportedAnnotations['notes'];
}

/** A Code that is ready to be written. */
export interface PlacedCode {
  readonly head: ExportedCode;
  readonly documents: readonly PlacedDocument[];
  readonly archived: readonly PlacedVersion[];
  readonly files: TakenFiles;
}

/** Into which Code, whose and when. */
export interface ImportTarget {
  readonly codeId: number;
  readonly userId: number;
  readonly at: string;
}

/** Writes a Code into its empty partition: everything gets an id of its own, and becomes the importer's. */
export async function writeImportedCode(
  transaction: CodeTransaction,
  code: PlacedCode,
  { codeId, userId, at }: ImportTarget,
): Promise<readonly WrittenMarks[]> {
  const breathe = createTimeSlice();
  const newId = async (): Promise<number> => entityId(codeId, await transaction.nextId());
  const documentIds = new Map<number, number>();
  const versionIds = new Map<string, number>();
  for (const { document } of code.documents) {
    documentIds.set(document.id, await newId());
    for (const { number } of document.versions)
      if (code.files.versions.has(versionKey(document.id, number)))
        versionIds.set(versionKey(document.id, number), await newId());
  }
  const importer: RowImporter = {
    userId,
    at,
    people: code.head.people,
    documentIdOf: (id) => documentIds.get(id),
    versionIdOf: (documentId, number) => versionIds.get(versionKey(documentId, number)),
    hasFile: (path) => code.files.attached.has(path),
    fileOf(path) {
      const file = code.files.attached.get(path);
      if (!file) throw new Error(`Nothing was stored for ${path}`);
      return file;
    },
  };
  const ofEntity = new Map<number, number>();
  const idOf = async (id: number): Promise<number> => {
    const own = ofEntity.get(id) ?? (await newId());
    ofEntity.set(id, own);
    return own;
  };
  await writeColors(transaction, code.head);
  for (const placed of inOrder(code.documents)) {
    await writeDocument(transaction, placed, code, importer);
    await writeAnnotations(transaction, placed, { importer, idOf, breathe });
  }
  const written: WrittenMarks[] = [];
  for (const placed of code.archived) {
    const uuid = code.files.versions.get(versionKey(placed.documentId, placed.version))?.uuid;
    if (uuid !== undefined) written.push({ uuid, marks: await marksOf(placed, { importer, idOf, breathe }) });
  }
  return written;
}

/** Current documents first, from 0 without gaps. */
function inOrder(documents: readonly PlacedDocument[]): readonly PlacedDocument[] {
  const placeOf = ({ document }: PlacedDocument): number => (document.state === 'current' ? 0 : 1);
  const sorted = documents.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.document.order - b.document.order || a.document.id - b.document.id,
  );
  return sorted.map((placed, order) => ({ ...placed, document: { ...placed.document, order } }));
}

/** The colors of a Code; names that another color has, and custom colors beyond those that may be, are left out of the legend. */
async function writeColors(transaction: CodeTransaction, { colors }: ExportedCode): Promise<void> {
  const names: string[] = [];
  let custom = 0;
  for (const { color, name = '', isAdded = false } of colors) {
    const isNamed = name !== '' && !names.some((taken) => isSameName(taken, name));
    if (isNamed) names.push(name);
    if (isAdded && isCustom(color)) custom += 1;
    const isKept = isAdded && custom <= CUSTOM_COLORS_MAX;
    await transaction.put('colors', { id: color, ...(isNamed && { name }), ...(isKept && { isAdded }) });
  }
}

async function writeDocument(
  transaction: CodeTransaction,
  { document, selections }: PlacedDocument,
  { files }: PlacedCode,
  importer: RowImporter,
): Promise<void> {
  const { documentIdOf, versionIdOf, userId, at } = importer;
  const { id, title, shortName, publication, order, state, versions } = document;
  const documentId = documentIdOf(id) ?? 0;
  let versionId = 0;
  for (const version of versions.toSorted((a, b) => a.number - b.number)) {
    const { number, status, legalDate, label, isAsked, pagesWithoutText, carryOver } = version;
    const own = versionIdOf(id, number);
    const file = files.versions.get(versionKey(id, number));
    if (own === undefined || file?.pages === undefined) continue;
    if (status === 'current' || state === 'archived') versionId = own;
    await transaction.put('versions', {
      id: own,
      documentId,
      number,
      uuid: file.uuid,
      size: file.size,
      pages: file.pages,
      ...(legalDate !== undefined && { legalDate }),
      ...(label !== undefined && { label }),
      ...(isAsked !== undefined && { isAsked }),
      ...(pagesWithoutText !== undefined && pagesWithoutText <= file.pages && { pagesWithoutText }),
      status,
      ...(carryOver && { carryOver }),
      createdAt: upTo(at, version.createdAt),
      createdBy: userId,
    });
  }
  const row: DocumentRow = {
    id: documentId,
    title,
    ...(shortName !== undefined && { shortName }),
    ...(publication && { publication }),
    order,
    versionId,
    totalSelectionsCount: selections.filter(({ selection }) => selection.visibility === 'code').length,
    ...(state === 'archived' && { state }),
    ...stampsOf(document, importer),
  };
  await transaction.put('documents', row);
}

async function writeAnnotations(
  transaction: CodeTransaction,
  { document, selections, bookmarks, notes }: PlacedDocument,
  { importer, idOf, breathe }: Writing,
): Promise<void> {
  const documentId = importer.documentIdOf(document.id) ?? 0;
  for (const { selection, range } of selections) {
    const id = await idOf(selection.id);
    const marked = toSelectionRow(selection, range, { id, documentId, from: document.id }, importer);
    await transaction.put('selections', marked);
    if (marked.visibility !== 'private' && !(await transaction.get('colors', marked.color)))
      await transaction.put('colors', { id: marked.color });
    for (const comment of selection.comments) {
      // What began a thread may be deleted; its replies still belong together.
      const replyTo = comment.replyTo === undefined ? undefined : await idOf(comment.replyTo);
      const place = { id: await idOf(comment.id), documentId, selectionId: id };
      const row = toCommentRow(comment, { ...place, ...(replyTo !== undefined && { replyTo }) }, importer);
      await transaction.put('comments', row);
    }
    for (const attachment of selection.attachments) {
      const place = { id: await idOf(attachment.id), documentId, selectionId: id };
      await transaction.put('attachments', toAttachmentRow(attachment, place, importer));
    }
    await breathe();
  }
  for (const bookmark of bookmarks)
    await transaction.put(
      'bookmarks',
      toBookmarkRow(bookmark, { id: await idOf(bookmark.id), documentId }, importer),
    );
  for (const note of notes) {
    const id = await idOf(note.id);
    await transaction.put('notes', toNoteRow(note, { id, documentId }, importer));
    for (const attachment of note.attachments) {
      const place = { id: await idOf(attachment.id), documentId, noteId: id };
      await transaction.put('noteAttachments', toNoteAttachmentRow(attachment, place, importer));
    }
    await breathe();
  }
}
