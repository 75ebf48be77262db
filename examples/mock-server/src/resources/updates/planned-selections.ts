import type { CarryOverCounts, CarryOverReason } from '@glossator/client-sdk/contract';
import { isDeepStrictEqual } from 'node:util';
import type { DocumentRow } from '../documents/rows';
import type { CarriedPart, SelectionRow } from '../selections/rows';
import type { CodeReader } from '../tables';
import { resolveOverlaps } from './resolve-overlaps';
import type { CarriedRow, SurePlace } from './rows';

/** The last sure place of a Selection: where it stands, or while it is unported, where it stood before. */
export function surePlaceOf(selection: SelectionRow, currentVersionId: number): SurePlace {
  if (selection.status !== 'success' && selection.carried) return selection.carried.from;
  return { versionId: currentVersionId, range: selection.range, text: selection.text };
}

/** Selections of a document as a pending Version would make them. */
export interface PlannedSelections {
  readonly rows: readonly SelectionRow[];
  /** Selections about which the comparison has said nothing yet; in `rows` they are `failed`, not compared. */
  readonly missing: readonly SelectionRow[];
}

/** Whether an answer of the comparison is about a Selection as it is now. */
export function isAbout(
  answer: CarriedRow | undefined,
  from: SurePlace,
  versionId: number,
): answer is CarriedRow {
  return answer?.versionId === versionId && isDeepStrictEqual(answer.from, from);
}

/** Plans what becomes of the Selections of a document when `versionId` becomes current. */
export async function planSelections(
  reader: CodeReader,
  document: DocumentRow,
  versionId: number,
  answers: (selectionId: number) => Promise<CarriedRow | undefined>,
): Promise<PlannedSelections> {
  const missing: SelectionRow[] = [];
  const rows: SelectionRow[] = [];
  for (const row of await reader.list('selections', { documentId: document.id })) {
    const from = surePlaceOf(row, document.versionId);
    const answer = await answers(row.id);
    if (isAbout(answer, from, versionId)) rows.push(carriedOver(row, answer));
    else {
      missing.push(row);
      rows.push(notCompared(row, from));
    }
  }
  return { rows: resolveOverlaps(rows), missing };
}

/** How many Selections have each status. */
export function countStatuses(rows: readonly SelectionRow[]): CarryOverCounts {
  const counts = { success: 0, unconfirmed: 0, failed: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

function carriedOver(row: SelectionRow, answer: CarriedRow): SelectionRow {
  const { from, status, confidence, reason, place, candidates } = answer;
  const carried: CarriedPart = {
    from,
    outcome: status,
    confidence,
    reason,
    candidates: status === 'success' ? [] : candidates,
  };
  // What failed stays where it was, as a readable place in the old Version.
  return { ...row, range: place?.range ?? from.range, text: place?.text ?? from.text, status, carried };
}

const NOT_COMPARED: CarryOverReason = { kind: 'not-compared', changedWords: 0 };

function notCompared(row: SelectionRow, from: SurePlace): SelectionRow {
  const carried = { from, outcome: 'failed' as const, confidence: 0, reason: NOT_COMPARED, candidates: [] };
  return { ...row, range: from.range, text: from.text, status: 'failed', carried };
}
