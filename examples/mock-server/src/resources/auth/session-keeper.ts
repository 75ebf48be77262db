import type { Authenticator } from '../../calls/call';
import type { Bus } from '../../bus/bus';
import type { SessionRow } from '../../tables/sessions';
import type { UserRow } from '../../tables/users';
import type { AccountsPartition, AccountsReader, AccountsTransaction } from '../../tables/tables';
import { createSecretToken, hashToken } from './secret-token';

/**
 * Sessions: opaque tokens, stored hashed, that end with log-out, 12 hours without use, or after 30 days. However one ends, every
 * connection that uses it is notified. A connection that is only open is no use.
 */
export interface SessionKeeper extends Authenticator {
  /**
   * Opens a session and gives its token; the user's oldest ones end where there are too many. Undefined where the password, the second
   * factor or the account is no longer what it was when the user was asked for them.
   */
  open(user: UserRow, userAgent?: string): Promise<string | undefined>;
  /** A user's sessions, the one used last first. */
  listOf(userId: number): Promise<readonly ListedSession[]>;
  /** Ends one of a user's sessions, by its id in the list; false where there is none of that id. */
  endListed(userId: number, listedId: string): Promise<boolean>;
  /** Ends a session. */
  end(sessionId: string): Promise<void>;
  /** Ends a user's sessions, all but `except`, with a transaction. What it gives is called once that is durable, and makes it known. */
  endAllOf(transaction: AccountsTransaction, userId: number, except?: string): Promise<() => void>;
  /** Ends those that are over by now, of the given ones or of all. */
  endExpired(sessionIds?: readonly string[]): Promise<void>;
}

/** A session as its user sees it. Its id says nothing about its token, nor can it be found with it but by its user. */
export interface ListedSession extends Pick<SessionRow, 'createdAt' | 'lastUsedAt' | 'userAgent'> {
  readonly listedId: string;
  readonly sessionId: string;
}

const IDLE_MS = 12 * 3_600_000;
const LONGEST_MS = 30 * 86_400_000;
/** Use is written down no more often than this. */
const TOUCH_MS = 5 * 60_000;
/** More sessions than this a user: the oldest ones end. */
const MOST_SESSIONS = 50;

/** Makes the keeper of sessions. */
export function createSessionKeeper(accounts: AccountsPartition, bus: Bus, now: () => Date): SessionKeeper {
  /** The one way in which sessions end: their rows are deleted, and once that is durable, it is made known by calling what this gives. */
  async function remove(
    transaction: AccountsTransaction,
    sessionIds: readonly string[],
  ): Promise<() => void> {
    for (const id of sessionIds) await transaction.delete('sessions', id);
    return () => {
      for (const sessionId of sessionIds) bus.publish('session-ended', { sessionId });
    };
  }

  async function endAll(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    const publish = await accounts.transact((transaction) => remove(transaction, sessionIds));
    publish();
  }

  /** The user of a session that goes on; undefined where it is over. */
  async function holderOf(reader: AccountsReader, session: SessionRow): Promise<UserRow | undefined> {
    const at = now().getTime();
    if (at - session.lastUsedAt > IDLE_MS || at - session.createdAt > LONGEST_MS) return undefined;
    const user = await reader.get('users', session.userId);
    return user && isActive(user) ? user : undefined;
  }

  /** A user's sessions that go on. */
  const sessionsOf = (userId: number): Promise<readonly SessionRow[]> =>
    accounts.read(async (reader) => {
      const going: SessionRow[] = [];
      for (const row of await reader.list('sessions', { userId })) {
        if (await holderOf(reader, row)) going.push(row);
      }
      return going;
    });

  return {
    async open(asked, userAgent) {
      const { token, hash } = createSecretToken();
      const userId = asked.id;
      const at = now().getTime();
      const publish = await accounts.transact(async (transaction) => {
        const user = await transaction.get('users', userId);
        const isSame = user?.passwordHash === asked.passwordHash && user.has2fa === asked.has2fa;
        if (!isSame || !isActive(user)) return undefined;
        const others = await transaction.list('sessions', { userId });
        const used = { createdAt: at, lastUsedAt: at, ...(userAgent !== undefined && { userAgent }) };
        await transaction.put('sessions', { id: hash, userId, ...used });
        const surplus = others.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt).slice(MOST_SESSIONS - 1);
        return remove(
          transaction,
          surplus.map(({ id }) => id),
        );
      });
      publish?.();
      return publish && token;
    },
    async authenticate(authorization) {
      const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) return undefined;
      const found = await accounts.read(async (reader) => {
        const session = await reader.get('sessions', hashToken(token));
        const user = session && (await holderOf(reader, session));
        return user && { session, user };
      });
      if (!found) return undefined;
      const { session, user } = found;
      const at = now().getTime();
      if (at - session.lastUsedAt > TOUCH_MS) {
        await accounts.transact(async (transaction) => {
          const current = await transaction.get('sessions', session.id);
          if (current) await transaction.put('sessions', { ...current, lastUsedAt: at });
        });
      }
      return { user, sessionId: session.id };
    },
    async listOf(userId) {
      const rows = await sessionsOf(userId);
      return rows.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt).map(listed);
    },
    async endListed(userId, listedId) {
      const found = (await sessionsOf(userId)).map(listed).find((each) => each.listedId === listedId);
      if (found) await endAll([found.sessionId]);
      return found !== undefined;
    },
    end: (sessionId) => endAll([sessionId]),
    async endAllOf(transaction, userId, except) {
      const ids = (await transaction.list('sessions', { userId })).map(({ id }) => id);
      return remove(
        transaction,
        ids.filter((id) => id !== except),
      );
    },
    async endExpired(sessionIds) {
      const over = await accounts.read(async (reader) => {
        const ids = sessionIds ?? (await reader.list('sessions')).map(({ id }) => id);
        const ended: string[] = [];
        for (const id of ids) {
          const session = await reader.get('sessions', id);
          if (!session || !(await holderOf(reader, session))) ended.push(id);
        }
        return ended;
      });
      await endAll(over);
    },
  };
}

function listed({ id, createdAt, lastUsedAt, userAgent }: SessionRow): ListedSession {
  const used = { createdAt, lastUsedAt, ...(userAgent !== undefined && { userAgent }) };
  return { listedId: hashToken(`listed ${id}`).slice(0, 32), sessionId: id, ...used };
}

/** Whether a user may hold a session. */
function isActive(user: UserRow): boolean {
  return user.isActivated && (user.userType === 'user' || user.userType === 'admin');
}
