import { emailKeyOf } from '../../people/email-key';
import type { Registration, Session, User } from '@glossator/client-sdk/contract';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { BackgroundWork } from '../../background/background-work';
import type { AnyoneCall } from '../../calls/call';
import { toUser } from '../profile/view';
import type { UserRow } from '../../tables/users';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import type { AccountMails } from './account-mails';
import type { Passwords } from './passwords';
import { createCommonPasswordCheck } from './common-password';
import { createSecretToken, hashToken } from './secret-token';
import type { SessionKeeper } from './session-keeper';

/** What accounts are made with. */
export interface AuthParts {
  readonly accounts: AccountsPartition;
  readonly sessions: SessionKeeper;
  readonly passwords: Passwords;
  readonly mails: AccountMails;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

/** Accounts and sessions (decisions.md section 7). */
export interface AuthService {
  /** Throws EMAIL_TAKEN, and VALIDATION for one of the most common passwords. */
  register(form: Registration, call: AnyoneCall): Promise<User>;
  /** Throws INVALID_CREDENTIALS; ACCOUNT_NOT_ACTIVATED only with the right password. */
  logIn(email: string, password: string): Promise<Session>;
  logOut(sessionId: string): Promise<void>;
  /** Throws INVALID_TOKEN. */
  activate(token: string): Promise<void>;
  /** Sends the link again where there is an account to activate; nobody can tell from outside. */
  resendActivation(email: string, languages: readonly string[]): Promise<void>;
}

const ACTIVATION_MS = 24 * 3_600_000;

/** Makes the service. */
export function createAuthService(parts: AuthParts): AuthService {
  const { accounts, sessions, passwords, mails, background, now } = parts;
  const isCommon = createCommonPasswordCheck();

  /** A fresh activation link; the ones before it are worthless. */
  async function newLink(transaction: AccountsTransaction, userId: number): Promise<string> {
    const { token, hash } = createSecretToken();
    for (const link of await transaction.list('links', { userId })) {
      if (link.purpose === 'activation') await transaction.delete('links', link.id);
    }
    const expiresAt = now().getTime() + ACTIVATION_MS;
    await transaction.put('links', { id: hash, userId, purpose: 'activation', expiresAt });
    return token;
  }

  return {
    async register(form, call) {
      if (isCommon(form.password1)) throw invalidField('password1', 'Is one of the most common passwords');
      const passwordHash = await passwords.hash(form.password1);
      let mail: { user: UserRow; token: string } | undefined;
      const answer = await call.writeAccounts(async (transaction) => {
        const emailKey = emailKeyOf(form.email);
        const known = await transaction.list('users', { emailKey });
        // Somebody who was invited becomes a user with the same id, and keeps the invitations (decisions.md section 6).
        const invited = known.find(({ userType }) => userType === 'tmp_user');
        if (known.length > 0 && !invited) throw new ProblemError('EMAIL_TAKEN');
        const id = invited?.id ?? (await transaction.nextId());
        const user = toRow(form, id, passwordHash, now().toISOString());
        await transaction.put('users', user);
        mail = { user, token: await newLink(transaction, user.id) };
        return toUser(user);
      });
      if (mail) await mails.sendActivation(mail.user, mail.token, call.visit.languages);
      return answer;
    },
    async logIn(email, password) {
      const user = await accounts.read(async (reader) => {
        const [found] = await reader.list('users', { emailKey: emailKeyOf(email) });
        return found?.userType === 'user' || found?.userType === 'admin' ? found : undefined;
      });
      const isRight = await passwords.verify(user?.passwordHash, password);
      if (!user || !isRight) throw new ProblemError('INVALID_CREDENTIALS');
      if (!user.isActivated) throw new ProblemError('ACCOUNT_NOT_ACTIVATED');
      return { user: toUser(user), token: await sessions.open(user.id) };
    },
    logOut: (sessionId) => sessions.end(sessionId),
    activate: (token) =>
      accounts.transact(async (transaction) => {
        const link = await transaction.get('links', hashToken(token));
        const isGood = link?.purpose === 'activation' && link.expiresAt > now().getTime();
        const user = isGood ? await transaction.get('users', link.userId) : undefined;
        if (!link || !user) throw new ProblemError('INVALID_TOKEN');
        await transaction.delete('links', link.id);
        await transaction.put('users', { ...user, isActivated: true, updatedAt: now().toISOString() });
      }),
    async resendActivation(email, languages) {
      // Done after the answer, so that its time tells nothing either.
      background.start('resend activation', async () => {
        const mail = await accounts.transact(async (transaction) => {
          const [user] = await transaction.list('users', { emailKey: emailKeyOf(email) });
          if (!user || user.isActivated || user.userType !== 'user') return undefined;
          return { user, token: await newLink(transaction, user.id) };
        });
        if (mail) await mails.sendActivation(mail.user, mail.token, languages);
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
