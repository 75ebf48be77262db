import type { Ports } from '../ports';
import type { Partition, Tables } from '../storage/storage';

/** Counts what a server makes durable, and ends the process at a given count, as a power cut would. */
export interface DeadlySteps {
  /** Counts from here on. Step 1 is before the first durable write, step 2 after it, and so on. */
  arm(): void;
  readonly taken: number;
}

/** Ports whose every durable write is a step before and a step after it; at step `deadAt` the process is killed. */
export function deadlyPorts(
  ports: Ports,
  deadAt: number,
): { readonly ports: Ports; readonly steps: DeadlySteps } {
  let taken = 0;
  let isArmed = false;
  const step = (): void => {
    if (!isArmed) return;
    taken += 1;
    if (taken === deadAt) process.kill(process.pid, 'SIGKILL');
  };
  const between = async <R>(write: () => Promise<R>): Promise<R> => {
    step();
    const answer = await write();
    step();
    return answer;
  };
  const partition = <T extends Tables>(inner: Partition<T>): Partition<T> => ({
    read: (work) => inner.read(work),
    transact: (work) => between(() => inner.transact(work)),
    lastSeq: () => inner.lastSeq(),
    eventsAfter: (seq, limit) => inner.eventsAfter(seq, limit),
    subscribe: (ring) => inner.subscribe(ring),
  });
  const { storage, blobs } = ports;
  return {
    steps: {
      arm: () => {
        isArmed = true;
      },
      get taken() {
        return taken;
      },
    },
    ports: {
      ...ports,
      storage: {
        accounts: partition(storage.accounts),
        createCode: async (codeId) => partition(await between(() => storage.createCode(codeId))),
        async code(codeId) {
          const inner = await storage.code(codeId);
          return inner && partition(inner);
        },
        deleteCode: (codeId) => between(() => storage.deleteCode(codeId)),
        codeIds: () => storage.codeIds(),
        close: () => storage.close(),
      },
      blobs: {
        put: (key, body, limits) => between(() => blobs.put(key, body, limits)),
        read: (key, range) => blobs.read(key, range),
        has: (key) => blobs.has(key),
        size: (key) => blobs.size(key),
        delete: (key) => between(() => blobs.delete(key)),
        keys: () => blobs.keys(),
        close: () => blobs.close(),
      },
    },
  };
}
