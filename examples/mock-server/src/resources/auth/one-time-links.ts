import type { LinkRow } from '../../tables/sessions';
import type { AccountsReader, AccountsTransaction } from '../../tables/tables';
import { createSecretToken, hashToken } from './secret-token';

const HOUR_MS = 3_600_000;

type Purpose = LinkRow['purpose'];

/** Milliseconds for which links of each purpose work (decisions.md section 7). */
const LIFETIME_MS: Readonly<Record<Purpose, number>> = {
  reset: HOUR_MS,
  email: 24 * HOUR_MS,
};

/** Links about accounts that are sent by e-mail: random tokens, stored hashed, which work once and for a limited time. */
export interface OneTimeLinks {
  /** A new token for a user; what was sent them for the same purpose before is worthless from now on. */
  issue(
    transaction: AccountsTransaction,
    link: Pick<LinkRow, 'userId' | 'purpose' | 'email'>,
  ): Promise<string>;
  /** Whether a token could be used now. */
  isGood(reader: AccountsReader, token: string, purpose: Purpose): Promise<boolean>;
  /** Uses a token up and gives its link; undefined where it is unknown, used, too old, or for another purpose. */
  redeem(transaction: AccountsTransaction, token: string, purpose: Purpose): Promise<LinkRow | undefined>;
  /** Makes a user's links worthless, those of one purpose or all. */
  withdraw(transaction: AccountsTransaction, userId: number, purpose?: Purpose): Promise<void>;
}

/** Makes the links. */
export function createOneTimeLinks(now: () => Date): OneTimeLinks {
  async function find(reader: AccountsReader, token: string, purpose: Purpose): Promise<LinkRow | undefined> {
    const link = await reader.get('links', hashToken(token));
    return link?.purpose === purpose && link.expiresAt > now().getTime() ? link : undefined;
  }

  async function withdraw(
    transaction: AccountsTransaction,
    userId: number,
    purpose?: Purpose,
  ): Promise<void> {
    for (const link of await transaction.list('links', { userId })) {
      if (purpose === undefined || link.purpose === purpose) await transaction.delete('links', link.id);
    }
  }

  return {
    async issue(transaction, link) {
      const { token, hash } = createSecretToken();
      await withdraw(transaction, link.userId, link.purpose);
      const expiresAt = now().getTime() + LIFETIME_MS[link.purpose];
      await transaction.put('links', { id: hash, ...link, expiresAt });
      return token;
    },
    isGood: async (reader, token, purpose) => (await find(reader, token, purpose)) !== undefined,
    async redeem(transaction, token, purpose) {
      const link = await find(transaction, token, purpose);
      if (link) await transaction.delete('links', link.id);
      return link;
    },
    withdraw,
  };
}
