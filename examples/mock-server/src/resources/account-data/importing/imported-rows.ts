import { moveArticleLinks } from '@glossator/client-sdk/formatted';
import type {
  ExportedAttachment,
  ExportedBookmark,
  ExportedCode,
  ExportedComment,
  ExportedNote,
  ExportedSelection,
} from '@glossator/client-sdk/account-export';
import { BOOKMARK_NAME_MAX, type ImportedFrom } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import type { BookmarkRow } from '../../../tables/bookmarks';
import type { NoteAttachmentRow, NoteRow } from '../../../tables/notes';
import type { AttachmentRow, CarriedPart, CommentRow, SelectionRow } from '../../../tables/selections';
import { rangeOf } from '../../selections/placement';
import { chosenOf } from '../chosen-fields';

/** What imported rows are made with. */
export interface RowImporter {
  /** Whose they become. */
  readonly userId: number;
  /** The moment of the import: nothing was made later. */
  readonly at: string;
  readonly people: ExportedCode['people'];
  /** The id here of a document there. */
  readonly documentIdOf: (id: number) => number | undefined;
  /** The id here of a Version of a document there, by its number. */
  readonly versionIdOf: (documentId: number, number: number) => number | undefined;
  /** Whether an entry was stored. */
  readonly hasFile: (path: string) => boolean;
  /** The stored file of an entry. */
  readonly fileOf: (path: string) => { readonly uuid: string; readonly size: number };
}

interface Stamped {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly by: number;
}

/** Where a row belongs. */
interface Place {
  readonly id: number;
  readonly documentId: number;
}

/** A moment as it is, but for one that has not come yet. */
export function upTo(at: string, moment: string): string {
  return Date.parse(moment) > Date.parse(at) ? at : moment;
}

/** Whose a row becomes, and when it was made: all of it is the importer's. */
export function stampsOf(
  { createdAt, updatedAt }: { readonly createdAt: string; readonly updatedAt: string },
  { userId, at }: Pick<RowImporter, 'userId' | 'at'>,
) {
  return { createdAt: upTo(at, createdAt), updatedAt: upTo(at, updatedAt), createdBy: userId };
}

/** The name of who wrote something, where that is somebody else than who imports it. */
export function otherAuthor({ by }: { readonly by: number }, { people }: RowImporter): string | undefined {
  const person = people.find(({ id }) => id === by);
  return person && !person.isMe ? person.name : undefined;
}

/** Nobody here is who wrote it: the name stays with it as a text. What came out of a PDF there says so still. */
function origin(
  entity: Stamped & { readonly id: number; readonly importedFrom?: ImportedFrom },
  kind: 'selection' | 'comment',
  importer: RowImporter,
): { importedFrom?: ImportedFrom } {
  if (entity.importedFrom) return { importedFrom: entity.importedFrom };
  const author = otherAuthor(entity, importer);
  if (author === undefined) return {};
  const { createdAt, updatedAt, id } = entity;
  const name = `glossator-export-${kind}-${id}`;
  return {
    importedFrom: {
      name,
      kind: kind === 'selection' ? 'highlight' : 'note',
      author,
      createdAt,
      updatedAt,
      isFromExport: true,
    },
  };
}

/** Links to articles lead to the documents that were imported. */
function linked(text: string, { documentIdOf }: RowImporter): string {
  return moveArticleLinks(text, (id) => documentIdOf(id) ?? id);
}

/** A Selection at its place. */
export function toSelectionRow(
  selection: ExportedSelection,
  range: TextRange,
  { id, documentId, from }: Place & { readonly from: number },
  importer: RowImporter,
): SelectionRow {
  const { text, area, status, visibility, carriedOver } = selection;
  const carried = carriedOver && toCarriedPart(carriedOver, from, importer);
  return {
    id,
    documentId,
    text,
    range,
    ...(area && { area }),
    ...chosenOf(selection),
    status,
    ...(carried && { carried }),
    ...origin(selection, 'selection', importer),
    ...(visibility === 'private' && { visibility }),
    ...stampsOf(selection, importer),
  };
}

/** How it came here; dropped where the Version it came from was not exported. `from` is the id of its document there. */
function toCarriedPart(
  { from, confirmedAt, ...rest }: NonNullable<ExportedSelection['carriedOver']>,
  documentId: number,
  { versionIdOf, userId, at }: RowImporter,
): CarriedPart | undefined {
  const versionId = versionIdOf(documentId, from.version);
  if (versionId === undefined) return undefined;
  const { area, text } = from;
  return {
    ...rest,
    from: { versionId, range: rangeOf(from), ...(area && { area }), text },
    ...(confirmedAt !== undefined && { confirmedAt: upTo(at, confirmedAt), confirmedBy: userId }),
  };
}

/** A comment; those whom it mentions are no users here, and stay in its words. */
export function toCommentRow(
  comment: ExportedComment,
  { selectionId, replyTo, ...place }: Place & { readonly selectionId: number; readonly replyTo?: number },
  importer: RowImporter,
): CommentRow {
  const { text, resolved } = comment;
  return {
    ...place,
    selectionId,
    text: linked(text, importer),
    ...(replyTo !== undefined && { replyTo }),
    ...(resolved && { resolved: { at: upTo(importer.at, resolved.at), by: importer.userId } }),
    ...origin(comment, 'comment', importer),
    ...stampsOf(comment, importer),
  };
}

/** An attached file or a recording. */
export function toAttachmentRow(
  { name, contentType, type, file, ...rest }: ExportedAttachment,
  { selectionId, ...place }: Place & { readonly selectionId: number },
  importer: RowImporter,
): AttachmentRow {
  const { uuid, size } = importer.fileOf(file.path);
  return { ...place, selectionId, type, name, contentType, size, uuid, ...stampsOf(rest, importer) };
}

/** A bookmark. One of somebody else has their name in its own, as far as there is room. */
export function toBookmarkRow(bookmark: ExportedBookmark, place: Place, importer: RowImporter): BookmarkRow {
  const { name, page, visibility } = bookmark;
  const author = otherAuthor(bookmark, importer);
  return {
    ...place,
    name: (author === undefined ? name : `${name} (${author})`).slice(0, BOOKMARK_NAME_MAX),
    page,
    ...(visibility === 'private' && { visibility }),
    ...stampsOf(bookmark, importer),
  };
}

/** A note. One of somebody else begins with their name and the day. */
export function toNoteRow(note: ExportedNote, place: Place, importer: RowImporter): NoteRow {
  const { text, visibility, createdAt } = note;
  const author = otherAuthor(note, importer);
  const words = linked(text, importer);
  return {
    ...place,
    text: author === undefined ? words : `${author}, ${createdAt.slice(0, 10)}:\n\n${words}`,
    ...(visibility === 'private' && { visibility }),
    ...stampsOf(note, importer),
  };
}

/** A file on a note. */
export function toNoteAttachmentRow(
  { name, contentType, file, ...rest }: ExportedNote['attachments'][number],
  { noteId, ...place }: Place & { readonly noteId: number },
  importer: RowImporter,
): NoteAttachmentRow {
  const { uuid, size } = importer.fileOf(file.path);
  return { ...place, noteId, name, contentType, size, uuid, ...stampsOf(rest, importer) };
}
