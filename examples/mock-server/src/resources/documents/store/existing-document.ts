import { missing } from '../../../permissions/find-thing';
import type { CodeReader } from '../../../tables/tables';
import type { DocumentRow } from '../../../tables/documents';

/** The row of a document. Throws NOT_FOUND. */
export async function existingDocument(reader: CodeReader, id: number): Promise<DocumentRow> {
  const row = await reader.get('documents', id);
  if (!row) throw missing('document');
  return row;
}
