import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import { mailSettingOf } from '../../people/mail-setting';
import { DAILY_MAILS, type DailyMailRow, type MailedNotification } from '../../tables/notifications';
import type { AccountsPartition, AccountsReader, AccountsTransaction } from '../../tables/tables';
import { readMailEntry, type MailEntry } from './mail-entries';
import { wordsOfTheDay } from './mail-words';

/** One mail a day about the notifications of those who want it so, and about what is beyond the mails at once. */
export interface DailyMail {
  /** Keeps a notification for the next mail. Draws no id: nobody can tell from those that follow what a user has set. */
  add(
    transaction: AccountsTransaction,
    userId: number,
    notificationId: number,
    about: MailedNotification,
  ): Promise<void>;
  /**
   * Sends the mails that are due: a day after the first notification in them. Notifications go once their mail is out, so that a kill loses
   * none; the mail that was being sent then comes twice. What cannot be sent is logged and tried again the next time.
   */
  send(): Promise<void>;
}

/** What these mails are made with; `publicUrl` tells where people reach the server. */
export interface DailyMailParts {
  readonly accounts: AccountsPartition;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: ServerLog;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;
/** Notifications that are kept for a mail; of the oldest ones no more than the number stays, for others decide how many come. */
const MOST_KEPT = 200;

/** Makes them. */
export function createDailyMail(parts: DailyMailParts): DailyMail {
  const { accounts, mailer, publicUrl, log, now } = parts;

  /** What is due, by user. */
  const readDue = (): Promise<ReadonlyMap<number, readonly DailyMailRow[]>> =>
    accounts.read(async (reader) => {
      const byUser = Map.groupBy(await reader.list(DAILY_MAILS), ({ userId }) => userId);
      const latest = now().getTime() - DAY_MS;
      return new Map([...byUser].filter(([, rows]) => rows.some((row) => sinceOf(row) <= latest)));
    });

  async function sendTo(userId: number, rows: readonly DailyMailRow[]): Promise<void> {
    const { recipient, entries } = await accounts.read(async (reader) => ({
      recipient: await reader.get('users', userId),
      entries: await readEntries(reader, rows),
    }));
    if (recipient && mailSettingOf(recipient) !== 'never' && entries.length > 0) {
      const dropped = rows.reduce((sum, row) => sum + (row.dropped?.count ?? 0), 0);
      const words = await wordsOfTheDay({ recipient, entries, dropped, publicUrl: publicUrl() });
      await mailer.send({ to: [recipient.email], ...words });
    }
    await accounts.transact(async (transaction) => {
      for (const { id } of rows) await transaction.delete(DAILY_MAILS, id);
    });
  }

  return {
    async add(transaction, userId, id, about) {
      const rows = await transaction.list(DAILY_MAILS, { userId });
      const over = rows.toSorted((a, b) => b.id - a.id).slice(MOST_KEPT - 1);
      for (const row of over) await transaction.delete(DAILY_MAILS, row.id);
      const dropped = droppedWith(over);
      await transaction.put(DAILY_MAILS, {
        ...about,
        id,
        userId,
        at: now().getTime(),
        ...(dropped && { dropped }),
      });
    },
    async send() {
      for (const [userId, rows] of await readDue())
        await sendTo(userId, rows).catch((error: unknown) =>
          log.error({ err: error, userId }, 'the mail of the day could not be sent'),
        );
    },
  };
}

/** When the first notification came that a row stands for. */
function sinceOf({ at, dropped }: DailyMailRow): number {
  return dropped?.since ?? at;
}

/** What rows leave that are not kept; undefined without any. */
function droppedWith(rows: readonly DailyMailRow[]): DailyMailRow['dropped'] {
  if (rows.length === 0) return undefined;
  return {
    count: rows.reduce((sum, row) => sum + 1 + (row.dropped?.count ?? 0), 0),
    since: Math.min(...rows.map(sinceOf)),
  };
}

/** What there is still to tell, in order; not what its user has deleted from the list of notifications, and so has seen. */
async function readEntries(
  reader: AccountsReader,
  rows: readonly DailyMailRow[],
): Promise<readonly MailEntry[]> {
  const entries: MailEntry[] = [];
  for (const { id, userId, kind, ...about } of rows.toSorted((a, b) => a.id - b.id)) {
    if (kind !== undefined && (await reader.get('notifications', id))?.userId !== userId) continue;
    const entry = await readMailEntry(reader, userId, { ...about, kind: kind ?? 'mentioned' });
    if (entry) entries.push(entry);
  }
  return entries;
}
