import { randomUUID } from 'node:crypto';
import type { BackgroundWork } from '../../background/background-work';
import type { MemberCall } from '../../calls/call';
import type { ServerLog } from '../../log/server-log';
import { enterCode } from '../../permissions/code-access';
import { invalidField } from '../../problems/problem-error';
import { OutcomeUnknownError, unlessUnusable } from '../../storage/storage';
import { IS_NOTIFIED, PENDING_TASKS, type MentionTask } from '../../tables/pending-tasks';
import type { CommentRow } from '../../tables/selections';
import type { AccountsReader, ServerStorage } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import type { MentionDigest } from '../notifications/mention-digest';
import type { Notifier } from '../notifications/notifier';
import type { MentionMails } from './mention-mails';

/** Notes, within the transaction that stores a comment, that it is stored as `row` and mentioned only `before` until then. */
export type NoteMentions = (row: CommentRow, before: CommentRow['mentions']) => Promise<void>;

/** Mentions of users in comments. */
export interface Mentioning {
  /**
   * The mentions as they are stored, each once. Throws VALIDATION for whom the Code is not shared with, whether or not there is such a user;
   * those in `before` may have left since.
   */
  check(
    wanted: readonly number[],
    before: CommentRow['mentions'],
    call: MemberCall,
  ): Promise<Required<Pick<CommentRow, 'mentions'>>>;
  /**
   * Stores a comment, then notifies those whom it mentions and did not mention before, and sends the mails that they want, or keeps it for that
   * of the day. A kill after the comment is stored leaves the rest to the next start: a mail that was being sent then comes twice.
   */
  notifyAfter<R>(call: MemberCall, store: (note: NoteMentions) => Promise<R>): Promise<R>;
  /** Notifies whom a crash kept from being notified. Run before the server takes calls. */
  repair(): Promise<void>;
}

/** What it is made with. */
export interface MentioningParts {
  readonly storage: ServerStorage;
  readonly notifier: Notifier;
  readonly mails: MentionMails;
  readonly digest: MentionDigest;
  readonly background: BackgroundWork;
  readonly log: ServerLog;
}

/** A stored comment, and those of its mentions who are to be notified. */
interface Mentioned {
  readonly row: CommentRow;
  readonly sender: UserRow;
  readonly title: string;
  readonly recipients: readonly UserRow[];
}

