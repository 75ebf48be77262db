import type { Operations, ParsedInputOf, ResultOf } from '@glossator/client-sdk/contract';
import type { UserCall } from '../../calls/call';
import { ProblemError } from '../../problems/problem-error';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import type { AccountMails } from '../auth/account-mails';
import { createCodeSecret, pictureOf, stepOfCode } from '../auth/one-time-codes';
import { createRecoveryCodes, hashRecoveryCode } from '../auth/recovery-codes';
import type { SecondFactors } from '../auth/second-factors';

type Profile = Operations['profile'];
type Activation = ResultOf<Profile['activate2fa']>;

/** What second factors are switched on and off with. */
export interface SecondFactorParts {
  readonly accounts: AccountsPartition;
  readonly factors: SecondFactors;
  readonly mails: AccountMails;
  readonly now: () => Date;
}

/** One's own second factor. */
export interface SecondFactorService {
  /** A new secret. Throws FORBIDDEN for another user's id, CONFLICT where one is active. */
  generate(userId: number, call: UserCall): Promise<ResultOf<Profile['generate2fa']>>;
  /** Switches it on or off. Throws INVALID_2FA; CONFLICT where there is nothing to switch. */
  activate(input: ParsedInputOf<Profile['activate2fa']>, call: UserCall): Promise<Activation>;
}

/** Makes the service. */
export function createSecondFactorService(parts: SecondFactorParts): SecondFactorService {
  const { accounts, factors, mails, now } = parts;

  async function switchOn(
    transaction: AccountsTransaction,
    user: UserRow,
    token: string,
  ): Promise<Activation> {
    const row = await transaction.get('secondFactors', user.id);
    if (!row || row.isActive) throw new ProblemError('CONFLICT');
    const lastStep = await stepOfCode(row, token, now());
    if (lastStep === undefined) throw new ProblemError('INVALID_2FA');
    const recoveryCodes = [...createRecoveryCodes()];
    const recoveryHashes = recoveryCodes.map(hashRecoveryCode);
    await transaction.put('secondFactors', { ...row, isActive: true, lastStep, recoveryHashes });
    await transaction.put('users', { ...user, has2fa: true, updatedAt: now().toISOString() });
    return { has2fa: true, recoveryCodes };
  }

  async function switchOff(
    transaction: AccountsTransaction,
    user: UserRow,
    token: string,
  ): Promise<Activation> {
    if (!user.has2fa) throw new ProblemError('CONFLICT');
    if (!(await factors.use(transaction, user.id, token))) throw new ProblemError('INVALID_2FA');
    await factors.remove(transaction, user.id);
    await transaction.put('users', { ...user, has2fa: false, updatedAt: now().toISOString() });
    return { has2fa: false };
  }

  return {
    async generate(userId, { user }) {
      if (userId !== user.id) throw new ProblemError('FORBIDDEN');
      const secret = createCodeSecret();
      await accounts.transact(async (transaction) => {
        const old = await transaction.get('secondFactors', userId);
        if (old?.isActive) throw new ProblemError('CONFLICT');
        await transaction.put('secondFactors', { id: userId, secret, isActive: false, recoveryHashes: [] });
      });
      return { secret, qrCodeUrl: await pictureOf(secret, user.email) };
    },
    async activate({ token, activate }, { user, visit }) {
      const answer = await accounts.transact(async (transaction) => {
        const current = await transaction.get('users', user.id);
        if (!current) throw new ProblemError('UNAUTHORIZED');
        return activate ? switchOn(transaction, current, token) : switchOff(transaction, current, token);
      });
      const kind = activate ? 'twoFactorOn' : 'twoFactorOff';
      await mails.send({ kind, user, path: '/account/profile' }, visit.languages);
      return answer;
    },
  };
}
