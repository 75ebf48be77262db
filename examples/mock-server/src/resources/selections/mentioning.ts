import { randomUUID } from 'node:crypto';
import { plainText } from '@glossator/client-sdk/formatted';
import type { MemberCall } from '../../calls/call';
import type { ServerLog } from '../../log/server-log';
import { enterCode } from '../../permissions/code-access';
import { invalidField } from '../../problems/problem-error';
import { OutcomeUnknownError, unlessUnusable } from '../../storage/storage';
import { PENDING_TASKS, type MentionTask } from '../../tables/pending-tasks';
import type { CommentRow } from '../../tables/selections';
import type { AccountsReader, ServerStorage } from '../../tables/tables';
import type { UserRow } from '../../tables/users';
import type { Notifier } from '../notifications/notifier';

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
   * Stores a comment, then notifies those whom it mentions and did not mention before. A kill after the comment is stored leaves the rest to
   * the next start.
   */
  notifyAfter<R>(call: MemberCall, store: (note: NoteMentions) => Promise<R>): Promise<R>;
  /** Notifies whom a crash kept from being notified. Run before the server takes calls. */
  repair(): Promise<void>;
}

/** What it is made with. */
export interface MentioningParts {
  readonly storage: ServerStorage;
  readonly notifier: Notifier;
  readonly log: ServerLog;
}

/** A stored comment, and those of its mentions who are to be notified. */
interface Mentioned {
  readonly row: CommentRow;
  readonly sender: UserRow;
  readonly title: string;
  readonly recipients: readonly number[];
}

/** Makes it. */
export function createMentioning(parts: MentioningParts): Mentioning {
  const { storage, notifier, log } = parts;
  const { accounts } = storage;

  const drop = async ({ id }: MentionTask): Promise<void> => {
    await accounts.transact((transaction) => transaction.delete(PENDING_TASKS, id));
  };

  /** What a task is about as it is stored now; undefined where the comment was not stored, or is gone. */
  async function read(task: MentionTask): Promise<Mentioned | undefined> {
    const partition = await storage.code(task.codeId).catch(unlessUnusable);
    const row = await partition?.read((reader) => reader.get('comments', task.commentId));
    if (row?.createdBy !== task.userId) return undefined;
    return accounts.read((reader) => readPeople(reader, row, task));
  }

  async function carryOut(task: MentionTask): Promise<void> {
    const mentioned = await read(task);
    if (!mentioned) return drop(task);
    const { row, sender, title, recipients } = mentioned;
    const { codeId, languages } = task;
    const place = { documentId: String(row.documentId), selectionId: String(row.selectionId) };
    const params = { title, name: `${sender.firstName} ${sender.lastName}`, ...place };
    await notifier.notify(
      recipients,
      { kind: 'mentioned', codeId, params, senderId: sender.id, message: plainText(row.text), languages },
      (transaction) => transaction.delete(PENDING_TASKS, task.id),
    );
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
      // One for the call, however often the store runs its transaction.
      const id = `mention:${randomUUID()}`;
      let task: MentionTask | undefined;
      const note: NoteMentions = async (row, before) => {
        const noted = taskOf(id, row, before, call);
        if (task && !noted) await drop(task);
        task = noted;
        if (noted) await accounts.transact((transaction) => transaction.put(PENDING_TASKS, noted));
      };
      try {
        const answer = await store(note);
        if (task) await carryOutLogged(task);
        return answer;
      } catch (error) {
        // Where nobody knows whether the comment is stored, the next start does.
        if (task && !(error instanceof OutcomeUnknownError)) await drop(task);
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
  id: string,
  { id: commentId, mentions = [] }: CommentRow,
  before: readonly number[] = [],
  { user, code, visit }: MemberCall,
): MentionTask | undefined {
  const mentioned = mentions.filter((id) => id !== user.id && !before.includes(id));
  if (mentioned.length === 0) return undefined;
  const about = { codeId: code.id, commentId, userId: user.id, mentioned, languages: visit.languages };
  return { id, kind: 'mention', ...about };
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
  const recipients: number[] = [];
  for (const id of mentioned) {
    const entered = row.mentions?.includes(id) && (await enterCode(reader, codeId, id));
    if (entered && entered.through !== 'public') recipients.push(id);
  }
  return { row, sender, title: code.title, recipients };
}
