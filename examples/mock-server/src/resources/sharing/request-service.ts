import { randomUUID } from 'node:crypto';
import { hasAccess, type Operations, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { BackgroundWork } from '../../background/background-work';
import type { UserCall } from '../../calls/call';
import { enterCode } from '../../permissions/code-access';
import { PENDING_TASKS, type RequestTask } from '../../tables/pending-tasks';
import type { AccountsPartition, AccountsReader, AccountsTransaction } from '../../tables/tables';
import type { Notice, Notifier } from '../notifications/notifier';

/** Notifies owners of who would like to have access to their Codes. */
export interface RequestService {
  /**
   * Answers the same for every Code, whether or not it exists, once the request is durable: what comes of it happens after the answer, or at
   * the next start where a kill comes first.
   */
  request(input: ParsedInputOf<Operations['sharing']['requestAccess']>, call: UserCall): Promise<undefined>;
  /** Notifies owners of what a kill has left. Run before the server takes calls. */
  repair(): Promise<void>;
}

/** What it is made with. */
export interface RequestParts {
  readonly accounts: AccountsPartition;
  readonly notifier: Notifier;
  readonly background: BackgroundWork;
  readonly now: () => Date;
}

/** An owner is notified of the same request again after a day at the earliest. */
const QUIET_MS = 86_400_000;

/** Makes the service. */
export function createRequestService(parts: RequestParts): RequestService {
  const { accounts, notifier, background, now } = parts;

  /** Whether the owner has been notified of late that this user asks. */
  async function isKnown(reader: AccountsReader, ownerId: number, codeId: number, userId: number) {
    const since = new Date(now().getTime() - QUIET_MS).toISOString();
    const news = await reader.list('notifications', { userId: ownerId });
    return news.some(
      ({ codeId: about, params, createdAt }) =>
        about === codeId &&
        params['what'] === 'accessRequest' &&
        params['userId'] === String(userId) &&
        createdAt > since,
    );
  }

  /** Stores what the owner is notified of, and completes the task. */
  async function notifyOwner(
    transaction: AccountsTransaction,
    { id, codeId, userId, access, message, languages }: RequestTask,
  ): Promise<readonly Notice[]> {
    if (!(await transaction.delete(PENDING_TASKS, id))) return [];
    // Drawn in any case: a number that is missing would tell that there is such a Code.
    const noticeId = await transaction.nextId();
    const user = await transaction.get('users', userId);
    const code = await transaction.get('codes', codeId);
    if (!user || user.userType === 'archived' || code?.state !== 'active') return [];
    if (hasAccess((await enterCode(transaction, codeId, userId))?.access, access)) return [];
    if (await isKnown(transaction, code.ownerId, codeId, userId)) return [];
    const { firstName, lastName, email } = user;
    const name = `${firstName} ${lastName}`;
    const params = { title: code.title, userId: String(userId), name, email, access, message };
    const news = { kind: 'accessRequest' as const, codeId, params, senderId: userId, message, languages };
    return [await notifier.store(transaction, code.ownerId, news, noticeId)];
  }

  const carryOut = (task: RequestTask): void =>
    background.start('request for access', async () =>
      notifier.publish(await accounts.transact((transaction) => notifyOwner(transaction, task))),
    );

  return {
    async request({ id: codeId, access, message }, { user, visit }) {
      const { languages } = visit;
      const about = { codeId, userId: user.id, access, message, languages };
      const task: RequestTask = { id: `request:${randomUUID()}`, kind: 'request', ...about };
      await accounts.transact((transaction) => transaction.put(PENDING_TASKS, task));
      carryOut(task);
      return undefined;
    },
    async repair() {
      const tasks = await accounts.read((reader) => reader.list(PENDING_TASKS));
      for (const task of tasks) if (task.kind === 'request') carryOut(task);
    },
  };
}
