import {
  hasAccess,
  orderVersions,
  type Code,
  type CodeChange,
  type DocumentVersion,
  type TextChange,
} from '@glossator/client-sdk/contract';
import type { Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import { firstOf, type PageOf } from '../../../calls/paging';
import { invalidField, ProblemError } from '../../../problems/problem-error';
import { ComparisonLimitError } from '../../../comparing/text-comparer';
import { existingDocument } from '../../documents/store/existing-document';
import { createCiting } from '../../documents/text/citing';
import type { TextStore } from '../../documents/text/text-store';
import { readNames } from '../../../people/names';
import type { CarryOverJobs } from './carry-over-jobs';
import type { VersionComparer } from './compare-versions';
import { readPlanned } from '../plan/planned-documents';
import { readFindings, readPlannedView, toCodeChange } from '../plan/planned-view';
import { toVersion } from '../../documents/store/view';
import { readVersion } from '../../documents/store/read-version';

/** Versions of documents, and what is different between them. */
export interface VersionService {
  /** Newest first; pending ones for those who may organize. */
  list(documentId: number, call: MemberCall): Promise<DocumentVersion[]>;
  /** What the pending Update does to each document, in the order it gives them. */
  codeChanges(call: MemberCall): Promise<CodeChange[]>;
  /** The documents of a Code as the pending Update would make them. */
  plannedDocuments(call: MemberCall): Promise<Code['documents']>;
  /** Textual changes between two Versions. Throws CONFLICT where the texts cannot be compared. */
  textChanges(
    input: ParsedInputOf<Operations['documents']['changes']>,
    call: MemberCall,
  ): Promise<PageOf<TextChange>>;
}

/** Changes of a page when the caller names no limit. */
const DEFAULT_CHANGES = 500;

/** Makes the service. */
export function createVersionService(
  comparer: VersionComparer,
  jobs: CarryOverJobs,
  texts: Pick<TextStore, 'structure' | 'unreadPages'>,
): VersionService {
  return {
    async list(documentId, call) {
      const { rows, planned, findings } = await call.partition.read(async (reader) => {
        const document = await existingDocument(reader, documentId);
        return {
          rows: await reader.list('versions', { documentId }),
          planned: (await readPlanned(reader)).find((each) => each.document.id === documentId),
          findings: await readFindings(reader, document, jobs.progress(documentId)),
        };
      });
      if (findings?.comparison.state === 'running') jobs.refresh(call.code.id, documentId);
      const isOrganizer = hasAccess(call.access, 'organize');
      const shown = rows.filter(({ status }) => isOrganizer || status !== 'pending');
      const authors = rows.map(({ createdBy }) => createdBy);
      const nameOf = await call.accounts.read((accounts) => readNames(accounts, authors));
      const newest = planned?.document.pending?.versionId ?? planned?.document.versionId;
      return orderVersions(shown).map((row) => ({
        ...toVersion(row, nameOf),
        // What the Update does to the document stands with the Version it would have.
        warnings: row.id === newest && isOrganizer ? [...(planned?.warnings ?? [])] : [],
        ...(row.id === planned?.document.pending?.versionId && findings),
      }));
    },
    async codeChanges(call) {
      const found = await call.partition.read(async (reader) => {
        const planned = await readPlanned(reader);
        return Promise.all(
          planned.map(async (each) => {
            const { document } = each;
            const findings = await readFindings(reader, document, jobs.progress(document.id));
            return { id: document.id, findings, change: toCodeChange(each, findings) };
          }),
        );
      });
      for (const { id, findings } of found)
        if (findings?.comparison.state === 'running') jobs.refresh(call.code.id, id);
      return found.flatMap(({ change }) => (change ? [change] : []));
    },
    async plannedDocuments({ accounts, partition, code }) {
      const documents = await accounts.read((reader) =>
        partition.read((own) => readPlannedView(reader, own, code.id, (id) => jobs.progress(id))),
      );
      for (const { id, comparison } of documents)
        if (comparison?.state === 'running') jobs.refresh(code.id, id);
      return Promise.all(
        documents.map(async (document) => {
          const unreadPages = await texts.unreadPages(document);
          return { ...document, ...(unreadPages > 0 && { unreadPages }) };
        }),
      );
    },
    async textChanges({ id, from, to, limit = DEFAULT_CHANGES, cursor }, call) {
      const [old, next] = await call.partition.read(async (reader) => {
        const document = await existingDocument(reader, id);
        const isOrganizer = hasAccess(call.access, 'organize');
        const target = { number: to, showUpdates: to === undefined && isOrganizer };
        return [
          await readVersion(reader, document, { number: from }, call.access),
          await readVersion(reader, document, target, call.access),
        ] as const;
      });
      const start = offsetOf(cursor);
      // Without a pending Version the current one would be compared with itself.
      const changes = old.id === next.id ? [] : await comparedChanges(comparer, old.uuid, next.uuid);
      const found = firstOf(changes, { start, limit });
      const data = await citedAnew(found, { old, next }, texts, call.code.citationStyle);
      const end = start + data.length;
      return { data, ...(data.length > 0 && end < changes.length && { next: String(end) }) };
    },
  };
}

/** What changed between two files. Throws CONFLICT where they cannot be compared. */
export async function comparedChanges(
  comparer: VersionComparer,
  from: string,
  to: string,
): Promise<readonly TextChange[]> {
  try {
    return await comparer.changes(from, to);
  } catch (error) {
    if (!(error instanceof ComparisonLimitError)) throw error;
    throw new ProblemError('CONFLICT', { detail: 'These Versions cannot be compared', cause: error });
  }
}

/** Changes, which the comparison cites as the texts themselves do, cited in the style that the Code has by now. */
async function citedAnew(
  changes: readonly TextChange[],
  { old, next }: Readonly<Record<'old' | 'next', { readonly uuid: string }>>,
  texts: Pick<TextStore, 'structure'>,
  style: Code['citationStyle'],
): Promise<TextChange[]> {
  if (style === undefined) return [...changes];
  const cite = createCiting(texts, style);
  const shown: TextChange[] = [];
  for (const change of changes) {
    const oldCitation = change.oldCitation && ((await cite(old.uuid, change.old)) ?? change.oldCitation);
    const newCitation = change.newCitation && ((await cite(next.uuid, change.new)) ?? change.newCitation);
    shown.push({ ...change, ...(oldCitation && { oldCitation }), ...(newCitation && { newCitation }) });
  }
  return shown;
}

/** What stands in two Versions never changes, so that a cursor is a count. */
function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw invalidField('cursor', 'Must be the next of an answer');
  return Number(cursor);
}
