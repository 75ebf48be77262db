import type { AccountsPartition, AccountTables } from '../tables/tables';
import { withNotedWrites } from './noted-writes';

/** Tables of the accounts of whose rows servers keep something in memory. */
const FOLLOWED = ['codes', 'members', 'codeDigests'] as const satisfies readonly (keyof AccountTables)[];

/** A row that was written or deleted. */
export interface WrittenRow {
  readonly table: (typeof FOLLOWED)[number];
  readonly id: number | string;
}

/** Somebody who keeps something of the accounts in memory. */
export interface AccountsFollower {
  /** Rows were written, by whichever server; they are durable, and may have been written again since. */
  onWritten(rows: readonly WrittenRow[]): Promise<void> | void;
  /** Anything may have been written: what is kept is to be read anew. */
  onGap(): Promise<void> | void;
}

/**
 * What servers keep of the accounts in memory stays true by the change log of the accounts: each transaction that writes to one of the
 * followed tables also says so there. Who has caught up knows of everything that was acknowledged before, by any server.
 */
export interface AccountsLog {
  /** The accounts to work with instead, whose transactions say what they write. */
  readonly accounts: AccountsPartition;
  follow(follower: AccountsFollower): void;
  /** Resolves when all followers know of everything that was durable at the time of the call. */
  catchUp(): Promise<void>;
  close(): void;
}

/** Events that are read at a time. */
const AT_A_TIME = 500;
const EVENT = { type: 'ROWS', action: 'WRITTEN' } as const;

/** Makes it. Followers catch up by themselves soon after each write; the first time, everything is a gap. */
export function createAccountsLog(accounts: AccountsPartition): AccountsLog {
  const followers: AccountsFollower[] = [];
  let seen: number | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function begin(): Promise<void> {
    seen = undefined;
    const seq = await accounts.lastSeq();
    for (const follower of followers) await follower.onGap();
    seen = seq;
  }

  /** What fails is done again the next time. */
  async function read(): Promise<void> {
    while (seen !== undefined) {
      const { events, tooOld } = await accounts.eventsAfter(seen, AT_A_TIME);
      if (tooOld) break;
      const rows = events.flatMap(({ event }) => (event.type === EVENT.type ? rowsOf(event.data) : []));
      if (rows.length > 0) for (const follower of followers) await follower.onWritten(rows);
      seen = events.at(-1)?.seq ?? seen;
      if (events.length < AT_A_TIME) return;
    }
    await begin();
  }

  /** One reading at a time. One that runs may have looked at the log before its caller's writes were there: then another one follows it. */
  function catchUp(): Promise<void> {
    next ??= underWay.then(() => {
      next = undefined;
      const reading = read();
      underWay = reading.catch(() => undefined);
      return reading;
    });
    return next;
  }

  // Whoever needs to have caught up does so, and learns then what is wrong.
  const stop = accounts.subscribe(() => void catchUp().catch(() => undefined));
  return {
    accounts: {
      ...accounts,
      transact: (work) =>
        accounts.transact(async (transaction) => {
          const written = new Map<string, WrittenRow>();
          const result = await work(
            withNotedWrites<AccountTables>(transaction, async (table, id) => {
              const followed = FOLLOWED.find((name) => name === table);
              if (followed) written.set(`${followed} ${id}`, { table: followed, id });
            }),
          );
          if (written.size > 0) await transaction.append({ ...EVENT, data: [...written.values()] });
          return result;
        }),
    },
    follow: (follower) => void followers.push(follower),
    catchUp,
    close: stop,
  };
}

/** Only transactions of ours append to this log. */
function rowsOf(data: unknown): readonly WrittenRow[] {
  return data as readonly WrittenRow[];
}
