import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { countSelection, countSelections, useColor } from '../selections/selection-writes';
import type { CodeTransaction } from '../../tables/tables';
import type { ImportPlan, PlannedRemark } from './plan-import';
import type { ImportRow } from '../../tables/imports';

/** Makes what a plan says, in one transaction, and keeps account of it. Gives nothing where there is nothing to do. */
export async function carryOut(
  transaction: CodeTransaction,
  plan: ImportPlan,
  { code, user }: Pick<MemberCall, 'code' | 'user'>,
  {
    documentId,
    versionId,
    at,
  }: { readonly documentId: number; readonly versionId: number; readonly at: string },
): Promise<ImportRow | undefined> {
  if (plan.names.length === 0) return undefined;
  const nextId = async () => (await newStamps(transaction, { code, user }, new Date(at))).id;
  const stamps = { createdAt: at, updatedAt: at, createdBy: user.id };
  const selections: number[] = [];
  const comments: number[] = [];
  const addRemarks = async (selectionId: number, remarks: readonly PlannedRemark[]) => {
    for (const { text, importedFrom } of remarks) {
      const id = await nextId();
      await transaction.put('comments', { id, selectionId, documentId, text, importedFrom, ...stamps });
      comments.push(id);
    }
  };
  for (const { range, text, color, importedFrom, remarks } of plan.marks) {
    const id = await nextId();
    const row = { id, documentId, text, color, range, isBookmark: false, importedFrom, ...stamps };
    await transaction.put('selections', { ...row, status: 'success' });
    selections.push(id);
    await addRemarks(id, remarks);
  }
  for (const [selectionId, remarks] of plan.additions) await addRemarks(selectionId, remarks);
  for (const color of new Set(plan.marks.map((mark) => mark.color))) await useColor(transaction, color);
  await countSelections(transaction, documentId, selections.length, versionId);
  const absorbed = plan.merged.flatMap(({ name, annotation }) => (annotation.text === '' ? [name] : []));
  const made = { id: await nextId(), documentId, versionId, selections, comments };
  const row: ImportRow = { ...made, names: plan.names, absorbed, createdAt: at, createdBy: user.id };
  await transaction.put('imports', row);
  return row;
}

/** Takes back what an import made, but for what somebody has added to or changed since then. */
export async function takeBack(
  transaction: CodeTransaction,
  { id, selections, comments, createdAt }: ImportRow,
): Promise<{ readonly removed: number; readonly kept: number }> {
  const own = new Set(comments);
  const isUntouched = (row: { readonly updatedAt: string }): boolean => row.updatedAt === createdAt;
  let [removed, kept] = [0, 0];
  for (const selectionId of selections) {
    const row = await transaction.get('selections', selectionId);
    if (!row) continue;
    const remarks = await transaction.list('comments', { selectionId });
    const isShared =
      !isUntouched(row) ||
      remarks.some((remark) => !own.has(remark.id) || !isUntouched(remark)) ||
      (await transaction.count('attachments', { selectionId })) > 0;
    if (isShared) {
      kept += 1;
      for (const remark of remarks) own.delete(remark.id);
      continue;
    }
    for (const remark of remarks) await transaction.delete('comments', remark.id);
    await transaction.delete('selections', selectionId);
    await countSelection(transaction, row, -1);
    removed += 1;
  }
  for (const commentId of own) {
    const row = await transaction.get('comments', commentId);
    if (row && isUntouched(row)) await transaction.delete('comments', commentId);
  }
  await transaction.delete('imports', id);
  return { removed, kept };
}
