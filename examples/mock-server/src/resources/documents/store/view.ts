import type { StoredFile } from '../../../calls/stored-file';
import type { CodeDocument, DocumentVersion } from '@glossator/client-sdk/contract';
import type { NameOf } from '../../../people/names';
import type { CodeReader } from '../../../tables/tables';
import type { DocumentRow, VersionRow } from '../../../tables/documents';

/** A document with its current Version. */
export interface FullDocument {
  readonly document: DocumentRow;
  readonly version: VersionRow;
}

/** The documents of a Code with their current Versions, in their order; without those that an Update will add or has deleted. */
export async function readDocuments(reader: CodeReader): Promise<readonly FullDocument[]> {
  const rows = (await reader.list('documents')).filter(({ state }) => state === undefined);
  const full = await Promise.all(rows.map((document) => withVersion(reader, document)));
  return full.toSorted((a, b) => a.document.order - b.document.order);
}

/** A document with its current Version. Throws where the store has none, which no transaction leaves behind. */
export async function withVersion(reader: CodeReader, document: DocumentRow): Promise<FullDocument> {
  const version = await reader.get('versions', document.versionId);
  if (!version) throw new Error(`Document ${document.id} has no version ${document.versionId}`);
  return { document, version };
}

/** A document as the contract has it. */
export function toDocument(
  { document, version }: FullDocument,
  codeId: number,
  nameOf: NameOf,
): CodeDocument {
  const {
    versionId: _versionId,
    createdBy,
    state: _state,
    pending: _pending,
    source: _source,
    publication: _publication,
    ...rest
  } = document;
  return {
    ...rest,
    codeId,
    size: version.size,
    uuid: version.uuid,
    pages: version.pages,
    version: { number: version.number, createdAt: version.createdAt, ...stateOf(version) },
    createdBy: nameOf(createdBy),
  };
}

/** A Version as the contract has it, but for what an Update would do. */
export function toVersion(
  { createdBy, isAsked: _isAsked, ...version }: VersionRow,
  nameOf: NameOf,
): Omit<DocumentVersion, 'warnings'> {
  return { ...version, createdBy: nameOf(createdBy) };
}

/** Of which day the law of a Version is, what else it is called, and how many pages have no text, as far as that is known. */
export function stateOf({
  legalDate,
  label,
  pagesWithoutText,
}: VersionRow): Pick<VersionRow, 'legalDate' | 'label' | 'pagesWithoutText'> {
  return {
    ...(legalDate !== undefined && { legalDate }),
    ...(label !== undefined && { label }),
    ...(pagesWithoutText !== undefined && { pagesWithoutText }),
  };
}

/** A document as a file: to be shown in place, or to be kept. */
export function pdfFile({ document: { title }, version }: FullDocument, inline: boolean): StoredFile {
  const fileName = /\.pdf$/i.test(title) ? title : `${title}.pdf`;
  return { blobKey: version.uuid, contentType: 'application/pdf', fileName, inline };
}
