import { existingRow } from '../../../permissions/find-entity';
import type { CodeReader } from '../../../tables/tables';
import type { DocumentRow } from '../../../tables/documents';

/** The row of a document. Throws NOT_FOUND. */
export function existingDocument(reader: CodeReader, id: number): Promise<DocumentRow> {
  return existingRow(reader, 'documents', 'document', id);
}
