import { createTimeSlice } from '../../../background/time-slice';
import type { DocumentRow, VersionRow } from '../../../tables/documents';
import type { SelectionRow } from '../../../tables/selections';
import type { CodeReader } from '../../../tables/tables';
import { isAbout, readAnswers, surePlaceOf } from '../plan/planned-selections';
import type { SurePlace } from '../../../tables/updates';

/** A Selection about which the comparison has something to say still, with the place to count from. */
export interface StaleSelection {
  readonly row: SelectionRow;
  readonly from: SurePlace;
}

/** What is still to be compared of a document with a pending Version. */
export interface OpenComparison {
  readonly documentId: number;
  readonly current: VersionRow;
  readonly pending: VersionRow;
  /** Whether the Versions have not been compared as a whole. */
  readonly isFirst: boolean;
  /** By the Version to count from; with the current one if it is the first time. */
  readonly groups: readonly { readonly from: VersionRow; readonly selections: readonly StaleSelection[] }[];
}

/** Finds out what is still to be compared; undefined where nothing is. */
export async function readOpenComparison(
  reader: CodeReader,
  documentId: number,
): Promise<OpenComparison | undefined> {
  const document = await reader.get('documents', documentId);
  const versionId = document?.pending?.versionId;
  if (!document || versionId === undefined) return undefined;
  const [current, pending] = [
    await reader.get('versions', document.versionId),
    await reader.get('versions', versionId),
  ];
  if (!current || !pending) return undefined;
  const isFirst = (await reader.get('comparisons', versionId)) === undefined;
  const answerOf = await readAnswers(reader, documentId);
  const groups = await groupStale(reader, document, isFirst, (id, from) => {
    const answer = answerOf(id);
    // What a failed comparison left says nothing once the Versions are compared anew.
    const isLeft = isFirst && answer?.reason.kind === 'not-compared';
    return !isLeft && isAbout(answer, from, versionId);
  });
  return groups.length === 0 ? undefined : { documentId, current, pending, isFirst, groups };
}

/** The Selections of a document about which nothing is known yet, by the Version to count from; `isFirst`: the current one in any case. */
export async function groupStale(
  reader: CodeReader,
  { id: documentId, versionId }: DocumentRow,
  isFirst: boolean,
  isKnown: (selectionId: number, from: SurePlace) => boolean,
): Promise<OpenComparison['groups']> {
  const byVersion = new Map<number, StaleSelection[]>(isFirst ? [[versionId, []]] : []);
  const breathe = createTimeSlice();
  for (const row of await reader.list('selections', { documentId })) {
    const from = surePlaceOf(row, versionId);
    await breathe();
    if (isKnown(row.id, from)) continue;
    const own = byVersion.get(from.versionId) ?? [];
    byVersion.set(from.versionId, own);
    own.push({ row, from });
  }
  const groups = [];
  for (const [id, selections] of byVersion) {
    const from = await reader.get('versions', id);
    if (from) groups.push({ from, selections });
  }
  return groups;
}
