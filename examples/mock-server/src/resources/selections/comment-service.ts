import type { ParsedInputOf, SelectionComment } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { putAndPublish } from '../../live/announce';
import { existingRow } from '../../permissions/find-entity';
import { deleteToBin } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import { toUserRef } from '../../people/names';
import type { CommentRow } from '../../tables/selections';
import { toComment } from './view';

type Input<Name extends keyof Operations['selections']> = ParsedInputOf<Operations['selections'][Name]>;

/** Written remarks on Selections; the access table lets only their author change them. */
export interface CommentService {
  create(input: Input<'createComment'>, call: MemberCall): Promise<SelectionComment>;
  update(input: Input<'updateComment'>, call: MemberCall): Promise<SelectionComment>;
  delete(id: number, call: MemberCall): Promise<void>;
}

/** Makes the service. */
export function createCommentService(bins: BinKeeper, now: () => Date): CommentService {
  return {
    create: ({ selectionId, text }, call) =>
      call.write(async (transaction) => {
        const selection = await existingRow(transaction, 'selections', 'selection', selectionId);
        const row: CommentRow = {
          ...(await newStamps(transaction, call, now())),
          selectionId,
          documentId: selection.documentId,
          text,
        };
        const answer = toComment(row, () => toUserRef(call.user));
        return putAndPublish(transaction, call, {
          table: 'comments',
          row,
          event: 'SELECTION_COMMENT/CREATE',
          answer,
        });
      }),
    update: ({ id, text }, call) =>
      call.write(async (transaction) => {
        const row = {
          ...(await existingRow(transaction, 'comments', 'comment', id)),
          text,
          updatedAt: now().toISOString(),
        };
        const answer = toComment(row, () => toUserRef(call.user));
        return putAndPublish(transaction, call, {
          table: 'comments',
          row,
          event: 'SELECTION_COMMENT/UPDATE',
          answer,
        });
      }),
    delete: (id, call) =>
      deleteToBin(bins, call, now(), async (transaction) => {
        const row = await existingRow(transaction, 'comments', 'comment', id);
        const { selectionId, documentId } = row;
        return {
          id,
          kind: 'comment',
          documentId,
          rows: [{ table: 'comments', row }],
          event: 'SELECTION_COMMENT/DELETE',
          gone: { id, selectionId, documentId },
        };
      }),
  };
}
