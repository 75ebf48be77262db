import { createTranslate, loadMessages, pickLocale } from '@glossator/i18n';
import type { ServerLog } from '../../log/server-log';
import type { Mailer } from '../../mail/mailer';
import { readNames } from '../../people/names';
import { oneLine } from '../../people/one-line';
import { enterCode } from '../../permissions/code-access';
import type { MentionDigestRow } from '../../tables/notifications';
import type { AccountsPartition, AccountsReader, AccountsTransaction } from '../../tables/tables';
import type { UserRow } from '../../tables/users';

/** One mail a day about the mentions of those who want it so (`mentionMails: 'daily'`). */
export interface MentionDigest {
  /** Keeps a mention for the next mail, within the transaction that keeps its notification. */
  add(transaction: AccountsTransaction, mention: Omit<MentionDigestRow, 'id' | 'at'>): Promise<void>;
  /**
   * Sends the mails that are due: a day after the first mention in them. Mentions go once their mail is out, so that a kill loses none; the
   * mail that was being sent then comes twice. What cannot be sent is logged and tried again the next time.
   */
  send(): Promise<void>;
}

/** What digests are made with; `publicUrl` tells where people reach the server. */
export interface MentionDigestParts {
  readonly accounts: AccountsPartition;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly log: ServerLog;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;
/** Mentions that are kept for a mail; the oldest ones go where there are more, for others decide how many come. */
const MOST_KEPT = 200;

/** Makes the digests. */
export function createMentionDigest(parts: MentionDigestParts): MentionDigest {
  const { accounts, mailer, publicUrl, log, now } = parts;

  /** What is due, by user. */
  const readDue = (): Promise<ReadonlyMap<number, readonly MentionDigestRow[]>> =>
    accounts.read(async (reader) => {
      const byUser = new Map<number, MentionDigestRow[]>();
      for (const row of await reader.list('mentionDigests')) {
        const rows = byUser.get(row.userId) ?? [];
        byUser.set(row.userId, [...rows, row]);
      }
      const latest = now().getTime() - DAY_MS;
      return new Map([...byUser].filter(([, rows]) => rows.some(({ at }) => at <= latest)));
    });

  async function sendTo(userId: number, rows: readonly MentionDigestRow[]): Promise<void> {
    const { user, entries } = await accounts.read(async (reader) => {
      const found = await reader.get('users', userId);
      return { user: found, entries: found ? await readEntries(reader, rows) : [] };
    });
    if (user && user.mentionMails !== 'never' && entries.length > 0)
      await mailer.send({ to: [user.email], ...(await wordsOf(user, entries, publicUrl())) });
    await accounts.transact(async (transaction) => {
      for (const { id } of rows) await transaction.delete('mentionDigests', id);
    });
  }

  return {
    async add(transaction, mention) {
      const { userId } = mention;
      const rows = await transaction.list('mentionDigests', { userId });
      for (const { id } of rows.toSorted((a, b) => b.id - a.id).slice(MOST_KEPT - 1))
        await transaction.delete('mentionDigests', id);
      const id = await transaction.nextId();
      await transaction.put('mentionDigests', { ...mention, id, at: now().getTime() });
    },
    async send() {
      for (const [userId, rows] of await readDue())
        await sendTo(userId, rows).catch((error: unknown) =>
          log.error({ err: error, userId }, 'the mail of the day about mentions could not be sent'),
        );
    },
  };
}

/** A mention as the mail shows it. */
interface DigestEntry {
  readonly name: string;
  readonly title: string;
  readonly path: string;
}

/** The mentions in Codes that their user may still enter. */
async function readEntries(
  reader: AccountsReader,
  rows: readonly MentionDigestRow[],
): Promise<readonly DigestEntry[]> {
  const nameOf = await readNames(
    reader,
    rows.map(({ senderId }) => senderId),
  );
  const entries: DigestEntry[] = [];
  for (const { userId, codeId, senderId, path } of rows) {
    const entered = await enterCode(reader, codeId, userId);
    if (!entered || entered.through === 'public') continue;
    entries.push({ name: nameOf(senderId).name, title: entered.code.title, path });
  }
  return entries;
}

async function wordsOf(user: UserRow, entries: readonly DigestEntry[], publicUrl: string) {
  const locale = pickLocale(user.locale, []);
  const t = createTranslate(locale, await loadMessages(locale), 'emails');
  const lines = entries.map(({ name, title, path }) =>
    t('mention.digest.entry', {
      name: oneLine(name),
      title: oneLine(title) || t('access.untitled'),
      url: publicUrl + path,
    }),
  );
  const intro = t('mention.digest.intro', { name: user.firstName });
  const footer = t('mention.digest.footer', { url: `${publicUrl}/account/profile` });
  return {
    subject: t('mention.digest.subject', { count: entries.length }),
    text: [intro, ...lines, footer].join('\n\n'),
  };
}
