import type { DocumentRow, VersionRow } from '../../tables/documents';
import type { ColorRow } from '../../tables/codes';
import type { CodeReader } from '../../tables/tables';
import type { CarriedRow, ComparisonRow, UpdateRow } from '../../tables/updates';
import { NOTHING_WRITTEN, readWritten, writtenWhere, type WrittenRows } from '../codes/written-rows';

/** What is copied of a Code. */
export interface CopyOptions {
  readonly withAnnotations: boolean;
  /** Its pending Update too. */
  readonly withUpdate: boolean;
}

/** The rows of a Code that are copied. */
export interface CopiedRows extends WrittenRows {
  readonly documents: readonly DocumentRow[];
  readonly versions: readonly VersionRow[];
  readonly colors: readonly ColorRow[];
  readonly updates: readonly UpdateRow[];
  readonly comparisons: readonly ComparisonRow[];
  readonly carried: readonly CarriedRow[];
  /** How many Updates of the Code have been approved. */
  readonly approvals: number;
}

/** Reads what is copied of a Code: its present documents and, of older Versions, those that unported annotations stand in. */
export async function readCopy(
  reader: CodeReader,
  { withAnnotations, withUpdate }: CopyOptions,
): Promise<CopiedRows> {
  const documents = (await reader.list('documents')).flatMap((row): DocumentRow[] => {
    if (row.state === 'archived' || (row.state === 'added' && !withUpdate)) return [];
    const { pending, ...rest } = row;
    const copied = withUpdate && pending ? row : rest;
    return [withAnnotations ? copied : { ...copied, totalSelectionsCount: 0 }];
  });
  const ids = new Set(documents.map(({ id }) => id));
  const written = withAnnotations
    ? writtenWhere(await readWritten(reader), ({ documentId }) => ids.has(documentId))
    : NOTHING_WRITTEN;
  const kept = new Set<number>();
  for (const { versionId, pending } of documents) {
    kept.add(versionId);
    if (pending?.versionId !== undefined) kept.add(pending.versionId);
  }
  for (const { status, carried } of written.selections)
    if (status !== 'success' && carried) kept.add(carried.from.versionId);
  const lineage = await reader.get('lineage', 'own');
  return {
    documents,
    versions: (await reader.list('versions')).filter(({ id }) => kept.has(id)),
    colors: await reader.list('colors'),
    ...written,
    updates: withUpdate ? await reader.list('updates') : [],
    comparisons: withUpdate ? await reader.list('comparisons') : [],
    carried: withUpdate && withAnnotations ? await reader.list('carried') : [],
    approvals: lineage?.id === 'own' ? lineage.approvals : 0,
  };
}

/** The uuids of all files that these rows use. */
export function filesOfCopy({ versions, attachments, noteAttachments }: CopiedRows): string[] {
  return [...versions, ...attachments, ...noteAttachments].map(({ uuid }) => uuid);
}
