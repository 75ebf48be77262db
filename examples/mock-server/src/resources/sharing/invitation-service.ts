import type { Invitation, Operations, ParsedInputOf } from '@glossator/client-sdk/contract';
import type { UserCall } from '../../calls/call';
import { keyNumber, pageByKey, type PageOf, type PageRequest } from '../../calls/paging';
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
  list(page: PageRequest | undefined, call: UserCall): Promise<PageOf<Invitation>>;
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
    const params = { title: code.title, name };
    const news = { kind: RESPONSES[action], codeId: code.id, params, senderId: call.user.id };
    return notifier.store(transaction, code.ownerId, news);
  }

  return {
    list: (page = {}, { user }) => accounts.read((reader) => readInvitations(reader, user.id, page)),
    async answer(codeId, action, call) {
      let notices: Notice[] = [];
      const change = await call.writeAccounts(async (transaction) => {
        // Anew: the store may run this again.
        notices = [];
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

/** A page of a user's pending invitations: others decide how many there are. */
async function readInvitations(
  accounts: AccountsReader,
  userId: number,
  page: PageRequest,
): Promise<PageOf<Invitation>> {
  const pending = (await accounts.list('members', { userId })).flatMap((row) => {
    const { status, invitation, invitationId } = row;
    return status === 'pending' && invitation && invitationId !== undefined
      ? [{ ...row, invitation, id: invitationId }]
      : [];
  });
  const keyOf = ({ invitation, id }: (typeof pending)[number]): string => `${invitation.at} ${keyNumber(id)}`;
  const newest = pending.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1));
  const { data, ...rest } = pageByKey(newest, keyOf, page, { direction: 'descending' });
  const found: Invitation[] = [];
  for (const { id, codeId, access, invitation } of data) {
    const code = await accounts.get('codes', codeId);
    if (code?.state !== 'active') continue;
    const { by, message, at } = invitation;
    const { name } = (await readNames(accounts, [by]))(by);
    found.push({ id, codeId, codeTitle: code.title, invitedBy: name, access, message, createdAt: at });
  }
  return { data: found, ...rest };
}
