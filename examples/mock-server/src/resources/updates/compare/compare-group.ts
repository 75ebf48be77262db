import type { ComparisonFailure } from '@glossator/client-sdk/contract';
import {
  ComparisonLimitError,
  type CarriedRange,
  type ComparingWatch,
} from '../../../comparing/text-comparer';
import { ProblemError } from '../../../problems/problem-error';
import type { VersionRow } from '../../../tables/documents';
import type { VersionComparer } from './compare-versions';
import type { CarriedRow, ComparisonRow } from '../../../tables/updates';
import type { StaleSelection } from './stale-selections';

/** Selections whose last sure places are in one Version, and the Version they are to be carried over to. */
export interface GroupTask {
  readonly documentId: number;
  readonly pending: Pick<VersionRow, 'id' | 'uuid' | 'pages'>;
  readonly from: VersionRow;
  readonly selections: readonly StaleSelection[];
  /** Whether the comparison of the Versions itself is wanted too. */
  readonly isWhole: boolean;
}

/** What came of it. */
export interface GroupAnswer {
  readonly carried: readonly CarriedRow[];
  readonly comparison: ComparisonRow | undefined;
}

/**
 * Carries the Selections of a group over. Where the texts cannot be compared, all of them fail with that reason; nothing is there when the
 * signal was aborted. Rejects with what may be another time.
 */
export async function compareGroup(
  comparer: VersionComparer,
  { documentId, pending, from, selections, isWhole }: GroupTask,
  watch: ComparingWatch = {},
): Promise<GroupAnswer> {
  const head = { id: pending.id, documentId, fromVersionId: from.id };
  const answerOf = (answers: readonly CarriedRange[], comparison: ComparisonRow): GroupAnswer => ({
    carried: selections.map(({ row, from: place }, index) => {
      const answer = answers[index] ?? NOT_COMPARED;
      return { id: row.id, documentId, versionId: pending.id, from: place, ...answer };
    }),
    comparison: isWhole ? comparison : undefined,
  });
  try {
    const places = selections.map(({ from: { range, area, text } }) => ({
      range,
      text,
      ...(area && { area }),
    }));
    const pair = { from: from.uuid, to: pending.uuid, places, wantsChanges: isWhole };
    const { carried, changes, ...numbers } = await comparer.compare(pair, watch);
    return answerOf(carried, { ...head, state: 'ready', ...numbers, changes: changes.length });
  } catch (error) {
    if (watch.signal?.aborted) return { carried: [], comparison: undefined };
    const failure = failureOf(error);
    if (!failure) throw error;
    const unread = failure === 'text' && { unreadPages: await comparer.unreadPages(from, pending) };
    return answerOf([], { ...head, state: 'failed', failure, ...unread, ...NOTHING_KNOWN });
  }
}

const NOT_COMPARED: CarriedRange = {
  status: 'failed',
  confidence: 0,
  reason: { kind: 'not-compared', changedWords: 0 },
  candidates: [],
};
const NOTHING_KNOWN = { oldWords: 0, newWords: 0, linkedWords: 0, changes: 0, pageNow: [] };

/** Why the texts cannot be compared; undefined for what the next look tries again by itself. */
function failureOf(error: unknown): ComparisonFailure | undefined {
  if (error instanceof ComparisonLimitError) return error.limit;
  return error instanceof ProblemError && error.code === 'CONFLICT' ? 'text' : undefined;
}
