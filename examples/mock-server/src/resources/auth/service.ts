import { emailKeyOf } from '../../people/email-key';
import type { Operations, ParsedInputOf, Registration, Session } from '@glossator/client-sdk/contract';
import { ProblemError } from '../../problems/problem-error';
import type { BackgroundWork } from '../../background/background-work';
import type { AnyoneCall } from '../../calls/call';
import { toUser } from '../profile/view';
import type { UserRow } from '../../tables/users';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import type { AccountMail, AccountMails } from './account-mails';
import type { Passwords } from './passwords';
import type { OneTimeLinks } from './one-time-links';
import type { SecondFactors } from './second-factors';
import type { SessionKeeper } from './session-keeper';

/** What accounts are made with. */
export interface AuthParts {
  readonly accounts: AccountsPartition;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly links: OneTimeLinks;
  readonly factors: SecondFactors;
  readonly mails: AccountMails;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

type Credentials = ParsedInputOf<Operations['auth']['login']>;

/** Accounts and sessions (decisions.md section 7). */
export interface AuthService {
  /**
   * Makes an account, or writes to the holder of the one that there is; nobody can tell from outside. Throws VALIDATION for one of the most
   * common passwords.
   */
  register(form: Registration, call: AnyoneCall): Promise<void>;
  /** Throws INVALID_CREDENTIALS; with the right password ACCOUNT_NOT_ACTIVATED, LOGIN_REQUIRES_2FA and INVALID_2FA. */
  logIn(credentials: Credentials, userAgent: string | undefined): Promise<Session>;
  logOut(sessionId: string): Promise<void>;
  /** Throws INVALID_TOKEN. */
  activate(token: string): Promise<void>;
  /** Sends the link again where there is an account to activate; nobody can tell from outside. */
  resendActivation(email: string, languages: readonly string[]): Promise<void>;
}

/** Makes the service. */
export function createAuthService(parts: AuthParts): AuthService {
  const { accounts, sessions, passwords, links, factors, mails, background, now } = parts;

  /** The mail with a fresh activation link. */
  async function activationOf(
    transaction: AccountsTransaction,
    user: UserRow,
    kind: 'activation' | 'activationAgain',
  ): Promise<AccountMail> {
    const token = await links.issue(transaction, { userId: user.id, purpose: 'activation' });
    return { kind, user, path: `/activation/${token}` };
  }

  /** What an address that has an account is sent where somebody registers with it. As much is written as for a new one. */
  async function approach(transaction: AccountsTransaction, holder: UserRow): Promise<AccountMail> {
    const user = { ...holder, approachedAt: now().toISOString() };
    await transaction.put('users', user);
    return user.isActivated
      ? { kind: 'known', user, path: '/login' }
      : activationOf(transaction, user, 'activationAgain');
  }

  /** Lets a user with the right password pass with a code or on a device that they trust. Gives the token of a device that they trust from now on. */
  async function passSecondFactor(
    userId: number,
    { twoFactorToken, device2faToken, trustsDevice }: Omit<Credentials, 'email' | 'password'>,
  ): Promise<string | undefined> {
    if (await accounts.read((reader) => factors.isTrusted(reader, userId, device2faToken))) return undefined;
    if (twoFactorToken === undefined) throw new ProblemError('LOGIN_REQUIRES_2FA');
    return accounts.transact(async (transaction) => {
      const isRight = await factors.use(transaction, userId, twoFactorToken);
      if (!isRight) throw new ProblemError('INVALID_2FA');
      return trustsDevice ? factors.trust(transaction, userId) : undefined;
    });
  }

  return {
    async register(form, call) {
      const passwordHash = await passwords.hashNew(form.password1, 'password1');
      let mail: AccountMail | undefined;
      await call.writeAccounts(async (transaction) => {
        const [holder] = await transaction.list('users', { emailKey: emailKeyOf(form.email) });
        // Somebody who was invited becomes a user with the same id, and keeps the invitations (decisions.md section 6).
        const invited = holder?.userType === 'tmp_user' ? holder : undefined;
        if (holder && !invited) {
          mail = await approach(transaction, holder);
          return;
        }
        const id = invited?.id ?? (await transaction.nextId());
        const user = toRow(form, id, passwordHash, now().toISOString());
        await transaction.put('users', user);
        mail = await activationOf(transaction, user, 'activation');
      });
      if (mail) await mails.send(mail, call.visit.languages);
    },
    async logIn({ email, password, ...second }, userAgent) {
      const user = await accounts.read(async (reader) => {
        const [found] = await reader.list('users', { emailKey: emailKeyOf(email) });
        return found?.userType === 'user' || found?.userType === 'admin' ? found : undefined;
      });
      const isRight = await passwords.verify(user?.passwordHash, password);
      if (!user || !isRight) throw new ProblemError('INVALID_CREDENTIALS');
      if (!user.isActivated) throw new ProblemError('ACCOUNT_NOT_ACTIVATED');
      const device2faToken = user.has2fa ? await passSecondFactor(user.id, second) : undefined;
      const token = await sessions.open(user, userAgent);
      // What was right a moment ago is so no longer.
      if (token === undefined) throw new ProblemError('INVALID_CREDENTIALS');
      return { user: toUser(user), token, ...(device2faToken !== undefined && { device2faToken }) };
    },
    logOut: (sessionId) => sessions.end(sessionId),
    activate: (token) =>
      accounts.transact(async (transaction) => {
        const link = await links.redeem(transaction, token, 'activation');
        const user = link && (await transaction.get('users', link.userId));
        if (!user) throw new ProblemError('INVALID_TOKEN');
        await transaction.put('users', { ...user, isActivated: true, updatedAt: now().toISOString() });
      }),
    async resendActivation(email, languages) {
      // Done after the answer, so that its time tells nothing either.
      background.start('resend activation', async () => {
        const mail = await accounts.transact(async (transaction) => {
          const [user] = await transaction.list('users', { emailKey: emailKeyOf(email) });
          if (!user || user.isActivated || user.userType !== 'user') return undefined;
          return activationOf(transaction, user, 'activation');
        });
        if (mail) await mails.send(mail, languages);
      });
    },
  };
}

function toRow(form: Registration, id: number, passwordHash: string, at: string): UserRow {
  const { email, firstName, lastName, country, fieldsOfLaw, position, otherPosition } = form;
  return {
    id,
    email,
    emailKey: emailKeyOf(email),
    passwordHash,
    isActivated: false,
    userType: 'user',
    has2fa: false,
    firstName,
    lastName,
    country,
    fieldsOfLaw,
    position,
    ...(otherPosition !== undefined && { otherPosition }),
    createdAt: at,
    updatedAt: at,
  };
}
