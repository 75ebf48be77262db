import type { BackgroundWork } from '../../../background/background-work';
import { liveEvent } from '../../../live/announce';
import type { KeyedLock } from '../../../locks/keyed-lock';
import type { CodeRow } from '../../../tables/codes';
import type { FileLedger } from '../../files/file-ledger';
import { releaseFiles } from '../../files/using-files';
import type { Notifier } from '../../notifications/notifier';
import type { ServerStorage } from '../../../tables/tables';
import { discardUpdate, pendingFiles } from '../review/discard';
import {
  discardDutyId,
  dutyId,
  flowDutyId,
  type DiscardDuty,
  type Duty,
} from '../../../tables/pending-tasks';
import { readUpdate } from '../../codes/update-part';
import type { AfterReview } from '../review/review-service';
import { keepDiscarded } from '../review/reviews';
import type { SourceSync } from './source-sync';

/** What follows a review in other partitions; written down as duties, so that a crash leaves none of it out. */
export interface UpdateFlow extends AfterReview {
  /** Finishes what a crash left. Run before the server takes calls. */
  repair(): Promise<void>;
  /** Tries again what copies could not take over: there may be room now, or access. */
  catchUp(): void;
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

  const syncLocked = (copy: CodeRow): Promise<void> => locks.run(copy.id, () => sync.take(copy));

  /** Tells the Code's users and each copy that follows it; a copy that cannot take it does not keep it from the others. */
  async function flow(duty: Duty<'flow'>): Promise<void> {
    const own = await (await storage.code(duty.codeId))?.read((reader) => reader.get('lineage', 'own'));
    // Else a crash came before the approval.
    if (own?.id === 'own' && own.approvals >= duty.approval) await tellUsers(duty);
    const failures: unknown[] = [];
    for (const copy of await followersOf(duty.codeId))
      await syncLocked(copy).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some copies did not get an Update yet');
    await accounts.transact((transaction) => transaction.delete('duties', duty.id));
  }

  async function tellUsers({ id, codeId, reviewerId }: Duty<'flow'>): Promise<void> {
    const users = await accounts.read(async (reader) => {
      const code = await reader.get('codes', codeId);
      const members = await reader.list('members', { codeId });
      const accepted = members.flatMap(({ userId, status }) => (status === 'accepted' ? [userId] : []));
      return code?.state === 'active' ? { title: code.title, ids: [code.ownerId, ...accepted] } : undefined;
    });
    if (!users) return;
    const told = users.ids.filter((userId) => userId !== reviewerId);
    const params = { title: users.title, what: 'approved' };
    await notifier.tell(told, { type: 'CODE_CHANGED', codeId, params }, async (transaction) => {
      const duty = await transaction.get('duties', id);
      if (duty?.kind !== 'flow' || duty.isTold) return false;
      await transaction.put('duties', { ...duty, isTold: true });
      return true;
    });
  }

  async function discard(
    { codeId, updateId, userId, at }: Omit<DiscardDuty, 'id' | 'kind'>,
    clientId?: string,
  ): Promise<void> {
    const partition = await storage.code(codeId);
    const isThere = (await partition?.read(readUpdate))?.id === updateId;
    if (partition && isThere) {
      const expected = await partition.read(pendingFiles);
      await releaseFiles(ledger, expected, codeId, () =>
        partition.transact(async (transaction) => {
          await keepDiscarded(transaction, { result: 'copy', userId, at });
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
    async announce(codeId, reviewerId) {
      const own = await (await storage.code(codeId))?.read((reader) => reader.get('lineage', 'own'));
      const approval = (own?.id === 'own' ? own.approvals : 0) + 1;
      const duty = { id: flowDutyId(codeId, approval), kind: 'flow' as const, codeId, reviewerId, approval };
      await accounts.transact((transaction) => transaction.put('duties', duty));
      return duty;
    },
    start(duty) {
      background.start('news of an approved Update', () => flow(duty));
    },
    discard,
    async repair() {
      const duties = await accounts.read((reader) => reader.list('duties'));
      for (const duty of duties) if (duty.kind === 'discard') await discard(duty);
      for (const duty of duties) if (duty.kind === 'tell') await sync.tell(duty);
      for (const duty of duties)
        if (duty.kind === 'flow') background.start('news of an approved Update', () => flow(duty));
      catchUp();
    },
    catchUp,
  };

  function catchUp(): void {
    background.start('Updates that copies could not take over', async () => {
      const duties = await accounts.read((reader) => reader.list('duties'));
      for (const { kind, codeId } of duties) {
        if (kind !== 'sync') continue;
        const copy = await accounts.read((reader) => reader.get('codes', codeId));
        if (copy?.state === 'active') await syncLocked(copy);
        else await accounts.transact((transaction) => transaction.delete('duties', dutyId('sync', codeId)));
      }
    });
  }
}
