import type { OperationScope } from '@glossator/client-sdk/contract';
import { codeOfEntity } from '../ids/entity-id';
import { ProblemError } from '../problems/problem-error';
import type { DocumentRow } from '../tables/documents';
import type { CodeReader, CodeTables } from '../tables/tables';

/** What every entity of a Code says about its author, and the document it belongs to or, being one, its state. */
export interface AuthoredEntity {
  readonly createdBy: number;
  readonly documentId?: number;
  readonly state?: DocumentRow['state'];
}

const NAMES: Readonly<Record<OperationScope, string>> = {
  code: 'Code',
  document: 'Document',
  selection: 'Selection',
  comment: 'Comment',
  attachment: 'Attachment',
  bookmark: 'Bookmark',
  note: 'Note',
  noteAttachment: 'Attachment',
  deletedSelection: 'Selection',
  deletedComment: 'Comment',
  deletedAttachment: 'Attachment',
  deletedBookmark: 'Bookmark',
  deletedNote: 'Note',
};

/** The refusal for an entity that is missing or must look so; the specification's words (section 8), the same for both. */
export function missing(scope: OperationScope): ProblemError {
  return new ProblemError('NOT_FOUND', { detail: `${NAMES[scope]} does not exist` });
}

/** A row of a Code by its id. Throws NOT_FOUND where there is none. */
export async function existingRow<Table extends keyof CodeTables>(
  reader: CodeReader,
  table: Table,
  scope: OperationScope,
  id: CodeTables[Table]['id'],
): Promise<CodeTables[Table]> {
  const row = await reader.get(table, id);
  if (!row) throw missing(scope);
  return row;
}

/** The Code that the entity of an id would be in, by the id alone. */
export function codeIdOf(scope: OperationScope, id: number): number | undefined {
  return scope === 'code' ? id : codeOfEntity(id);
}

/** The entity itself, undefined where there is none. A Code's author is its owner, and not found here. */
export async function findEntity(
  reader: CodeReader,
  scope: OperationScope,
  id: number,
): Promise<AuthoredEntity | undefined> {
  switch (scope) {
    case 'document':
      return reader.get('documents', id);
    case 'selection':
      return reader.get('selections', id);
    case 'comment':
      return reader.get('comments', id);
    case 'attachment':
      return reader.get('attachments', id);
    case 'bookmark':
      return reader.get('bookmarks', id);
    case 'note':
      return reader.get('notes', id);
    case 'noteAttachment':
      return reader.get('noteAttachments', id);
    case 'deletedSelection':
    case 'deletedComment':
    case 'deletedAttachment':
    case 'deletedBookmark':
    case 'deletedNote':
      return reader.get('bin', id);
    default:
      return undefined;
  }
}
