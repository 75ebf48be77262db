import type { Code, CodeSummary } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/contract';
import { readDocuments, toDocument, type FullDocument } from '../documents/store/view';
import { readNames, type NameOf } from '../../people/names';
import { readSharedUsers, type Viewer } from '../../people/shared-users';
import type { AccountsReader, CodePartition, CodeReader } from '../../tables/tables';
import { toLegend } from '../colors/legend';
import type { CodeRow } from '../../tables/codes';
import type { CodeDigest } from '../../totals/code-digest';
import { readUpdatePart } from './update-part';

/** A Code as it is opened. */
export async function readCode(
  accounts: AccountsReader,
  partition: Pick<CodePartition, 'read'>,
  row: CodeRow,
  viewer: Viewer,
): Promise<Code> {
  const { documents, colors, updatePart, ownPrivateIn } = await partition.read(async (reader) => ({
    documents: await readDocuments(reader),
    ownPrivateIn: await countOwnPrivate(reader, viewer.id),
    colors: await reader.list('colors'),
    updatePart: await readUpdatePart(accounts, reader, row.id, viewer),
  }));
  const authors = documents.map(({ document }) => document.createdBy);
  const nameOf = await readNames(accounts, [row.ownerId, row.createdBy, ...authors]);
  return {
    ...headOf(row, selectionsOf(documents), viewer, nameOf),
    documents: documents.map((each) => ({
      ...toDocument(each, row.id, nameOf),
      ownPrivateCount: ownPrivateIn(each.document.id),
    })),
    sharedUsers: await readSharedUsers(accounts, row, viewer),
    colors: colors.map(({ id }) => id),
    legend: toLegend(colors),
    ...(row.citationStyle && { citationStyle: row.citationStyle }),
    ...(row.isSample && viewer.access === 'owner' && { isSample: true }),
    ...updatePart,
    createdBy: nameOf(row.createdBy),
  };
}

/** A Code in a list, from its digest. Whether an Update is pending is shown to those who may organize. */
export function toSummary(
  row: CodeRow,
  { hasUpdate, updateChanges, documentsCount, pagesCount, totalSelectionsCount }: CodeDigest,
  viewer: Viewer,
  nameOf: NameOf,
): CodeSummary {
  const canOrganize = hasAccess(viewer.access, 'organize');
  return {
    ...headOf(row, totalSelectionsCount, viewer, nameOf),
    hasUpdate: hasUpdate && canOrganize,
    ...(canOrganize && updateChanges !== undefined && { updateChanges }),
    documentsCount,
    pagesCount,
    ...(row.sourceId !== undefined && { followedCodeId: row.sourceId }),
  };
}

/** Counts a user's own private Selections by document, whatever else the reader may see. */
async function countOwnPrivate(reader: CodeReader, userId: number): Promise<(documentId: number) => number> {
  const counts = new Map<number, number>();
  for (const { documentId } of await reader.list('selections', { visibility: 'private', createdBy: userId }))
    counts.set(documentId, (counts.get(documentId) ?? 0) + 1);
  return (documentId) => counts.get(documentId) ?? 0;
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
