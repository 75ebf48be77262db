import type { CodePartition, ServerStorage } from '../tables/tables';
import type { CodeDigests } from './code-digests';
import { createInboxChanges, type InboxChange } from './inbox-changes';
import { createTextMeter, type TextLimits } from './text-meter';

/** What counting works with. */
export interface CountingParts {
  readonly digests: CodeDigests;
  readonly limits: TextLimits;
  /** Called when a write has changed what a Code has in the inboxes of its users, once that is durable. */
  readonly onInboxChange: (codeId: number, change: InboxChange) => void;
}

/**
 * The store with every write in a Code counted: what people write is charged to them within its transaction, whichever call makes it
 * (imports, copies and Updates too), and the Code's digest is known to be stale. Writes throw QUOTA_EXCEEDED.
 */
export function createCountedStorage(
  storage: ServerStorage,
  { digests, limits, onInboxChange }: CountingParts,
): ServerStorage {
  function counted(codeId: number, partition: CodePartition): CodePartition {
    return {
      read: (work) => partition.read(work),
      lastSeq: () => partition.lastSeq(),
      eventsAfter: (seq, limit) => partition.eventsAfter(seq, limit),
      subscribe: (ring) => partition.subscribe(ring),
      transact: (work) =>
        digests.whileWriting(codeId, async () => {
          const { result, change, use } = await partition.transact(async (transaction) => {
            await digests.markStale(codeId);
            const meter = createTextMeter(transaction, limits);
            const watch = createInboxChanges(meter.transaction);
            const made = await work(watch.transaction);
            return {
              result: made,
              change: watch.change(),
              use: await meter.settle({
                elsewhere: (userId) => digests.writtenElsewhere(userId, codeId),
                ownerId: () =>
                  storage.accounts.read(async (reader) => (await reader.get('codes', codeId))?.ownerId),
              }),
            };
          });
          if (use) digests.noteUse(codeId, use);
          if (change) onInboxChange(codeId, change);
          return result;
        }),
    };
  }

  return {
    accounts: storage.accounts,
    createCode: async (codeId) => counted(codeId, await storage.createCode(codeId)),
    async code(codeId) {
      const partition = await storage.code(codeId);
      return partition && counted(codeId, partition);
    },
    async deleteCode(codeId) {
      await storage.deleteCode(codeId);
      await digests.forget(codeId);
    },
    codeIds: () => storage.codeIds(),
    close: () => storage.close(),
  };
}
