import {
  exportedAnnotationsSchema,
  exportedCodeSchema,
  type ExportedAnnotations,
  type ExportedCode,
  type ExportedDocument,
  type ExportedFile,
} from '@glossator/client-sdk/account-export';
import type { UploadContentType } from '@glossator/client-sdk/contract';
import { ArchiveError } from './archive-error';
import type { Archive } from './open-archive';

/** What a Version of an exported document is known by. */
export function versionKey(documentId: number, number: number): string {
  return `${documentId} ${number}`;
}

/** A Code of an archive whose references all lead somewhere. Documents that wait for an Update are left out. */
export interface ReadCode {
  readonly head: ExportedCode;
  readonly documents: readonly ExportedDocument[];
  /** What is written on the documents now. */
  readonly pages: readonly ExportedAnnotations[];
  /** What stood in archived Versions. */
  readonly archived: readonly ExportedAnnotations[];
  /** Its attached files, with their declared types. */
  readonly files: readonly AttachedFile[];
}

/** A file that something is attached with. */
export interface AttachedFile extends ExportedFile {
  readonly contentType: UploadContentType;
}

/**
 * Reads a Code and what is written in it. Ids are good for references within the Code only: they may be anything, but no two entities have the
 * same. Throws `ArchiveError`.
 */
export async function readExportedCode(
  archive: Archive,
  path: string,
  { textBytes }: { readonly textBytes: number },
): Promise<ReadCode> {
  const head = await archive.json(path, exportedCodeSchema);
  const refuse = createRefusal(path);
  const documents = head.documents.filter(({ state }) => state !== 'added');
  const people = uniqueIds(head.people, (id) => refuse('duplicateId', `people: ${id}`));
  const known = uniqueIds(head.documents, (id) => refuse('duplicateId', `documents: ${id}`));
  for (const document of head.documents) checkVersions(document, path);
  const size = head.annotations.reduce((sum, entry) => sum + (archive.sizeOf(entry) ?? 0), 0);
  if (size > textBytes) throw refuse('tooLarge', `annotations: more than ${textBytes} bytes`);
  if (new Set(head.annotations).size < head.annotations.length)
    throw refuse('duplicateId', 'annotations: an entry is named twice');
  const wanted = new Map(documents.map((document) => [document.id, document]));
  const [pages, archived]: [ExportedAnnotations[], ExportedAnnotations[]] = [[], []];
  const check = createPageCheck(people);
  for (const entry of head.annotations) {
    const page = await archive.json(entry, exportedAnnotationsSchema);
    const document = wanted.get(page.documentId);
    if (!known.has(page.documentId))
      throw createRefusal(entry)('unknownReference', `documentId: ${page.documentId}`);
    if (!document) continue;
    const isKnown = document.versions.some(({ number }) => number === page.version);
    if (page.version !== undefined && !isKnown)
      throw createRefusal(entry)('unknownReference', `version: ${page.version}`);
    check(page, entry);
    (page.version === undefined ? pages : archived).push(page);
  }
  return { head, documents, pages, archived, files: attachedFiles(pages, path) };
}

type Refusal = (issue: 'duplicateId' | 'unknownReference' | 'tooLarge', detail: string) => ArchiveError;

function createRefusal(entry: string): Refusal {
  return (issue, detail) => new ArchiveError({ issue, entry, detail });
}

function uniqueIds(
  entities: readonly { readonly id: number }[],
  refused: (id: number) => ArchiveError,
): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const { id } of entities) {
    if (ids.has(id)) throw refused(id);
    ids.add(id);
  }
  return ids;
}

/** A document has one current Version, and none of an archived one is it. */
function checkVersions({ id, state, versions }: ExportedDocument, path: string): void {
  const refuse = createRefusal(path);
  const numbers = new Set(versions.map(({ number }) => number));
  if (numbers.size < versions.length) throw refuse('duplicateId', `documents: versions of ${id}`);
  const current = versions.filter(({ status }) => status === 'current').length;
  if (state === 'current' && current !== 1)
    throw refuse('unknownReference', `documents: ${id} has ${current} current Versions`);
  if (state === 'archived' && versions.every(({ status }) => status === 'pending'))
    throw refuse('unknownReference', `documents: ${id} has no Version`);
}

/** Makes what refuses pages in which an id stands twice, or somebody is named who is not among the people. */
function createPageCheck(people: ReadonlySet<number>): (page: ExportedAnnotations, entry: string) => void {
  // What stood in an archived Version has the ids that it has now.
  const idsOf = new Map<string, Set<number>>();
  return (page, entry) => {
    const refuse = createRefusal(entry);
    const scope = page.version === undefined ? '' : `${page.documentId} ${page.version}`;
    const ids = idsOf.get(scope) ?? new Set();
    idsOf.set(scope, ids);
    for (const { id, by } of everythingIn(page)) {
      if (ids.has(id)) throw refuse('duplicateId', `${id}`);
      ids.add(id);
      if (!people.has(by)) throw refuse('unknownReference', `by: ${by}`);
    }
  };
}

function everythingIn({ selections, bookmarks, notes }: ExportedAnnotations) {
  return [
    ...selections.flatMap((selection) => [selection, ...selection.comments, ...selection.attachments]),
    ...bookmarks,
    ...notes.flatMap((note) => [note, ...note.attachments]),
  ];
}

/** Each file belongs to one entity: it goes with it. Throws `ArchiveError`. */
function attachedFiles(pages: readonly ExportedAnnotations[], path: string): AttachedFile[] {
  const files = new Map<string, AttachedFile>();
  for (const { selections, notes } of pages)
    for (const { file, contentType } of [...selections, ...notes].flatMap((each) => each.attachments)) {
      if (files.has(file.path)) throw createRefusal(path)('duplicateId', `${file.path} is attached twice`);
      files.set(file.path, { ...file, contentType });
    }
  return [...files.values()];
}
