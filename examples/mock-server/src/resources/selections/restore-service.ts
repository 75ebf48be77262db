import type { SelectionAttachment, SelectionComment, TextSelection } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { liveEvent } from '../../live/announce';
import { existingRow, missing } from '../../permissions/find-entity';
import { binned, binnedRow, putBack, restoreFromBin } from '../bin/bin';
import { readNames, type NameOf } from '../../people/names';
import type { CodeTransaction } from '../../tables/tables';
import type { RefreshCarryOver } from './other-versions';
import { assertFree } from './placement';
import type { SelectionRow } from '../../tables/selections';
import { countSelection, useColorOf, viewSelection } from './selection-writes';
import { peopleOfComment, toAttachment, toComment } from './view';

/** Brings back what was deleted, with its id, its author and its dates. Asking twice does no harm. */
export interface SelectionRestoreService {
  /** With everything that was on it. Throws SELECTION_OVERLAP where its text was marked again. */
  selection(id: number, call: MemberCall): Promise<TextSelection>;
  /** Throws NOT_FOUND where the Selection is gone. */
  comment(id: number, call: MemberCall): Promise<SelectionComment>;
  /** Throws NOT_FOUND where the Selection is gone. */
  attachment(id: number, call: MemberCall): Promise<SelectionAttachment>;
}

/** Makes the service. */
export function createSelectionRestoreService(
  refreshCarryOver: RefreshCarryOver,
  now: () => Date,
): SelectionRestoreService {
  /** Puts a Selection back; in a text that is another one by now it has no sure place. */
  async function putSelectionBack(
    transaction: CodeTransaction,
    id: number,
    call: MemberCall,
  ): Promise<SelectionRow> {
    const bin = await binned(transaction, 'selection', id, now());
    const row = binnedRow(bin, (each) => each.table === 'selections');
    const document = await transaction.get('documents', row.documentId);
    if (!document) throw missing('document');
    const back = document.versionId === bin.versionId ? row : withoutPlace(row, bin.versionId);
    if (back.status === 'success') await assertFree(transaction, back);
    await putBack(transaction, bin, (entry) =>
      entry.table === 'selections' ? { table: 'selections', row: back } : entry,
    );
    await countSelection(transaction, back, 1);
    await useColorOf(transaction, back);
    const answer = await viewSelection(transaction, back, call);
    const event = { ...answer, isRestored: true as const };
    await transaction.append(liveEvent('SELECTION/CREATE', event, call.visit.clientId));
    return back;
  }

  return {
    async selection(id, call) {
      const answer = await call.write(async (transaction) => {
        const present = await transaction.get('selections', id);
        const row = present ?? (await putSelectionBack(transaction, id, call));
        return viewSelection(transaction, row, call);
      });
      refreshCarryOver(call.code.id, answer.documentId);
      return answer;
    },
    comment: (id, call) =>
      restoreFromBin(call, now(), {
        id,
        kind: 'comment',
        find: (transaction) => transaction.get('comments', id),
        deleted: (bin) => binnedRow(bin, (each) => each.table === 'comments'),
        owner: (transaction, { selectionId }) =>
          existingRow(transaction, 'selections', 'selection', selectionId),
        view: async (_, row) => toComment(row, await namesOf(peopleOfComment(row), call)),
        event: (answer, clientId) =>
          liveEvent('SELECTION_COMMENT/CREATE', { ...answer, isRestored: true }, clientId),
      }),
    attachment: (id, call) =>
      restoreFromBin(call, now(), {
        id,
        kind: 'attachment',
        find: (transaction) => transaction.get('attachments', id),
        deleted: (bin) => binnedRow(bin, (each) => each.table === 'attachments'),
        owner: (transaction, { selectionId }) =>
          existingRow(transaction, 'selections', 'selection', selectionId),
        view: async (_, row) => toAttachment(row, await namesOf([row.createdBy], call)),
        event: (answer, clientId) =>
          liveEvent('SELECTION_ATTACHMENT/CREATE', { ...answer, isRestored: true }, clientId),
      }),
  };
}

function namesOf(people: readonly number[], { accounts }: MemberCall): Promise<NameOf> {
  return accounts.read((reader) => readNames(reader, people));
}

/** A Selection whose text is another one now: its last sure place is in the Version it was deleted from. */
function withoutPlace(row: SelectionRow, versionId: number | undefined): SelectionRow {
  const { status, carried: old, range, area, text } = row;
  const isSure = status === 'success' && versionId !== undefined;
  const from = isSure ? { versionId, range, text, ...(area && { area }) } : old?.from;
  const reason = { kind: 'not-compared' as const, changedWords: 0 };
  const carried = from && { from, outcome: 'failed' as const, confidence: 0, reason, candidates: [] };
  return {
    ...row,
    ...(from && { range: from.range, text: from.text, ...(from.area && { area: from.area }) }),
    status: 'failed',
    ...(carried && { carried }),
  };
}
