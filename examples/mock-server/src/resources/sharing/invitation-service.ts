import type { Invitation, Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { UserCall } from '../../calls/call';
import { readNames } from '../../people/names';
import { memberId } from '../../permissions/code-access';
import { ProblemError } from '../../problems/problem-error';
import type { CodeRow, MemberRow } from '../../tables/codes';
import type { AccountsPartition, AccountsReader, AccountsTransaction } from '../../tables/tables';
import type { Notice, Notifier } from '../notifications/notifier';
import type { AccessChange, AccessNews } from './access-news';
import { forgetInvitation } from '../../people/invited-user';

type Action = ParsedInputOf<Operations['sharing']['answerInvitation']>['action'];

/** What people do with the invitations they got, and how they leave again. */
export interface InvitationService {
  /** Newest first. All that an invited stranger sees of a Code. */
  list(call: UserCall): Promise<{ data: Invitation[] }>;
  /** Throws NOT_FOUND where there is nothing to answer or to leave, CONFLICT for an owner who wants to leave. */
  answer(codeId: number, action: Action, call: UserCall): Promise<undefined>;
}

/** What it is made with. */
export interface InvitationParts {
  readonly accounts: AccountsPartition;
  readonly notifier: Notifier;
  readonly accessNews: AccessNews;
  readonly now: () => Date;
}

/** What became of an invitation, for the owner. */
const RESPONSES = {
  accept_invitation: 'accepted',
  decline_invitation: 'declined',
  leave_code: 'left',
} as const satisfies Record<Action, string>;

/** Makes the service. */
export function createInvitationService(parts: InvitationParts): InvitationService {
  const { accounts, notifier, accessNews, now } = parts;

  /** What the answer makes of somebody's row; undefined where it was accepted before. */
  async function carryOut(
    transaction: AccountsTransaction,
    row: MemberRow,
    action: Action,
  ): Promise<AccessChange | undefined> {
    const { id, codeId, userId, access } = row;
    if (action === 'accept_invitation') {
      const joinedAt = now().toISOString();
      await transaction.put('members', { id, codeId, userId, access, status: 'accepted', joinedAt });
    } else await transaction.delete('members', id);
    await forgetInvitation(transaction, codeId, userId);
    return action === 'decline_invitation'
      ? undefined
      : { userId, ...(action === 'accept_invitation' && { access }) };
  }

  /** Notifies the owner; whoever declines is named by no more than the address that was written to. */
  function notifyOwner(
    transaction: AccountsTransaction,
    code: CodeRow,
    action: Action,
    { row, call }: { readonly row: MemberRow; readonly call: UserCall },
  ): Promise<Notice> {
    const { firstName, lastName, email } = call.user;
    const name =
      action === 'decline_invitation' ? (row.invitation?.email ?? email) : `${firstName} ${lastName}`;
    const params = { title: code.title, name, response: RESPONSES[action] };
    return notifier.store(transaction, code.ownerId, {
      type: 'CODE_INVITATION_RESPONSE',
      codeId: code.id,
      params,
    });
  }

  return {
    list: async ({ user }) => ({ data: await accounts.read((reader) => readInvitations(reader, user.id)) }),
    async answer(codeId, action, call) {
      const notices: Notice[] = [];
      const change = await call.writeAccounts(async (transaction) => {
        const code = await transaction.get('codes', codeId);
        const row = await transaction.get('members', memberId(codeId, call.user.id));
        if (code?.state !== 'active') throw nothingThere(action);
        if (action === 'leave_code' && code.ownerId === call.user.id)
          throw new ProblemError('CONFLICT', { detail: 'Hand the Code over first, or delete it' });
        const isDone = action === 'accept_invitation' && row?.status === 'accepted';
        if (isDone) return undefined;
        if (row?.status !== (action === 'leave_code' ? 'accepted' : 'pending')) throw nothingThere(action);
        const changed = await carryOut(transaction, row, action);
        if (changed) await accessNews.expect(transaction, codeId, [changed]);
        notices.push(await notifyOwner(transaction, code, action, { row, call }));
        return changed;
      });
      notifier.publish(notices);
      await accessNews.announce(codeId, change ? [change] : []);
      return undefined;
    },
  };
}

function nothingThere(action: Action): ProblemError {
  return new ProblemError('NOT_FOUND', {
    detail: action === 'leave_code' ? 'Code does not exist' : 'Invitation does not exist',
  });
}

/** A user's pending invitations. */
async function readInvitations(accounts: AccountsReader, userId: number): Promise<Invitation[]> {
  const found: Invitation[] = [];
  for (const { codeId, status, access, invitationId, invitation } of await accounts.list('members', {
    userId,
  })) {
    if (status !== 'pending' || !invitation || invitationId === undefined) continue;
    const code = await accounts.get('codes', codeId);
    if (code?.state !== 'active') continue;
    const nameOf = await readNames(accounts, [invitation.by]);
    found.push({
      id: invitationId,
      codeId,
      codeTitle: code.title,
      invitedBy: nameOf(invitation.by).name,
      access,
      message: invitation.message,
      createdAt: invitation.at,
    });
  }
  return found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}
