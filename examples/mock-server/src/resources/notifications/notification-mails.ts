import PQueue from 'p-queue';
import type { BackgroundWork } from '../../background/background-work';
import type { Jobs } from '../../jobs/jobs';
import type { RateLimiters } from '../../limits/rate-limiters';
import type { ServerLog } from '../../log/server-log';
import { MailRefusedError, type Mailer } from '../../mail/mailer';
import { emailKeyOf } from '../../people/email-key';
import { mailSettingOf } from '../../people/mail-setting';
import type { MailedNotification } from '../../tables/notifications';
import { mailTaskId, PENDING_TASKS, type MailTask } from '../../tables/pending-tasks';
import type { AccountsPartition, AccountsTransaction } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import type { DailyMail } from './daily-mail';
import { readMailEntry, type MailEntry } from './mail-entries';
import { wordsAtOnce } from './mail-words';
import { mailedNews, NOTIFICATION_KINDS, type News } from './notification-kinds';

/** The mails that come with notifications, as their users have set it (decisions.md section 13). */
export interface NotificationMails {
  /**
   * Keeps the mail about a notification in the transaction that stores it: for the mail of the day, or as a task to send it at once, which
   * it gives. A kill loses neither. Draws no id, whatever is set.
   */
  keep(
    transaction: AccountsTransaction,
    userId: number,
    notificationId: number,
    news: News,
  ): Promise<MailTask | undefined>;
  /** Has mails sent, once their tasks are durable. A task goes after its mail: one that was being sent at a kill comes twice. */
  send(tasks: readonly MailTask[]): void;
  /** Has sent what a kill, or a mail server that was away, has left. Run first when it is known where people reach the server: nothing is sent before. */
  resume(): Promise<void>;
}

/** What they are made with; `publicUrl` tells where people reach the server. */
export interface NotificationMailsParts {
  readonly accounts: AccountsPartition;
  readonly mailer: Mailer;
  readonly daily: DailyMail;
  readonly jobs: Jobs;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
  readonly publicUrl: () => string;
  readonly limiters: RateLimiters;
  /** The most mails that an address gets in an hour for notifications of one `KindOfNotification.group`; 0 for any number. */
  readonly mostPerHour: number;
}

/** A task with what its mail says. */
interface ReadMail {
  readonly task: MailTask;
  readonly recipient: UserRow;
  readonly entry: MailEntry;
}

/** What became of a mail. */
type Outcome = 'sent' | 'limited' | 'failed' | 'impossible';

const HOUR_MS = 3_600_000;
/** Mails about changes that one user may cause in an hour, for each one that an address may get. */
const CAUSED_FACTOR = 10;
/** Most of what somebody wrote that a mail quotes, in UTF-16 units. */
const QUOTED_MAX = 5_000;

/** Makes them. */
export function createNotificationMails(parts: NotificationMailsParts): NotificationMails {
  const { accounts, mailer, daily, jobs, background, log, publicUrl } = parts;
  const mayBeSent = createMailLimits(parts.limiters, parts.mostPerHour);
  // One connection to the mail server at a time, however many are notified.
  const turns = new PQueue({ concurrency: 1 });
  jobs.handle('mail', ({ taskId }) => turns.add(() => carryOut(taskId)));
  let isReady = false;

  /** A task as it is stored now; undefined where there is nothing to send any more. */
  const read = (id: string): Promise<ReadMail | undefined> =>
    accounts.read(async (reader) => {
      const task = await reader.get(PENDING_TASKS, id);
      if (task?.kind !== 'mail') return undefined;
      const recipient = await reader.get('users', task.userId);
      const entry = recipient && (await readMailEntry(reader, task.userId, task.about));
      return recipient && entry && { task, recipient, entry };
    });

  async function trySending({ task, recipient, entry }: ReadMail): Promise<Outcome> {
    if (!(await mayBeSent(task.about, recipient))) return 'limited';
    const { message, languages } = task;
    try {
      const words = await wordsAtOnce({ recipient, entry, message, languages, publicUrl: publicUrl() });
      const replyTo = entry.sender ? { replyTo: entry.sender.email } : {};
      await mailer.send({ to: [recipient.email], ...replyTo, ...words });
      return 'sent';
    } catch (error) {
      log.error({ err: error, userId: task.userId }, `a mail about ${entry.kind} could not be sent`);
      return error instanceof MailRefusedError ? 'impossible' : 'failed';
    }
  }

  async function carryOut(id: string): Promise<void> {
    const mail = await read(id);
    const outcome = mail && (await trySending(mail));
    const hasAccount = mail?.recipient.userType !== 'tmp_user';
    // There is no mail of the day to which it could be put off.
    if (outcome === 'failed' && !hasAccount) return;
    await accounts.transact(async (transaction) => {
      if (!(await transaction.delete(PENDING_TASKS, id)) || !mail || !hasAccount) return;
      const { userId, notificationId, about } = mail.task;
      if (outcome === 'limited' || outcome === 'failed')
        await daily.add(transaction, userId, notificationId, about);
    });
  }

  const send: NotificationMails['send'] = (tasks) => {
    if (!isReady || tasks.length === 0) return;
    background.start('mails about notifications', async () => {
      for (const { id } of tasks) await jobs.add('mail', id, { taskId: id });
    });
  };

  return {
    async keep(transaction, userId, notificationId, news) {
      const recipient = await transaction.get('users', userId);
      const setting = recipient && mailSettingOf(recipient);
      if (setting === undefined || setting === 'never') return undefined;
      const about = mailedNews(news);
      if (setting === 'daily') {
        await daily.add(transaction, userId, notificationId, about);
        return undefined;
      }
      const { codeId, message = '', languages = [] } = news;
      const task: MailTask = {
        id: mailTaskId(notificationId),
        kind: 'mail',
        codeId,
        userId,
        notificationId,
        about,
        message: message.length > QUOTED_MAX ? `${message.slice(0, QUOTED_MAX)} …` : message,
        languages,
      };
      await transaction.put(PENDING_TASKS, task);
      return task;
    },
    send,
    async resume() {
      isReady = true;
      const tasks = await accounts.read((reader) => reader.list(PENDING_TASKS));
      send(tasks.filter((task) => task.kind === 'mail'));
    },
  };
}

/** Counts mails by address and group, and those about changes by who causes them as well: other calls that cause mails have limits of their own. */
function createMailLimits(limiters: RateLimiters, mostPerHour: number) {
  if (mostPerHour === 0) return () => Promise.resolve(true);
  const toAddress = limiters.create('notified', { most: mostPerHour, windowMs: HOUR_MS });
  const ofCause = limiters.create('notifying', {
    most: mostPerHour * CAUSED_FACTOR,
    windowMs: HOUR_MS,
  });
  return async ({ kind, senderId }: MailedNotification, { email }: UserRow): Promise<boolean> => {
    const { group } = NOTIFICATION_KINDS[kind];
    const received = await toAddress.take(`${group} ${emailKeyOf(email)}`);
    if (received.isRefused) return false;
    if (group !== 'changes' || senderId === undefined) return true;
    const caused = await ofCause.take(String(senderId));
    if (caused.isRefused) await received.giveBack();
    return !caused.isRefused;
  };
}
