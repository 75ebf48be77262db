import type {
  ExportedAnnotations,
  ExportedCode,
  ExportedDocument,
} from '@glossator/client-sdk/account-export';
import { BlobCorruptError } from '../../../blobs/blob-store';
import { StoredJsonError } from '../../../blobs/json-lines';
import { readNames } from '../../../people/names';
import { partitionFor } from '../../../permissions/visible-rows';
import { ProblemError } from '../../../problems/problem-error';
import { isUnusable } from '../../../storage/storage';
import type { CodeRow } from '../../../tables/codes';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import type { AccountsReader, ServerStorage } from '../../../tables/tables';
import type { TextStore } from '../../documents/text/text-store';
import type { OtherVersions } from '../../selections/other-versions';
import { annotationPages, archivedPages } from './annotation-pages';
import { createCodeContext, pathName, type CodeContext } from './code-context';
import { isEmpty, readOwnWriting, readSnapshot, type CodeSnapshot } from './code-snapshot';
import type { ExportEntries } from './export-entries';
import { toExportedDocument, toExportedVersion } from './exported-rows';
import type { GrowingEntry } from './growing-zip';
import { createPeopleOfCode } from './people-of-code';
import { createTextPlaces, type TextPlaces } from './text-places';
import { createWebPages, type WebPages } from './web-pages';

/** What Codes are exported with. */
export interface CodeExportParts {
  readonly storage: ServerStorage;
  readonly texts: Pick<TextStore, 'pages'>;
  readonly archived: OtherVersions['archived'];
}

/** A Code to be exported: whose it is for whom, and the folder that it goes into, without a slash at its end. */
export interface CodeToExport {
  readonly code: CodeRow;
  readonly role: ExportedCode['role'];
  readonly folder: string;
  readonly userId: number;
  readonly signal: AbortSignal | undefined;
}

/** Gives the entries of a Code, and whether there were any: none where somebody wrote nothing in a Code of others, or where it cannot be opened. */
export type CodeExport = (
  wanted: CodeToExport,
  entries: ExportEntries,
) => AsyncGenerator<GrowingEntry, boolean>;

/** What is made of one Code. */
interface Making {
  readonly wanted: CodeToExport;
  readonly entries: ExportEntries;
  readonly context: CodeContext;
  readonly web: WebPages;
  /** The entries of what is written, as far as they are made. */
  readonly annotations: string[];
}

