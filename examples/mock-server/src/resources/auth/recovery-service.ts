import type { BackgroundWork } from '../../background/background-work';
import { emailKeyOf } from '../../people/email-key';
import { ProblemError } from '../../problems/problem-error';
import type { AccountsPartition } from '../../tables/tables';
import type { AccountMail, AccountMails } from './account-mails';
import type { OneTimeLinks } from './one-time-links';
import type { Passwords } from './passwords';
import type { Registrations } from './registrations';
import { resentActivation } from './resent-activation';
import type { SecondFactors } from './second-factors';
import type { SessionKeeper } from './session-keeper';

/** What lost passwords are replaced with. */
export interface RecoveryParts {
  readonly accounts: AccountsPartition;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly links: OneTimeLinks;
  readonly registrations: Registrations;
  readonly factors: SecondFactors;
  readonly mails: AccountMails;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

/** New passwords for lost ones, by a link in a mail (decisions.md section 7). */
export interface RecoveryService {
  /** Sends a link where there is an account, and the activation link again where there will be one; nobody can tell from outside. */
  forgotPassword(email: string, languages: readonly string[]): Promise<void>;
  /**
   * Sets the password of the account that a link belongs to, and ends all its sessions. Throws INVALID_TOKEN, and VALIDATION for one of the most common passwords.
   */
  resetPassword(token: string, newPassword: string, languages: readonly string[]): Promise<void>;
}

/** Makes the service. */
export function createRecoveryService(parts: RecoveryParts): RecoveryService {
  const { accounts, sessions, passwords, links, registrations, factors, mails, background, now } = parts;
  return {
    async forgotPassword(email, languages) {
      // Done after the answer, so that its time tells nothing either.
      background.start('sending a reset link', async () => {
        const mail = await accounts.transact(async (transaction): Promise<AccountMail | undefined> => {
          const [user] = await transaction.list('users', { emailKey: emailKeyOf(email) });
          if (user?.userType !== 'user' && user?.userType !== 'admin')
            return resentActivation(transaction, registrations, email);
          const token = await links.issue(transaction, { userId: user.id, purpose: 'reset' });
          return { kind: 'reset', user, path: `/reset-password/${token}` };
        });
        if (mail) await mails.send(mail, languages);
      });
    },
    async resetPassword(token, newPassword, languages) {
      // Hashing is costly: not for everybody who makes up a token.
      if (!(await accounts.read((reader) => links.isGood(reader, token, 'reset')))) {
        throw new ProblemError('INVALID_TOKEN');
      }
      const passwordHash = await passwords.hashNew(newPassword, 'newPassword');
      const { user, publish } = await accounts.transact(async (transaction) => {
        const link = await links.redeem(transaction, token, 'reset');
        const holder = link && (await transaction.get('users', link.userId));
        if (!holder) throw new ProblemError('INVALID_TOKEN');
        // Older releases made accounts that were not activated; whoever has the link has the mailbox.
        const changed = { ...holder, passwordHash, isActivated: true, updatedAt: now().toISOString() };
        await transaction.put('users', changed);
        await links.withdraw(transaction, holder.id);
        await factors.distrustAll(transaction, holder.id);
        return { user: changed, publish: await sessions.endAllOf(transaction, holder.id) };
      });
      publish();
      await mails.send({ kind: 'passwordChanged', user, path: '/login' }, languages);
    },
  };
}
