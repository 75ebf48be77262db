import type { TextSelection } from '@glossator/client-sdk/contract';
import { rangesOverlap } from '@glossator/document-text';
import type { MemberCall } from '../../calls/call';
import { newStamps } from '../../calls/stamps';
import { liveEvent } from '../../live/announce';
import { toUserRef } from '../../people/names';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { AttachmentRow, CommentRow, SelectionRow } from '../../tables/selections';
import type { CodeReader, CodeTransaction } from '../../tables/tables';
import { viewSelection } from './selection-writes';
import { toAttachment, toComment } from './view';

/** Whether a change publishes a Selection or makes it private. */
export function changesAudience(old: SelectionRow, row: SelectionRow): boolean {
  return (old.visibility === 'private') !== (row.visibility === 'private');
}

/** Refuses to hide what others have said. Throws CONFLICT. */
export async function assertMayHide(reader: CodeReader, { id, createdBy }: SelectionRow): Promise<void> {
  const where = { selectionId: id };
  const on = [...(await reader.list('comments', where)), ...(await reader.list('attachments', where))];
  if (on.every((row) => row.createdBy === createdBy)) return;
  const detail = 'Others have written on it; it can no longer be private';
  throw new ProblemError('CONFLICT', { detail });
}

/** What is joined: a private Selection, the id of the published one in its way, and the time. */
interface Joining {
  readonly old: SelectionRow;
  readonly published: number;
  readonly at: string;
}

/**
 * Moves what is on a private Selection to the published one that is in its way, as new comments and attachments there, and removes it. Gives the
 * Selection joined. Throws VALIDATION at `joins`.
 */
export async function joinPublished(
  transaction: CodeTransaction,
  whole: CodeTransaction,
  call: MemberCall,
  { old, published, at }: Joining,
): Promise<TextSelection> {
  const target = await transaction.get('selections', published);
  const isInTheWay =
    target?.documentId === old.documentId &&
    target.visibility !== 'private' &&
    target.status === 'success' &&
    rangesOverlap(target.range, old.range);
  if (old.visibility !== 'private' || !target || !isInTheWay)
    throw invalidField('joins', 'Must be a published Selection that overlaps this private one');
  const { clientId } = call.visit;
  const where = { selectionId: old.id };
  const nameOf = () => toUserRef(call.user);
  const anew = async () => ({
    id: (await newStamps(transaction, call, new Date(at))).id,
    selectionId: target.id,
    updatedAt: at,
  });
  for (const comment of await transaction.list('comments', where)) {
    const row: CommentRow = { ...comment, ...(await anew()) };
    await transaction.delete('comments', comment.id);
    await transaction.put('comments', row);
    await transaction.append(liveEvent('SELECTION_COMMENT/CREATE', toComment(row, nameOf), clientId));
  }
  for (const attachment of await transaction.list('attachments', where)) {
    const row: AttachmentRow = { ...attachment, ...(await anew()) };
    await transaction.delete('attachments', attachment.id);
    await transaction.put('attachments', row);
    await transaction.append(liveEvent('SELECTION_ATTACHMENT/CREATE', toAttachment(row, nameOf), clientId));
  }
  // Before it goes, so that it is still known whose it was.
  const gone = { id: old.id, documentId: old.documentId };
  await transaction.append(liveEvent('SELECTION/DELETE', gone, clientId));
  await whole.delete('selections', old.id);
  return viewSelection(transaction, target, call);
}
