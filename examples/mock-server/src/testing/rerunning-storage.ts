import type { Partition, PartitionStore, Tables } from '../storage/storage';

/** Undoes the first run of a transaction. */
class RunAgain extends Error {
  override readonly name = 'RunAgain';
}

/**
 * A store in which the work of every transaction is run, undone, and run again, as adapters may do whose medium fails passingly: what it
 * does apart from the transaction is done twice.
 */
export function rerunningStorage<A extends Tables, C extends Tables>(
  storage: PartitionStore<A, C>,
): PartitionStore<A, C> {
  return {
    ...storage,
    accounts: rerunning(storage.accounts),
    createCode: async (codeId) => rerunning(await storage.createCode(codeId)),
    async code(codeId) {
      const partition = await storage.code(codeId);
      return partition && rerunning(partition);
    },
  };
}

function rerunning<T extends Tables>(partition: Partition<T>): Partition<T> {
  return {
    ...partition,
    async transact(work) {
      try {
        await partition.transact(async (transaction) => {
          await work(transaction);
          throw new RunAgain();
        });
      } catch (error) {
        if (!(error instanceof RunAgain)) throw error;
      }
      return partition.transact(work);
    },
  };
}
