import type { BackgroundWork } from '../../background/background-work';
import { liveEvent } from '../../live/announce';
import type { KeyedLock } from '../../locks/keyed-lock';
import type { CodeRow } from '../codes/rows';
import type { FileLedger } from '../files/file-ledger';
import { releaseFiles } from '../files/using-files';
import type { Notifier } from '../notifications/notifier';
import type { ServerStorage } from '../tables';
import { discardUpdate, pendingFiles } from './discard';
import { discardDutyId, flowDutyId } from './duties';
import { readUpdate } from './pending-update';
import type { SourceSync } from './source-sync';

/** What follows a review in other partitions; written down as duties, so that a crash leaves none of it out. */
export interface UpdateFlow {
  /** Notes, before an Update is approved, that the copies which follow the Code are to hear of it. */
  announce(codeId: number): Promise<void>;
  /** Tells the Code's users and brings the Update to the copies that follow it, while nobody waits for it. */
  start(code: CodeRow, reviewerId: number): void;
  /** Discards an Update that became a Code of its own. The Code's lock is held by the caller, or nobody calls yet. */
  discard(update: { readonly codeId: number; readonly updateId: number }, clientId?: string): Promise<void>;
  /** Finishes what a crash left. Run before the server takes calls. */
  repair(): Promise<void>;
}

/** What the flow works with. */
export interface FlowParts {
  readonly storage: ServerStorage;
  readonly ledger: FileLedger;
  readonly locks: KeyedLock;
  readonly sync: SourceSync;
  readonly notifier: Notifier;
  readonly background: BackgroundWork;
}

/** Makes the flow. */
export function createUpdateFlow(parts: FlowParts): UpdateFlow {
  const { storage, ledger, locks, sync, notifier, background } = parts;
  const { accounts } = storage;

  const followersOf = (codeId: number): Promise<readonly CodeRow[]> =>
    accounts.read(async (reader) =>
      (await reader.list('codes', { sourceId: codeId })).filter(({ state }) => state === 'active'),
    );

  async function flow(codeId: number): Promise<void> {
    for (const copy of await followersOf(codeId)) await locks.run(copy.id, () => sync(copy));
    await accounts.transact((transaction) => transaction.delete('duties', flowDutyId(codeId)));
  }

  async function tellUsers(code: CodeRow, reviewerId: number): Promise<void> {
    const members = await accounts.read((reader) => reader.list('members', { codeId: code.id }));
    const users = members.flatMap(({ userId, status }) => (status === 'accepted' ? [userId] : []));
    for (const userId of new Set([code.ownerId, ...users])) {
      if (userId === reviewerId) continue;
      await notifier.tell(userId, { type: 'CODE_CHANGED', codeId: code.id, params: { title: code.title, what: 'approved' } }); // prettier-ignore
    }
  }

  async function discard(
    { codeId, updateId }: { readonly codeId: number; readonly updateId: number },
    clientId?: string,
  ): Promise<void> {
    const partition = await storage.code(codeId);
    const isThere = (await partition?.read(readUpdate))?.id === updateId;
    if (partition && isThere) {
      const expected = await partition.read(pendingFiles);
      await releaseFiles(ledger, expected, codeId, () =>
        partition.transact(async (transaction) => {
          const uuids = await discardUpdate(transaction);
          const news = { codeId, hasUpdate: false, reviewResult: 'copy' as const };
          await transaction.append(liveEvent('CODE_CHANGES/UPDATE', news, clientId));
          return uuids;
        }),
      );
    }
    await accounts.transact((transaction) => transaction.delete('duties', discardDutyId(codeId)));
  }

  return {
    async announce(codeId) {
      if ((await followersOf(codeId)).length === 0) return;
      const duty = { id: flowDutyId(codeId), kind: 'flow' as const, codeId };
      await accounts.transact((transaction) => transaction.put('duties', duty));
    },
    start(code, reviewerId) {
      background.start('news of an approved Update', () => tellUsers(code, reviewerId));
      background.start('Updates of copies', () => flow(code.id));
    },
    discard,
    async repair() {
      const duties = await accounts.read((reader) => reader.list('duties'));
      for (const duty of duties) if (duty.kind === 'discard') await discard(duty);
      for (const duty of duties)
        if (duty.kind === 'flow') background.start('Updates of copies', () => flow(duty.codeId));
    },
  };
}
