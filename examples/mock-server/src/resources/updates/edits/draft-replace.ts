import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../../calls/call';
import { ProblemError } from '../../../problems/problem-error';
import { applyVersion, StaleCarryOverError, type VersionFindings } from '../apply/apply-version';
import type { MarkArchive } from '../apply/archive';
import { compareGroup } from '../compare/compare-group';
import type { VersionComparer } from '../compare/compare-versions';
import type { CarriedRow } from '../../../tables/updates';
import { groupStale } from '../compare/stale-selections';
import { announce } from '../../documents/store/draft-edits';
import { existingDocument } from '../../documents/store/existing-document';
import type { DocumentEdits } from '../../documents/store/document-edits';
import { makeVersion, type AcceptedPdf } from '../../documents/store/make-version';

/** What replacing works with. */
export interface DraftReplaceParts {
  readonly comparer: VersionComparer;
  readonly archive: MarkArchive;
  readonly now: () => Date;
}

/** Times that Selections which came meanwhile are carried over too. */
const ATTEMPTS = 5;

/** Replaces the file of a draft's document at once, and carries its annotations over. Throws CONFLICT where they change all the while. */
export function createDraftReplace({ comparer, archive, now }: DraftReplaceParts): DocumentEdits['replace'] {
  return async (id, title, pdf, call) => {
    const found = new Map<number, CarriedRow>();
    let pageNow: readonly number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const groups = await call.whole.read(async (reader) => {
        const bookmarks = await reader.count('bookmarks', { documentId: id });
        const isWanted = attempt === 0 && bookmarks > 0;
        return groupStale(reader, await existingDocument(reader, id), isWanted, (selectionId) =>
          found.has(selectionId),
        );
      });
      for (const group of groups) {
        const task = { documentId: id, pending: { id: 0, ...pdf }, ...group, isWhole: attempt === 0 };
        const { carried, comparison } = await compareGroup(comparer, task);
        for (const row of carried) found.set(row.id, row);
        if (comparison && group.from.status === 'current') pageNow = comparison.pageNow;
      }
      try {
        return await apply(id, title, pdf, call, found, pageNow);
      } catch (error) {
        if (!(error instanceof StaleCarryOverError)) throw error;
        found.clear();
      }
    }
    throw new ProblemError('CONFLICT', { detail: 'The annotations of the document are being changed' });
  };

  function apply(
    id: number,
    title: string,
    pdf: AcceptedPdf,
    call: MemberCall,
    found: ReadonlyMap<number, CarriedRow>,
    pageNow: readonly number[],
  ): Promise<CodeDocument> {
    return call.write(async (_, transaction) => {
      const at = now().toISOString();
      const document = await existingDocument(transaction, id);
      const made = { codeId: call.code.id, userId: call.user.id, at };
      const version = await makeVersion(transaction, id, pdf, made);
      const findings: VersionFindings = {
        pageNow,
        answerOf: (selectionId) => {
          const row = found.get(selectionId);
          return row && { ...row, versionId: version.id };
        },
      };
      const applied = await applyVersion(transaction, archive, document, version.id, findings);
      await transaction.put('documents', { ...applied.document, title, updatedAt: at });
      const [answer] = await announce(transaction, [id], call);
      if (!answer) throw new Error(`Document ${id} was not announced`);
      return answer;
    });
  }
}