/** Makes it. */
export function createMentioning(parts: MentioningParts): Mentioning {
  const { storage, notifier, mails, digest, background, log } = parts;
  const { accounts } = storage;

  const drop = (tasks: readonly MentionTask[]): Promise<void> =>
    accounts.transact(async (transaction) => {
      for (const { id } of tasks) await transaction.delete(PENDING_TASKS, id);
    });

  /** What a task is about as it is stored now; undefined where the comment was not stored, or is gone. */
  async function read(task: MentionTask): Promise<Mentioned | undefined> {
    const partition = await storage.code(task.codeId).catch(unlessUnusable);
    const row = await partition?.read((reader) => reader.get('comments', task.commentId));
    if (row?.createdBy !== task.userId) return undefined;
    return accounts.read((reader) => readPeople(reader, row, task));
  }

  const notify = (task: MentionTask, { row, sender, title, recipients }: Mentioned): Promise<void> => {
    const { codeId, userId: senderId } = task;
    const params = { title, what: 'mentioned', name: nameOf(sender), ...placeOf(row) };
    return notifier.notify(
      recipients.map(({ id }) => id),
      { type: 'CODE_CHANGED', codeId, params },
      async (transaction) => {
        const stored = await transaction.get(PENDING_TASKS, task.id);
        if (stored?.kind !== 'mention' || stored[IS_NOTIFIED]) return false;
        for (const { id: userId, mentionMails } of recipients)
          if (mentionMails === 'daily')
            await digest.add(transaction, { userId, codeId, senderId, path: pathOf(task, row) });
        await transaction.put(PENDING_TASKS, { ...stored, [IS_NOTIFIED]: true });
        return true;
      },
    );
  };

  async function sendMails(task: MentionTask, { row, sender, title, recipients }: Mentioned): Promise<void> {
    const about = { sender, languages: task.languages, codeTitle: title, text: row.text };
    for (const { email: to, locale, mentionMails = 'atOnce' } of recipients)
      if (mentionMails === 'atOnce') await mails.send({ to, locale, ...about, path: pathOf(task, row) });
    await drop([task]);
  }

  /** Does what is left of a task; the mails go in the background. */
  async function carryOut(task: MentionTask): Promise<void> {
    const mentioned = await read(task);
    if (!mentioned) return drop([task]);
    await notify(task, mentioned);
    background.start('mails of mentions', () => sendMails(task, mentioned));
  }

  /** The comment is there in any case: what cannot be done about it now stays a task. */
  const carryOutLogged = (task: MentionTask): Promise<void> =>
    carryOut(task).catch((error: unknown) =>
      log.error(
        { err: error, codeId: task.codeId },
        'the users whom a comment mentions could not be notified',
      ),
    );

  return {
    check: (wanted, before = [], call) => accounts.read((reader) => checkAll(reader, wanted, before, call)),
    async notifyAfter(call, store) {
      const tasks: MentionTask[] = [];
      const note: NoteMentions = async (row, before) => {
        const task = taskOf(row, before, call);
        if (!task) return;
        tasks.push(task);
        await accounts.transact((transaction) => transaction.put(PENDING_TASKS, task));
      };
      try {
        const answer = await store(note);
        for (const task of tasks) await carryOutLogged(task);
        return answer;
      } catch (error) {
        // Where nobody knows whether the comment is stored, the next start does.
        if (tasks.length > 0 && !(error instanceof OutcomeUnknownError)) await drop(tasks);
        throw error;
      }
    },
    async repair() {
      const tasks = await accounts.read((reader) => reader.list(PENDING_TASKS));
      for (const task of tasks) if (task.kind === 'mention') await carryOutLogged(task);
    },
  };
}

async function checkAll(
  reader: AccountsReader,
  wanted: readonly number[],
  before: readonly number[],
  { code }: MemberCall,
): Promise<Required<Pick<CommentRow, 'mentions'>>> {
  for (const [index, userId] of wanted.entries()) {
    if (before.includes(userId)) continue;
    const entered = await enterCode(reader, code.id, userId);
    if (!entered || entered.through === 'public')
      throw invalidField(`mentions.${index}`, 'Must be a user of this Code');
  }
  return { mentions: [...new Set(wanted)] };
}

/** The task to notify those whom a comment mentions anew, its writer apart; undefined where there are none. */
function taskOf(
  { id: commentId, mentions = [] }: CommentRow,
  before: readonly number[] = [],
  { user, code, visit }: MemberCall,
): MentionTask | undefined {
  const mentioned = mentions.filter((id) => id !== user.id && !before.includes(id));
  if (mentioned.length === 0) return undefined;
  const about = { codeId: code.id, commentId, userId: user.id, mentioned, languages: visit.languages };
  return { id: `mention:${randomUUID()}`, kind: 'mention', ...about };
}

/** Those of a task's users whom the comment mentions still, and who may enter the Code. */
async function readPeople(
  reader: AccountsReader,
  row: CommentRow,
  { codeId, userId, mentioned }: MentionTask,
): Promise<Mentioned | undefined> {
  const sender = await reader.get('users', userId);
  const code = await reader.get('codes', codeId);
  if (!sender || sender.userType === 'archived' || code?.state !== 'active') return undefined;
  const recipients: UserRow[] = [];
  for (const id of mentioned) {
    const entered = row.mentions?.includes(id) && (await enterCode(reader, codeId, id));
    const user = entered && entered.through !== 'public' ? await reader.get('users', id) : undefined;
    if (user) recipients.push(user);
  }
  return { row, sender, title: code.title, recipients };
}

function nameOf({ firstName, lastName }: UserRow): string {
  return `${firstName} ${lastName}`;
}

function placeOf({ documentId, selectionId }: CommentRow) {
  return { documentId: String(documentId), selectionId: String(selectionId) };
}

function pathOf({ codeId }: MentionTask, { documentId, selectionId }: CommentRow): string {
  return `/codes/${codeId}/${documentId}?selection=${selectionId}`;
}
