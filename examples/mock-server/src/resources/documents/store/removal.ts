import { binnedFiles } from '../../files/binned-files';
import type { CodeReader, CodeTransaction } from '../../../tables/tables';

/** Removes a pending Version of a document with what was found about it. Gives the uuid of its file. */
export async function dropVersion(transaction: CodeTransaction, versionId: number): Promise<string[]> {
  const version = await transaction.get('versions', versionId);
  if (!version) return [];
  await transaction.delete('versions', versionId);
  await transaction.delete('comparisons', versionId);
  for (const { id } of await transaction.list('carried', { documentId: version.documentId }))
    await transaction.delete('carried', id);
  return [version.uuid];
}

/** Removes a document with everything in it. Gives the uuids of its files. */
export async function removeDocument(transaction: CodeTransaction, id: number): Promise<string[]> {
  const uuids = await filesOf(transaction, id);
  for (const table of DOCUMENT_TABLES)
    for (const row of await transaction.list(table, { documentId: id }))
      await transaction.delete(table, row.id);
  await transaction.delete('documents', id);
  return uuids;
}

/** The tables whose rows belong to one document. */
const DOCUMENT_TABLES = [
  'versions',
  'selections',
  'comments',
  'bookmarks',
  'notes',
  'attachments',
  'comparisons',
  'carried',
  'imports',
  'visits',
  'noteAttachments',
  'bin',
] as const;

/** The uuids of all files of a document. */
export async function filesOf(reader: CodeReader, documentId: number): Promise<string[]> {
  const versions = await reader.list('versions', { documentId });
  const attachments = await reader.list('attachments', { documentId });
  const onNotes = await reader.list('noteAttachments', { documentId });
  const deleted = binnedFiles(await reader.list('bin', { documentId }));
  return [...[...versions, ...attachments, ...onNotes].map(({ uuid }) => uuid), ...deleted];
}
