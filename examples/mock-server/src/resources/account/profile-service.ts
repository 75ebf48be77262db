import type { Operations, ParsedInputOf, User } from '@glossator/client-sdk/contract';
import type { Bus } from '../../bus/bus';
import type { UserCall } from '../../calls/call';
import { emailKeyOf } from '../../people/email-key';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import type { AccountMail, AccountMails } from '../auth/account-mails';
import type { OneTimeLinks } from '../auth/one-time-links';
import type { Passwords } from '../auth/passwords';
import type { SecondFactors } from '../auth/second-factors';
import type { SessionKeeper } from '../auth/session-keeper';
import type { ShowUser } from '../profile/view';
import { assertOwnPassword } from './own-password';
import { takeOverInvitations } from './take-over-invitations';

type Input<Name extends keyof Operations['profile']> = ParsedInputOf<Operations['profile'][Name]>;

/** What profiles are changed with. */
export interface ProfileParts {
  readonly accounts: AccountsPartition;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly links: OneTimeLinks;
  readonly factors: SecondFactors;
  readonly mails: AccountMails;
  readonly bus: Bus;
  readonly showUser: ShowUser;
  readonly now: () => Date;
}

/** Users' own profiles. */
export interface ProfileService {
  /**
   * Changes a profile. A new address is written to, and holds once the link there was used; an address that has an account is answered the
   * same. Throws INVALID_CREDENTIALS for an address without the right password, VALIDATION for a position that is not said.
   */
  update(input: Input<'update'>, call: UserCall): Promise<User>;
  /** Makes the address of a link the account's. Throws INVALID_TOKEN, and EMAIL_TAKEN where somebody else has it by now. */
  confirmEmail(token: string, languages: readonly string[]): Promise<void>;
  /** Ends all other sessions. Throws INVALID_CREDENTIALS, and VALIDATION for one of the most common passwords. */
  changePassword(input: Input<'changePassword'>, call: UserCall): Promise<void>;
}

/** Makes the service. */
export function createProfileService(parts: ProfileParts): ProfileService {
  const { accounts, sessions, passwords, links, factors, mails, bus, showUser, now } = parts;
  const publish = (userId: number) => bus.publish('account-changed', { userId, part: 'profile' });

  /** The mail to an address that somebody wants to have. */
  async function mailToNew(
    transaction: AccountsTransaction,
    user: UserRow,
    email: string,
  ): Promise<AccountMail> {
    const token = await links.issue(transaction, { userId: user.id, purpose: 'email', email });
    const [holder] = await transaction.list('users', { emailKey: emailKeyOf(email) });
    if (holder && holder.userType !== 'tmp_user') return { kind: 'emailKnown', user: holder, path: '/login' };
    return { kind: 'email', user: { ...user, email }, path: `/confirm-email/${token}` };
  }

  return {
    async update({ currentPassword, email, ...given }, { user, visit }) {
      const isNew = email !== undefined && email !== user.email;
      if (isNew) await assertOwnPassword(passwords, user, currentPassword);
      let mail: AccountMail | undefined;
      const changed = await accounts.transact(async (transaction) => {
        const old = await transaction.get('users', user.id);
        if (!old) throw new ProblemError('UNAUTHORIZED');
        const profile = { ...withProfile(old, given), updatedAt: now().toISOString() };
        const row = email === undefined ? profile : withAddress(profile, email);
        await transaction.put('users', row);
        if (email !== undefined && row.pendingEmail === undefined)
          await links.withdraw(transaction, user.id, 'email');
        if (isNew && row.pendingEmail !== undefined) mail = await mailToNew(transaction, row, email);
        return row;
      });
      publish(user.id);
      if (mail) await mails.send(mail, visit.languages);
      return showUser(changed);
    },
    async confirmEmail(token, languages) {
      const old = await accounts.transact(async (transaction) => {
        const link = await links.redeem(transaction, token, 'email');
        const user = link && (await transaction.get('users', link.userId));
        if (!user || link.email === undefined) throw new ProblemError('INVALID_TOKEN');
        const emailKey = emailKeyOf(link.email);
        const [holder] = await transaction.list('users', { emailKey });
        // Whoever has the link has the mailbox, and may know.
        const invited = holder?.userType === 'tmp_user' ? holder : undefined;
        if (holder && !invited && holder.id !== user.id) throw new ProblemError('EMAIL_TAKEN');
        if (invited) await takeOverInvitations(transaction, invited.id, user.id);
        const { pendingEmail: _pending, ...rest } = user;
        const updatedAt = now().toISOString();
        await transaction.put('users', { ...rest, email: link.email, emailKey, updatedAt });
        return user;
      });
      publish(old.id);
      await mails.send({ kind: 'emailChanged', user: old, path: '/login' }, languages);
    },
    async changePassword({ currentPassword, newPassword }, { user, sessionId, visit }) {
      await assertOwnPassword(passwords, user, currentPassword);
      const passwordHash = await passwords.hashNew(newPassword, 'newPassword');
      const publishEnds = await accounts.transact(async (transaction) => {
        const current = await transaction.get('users', user.id);
        // Another change came first, and has ended this session.
        if (current?.passwordHash !== user.passwordHash) throw new ProblemError('INVALID_CREDENTIALS');
        await transaction.put('users', { ...current, passwordHash, updatedAt: now().toISOString() });
        await links.withdraw(transaction, user.id, 'reset');
        await factors.distrustAll(transaction, user.id);
        return sessions.endAllOf(transaction, user.id, sessionId);
      });
      publishEnds();
      await mails.send({ kind: 'passwordChanged', user, path: '/login' }, visit.languages);
    },
  };
}

/** A user who wants an address: it waits for its confirmation, unless it is only the spelling of their own. */
function withAddress({ pendingEmail: _earlier, ...user }: UserRow, email: string): UserRow {
  return emailKeyOf(email) === user.emailKey ? { ...user, email } : { ...user, pendingEmail: email };
}

/** A profile with the given fields changed. Throws VALIDATION for a position that is not said. */
function withProfile(old: UserRow, given: Omit<Input<'update'>, 'email' | 'currentPassword'>): UserRow {
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { otherPosition, ...profile }: UserRow = { ...old, ...changes };
  if (profile.position !== 'Other (please specify)') return profile;
  if (!otherPosition) throw invalidField('otherPosition', 'Please specify your position');
  return { ...profile, otherPosition };
}
