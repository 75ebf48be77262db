import { isDeepStrictEqual } from 'node:util';
import type { CarryOverCounts, CarryOverReason } from '@glossator/client-sdk/contract';
import { compareRanges } from '@glossator/document-text';
import { createTimeSlice } from '../../../background/time-slice';
import type { DocumentRow } from '../../../tables/documents';
import type { CarriedPart, SelectionRow } from '../../../tables/selections';
import type { CodeReader } from '../../../tables/tables';
import { resolveOverlaps } from './resolve-overlaps';
import type { CarriedRow, SurePlace } from '../../../tables/updates';

/** The last sure place of a Selection: where it stands, or while it is unported, where it stood before. */
export function surePlaceOf(selection: SelectionRow, currentVersionId: number): SurePlace {
  if (selection.status !== 'success' && selection.carried) return selection.carried.from;
  const { range, area, text } = selection;
  return { versionId: currentVersionId, range, text, ...(area && { area }) };
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
  if (answer?.versionId !== versionId) return false;
  const { versionId: fromVersionId, range, area, text } = answer.from;
  return (
    fromVersionId === from.versionId &&
    text === from.text &&
    compareRanges(range, from.range) === 0 &&
    isDeepStrictEqual(area, from.area)
  );
}

/** Gives what the comparison said about a Selection by its id. */
export type AnswerOf = (selectionId: number) => CarriedRow | undefined;

/** Reads what the comparison said about the Selections of a document. */
export async function readAnswers(reader: CodeReader, documentId: number): Promise<AnswerOf> {
  const answers = new Map<number, CarriedRow>();
  for (const row of await reader.list('carried', { documentId })) answers.set(row.id, row);
  return (id) => answers.get(id);
}

/** Plans what becomes of the Selections of a document when `versionId` becomes current. In slices: there may be ten thousand. */
export async function planSelections(
  reader: CodeReader,
  document: DocumentRow,
  versionId: number,
  answerOf: AnswerOf,
): Promise<PlannedSelections> {
  const missing: SelectionRow[] = [];
  const rows: SelectionRow[] = [];
  const breathe = createTimeSlice();
  for (const row of await reader.list('selections', { documentId: document.id })) {
    const from = surePlaceOf(row, document.versionId);
    const answer = answerOf(row.id);
    if (isAbout(answer, from, versionId)) rows.push(carriedOver(row, answer));
    else {
      missing.push(row);
      rows.push(notCompared(row, from));
    }
    await breathe();
  }
  return { rows: resolveOverlaps(rows), missing };
}

/** How many Selections have each status. Private ones are not counted, for nobody. */
export function countStatuses(rows: readonly SelectionRow[]): CarryOverCounts {
  const counts = { success: 0, unconfirmed: 0, failed: 0 };
  for (const { status, visibility } of rows) if (visibility !== 'private') counts[status] += 1;
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
  const { range, area, text } = place ?? from;
  return { ...row, range, text, ...(area && { area }), status, carried };
}

const NOT_COMPARED: CarryOverReason = { kind: 'not-compared', changedWords: 0 };

function notCompared(row: SelectionRow, from: SurePlace): SelectionRow {
  const carried = { from, outcome: 'failed' as const, confidence: 0, reason: NOT_COMPARED, candidates: [] };
  const { range, area, text } = from;
  return { ...row, range, text, ...(area && { area }), status: 'failed', carried };
}