/** Makes it. */
export function createCodeExport({ storage, texts, archived }: CodeExportParts): CodeExport {
  const { accounts } = storage;

  async function placesIn(version: VersionRow, { wanted }: Making): Promise<TextPlaces | undefined> {
    try {
      return createTextPlaces(await texts.pages(version.uuid, wanted.signal));
    } catch (error) {
      // Without a text that can be read now, quotes and pages have to do.
      if (error instanceof ProblemError) return undefined;
      throw error;
    }
  }

  /** What stood in an archived Version, for its exporter. */
  async function marksOf({ uuid }: VersionRow, path: string, { context, entries }: Making) {
    try {
      return context.presentOf(await archived(uuid));
    } catch (error) {
      // As with a damaged file: it keeps nobody from all the rest.
      if (!(error instanceof StoredJsonError || error instanceof BlobCorruptError)) throw error;
      entries.noteIncomplete(path, 'damaged');
      return undefined;
    }
  }

  /** The entries of a document, and what `code.json` says of it. */
  async function* exportDocument(
    document: DocumentRow,
    name: string,
    making: Making,
  ): AsyncGenerator<GrowingEntry, ExportedDocument> {
    const { entries, context, web, wanted } = making;
    const { role, folder } = wanted;
    const own = context.versionsOf(document.id);
    const pathOf = ({ number }: VersionRow): string => `documents/${name}/${number}.pdf`;
    const exported = [];
    for (const version of own) {
      const path = `${folder}/${pathOf(version)}`;
      const file = role === 'owner' ? context.pdfOf(path, version) : undefined;
      if (file) yield entries.file(path, version.uuid, version.createdAt);
      exported.push(toExportedVersion(version, file, context.exporter));
    }
    const current = own.find(({ id }) => id === document.versionId);
    const source =
      current && role === 'owner' ? `../${pathOf(current)}` : `urn:glossator:document:${document.id}`;
    let places: TextPlaces | undefined;
    for await (const page of annotationPages(document.id, context.rowsOf(document.id), context.exporter)) {
      if (current && page.selections.length > 0) places ??= await placesIn(current, making);
      yield pageEntry(page, making);
      yield await web.entry(page, { source, places });
    }
    for (const version of own) {
      if (version.status !== 'archived' || role === 'member') continue;
      const marks = await marksOf(version, `${folder}/${pathOf(version)}`, making);
      if (!marks) continue;
      for await (const page of archivedPages(document.id, version.number, marks, context.exporter))
        yield pageEntry(page, making);
    }
    return toExportedDocument(document, exported, context.exporter);
  }

  return async function* exportCode(wanted, entries) {
    const { code, folder, userId, signal } = wanted;
    const rows = await snapshotOf(storage, wanted, entries);
    if (!rows || (wanted.role === 'member' && isEmpty(rows))) return false;
    const people = createPeopleOfCode(userId, accounts);
    const files = await accounts.read((reader) => reader.list('files', { codeId: code.id }));
    const context = createCodeContext(rows, { folder, userId, people, files });
    const web = createWebPages({ folder, entries, people, title: code.title, total: countOf(rows) });
    const making: Making = { wanted, entries, context, web, annotations: [] };
    const documents: ExportedDocument[] = [];
    for (const [at, document] of rows.documents.entries()) {
      signal?.throwIfAborted();
      const name = `${at + 1}-${pathName(document.title)}`;
      documents.push(yield* exportDocument(document, name, making));
      for (const { path, uuid, updatedAt } of context.takeFiles()) yield entries.file(path, uuid, updatedAt);
    }
    yield web.collection();
    const named = await people.list();
    const head = await accounts.read((reader) => headOf(reader, rows, making));
    yield entries.json(`${folder}/code.json`, { ...head, people: named, documents } satisfies ExportedCode);
    return true;
  };
}

function pageEntry(page: ExportedAnnotations, { wanted, entries, annotations }: Making): GrowingEntry {
  const path = `${wanted.folder}/annotations/${annotations.length + 1}.json`;
  annotations.push(path);
  return entries.json(path, page);
}

async function snapshotOf(
  storage: ServerStorage,
  { code, role, folder, userId }: CodeToExport,
  entries: ExportEntries,
): Promise<CodeSnapshot | undefined> {
  try {
    const partition = await storage.code(code.id);
    return await (partition &&
      partitionFor(partition, userId).read((reader) =>
        role === 'owner' ? readSnapshot(reader) : readOwnWriting(reader, userId),
      ));
  } catch (error) {
    if (!isUnusable(error)) throw error;
    entries.noteIncomplete(folder, 'unusable');
    return undefined;
  }
}

/** What `code.json` says of the Code itself. Whom it is shared with, its owner alone takes along. */
async function headOf(
  accounts: AccountsReader,
  rows: CodeSnapshot,
  { wanted: { code, role }, annotations }: Making,
): Promise<Omit<ExportedCode, 'documents' | 'people'>> {
  const { title, coverColor, publication, isPublic, citationStyle, createdAt, updatedAt, ownerId } = code;
  const all = role === 'owner' ? await accounts.list('members', { codeId: code.id }) : [];
  const members = all.filter(({ status }) => status === 'accepted');
  const nameOf = await readNames(accounts, [ownerId, ...members.map(({ userId }) => userId)]);
  return {
    role,
    ...(role === 'member' && { owner: nameOf(ownerId).name }),
    title,
    coverColor,
    publication,
    isPublic,
    ...(citationStyle && { citationStyle }),
    hasUpdate: rows.hasUpdate,
    sharedWith: members.map(({ userId, access }) => ({ name: nameOf(userId).name, access })),
    colors: rows.colors.map(({ id, name, isAdded }) => ({
      color: id,
      ...(name !== undefined && { name }),
      ...(isAdded !== undefined && { isAdded }),
    })),
    annotations,
    createdAt,
    updatedAt,
  };
}

function countOf({ selections, bookmarks, notes }: CodeSnapshot): number {
  return selections.length + bookmarks.length + notes.length;
}
