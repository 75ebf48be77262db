import {
  SHARED_USERS_MAX,
  type Operations,
  type ParsedInputOf,
  type SharedUser,
} from '@glossator/client-sdk/contract';
import type { MemberCall, UserCall } from '../../calls/call';
import { emailKeyOf } from '../../people/email-key';
import { toSharedUser } from '../../people/shared-users';
import { memberId } from '../../permissions/code-access';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { CodeRow, MemberRow } from '../../tables/codes';
import type { AccountsTransaction } from '../../tables/tables';
import type { AccessNews } from './access-news';
import type { News } from '../notifications/notification-kinds';
import type { Notice, Notifier } from '../notifications/notifier';
import { findUser, forgetInvitation, temporaryUser } from '../../people/invited-user';

type Invite = ParsedInputOf<Operations['sharing']['invite']>;

/** Invites people to Codes, and withdraws that. */
export interface InviteService {
  /** Throws VALIDATION for the owner's address, and for more people than a Code is shared with. */
  invite(input: Invite, call: MemberCall): Promise<{ data: SharedUser[] }>;
  /** Throws NOT_FOUND for an invitation to a Code of somebody else. */
  withdraw(invitationId: number, call: UserCall): Promise<undefined>;
}

/** What invitations are made with. */
export interface InviteParts {
  readonly notifier: Notifier;
  readonly accessNews: AccessNews;
  readonly now: () => Date;
}

/** Makes the service. */
export function createInviteService({ notifier, accessNews, now }: InviteParts): InviteService {
  /**
   * Invites one address. Whether it has an account makes no difference that anybody could see: neither in the answer, nor in the ids that
   * are used up, nor in what is sent.
   */
  async function inviteOne(
    transaction: AccountsTransaction,
    code: CodeRow,
    email: string,
    { input, call }: { readonly input: Invite; readonly call: MemberCall },
  ): Promise<{ readonly row: MemberRow; readonly notice?: Notice }> {
    const { access, message } = input;
    const [userId, invitationId, noticeId] = [
      await transaction.nextId(),
      await transaction.nextId(),
      await transaction.nextId(),
    ];
    const at = now().toISOString();
    const known = await findUser(transaction, email);
    const user = known ?? temporaryUser(userId, email, at);
    const id = memberId(code.id, user.id);
    const before = await transaction.get('members', id);
    if (before?.status === 'accepted') return { row: before };
    if (!known) await transaction.put('users', user);
    const row: MemberRow = {
      id,
      codeId: code.id,
      userId: user.id,
      access,
      status: 'pending',
      invitationId: before?.invitationId ?? invitationId,
      invitation: { email, by: call.user.id, message, at },
    };
    await transaction.put('members', row);
    await forgetInvitation(transaction, code.id, user.id);
    const notice = await notifier.store(transaction, user.id, newsOf(code, input, call), noticeId);
    return { row, notice };
  }

  return {
    async invite(input, call) {
      let notices: Notice[] = [];
      const answer = await call.writeHead(async (transaction, code) => {
        // Anew: the store may run this again.
        notices = [];
        const data: SharedUser[] = [];
        for (const [index, email] of input.emails.entries()) {
          if (isRepeated(input.emails, index)) continue;
          if (emailKeyOf(email) === call.user.emailKey)
            throw invalidField(`emails.${index}`, 'Is the address of the owner');
          const one = await inviteOne(transaction, code, email, { input, call });
          data.push(await toSharedUser(transaction, one.row, true));
          if (one.notice) notices.push(one.notice);
        }
        if ((await transaction.count('members', { codeId: code.id })) > SHARED_USERS_MAX)
          throw invalidField('emails', `A Code is shared with ${SHARED_USERS_MAX} people at most`);
        return { data };
      });
      // Mails go after the answer, so that its time tells nothing of them.
      notifier.publish(notices);
      accessNews.invitationChanged(call.code.id, call.user.id);
      return answer;
    },
    async withdraw(invitationId, call) {
      const { codeId, userId } = await call.writeAccounts(async (transaction) => {
        const [row] = await transaction.list('members', { invitationId });
        const code = row && (await transaction.get('codes', row.codeId));
        if (row?.status !== 'pending' || code?.state !== 'active' || code.ownerId !== call.user.id)
          throw new ProblemError('NOT_FOUND', { detail: 'Invitation does not exist' });
        await transaction.delete('members', row.id);
        await forgetInvitation(transaction, row.codeId, row.userId);
        return row;
      });
      accessNews.invitationChanged(codeId, call.user.id, userId);
      return undefined;
    },
  };
}

function newsOf(code: CodeRow, { access, message }: Invite, { user, visit }: MemberCall): News {
  const name = `${user.firstName} ${user.lastName}`;
  const params = { title: code.title, name, access, ...(message.trim() !== '' && { message }) };
  const { languages } = visit;
  return { kind: 'invitation', codeId: code.id, params, senderId: user.id, message, languages };
}

function isRepeated(emails: readonly string[], index: number): boolean {
  const key = emailKeyOf(emails[index] ?? '');
  return emails.slice(0, index).some((other) => emailKeyOf(other) === key);
}
