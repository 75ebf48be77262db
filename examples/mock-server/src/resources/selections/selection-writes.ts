import type { SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { missing } from '../../permissions/find-entity';
import { ProblemError } from '../../problems/problem-error';
import { readNames } from '../../people/names';
import type { DocumentRow } from '../../tables/documents';
import type { CodeReader, CodeTransaction } from '../../tables/tables';
import { readContents } from './contents';
import type { SelectionRow } from '../../tables/selections';
import { readVersionNumbers, toSelection } from './view';

/** The document; throws CONFLICT where its text is another one (`versionId`) than a range was checked against. */
export async function sameText(
  reader: CodeReader,
  documentId: number,
  versionId?: number,
): Promise<DocumentRow> {
  const document = await reader.get('documents', documentId);
  if (!document) throw missing('document');
  const isOther = document.versionId !== versionId || document.state !== undefined;
  if (versionId !== undefined && isOther) throw new ProblemError('CONFLICT');
  return document;
}

/** Changes a document's total, as long as its text is the same (`sameText`). */
export async function countSelections(
  transaction: CodeTransaction,
  documentId: number,
  by: number,
  versionId?: number,
): Promise<void> {
  const document = await sameText(transaction, documentId, versionId);
  const totalSelectionsCount = document.totalSelectionsCount + by;
  await transaction.put('documents', { ...document, totalSelectionsCount });
}

/** A color that is used becomes one of the Code's colors; whoever hears of the Selection knows it. */
export async function useColor(transaction: CodeTransaction, color: SelectionColor): Promise<void> {
  if (!(await transaction.get('colors', color))) await transaction.put('colors', { id: color });
}

/** Counts one that was made (`by` 1) or goes (-1), as `countSelections` does. Private ones are in no total: nobody is to see their number. */
export async function countSelection(
  transaction: CodeTransaction,
  { documentId, visibility }: Pick<SelectionRow, 'documentId' | 'visibility'>,
  by: 1 | -1,
  versionId?: number,
): Promise<void> {
  if (visibility === 'private') await sameText(transaction, documentId, versionId);
  else await countSelections(transaction, documentId, by, versionId);
}

/** The color of a Selection becomes one of the Code's colors, unless it is private. */
export async function useColorOf(
  transaction: CodeTransaction,
  { color, visibility }: Pick<SelectionRow, 'color' | 'visibility'>,
): Promise<void> {
  if (visibility !== 'private') await useColor(transaction, color);
}

/** A Selection as the contract has it, with what is on it. */
export async function viewSelection(
  reader: CodeReader,
  row: SelectionRow,
  call: Pick<MemberCall, 'accounts'>,
): Promise<TextSelection> {
  const contents = await readContents(reader, { selectionId: row.id });
  const people = [row.createdBy, row.carried?.confirmedBy ?? row.createdBy, ...contents.people];
  const nameOf = await call.accounts.read((accounts) => readNames(accounts, people));
  const numberOf = await readVersionNumbers(reader, row.documentId);
  return toSelection(row, contents.of(row.id), nameOf, numberOf);
}
