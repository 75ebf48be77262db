import type { AccessLevel, Code, CodeSummary, SharedUser } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/contract';
import { readDocuments, toDocument, type FullDocument } from '../documents/store/view';
import { readNames, type NameOf } from '../../people/names';
import type { AccountsReader, CodePartition } from '../../tables/tables';
import { toLegend } from '../colors/legend';
import type { CodeRow, MemberRow } from '../../tables/codes';
import { readUpdatePart } from './update-part';

/** Who looks at a Code, and with what access. */
export interface Viewer {
  readonly id: number;
  readonly access: AccessLevel;
}

/** A Code as it is opened. */
export async function readCode(
  accounts: AccountsReader,
  partition: Pick<CodePartition, 'read'>,
  row: CodeRow,
  viewer: Viewer,
): Promise<Code> {
  const { documents, colors, updatePart } = await partition.read(async (reader) => ({
    documents: await readDocuments(reader),
    colors: await reader.list('colors'),
    updatePart: await readUpdatePart(accounts, reader, row.id, viewer),
  }));
  const members = await accounts.list('members', { codeId: row.id });
  const authors = documents.map(({ document }) => document.createdBy);
  const nameOf = await readNames(accounts, [
    row.ownerId,
    row.createdBy,
    ...authors,
    ...members.map(({ userId }) => userId),
  ]);
  // Those who read a Code because it is public do not learn who else works in it.
  const isInside = row.ownerId === viewer.id || members.some(({ userId }) => userId === viewer.id);
  const sharedUsers: SharedUser[] = [];
  for (const member of isInside ? members : [])
    sharedUsers.push(await toSharedUser(accounts, member, viewer, nameOf));
  return {
    ...headOf(row, documents, viewer, nameOf),
    documents: documents.map((each) => toDocument(each, row.id, nameOf)),
    sharedUsers,
    colors: colors.map(({ id }) => id),
    legend: toLegend(colors),
    ...updatePart,
    createdBy: nameOf(row.createdBy),
  };
}

/** A Code in a list. `documents` are there to be counted; whether an Update is pending is shown to those who may organize. */
export function toSummary(
  row: CodeRow,
  { documents, hasUpdate }: { readonly documents: readonly FullDocument[]; readonly hasUpdate: boolean },
  viewer: Viewer,
  nameOf: NameOf,
): CodeSummary {
  return {
    ...headOf(row, documents, viewer, nameOf),
    hasUpdate: hasUpdate && hasAccess(viewer.access, 'organize'),
    documentsCount: documents.length,
    pagesCount: documents.reduce((sum, { version }) => sum + version.pages, 0),
    ...(row.sourceId !== undefined && { followedCodeId: row.sourceId }),
  };
}

function headOf(row: CodeRow, documents: readonly FullDocument[], viewer: Viewer, nameOf: NameOf) {
  const { id, title, coverColor, publication, isPublic, createdAt, updatedAt } = row;
  return {
    id,
    title,
    coverColor,
    publication,
    isPublic,
    createdAt,
    updatedAt,
    totalSelectionsCount: documents.reduce((sum, { document }) => sum + document.totalSelectionsCount, 0),
    user: { id: viewer.id, access: viewer.access },
    owner: nameOf(row.ownerId),
  };
}

/** A user of a Code; their address is only for those who may organize. */
async function toSharedUser(
  accounts: AccountsReader,
  member: MemberRow,
  viewer: Viewer,
  nameOf: NameOf,
): Promise<SharedUser> {
  const { userId, access, status } = member;
  const user = hasAccess(viewer.access, 'organize') ? await accounts.get('users', userId) : undefined;
  return { ...nameOf(userId), ...(user && { email: user.email }), access, status };
}
