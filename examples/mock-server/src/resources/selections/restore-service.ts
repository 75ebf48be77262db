import type { SelectionAttachment, SelectionComment, TextSelection } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { liveEvent } from '../../live/announce';
import { existingRow, missing } from '../../permissions/find-entity';
import { binned, binnedRow, putBack } from '../bin/bin';
import { readNames, type NameOf } from '../../people/names';
import type { CodeTransaction } from '../../tables/tables';
import type { RefreshCarryOver } from './other-versions';
import { assertFree } from './placement';
import type { EventPayload } from '../../storage/storage';
import type { BinRow } from '../../tables/bin';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../tables/selections';
import { countSelections, useColor, viewSelection } from './selection-writes';
import { toAttachment, toComment } from './view';

/** Brings back what was deleted, with its id, its author and its dates. Asking twice does no harm. */
export interface SelectionRestoreService {
  /** With everything that was on it. Throws SELECTION_OVERLAP where its text was marked again. */
  selection(id: number, call: MemberCall): Promise<TextSelection>;
  /** Throws NOT_FOUND where the Selection is gone. */
  comment(id: number, call: MemberCall): Promise<SelectionComment>;
  /** Throws NOT_FOUND where the Selection is gone. */
  attachment(id: number, call: MemberCall): Promise<SelectionAttachment>;
}

/** How one kind of what stands on a Selection is found, deleted or not, and shown. */
interface RestorableContent<Row, View> {
  readonly kind: 'comment' | 'attachment';
  find(transaction: CodeTransaction): Promise<Row | undefined>;
  deleted(bin: BinRow): Row;
  view(row: Row, nameOf: NameOf): View;
  /** The event that publishes it. */
  event(view: View, clientId: string | undefined): EventPayload;
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
    if (back.status === 'success')
      assertFree(back.range, await transaction.list('selections', { documentId: row.documentId }));
    await putBack(transaction, bin, (entry) =>
      entry.table === 'selections' ? { table: 'selections', row: back } : entry,
    );
    await countSelections(transaction, row.documentId, 1);
    await useColor(transaction, back.color);
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
      restoreContent(id, call, {
        kind: 'comment',
        find: (transaction) => transaction.get('comments', id),
        deleted: (bin) => binnedRow(bin, (each) => each.table === 'comments'),
        view: toComment,
        event: (view, clientId) =>
          liveEvent('SELECTION_COMMENT/CREATE', { ...view, isRestored: true }, clientId),
      }),
    attachment: (id, call) =>
      restoreContent(id, call, {
        kind: 'attachment',
        find: (transaction) => transaction.get('attachments', id),
        deleted: (bin) => binnedRow(bin, (each) => each.table === 'attachments'),
        view: toAttachment,
        event: (view, clientId) =>
          liveEvent('SELECTION_ATTACHMENT/CREATE', { ...view, isRestored: true }, clientId),
      }),
  };

  /** Puts a comment or an attachment back on its Selection; where it is there already, nothing happens. */
  function restoreContent<Row extends CommentRow | AttachmentRow, View>(
    id: number,
    call: MemberCall,
    { kind, find, deleted, view, event }: RestorableContent<Row, View>,
  ): Promise<View> {
    return call.write(async (transaction) => {
      const present = await find(transaction);
      const bin = await binned(transaction, kind, id, now());
      const row = present ?? deleted(bin);
      await existingRow(transaction, 'selections', 'selection', row.selectionId);
      const nameOf = await call.accounts.read((accounts) => readNames(accounts, [row.createdBy]));
      const answer = view(row, nameOf);
      if (present) return answer;
      await putBack(transaction, bin);
      await transaction.append(event(answer, call.visit.clientId));
      return answer;
    });
  }
}

/** A Selection whose text is another one now: its last sure place is in the Version it was deleted from. */
function withoutPlace(row: SelectionRow, versionId: number | undefined): SelectionRow {
  const { status, carried: old, range, text } = row;
  const isSure = status === 'success' && versionId !== undefined;
  const from = isSure ? { versionId, range, text } : old?.from;
  const reason = { kind: 'not-compared' as const, changedWords: 0 };
  const carried = from && { from, outcome: 'failed' as const, confidence: 0, reason, candidates: [] };
  return {
    ...row,
    ...(from && { range: from.range, text: from.text }),
    status: 'failed',
    ...(carried && { carried }),
  };
}
