import type { CodeDocument } from '@glossator/client-sdk/contract';
import { entityId } from '../../../ids/entity-id';
import { liveEvent } from '../../../live/announce';
import type { FileLedger } from '../../files/file-ledger';
import { releaseFiles } from '../../files/using-files';
import { readNames } from '../../../people/names';
import type { CodeRow } from '../../../tables/codes';
import type { AccountsPartition, CodeTransaction } from '../../../tables/tables';
import { filesOf, removeDocument } from './removal';
import { existingDocument } from './existing-document';
import { inOrder, moveDocument, renumbered } from './order';
import type { DocumentEdits } from './document-edits';
import type { DocumentRow } from '../../../tables/documents';
import { toDocument, withVersion, type FullDocument } from './view';

/** Changes of documents that apply at once: in drafts (decisions.md section 5). Replacing a file needs its comparison, and is not here. */
export type DraftEdits = Omit<DocumentEdits, 'replace'>;

/** Makes the edits. */
export function createDraftEdits(ledger: FileLedger, now: () => Date): DraftEdits {
  return {
    add: (title, { uuid, size, pages }, call) =>
      call.write(async (transaction) => {
        const codeId = call.code.id;
        const id = entityId(codeId, await transaction.nextId());
        const versionId = entityId(codeId, await transaction.nextId());
        const at = now().toISOString();
        const made = { createdAt: at, createdBy: call.user.id };
        const file = { uuid, size, pages };
        const version = {
          id: versionId,
          documentId: id,
          number: 1,
          ...file,
          status: 'current' as const,
          ...made,
        };
        const order = (await currentRows(transaction)).length;
        const document = { id, title, order, versionId, totalSelectionsCount: 0, updatedAt: at, ...made };
        await transaction.put('versions', version);
        await transaction.put('documents', document);
        const nameOf = await call.accounts.read((accounts) => readNames(accounts, [call.user.id]));
        const answer = toDocument({ document, version }, codeId, nameOf);
        await transaction.append(liveEvent('DOCUMENT/CREATE', answer, call.visit.clientId));
        return answer;
      }),
    change: (id, { title, order }, call) =>
      call.write(async (transaction) => {
        const at = now().toISOString();
        const old = await existingDocument(transaction, id);
        const renamed: DocumentRow = { ...old, ...(title !== undefined && { title }), updatedAt: at };
        await transaction.put('documents', renamed);
        const moved = order === undefined ? [] : moveDocument(await currentRows(transaction), renamed, order);
        for (const row of moved) await transaction.put('documents', { ...row, updatedAt: at });
        const views = await announce(transaction, new Set([id, ...moved.map((row) => row.id)]), call);
        const answer = views.find((view) => view.id === id);
        if (!answer) throw new Error(`Document ${id} was not announced`);
        return answer;
      }),
    async remove(id, call) {
      const expected = await call.whole.read((reader) => filesOf(reader, id));
      await releaseFiles(ledger, expected, call.code.id, () =>
        call.write(async (transaction, whole) => {
          await existingDocument(transaction, id);
          const uuids = await removeDocument(whole, id);
          await transaction.append(liveEvent('DOCUMENT/DELETE', { id }, call.visit.clientId));
          const moved = renumbered(inOrder(await currentRows(transaction)));
          for (const row of moved) await transaction.put('documents', row);
          await announce(
            transaction,
            moved.map((row) => row.id),
            call,
          );
          return uuids;
        }),
      );
    },
  };
}

async function currentRows(transaction: CodeTransaction): Promise<readonly DocumentRow[]> {
  return (await transaction.list('documents')).filter(({ state }) => state === undefined);
}

/** In which Code something is announced, and which tab caused it. */
export interface Announcing {
  readonly accounts: Pick<AccountsPartition, 'read'>;
  readonly code: Pick<CodeRow, 'id'>;
  readonly visit: { readonly clientId?: string | undefined };
}

/** Appends the present state of documents to the change log, and gives it. */
export async function announce(
  transaction: CodeTransaction,
  ids: Iterable<number>,
  call: Announcing,
): Promise<CodeDocument[]> {
  const full: FullDocument[] = [];
  for (const id of ids) full.push(await withVersion(transaction, await existingDocument(transaction, id)));
  const authors = full.map(({ document }) => document.createdBy);
  const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
  const views = full.map((each) => toDocument(each, call.code.id, nameOf));
  for (const view of views) await transaction.append(liveEvent('DOCUMENT/UPDATE', view, call.visit.clientId));
  return views;
}
