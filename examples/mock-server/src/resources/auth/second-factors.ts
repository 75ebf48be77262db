import type { SecondFactorRow } from '../../tables/sessions';
import type { AccountsReader, AccountsTransaction } from '../../tables/tables';
import { stepOfCode } from './one-time-codes';
import { hashRecoveryCode } from './recovery-codes';
import { createSecretToken, hashToken } from './secret-token';

const TRUST_MS = 30 * 86_400_000;

/** Second factors of log-ins, and the devices that need none (decisions.md section 7). */
export interface SecondFactors {
  /** Uses up a code of the app or a recovery code of a user's active second factor; false where it is neither. */
  use(transaction: AccountsTransaction, userId: number, token: string): Promise<boolean>;
  /** Trusts a device for 30 days and gives its token. */
  trust(transaction: AccountsTransaction, userId: number): Promise<string>;
  /** Whether a token belongs to a device that the user trusts. */
  isTrusted(reader: AccountsReader, userId: number, token: string | undefined): Promise<boolean>;
  /** Trusts none of the user's devices any more. */
  distrustAll(transaction: AccountsTransaction, userId: number): Promise<void>;
  /** Removes a user's second factor with everything about it. */
  remove(transaction: AccountsTransaction, userId: number): Promise<void>;
}

/** Makes them. */
export function createSecondFactors(now: () => Date): SecondFactors {
  /** The row once the token was used; undefined where it does not hold. */
  async function after(row: SecondFactorRow, token: string): Promise<SecondFactorRow | undefined> {
    const lastStep = await stepOfCode(row, token.replaceAll(/\s/g, ''), now());
    if (lastStep !== undefined) return { ...row, lastStep };
    const hash = hashRecoveryCode(token);
    if (!row.recoveryHashes.includes(hash)) return undefined;
    return { ...row, recoveryHashes: row.recoveryHashes.filter((each) => each !== hash) };
  }

  async function distrustAll(transaction: AccountsTransaction, userId: number): Promise<void> {
    for (const { id } of await transaction.list('trustedDevices', { userId })) {
      await transaction.delete('trustedDevices', id);
    }
  }

  return {
    async use(transaction, userId, token) {
      const row = await transaction.get('secondFactors', userId);
      const used = row?.isActive ? await after(row, token) : undefined;
      if (used) await transaction.put('secondFactors', used);
      return used !== undefined;
    },
    async trust(transaction, userId) {
      const { token, hash } = createSecretToken();
      for (const { id, expiresAt } of await transaction.list('trustedDevices', { userId })) {
        if (expiresAt <= now().getTime()) await transaction.delete('trustedDevices', id);
      }
      const expiresAt = now().getTime() + TRUST_MS;
      await transaction.put('trustedDevices', { id: hash, userId, expiresAt });
      return token;
    },
    async isTrusted(reader, userId, token) {
      const device = token === undefined ? undefined : await reader.get('trustedDevices', hashToken(token));
      return device?.userId === userId && device.expiresAt > now().getTime();
    },
    distrustAll,
    async remove(transaction, userId) {
      await transaction.delete('secondFactors', userId);
      await distrustAll(transaction, userId);
    },
  };
}
