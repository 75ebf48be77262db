import { emailKeyOf } from '../../people/email-key';
import { findUser } from '../../people/invited-user';
import type { Operations, ParsedInputOf, Registration, Session } from '@glossator/client-sdk/contract';
import { ProblemError } from '../../problems/problem-error';
import type { BackgroundWork } from '../../background/background-work';
import type { AnyoneCall } from '../../calls/call';
import type { ShowUser } from '../profile/view';
import type { RegistrationRow, UserRow } from '../../tables/users';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import type { AccountMail, AccountMails } from './account-mails';
import type { Passwords } from './passwords';
import { resentActivation } from './resent-activation';
import type { Registrations } from './registrations';
import type { SecondFactors } from './second-factors';
import type { SessionKeeper } from './session-keeper';

/** What accounts are made with. */
export interface AuthParts {
  readonly accounts: AccountsPartition;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly registrations: Registrations;
  readonly factors: SecondFactors;
  readonly mails: AccountMails;
  readonly background: BackgroundWork;
  readonly showUser: ShowUser;
  readonly now: () => Date;
}

/** As many waiting registrations of an address are compared with a password at a log-in. */
const MOST_ASKED = 3;

type Credentials = ParsedInputOf<Operations['auth']['login']>;

/** Accounts and sessions (decisions.md section 7). */
export interface AuthService {
  /**
   * Keeps a registration for its link, or writes to the holder of the account that there is; nobody can tell from outside. Throws
   * VALIDATION for one of the most common passwords.
   */
  register(form: Registration, call: AnyoneCall): Promise<void>;
  /** Throws INVALID_CREDENTIALS; with the right password ACCOUNT_NOT_ACTIVATED, LOGIN_REQUIRES_2FA and INVALID_2FA. */
  logIn(credentials: Credentials, userAgent: string | undefined): Promise<Session>;
  logOut(sessionId: string): Promise<void>;
  /** Makes an account of the registration that a link belongs to; the others of its address are void with that. Throws INVALID_TOKEN. */
  activate(token: string): Promise<void>;
  /** Sends the link again where a registration waits; of several, asks to register again. Nobody can tell from outside. */
  resendActivation(email: string, languages: readonly string[]): Promise<void>;
}

/** Makes the service. */
export function createAuthService(parts: AuthParts): AuthService {
  const { accounts, sessions, passwords, registrations, factors, mails, background, showUser, now } = parts;

  /** The mail about a registration that is kept from now on. To an address that has an account goes another one; as much is written for it. */
  async function mailAbout(
    transaction: AccountsTransaction,
    form: Registration,
    passwordHash: string,
  ): Promise<AccountMail> {
    const [before] = await registrations.listOf(transaction, form.email);
    // What nobody gets the link of changes nothing. It makes a log-in with its password answer as it does where there is no account.
    const token = await registrations.add(transaction, form, passwordHash);
    const holder = await findUser(transaction, form.email);
    if (holder?.isActivated) return { kind: 'known', user: holder, path: '/login' };
    return { kind: before ? 'activationAgain' : 'activation', user: form, path: `/activation/${token}` };
  }

  /** Whether a registration with this password waits. Only the newest ones are asked: each costs a hash. */
  async function isWaiting(email: string, password: string): Promise<boolean> {
    const waiting = await accounts.read((reader) => registrations.listOf(reader, email));
    for (const { passwordHash } of waiting.slice(0, MOST_ASKED))
      if (await passwords.verify(passwordHash, password)) return true;
    return false;
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
        mail = await mailAbout(transaction, form, passwordHash);
      });
      if (mail) await mails.send(mail, call.visit.languages);
    },
    async logIn({ email, password, ...second }, userAgent) {
      const user = await accounts.read(async (reader) => {
        const [found] = await reader.list('users', { emailKey: emailKeyOf(email) });
        return found?.userType === 'user' || found?.userType === 'admin' ? found : undefined;
      });
      const isRight = await passwords.verify(user?.passwordHash, password);
      if (!user || !isRight)
        throw new ProblemError(
          (await isWaiting(email, password)) ? 'ACCOUNT_NOT_ACTIVATED' : 'INVALID_CREDENTIALS',
        );
      if (!user.isActivated) throw new ProblemError('ACCOUNT_NOT_ACTIVATED');
      const device2faToken = user.has2fa ? await passSecondFactor(user.id, second) : undefined;
      const token = await sessions.open(user, userAgent);
      // What was right a moment ago is so no longer.
      if (token === undefined) throw new ProblemError('INVALID_CREDENTIALS');
      return { user: showUser(user), token, ...(device2faToken !== undefined && { device2faToken }) };
    },
    logOut: (sessionId) => sessions.end(sessionId),
    activate: (token) =>
      accounts.transact(async (transaction) => {
        const registration = await registrations.redeem(transaction, token);
        const holder = registration && (await findUser(transaction, registration.email));
        if (!registration || holder?.isActivated) throw new ProblemError('INVALID_TOKEN');
        // Somebody who was invited becomes a user with the same id, and keeps the invitations (decisions.md section 6).
        const id = holder?.id ?? (await transaction.nextId());
        await transaction.put('users', toRow(registration, id, now().toISOString()));
      }),
    async resendActivation(email, languages) {
      // Done after the answer, so that its time tells nothing either.
      background.start('resend activation', async () => {
        const mail = await accounts.transact((transaction) =>
          resentActivation(transaction, registrations, email),
        );
        if (mail) await mails.send(mail, languages);
      });
    },
  };
}

/** The account that a registration becomes. */
function toRow(
  { expiresAt: _expires, ...registration }: RegistrationRow,
  id: number,
  updatedAt: string,
): UserRow {
  return { ...registration, id, isActivated: true, userType: 'user', has2fa: false, updatedAt };
}
