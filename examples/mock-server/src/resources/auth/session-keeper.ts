import type { Authenticator } from '../../calls/call';
import type { Bus } from '../../bus/bus';
import type { UserRow } from '../../tables/users';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import { createSecretToken, hashToken } from './secret-token';

/** Sessions: opaque tokens, stored hashed, that end with log-out, 12 hours without use, or after 30 days. */
export interface SessionKeeper extends Authenticator {
  /** Opens a session in a transaction and gives its token. */
  open(transaction: AccountsTransaction, userId: number): Promise<string>;
  /** Ends a session; every connection that uses it is notified. */
  end(sessionId: string): Promise<void>;
}

const IDLE_MS = 12 * 3_600_000;
const LONGEST_MS = 30 * 86_400_000;
/** Use is written down no more often than this. */
const TOUCH_MS = 5 * 60_000;
/** More sessions than this a user: the oldest ones end. */
const MOST_SESSIONS = 50;

/** Makes the keeper of sessions. */
export function createSessionKeeper(accounts: AccountsPartition, bus: Bus, now: () => Date): SessionKeeper {
  return {
    async open(transaction, userId) {
      const { token, hash } = createSecretToken();
      const at = now().getTime();
      const others = await transaction.list('sessions', { userId });
      const surplus = others.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt).slice(MOST_SESSIONS - 1);
      for (const { id } of surplus) await transaction.delete('sessions', id);
      await transaction.put('sessions', { id: hash, userId, createdAt: at, lastUsedAt: at });
      return token;
    },
    async authenticate(authorization) {
      const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return undefined;
      const at = now().getTime();
      const found = await accounts.read(async (reader) => {
        const session = await reader.get('sessions', hashToken(token));
        if (!session || at - session.lastUsedAt > IDLE_MS || at - session.createdAt > LONGEST_MS)
          return undefined;
        const user = await reader.get('users', session.userId);
        return user && isActive(user) ? { session, user } : undefined;
      });
      if (!found) return undefined;
      const { session, user } = found;
      if (at - session.lastUsedAt > TOUCH_MS) {
        await accounts.transact(async (transaction) => {
          const current = await transaction.get('sessions', session.id);
          if (current) await transaction.put('sessions', { ...current, lastUsedAt: at });
        });
      }
      return { user, sessionId: session.id };
    },
    async end(sessionId) {
      await accounts.transact((transaction) => transaction.delete('sessions', sessionId));
      bus.publish('session-ended', { sessionId });
    },
  };
}

/** Whether a user may hold a session. */
function isActive(user: UserRow): boolean {
  return user.isActivated && (user.userType === 'user' || user.userType === 'admin');
}
