import type { LinkRow } from '../../tables/sessions';
import type { AccountsTransaction } from '../../tables/tables';
import { createSecretToken, hashToken } from './secret-token';

const HOUR_MS = 3_600_000;

/** Milliseconds for which links of each purpose work (decisions.md section 7). */
const LIFETIME_MS: Readonly<Record<LinkRow['purpose'], number>> = {
  activation: 24 * HOUR_MS,
  reset: HOUR_MS,
};

/** Links that are sent by e-mail: random tokens, stored hashed, which work once and for a limited time. */
export interface OneTimeLinks {
  /** A new token for a user; what was sent them for the same purpose before is worthless from now on. */
  issue(transaction: AccountsTransaction, link: Pick<LinkRow, 'userId' | 'purpose'>): Promise<string>;
  /** Uses a token up and gives its link; undefined where it is unknown, used, too old, or for another purpose. */
  redeem(
    transaction: AccountsTransaction,
    token: string,
    purpose: LinkRow['purpose'],
  ): Promise<LinkRow | undefined>;
}

/** Makes the links. */
export function createOneTimeLinks(now: () => Date): OneTimeLinks {
  return {
    async issue(transaction, link) {
      const { token, hash } = createSecretToken();
      await withdrawLinks(transaction, link);
      const expiresAt = now().getTime() + LIFETIME_MS[link.purpose];
      await transaction.put('links', { id: hash, ...link, expiresAt });
      return token;
    },
    async redeem(transaction, token, purpose) {
      const link = await transaction.get('links', hashToken(token));
      if (link?.purpose !== purpose || link.expiresAt <= now().getTime()) return undefined;
      await transaction.delete('links', link.id);
      return link;
    },
  };
}

/** Makes a user's links worthless, all or those of a purpose. */
export async function withdrawLinks(
  transaction: AccountsTransaction,
  which: { readonly userId: number; readonly purpose?: LinkRow['purpose'] },
): Promise<void> {
  const { userId, purpose } = which;
  for (const { id } of await transaction.list('links', { userId, ...(purpose && { purpose }) })) {
    await transaction.delete('links', id);
  }
}
