import type { MemberCall } from '../../../calls/call';
import type { DocumentRow } from '../../../tables/documents';
import type { CodeReader, CodeTransaction } from '../../../tables/tables';
import { existingDocument } from '../../documents/store/existing-document';
import { dropVersion, filesOf, removeDocument } from '../../documents/store/removal';
import type { FileLedger } from '../../files/file-ledger';
import { releaseFiles } from '../../files/using-files';
import type { CarryOverJobs } from '../compare/carry-over-jobs';

/** Changes a document, within a transaction, and gives the uuids of the files that it no longer uses. */
export type ReleasingWork = (transaction: CodeTransaction, row: DocumentRow) => Promise<string[]>;

/** Makes the function that runs changes of a pending Update by which files of a document may go. */
export function createFileRelease(
  ledger: FileLedger,
  jobs: CarryOverJobs,
): (id: number, call: MemberCall, work: ReleasingWork) => Promise<void> {
  return async (id, call, work) => {
    jobs.cancel(id);
    const expected = await call.whole.read((reader) => goingFiles(reader, id));
    try {
      await releaseFiles(ledger, expected, call.code.id, () =>
        call.write(async (_, whole) => work(whole, await existingDocument(whole, id))),
      );
    } catch (error) {
      // What stayed is to be compared after all.
      jobs.refresh(call.code.id, id);
      throw error;
    }
  };
}

/** Drops the pending Version of a document, where it has one. */
export function dropPending({ pending }: DocumentRow, transaction: CodeTransaction): Promise<string[]> {
  return pending?.versionId === undefined ? Promise.resolve([]) : dropVersion(transaction, pending.versionId);
}

/** Undoes what the Update does to a document. */
export async function takeBack(row: DocumentRow, transaction: CodeTransaction): Promise<string[]> {
  if (row.state === 'added') return removeDocument(transaction, row.id);
  const uuids = await dropPending(row, transaction);
  const { pending: _pending, ...rest } = row;
  await transaction.put('documents', rest);
  return uuids;
}

/** The files that may go when a change of a document is taken back or replaced. */
async function goingFiles(reader: CodeReader, id: number): Promise<string[]> {
  const row = await reader.get('documents', id);
  if (row?.state === 'added') return filesOf(reader, id);
  const version =
    row?.pending?.versionId === undefined ? undefined : await reader.get('versions', row.pending.versionId);
  return version ? [version.uuid] : [];
}
