import type { ParsedInputOf, SelectionComment } from '@glossator/client-sdk/contract';
import type { Operations } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { putAndPublish } from '../../live/announce';
import { existingRow, missing } from '../../permissions/find-entity';
import { deleteToBin } from '../bin/bin';
import type { BinKeeper } from '../bin/bin-keeper';
import { readNames } from '../../people/names';
import { assertNotOvertaken, invalidField } from '../../problems/problem-error';
import type { CommentRow, SelectionRow } from '../../tables/selections';
import type { CodeReader, CodeTransaction } from '../../tables/tables';
import type { Mentioning } from './mentioning';
import { peopleOfComment, toComment } from './view';

type Input<Name extends keyof Operations['selections']> = ParsedInputOf<Operations['selections'][Name]>;

/** Written remarks on Selections and their threads; the access table lets only their author change them. */
export interface CommentService {
  create(input: Input<'createComment'>, call: MemberCall): Promise<SelectionComment>;
  update(input: Input<'updateComment'>, call: MemberCall): Promise<SelectionComment>;
  /** Resolves a thread or opens it again; says who did so first and when. */
  resolve(input: Input<'resolveComment'>, call: MemberCall): Promise<SelectionComment>;
  /** Replies stay: they are their authors'. */
  delete(id: number, call: MemberCall): Promise<void>;
}

/** Makes the service. */
export function createCommentService(
  bins: BinKeeper,
  mentioning: Mentioning,
  now: () => Date,
): CommentService {
  /** Whom a comment mentions, who must see what it is on. */
  async function check(
    mentions: readonly number[],
    before: readonly number[] | undefined,
    { visibility }: SelectionRow,
    call: MemberCall,
  ): Promise<Awaited<ReturnType<Mentioning['check']>>> {
    if (visibility === 'private' && mentions.length > 0)
      throw invalidField('mentions', 'Nobody else sees a private annotation');
    return mentioning.check(mentions, before, call);
  }

  return {
    create: ({ selectionId, text, replyTo, mentions }, call) =>
      mentioning.notifyAfter(call, (note) =>
        call.write(async (transaction) => {
          const selection = await existingRow(transaction, 'selections', 'selection', selectionId);
          if (replyTo !== undefined) await assertThread(transaction, selectionId, replyTo);
          const row: CommentRow = {
            ...(await newStamps(transaction, call, now(), selection)),
            selectionId,
            documentId: selection.documentId,
            text,
            ...(replyTo !== undefined && { replyTo }),
            ...(mentions && (await check(mentions, [], selection, call))),
          };
          await note(row, []);
          return publish(transaction, row, 'SELECTION_COMMENT/CREATE', call);
        }),
      ),
    update: ({ id, text, formerText, mentions }, call) =>
      mentioning.notifyAfter(call, (note) =>
        call.write(async (transaction) => {
          const present = await existingRow(transaction, 'comments', 'comment', id);
          assertNotOvertaken(present.text, { text, formerText });
          const selection = await existingRow(transaction, 'selections', 'selection', present.selectionId);
          const row = {
            ...present,
            text,
            ...(mentions && (await check(mentions, present.mentions, selection, call))),
            updatedAt: now().toISOString(),
          };
          await note(row, present.mentions);
          return publish(transaction, row, 'SELECTION_COMMENT/UPDATE', call);
        }),
      ),
    resolve: ({ id, isResolved }, call) =>
      call.write(async (transaction) => {
        const present = await existingRow(transaction, 'comments', 'comment', id);
        assertBeginsThread(present, 'id');
        if (isResolved === (present.resolved !== undefined)) return viewComment(present, call);
        const { resolved: _resolved, ...open } = present;
        const resolved = { at: now().toISOString(), by: call.user.id };
        return publish(
          transaction,
          isResolved ? { ...open, resolved } : open,
          'SELECTION_COMMENT/UPDATE',
          call,
        );
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

async function viewComment(row: CommentRow, { accounts }: MemberCall): Promise<SelectionComment> {
  return toComment(row, await accounts.read((reader) => readNames(reader, peopleOfComment(row))));
}

async function publish(
  transaction: CodeTransaction,
  row: CommentRow,
  event: 'SELECTION_COMMENT/CREATE' | 'SELECTION_COMMENT/UPDATE',
  call: MemberCall,
): Promise<SelectionComment> {
  const answer = await viewComment(row, call);
  return putAndPublish(transaction, call, { table: 'comments', row, event, answer });
}

/** Throws for a reply to a reply, and NOT_FOUND for what is not on the Selection. A thread outlives its first comment while there are replies. */
async function assertThread(reader: CodeReader, selectionId: number, replyTo: number): Promise<void> {
  const comments = await reader.list('comments', { selectionId });
  const first = comments.find(({ id }) => id === replyTo);
  if (first) assertBeginsThread(first, 'replyTo');
  else if (!comments.some((comment) => comment.replyTo === replyTo)) throw missing('comment');
}

function assertBeginsThread({ replyTo }: CommentRow, field: string): void {
  if (replyTo !== undefined) throw invalidField(field, 'Must be the comment that began a thread');
}
