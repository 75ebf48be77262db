import type { Registration } from '@glossator/client-sdk/contract';
import { emailKeyOf } from '../../people/email-key';
import type { AccountsReader, AccountsTransaction } from '../../tables/tables';
import type { RegistrationRow } from '../../tables/users';
import { createSecretToken, hashToken } from './secret-token';

/** Milliseconds for which activation links work (decisions.md section 7). */
const LIFETIME_MS = 24 * 3_600_000;

/**
 * Registrations that wait for their activation link. Each has a link of its own, which activates what was written in it and nothing
 * else: none changes what the link of another one does.
 */
export interface Registrations {
  /** Keeps a form; gives the token of its link. */
  add(transaction: AccountsTransaction, form: Registration, passwordHash: string): Promise<string>;
  /** Those of an address that wait, the newest first. */
  listOf(reader: AccountsReader, email: string): Promise<readonly RegistrationRow[]>;
  /** A new token for a registration; the one before is worthless from now on. */
  renew(transaction: AccountsTransaction, row: RegistrationRow): Promise<string>;
  /** Takes the registration of a token, and removes all others of its address with it; undefined where the token is unknown, used or too old. */
  redeem(transaction: AccountsTransaction, token: string): Promise<RegistrationRow | undefined>;
}

/** Makes them. */
export function createRegistrations(now: () => Date): Registrations {
  async function put(
    transaction: AccountsTransaction,
    row: Omit<RegistrationRow, 'id' | 'expiresAt'>,
  ): Promise<string> {
    const { token, hash } = createSecretToken();
    const expiresAt = now().getTime() + LIFETIME_MS;
    await transaction.put('registrations', { ...row, id: hash, expiresAt });
    return token;
  }

  return {
    add(transaction, form, passwordHash) {
      const { email, firstName, lastName, country, fieldsOfLaw, position, otherPosition } = form;
      return put(transaction, {
        email,
        emailKey: emailKeyOf(email),
        passwordHash,
        firstName,
        lastName,
        country,
        fieldsOfLaw,
        position,
        ...(otherPosition !== undefined && { otherPosition }),
        createdAt: now().toISOString(),
      });
    },
    async listOf(reader, email) {
      const rows = await reader.list('registrations', { emailKey: emailKeyOf(email) });
      return rows.filter(({ expiresAt }) => expiresAt > now().getTime()).toReversed();
    },
    async renew(transaction, row) {
      await transaction.delete('registrations', row.id);
      return put(transaction, row);
    },
    async redeem(transaction, token) {
      const row = await transaction.get('registrations', hashToken(token));
      if (!row || row.expiresAt <= now().getTime()) return undefined;
      for (const { id } of await transaction.list('registrations', { emailKey: row.emailKey }))
        await transaction.delete('registrations', id);
      return row;
    },
  };
}
