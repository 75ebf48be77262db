import type { ParsedInputOf, SelectionComment } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { thingId } from '../../ids/thing-id';
import { liveEvent } from '../../live/announce';
import { missing } from '../../permissions/find-thing';
import { moveToBin } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import { toUserRef } from '../../people/names';
import type { CodeReader } from '../../tables/tables';
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
        const selection = await transaction.get('selections', selectionId);
        if (!selection) throw missing('selection');
        const at = now().toISOString();
        const row: CommentRow = {
          id: thingId(call.code.id, await transaction.nextId()),
          selectionId,
          documentId: selection.documentId,
          text,
          createdAt: at,
          updatedAt: at,
          createdBy: call.user.id,
        };
        await transaction.put('comments', row);
        const answer = toComment(row, () => toUserRef(call.user));
        await transaction.append(liveEvent('SELECTION_COMMENT/CREATE', answer, call.visit.clientId));
        return answer;
      }),
    update: ({ id, text }, call) =>
      call.write(async (transaction) => {
        const row = { ...(await existing(transaction, id)), text, updatedAt: now().toISOString() };
        await transaction.put('comments', row);
        const answer = toComment(row, () => toUserRef(call.user));
        await transaction.append(liveEvent('SELECTION_COMMENT/UPDATE', answer, call.visit.clientId));
        return answer;
      }),
    async delete(id, call) {
      await bins.expect(call.code.id);
      await call.write(async (transaction) => {
        const row = await existing(transaction, id);
        const { selectionId, documentId } = row;
        const rows = [{ table: 'comments' as const, row }];
        await moveToBin(transaction, { id, kind: 'comment', documentId, rows }, call, now());
        await transaction.append(
          liveEvent('SELECTION_COMMENT/DELETE', { id, selectionId, documentId }, call.visit.clientId),
        );
      });
    },
  };
}

async function existing(reader: CodeReader, id: number): Promise<CommentRow> {
  const row = await reader.get('comments', id);
  if (!row) throw missing('comment');
  return row;
}
