import { hasAccess, type Code, type CodeUpdate } from '@glossator/client-sdk/contract';
import { toDocument, withVersion } from '../documents/store/view';
import { readNames, type NameOf } from '../../people/names';
import type { AccountsReader, CodeReader } from '../../tables/tables';
import { countUpdateChanges } from '../../totals/update-changes';
import type { UpdateRow } from '../../tables/updates';
import type { Viewer } from '../../people/shared-users';

/** What a Code says about its Update, its archived documents and where it comes from. */
export type UpdatePart = Pick<
  Code,
  'hasUpdate' | 'updateChanges' | 'update' | 'archivedDocuments' | 'followedCodeId'
>;

/** Reads it for somebody; pending entries are for those who may organize. */
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
  const updateChanges = update && (await countUpdateChanges(reader));
  return {
    hasUpdate: update !== undefined,
    ...(updateChanges !== undefined && { updateChanges }),
    ...(update && { update: toUpdate(update, nameOf) }),
    ...(full.length > 0 && { archivedDocuments: full.map((each) => toDocument(each, codeId, nameOf)) }),
    ...(source?.id === 'source' && { followedCodeId: source.codeId }),
  };
}

/** The pending Update of a Code; undefined where there is none. */
export async function readUpdate(reader: CodeReader): Promise<UpdateRow | undefined> {
  return (await reader.list('updates'))[0];
}

/** An Update as the contract has it. */
export function toUpdate({ createdBy, ...row }: UpdateRow, nameOf: NameOf): CodeUpdate {
  return { ...row, createdBy: nameOf(createdBy) };
}
