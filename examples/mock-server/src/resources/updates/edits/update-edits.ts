import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import { entityId } from '../../../ids/entity-id';
import { ProblemError } from '../../../problems/problem-error';
import type { FileLedger } from '../../files/file-ledger';
import { readNames } from '../../../people/names';
import type { CodeReader } from '../../../tables/tables';
import type { CarryOverJobs } from '../compare/carry-over-jobs';
import { dropVersion } from '../../documents/store/removal';
import { settleUpdate, publishUpdate, withPending, type UpdateChange } from '../plan/pending-update';
import { plannedOrder, readPlanned } from '../plan/planned-documents';
import { readFindings, toPlannedDocument } from '../plan/planned-view';
import type { CollectedEdits } from '../../documents/store/document-edits';
import { existingDocument } from '../../documents/store/existing-document';
import { makeVersion } from '../../documents/store/make-version';
import { createFileRelease, dropPending, takeBack } from './file-release';

/** Changes of documents that collect in the pending Update: in published Codes (decisions.md section 5). */
export function createUpdateEdits(ledger: FileLedger, jobs: CarryOverJobs, now: () => Date): CollectedEdits {
  const changeBy = (call: MemberCall): UpdateChange => ({
    codeId: call.code.id,
    userId: call.user.id,
    at: now().toISOString(),
    clientId: call.visit.clientId,
  });

  const letGo = createFileRelease(ledger, jobs);

  return {
    add: (title, pdf, call) =>
      call.write(async (transaction) => {
        const { codeId, userId, at } = changeBy(call);
        const id = entityId(codeId, await transaction.nextId());
        const version = await makeVersion(transaction, id, pdf, { codeId, userId, at });
        const made = { createdAt: at, updatedAt: at, createdBy: userId };
        const order = await transaction.count('documents');
        await transaction.put('documents', {
          id,
          title,
          order,
          versionId: version.id,
          totalSelectionsCount: 0,
          state: 'added',
          ...made,
        });
        await settleUpdate(transaction, changeBy(call));
        return viewOf(transaction, id, call, jobs);
      }),
    async replace(id, title, pdf, call) {
      let answer: CodeDocument | undefined;
      await jobs.expect(call.code.id);
      await letGo(id, call, async (transaction, row) => {
        // One that the Update adds has nothing to be compared with.
        const isAdded = row.state === 'added';
        const uuids = isAdded
          ? await dropVersion(transaction, row.versionId)
          : await dropPending(row, transaction);
        const version = await makeVersion(transaction, id, pdf, changeBy(call));
        const newTitle = title === row.title ? undefined : title;
        const next = isAdded
          ? { ...row, title, versionId: version.id }
          : withPending(row, { versionId: version.id, title: newTitle, isDeleted: undefined });
        await transaction.put('documents', next);
        await settleUpdate(transaction, changeBy(call));
        answer = await viewOf(transaction, id, call, jobs);
        return uuids;
      });
      jobs.refresh(call.code.id, id);
      if (!answer) throw new Error(`Document ${id} was not replaced`);
      return answer;
    },
    change: (id, { title, order }, call) =>
      call.write(async (transaction) => {
        const row = await existingDocument(transaction, id);
        if (title !== undefined) {
          const renamed =
            row.state === 'added'
              ? { ...row, title }
              : withPending(row, { title: title === row.title ? undefined : title });
          await transaction.put('documents', renamed);
        }
        await settleUpdate(
          transaction,
          changeBy(call),
          order === undefined ? undefined : await moved(transaction, id, order),
        );
        return viewOf(transaction, id, call, jobs);
      }),
    remove: (id, call) =>
      letGo(id, call, async (transaction, row) => {
        const uuids = await takeBack(row, transaction);
        if (row.state !== 'added') {
          // What came of the followed Code stays known: only what is new there brings the document back.
          const left = withPending(row, { versionId: undefined, title: undefined });
          await transaction.put('documents', withPending(left, { isDeleted: true }));
        }
        await settleUpdate(transaction, changeBy(call));
        return uuids;
      }),
    revert: (id, call) =>
      letGo(id, call, async (transaction, row) => {
        const uuids = await takeBack(row, transaction);
        await settleUpdate(transaction, changeBy(call));
        return uuids;
      }),
    async compare(id, call) {
      const answer = await call.write(async (transaction) => {
        const versionId = (await existingDocument(transaction, id)).pending?.versionId;
        if (versionId === undefined) throw new ProblemError('UPDATE_MISSING');
        const isFailed = (await transaction.get('comparisons', versionId))?.state === 'failed';
        if (isFailed) {
          await transaction.delete('comparisons', versionId);
          await publishUpdate(transaction, call.code.id, call.visit.clientId);
        }
        return viewOf(transaction, id, call, jobs);
      });
      jobs.refresh(call.code.id, id);
      return answer;
    },
  };
}

async function viewOf(
  reader: CodeReader,
  id: number,
  call: MemberCall,
  jobs: CarryOverJobs,
): Promise<CodeDocument> {
  const planned = (await readPlanned(reader)).find(({ document }) => document.id === id);
  if (!planned) throw new Error(`Document ${id} is not there`);
  const findings = await readFindings(reader, planned.document, jobs.progress(id));
  const nameOf = await call.accounts.read((accounts) => readNames(accounts, [planned.document.createdBy]));
  return toPlannedDocument(planned, findings, call.code.id, nameOf);
}

/** The ids of all documents in the order that moving one of them gives. */
async function moved(reader: CodeReader, id: number, order: number): Promise<number[]> {
  const rows = (await reader.list('documents')).filter(({ state }) => state !== 'archived');
  const others = plannedOrder(rows).flatMap((row) => (row.id === id ? [] : [row.id]));
  return others.toSpliced(order, 0, id);
}
