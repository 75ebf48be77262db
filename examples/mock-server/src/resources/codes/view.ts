import type { AccessLevel, Code, CodeSummary, SharedUser } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/contract';
import { readDocuments, toDocument, type FullDocument } from '../documents/store/view';
import { readNames, type NameOf } from '../../people/names';
import type { AccountsReader, CodePartition } from '../../tables/tables';
import { toLegend } from '../colors/legend';
import type { CodeRow, MemberRow } from '../../tables/codes';
import type { CodeDigest } from '../../totals/code-digests';
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
    ...headOf(row, selectionsOf(documents), viewer, nameOf),
    documents: documents.map((each) => toDocument(each, row.id, nameOf)),
    sharedUsers,
    colors: colors.map(({ id }) => id),
    legend: toLegend(colors),
    ...updatePart,
    createdBy: nameOf(row.createdBy),
  };
}

/** A Code in a list, from its digest. Whether an Update is pending is shown to those who may organize. */
export function toSummary(
  row: CodeRow,
  { hasUpdate, documentsCount, pagesCount, totalSelectionsCount }: CodeDigest,
  viewer: Viewer,
  nameOf: NameOf,
): CodeSummary {
  return {
    ...headOf(row, totalSelectionsCount, viewer, nameOf),
    hasUpdate: hasUpdate && hasAccess(viewer.access, 'organize'),
    documentsCount,
    pagesCount,
    ...(row.sourceId !== undefined && { followedCodeId: row.sourceId }),
  };
}

function selectionsOf(documents: readonly FullDocument[]): number {
  return documents.reduce((sum, { document }) => sum + document.totalSelectionsCount, 0);
}

function headOf(row: CodeRow, totalSelectionsCount: number, viewer: Viewer, nameOf: NameOf) {
  const { id, title, coverColor, publication, isPublic, createdAt, updatedAt } = row;
  return {
    id,
    title,
    coverColor,
    publication,
    isPublic,
    createdAt,
    updatedAt,
    totalSelectionsCount,
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
