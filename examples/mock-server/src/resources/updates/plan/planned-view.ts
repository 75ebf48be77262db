import type {
  CarryOverCounts,
  Code,
  CodeChange,
  CodeDocument,
  VersionComparison,
} from '@glossator/client-sdk/contract';
import type { DocumentRow } from '../../../tables/documents';
import { toDocument } from '../../documents/store/view';
import { readNames, type NameOf } from '../../../people/names';
import type { AccountsReader, CodeReader } from '../../../tables/tables';
import { isTouched, readPlanned, type PlannedDocument } from './planned-documents';
import { countStatuses, planSelections, readAnswers } from './planned-selections';
import type { ComparisonRow } from '../../../tables/updates';

/** What is known of a document's pending Version. */
export interface PendingFindings {
  readonly comparison: VersionComparison;
  readonly carryOver?: CarryOverCounts;
}

/** Least share of words that two Versions of one text have in common; below it is probably the wrong file. */
const LIKE = 0.15;

/** What is known of a document's pending Version; undefined where it has none. `progress` is there while it is being compared. */
export async function readFindings(
  reader: CodeReader,
  document: DocumentRow,
  progress: number | undefined,
): Promise<PendingFindings | undefined> {
  const versionId = document.pending?.versionId;
  if (versionId === undefined) return undefined;
  const row = await reader.get('comparisons', versionId);
  if (!row) return { comparison: { state: 'running', share: Math.min(progress ?? 0, 1) } };
  const answerOf = await readAnswers(reader, document.id);
  const { rows } = await planSelections(reader, document, versionId, answerOf);
  return { comparison: toComparison(row), carryOver: countStatuses(rows) };
}

/** A document as the pending Update would make it. */
export function toPlannedDocument(
  { document, version, title, order, warnings }: PlannedDocument,
  findings: PendingFindings | undefined,
  codeId: number,
  nameOf: NameOf,
): CodeDocument {
  const view = toDocument({ document, version }, codeId, nameOf);
  return { ...view, title, order, warnings: [...warnings], ...findings };
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

/** A document as an entry of the Update; undefined where the Update leaves it as it is. */
export function toCodeChange(
  { document, title, order, warnings }: PlannedDocument,
  findings: PendingFindings | undefined,
): CodeChange | undefined {
  if (!isTouched(document) || warnings.length === 0) return undefined;
  const isMoved = warnings.includes('reordered');
  return {
    documentId: document.id,
    title: document.title,
    warnings: [...warnings],
    ...(document.pending?.title !== undefined && { newTitle: title }),
    ...(isMoved && { oldOrder: document.order }),
    ...((isMoved || document.state === 'added') && { newOrder: order }),
    ...findings,
  };
}

function toComparison(row: ComparisonRow): VersionComparison {
  const { state, failure, unreadPages, oldWords, newWords, linkedWords, changes } = row;
  if (state === 'failed') return { state, ...(failure && { failure }), ...(unreadPages && { unreadPages }) };
  const likeness = linkedWords / Math.max(oldWords, newWords, 1);
  const verdict =
    newWords === 0 ? 'no-text' : likeness < LIKE ? 'different' : changes === 0 ? 'same-text' : 'changed';
  return { state, verdict, likeness, changes };
}
