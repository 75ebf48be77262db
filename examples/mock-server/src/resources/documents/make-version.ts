import { thingId } from '../../ids/thing-id';
import type { CodeTransaction } from '../tables';
import type { UpdateChange } from '../updates/pending-update';
import type { AcceptedPdf } from './pdf-gate';
import type { VersionRow } from './rows';

/** Stores a Version of a document under the next number; it is pending until something makes it current. */
export async function makeVersion(
  transaction: CodeTransaction,
  documentId: number,
  { uuid, size, pages }: AcceptedPdf,
  { codeId, userId, at }: Pick<UpdateChange, 'codeId' | 'userId' | 'at'>,
): Promise<VersionRow> {
  const numbers = (await transaction.list('versions', { documentId })).map(({ number }) => number);
  const version: VersionRow = {
    id: thingId(codeId, await transaction.nextId()),
    ...{ documentId, number: Math.max(0, ...numbers) + 1, uuid, size, pages },
    ...{ status: 'pending', createdAt: at, createdBy: userId },
  };
  await transaction.put('versions', version);
  return version;
}
