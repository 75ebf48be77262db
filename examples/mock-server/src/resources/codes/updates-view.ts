import { hasAccess, type Code } from '@glossator/client-sdk/contract';
import { toDocument, withVersion } from '../documents/view';
import { readNames } from '../profile/view';
import type { AccountsReader, CodeReader } from '../tables';
import { readUpdate } from '../updates/pending-update';
import { readPlanned } from '../updates/planned-documents';
import { readFindings, toPlannedDocument, toUpdate } from '../updates/planned-view';
import type { Viewer } from './view';

/** What a Code says about its Update, its archived documents and where it comes from. */
export type UpdatePart = Pick<Code, 'hasUpdate' | 'update' | 'archivedDocuments' | 'followedCodeId'>;

/** Reads it for somebody; pending things are for those who may organize. */
export async function readUpdatePart(
  accounts: AccountsReader,
  reader: CodeReader,
  codeId: number,
  { access }: Viewer,
): Promise<UpdatePart> {
  const update = hasAccess(access, 'organize') ? await readUpdate(reader) : undefined;
  const archived = (await reader.list('documents')).filter(({ state }) => state === 'archived');
  const full = await Promise.all(archived.map((document) => withVersion(reader, document)));
  const source = await reader.get('lineage', 'source');
  const nameOf = await readNames(accounts, [
    ...(update ? [update.createdBy] : []),
    ...archived.map(({ createdBy }) => createdBy),
  ]);
  return {
    hasUpdate: update !== undefined,
    ...(update && { update: toUpdate(update, nameOf) }),
    ...(full.length > 0 && { archivedDocuments: full.map((each) => toDocument(each, codeId, nameOf)) }),
    ...(source?.id === 'source' && { followedCodeId: source.codeId }),
  };
}

/** The documents of a Code as the pending Update would make them. */
export async function readPlannedView(
  accounts: AccountsReader,
  reader: CodeReader,
  codeId: number,
  progressOf: (documentId: number) => number | undefined,
): Promise<Code['documents']> {
  const planned = await readPlanned(reader);
  const nameOf = await readNames(
    accounts,
    planned.map(({ document }) => document.createdBy),
  );
  return Promise.all(
    planned.map(async (each) => {
      const findings = await readFindings(reader, each.document, progressOf(each.document.id));
      return toPlannedDocument(each, findings, codeId, nameOf);
    }),
  );
}
