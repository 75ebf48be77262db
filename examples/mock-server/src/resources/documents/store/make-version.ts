import { entityId } from '../../../ids/entity-id';
import type { CodeTransaction } from '../../../tables/tables';
import type { VersionRow } from '../../../tables/documents';

/** A stored PDF that opens: `size` in bytes. */
export interface AcceptedPdf {
  readonly uuid: string;
  readonly size: number;
  readonly pages: number;
  /** What is known of its law already. */
  readonly legalDate?: string;
  readonly label?: string;
}

/** In which Code a Version is made, by whom and when. */
export interface VersionOrigin {
  readonly codeId: number;
  readonly userId: number;
  readonly at: string;
}

/** Stores a Version of a document under the next number; it is pending until something makes it current. */
export async function makeVersion(
  transaction: CodeTransaction,
  documentId: number,
  { uuid, size, pages, legalDate, label }: AcceptedPdf,
  { codeId, userId, at }: VersionOrigin,
): Promise<VersionRow> {
  const numbers = (await transaction.list('versions', { documentId })).map(({ number }) => number);
  const version: VersionRow = {
    id: entityId(codeId, await transaction.nextId()),
    documentId,
    number: Math.max(0, ...numbers) + 1,
    uuid,
    size,
    pages,
    ...(legalDate !== undefined && { legalDate }),
    ...(label !== undefined && { label }),
    status: 'pending',
    createdAt: at,
    createdBy: userId,
  };
  await transaction.put('versions', version);
  return version;
}
