import type { BlobStore } from '../blobs/blob-store';
import type { TextComparer } from '../comparing/text-comparer';
import type { Partition, Tables } from '../storage/storage';
import type { ServerStorage } from '../tables/tables';
import type { ServerMetrics } from './server-metrics';

/** The ports that are measured. */
interface Measured {
  readonly storage: ServerStorage;
  readonly blobs: BlobStore;
  readonly comparer: TextComparer;
}

/** The same ports, each call of which is measured. Of bytes that are read, only the look-up is: how long the rest takes is up to the reader. */
export function measuredPorts(metrics: ServerMetrics, { storage, blobs, comparer }: Measured): Measured {
  const partition = <T extends Tables>(own: Partition<T>): Partition<T> => ({
    ...own,
    read: (work) => metrics.timed('store', 'read', () => own.read(work)),
    transact: (work) => metrics.timed('store', 'transact', () => own.transact(work)),
  });
  return {
    storage: {
      ...storage,
      accounts: partition(storage.accounts),
      createCode: async (codeId) => partition(await storage.createCode(codeId)),
      async code(codeId) {
        const found = await metrics.timed('store', 'open', () => storage.code(codeId));
        return found && partition(found);
      },
    },
    blobs: {
      ...blobs,
      put: (key, body, limits) => metrics.timed('blobs', 'put', () => blobs.put(key, body, limits)),
      read: (key, range) => metrics.timed('blobs', 'read', () => blobs.read(key, range)),
      size: (key) => metrics.timed('blobs', 'size', () => blobs.size(key)),
      delete: (key) => metrics.timed('blobs', 'delete', () => blobs.delete(key)),
    },
    comparer: {
      ...comparer,
      compare: (task, watch) => metrics.timed('comparer', 'compare', () => comparer.compare(task, watch)),
    },
  };
}
