import pRetry from 'p-retry';
import { PATIENCE } from './fetch-bytes';

/** Work on the network that is repeated until it succeeds. */
export interface PersistentTasks {
  /** Whether some of it is failing at present. */
  readonly isFailing: boolean;
  /**
   * Does a task until it succeeds. What the server refuses for good (`AbortError`) is given up, and leaves the task failing. The work may
   * report that it makes progress again long before it is done.
   */
  persist<Result>(work: (resumed: () => void) => Promise<Result>): Promise<Result>;
}

/** Makes no tasks yet; until `signal` ends them, `onFailing` is notified when the first one fails and when the last one resumes. */
export function createPersistentTasks(
  signal: AbortSignal,
  onFailing: (isFailing: boolean) => void,
): PersistentTasks {
  const failing = new Set<object>();
  const setFailing = (task: object, isFailing: boolean): void => {
    const before = failing.size > 0;
    if (isFailing) failing.add(task);
    else failing.delete(task);
    if (failing.size > 0 !== before && !signal.aborted) onFailing(!before);
  };
  return {
    get isFailing() {
      return failing.size > 0 && !signal.aborted;
    },
    async persist(work) {
      const task = {};
      const fail = (): void => setFailing(task, true);
      try {
        const result = await pRetry(() => work(() => setFailing(task, false)), {
          ...PATIENCE,
          signal,
          onFailedAttempt: fail,
        });
        setFailing(task, false);
        return result;
      } catch (error) {
        // p-retry does not report what it gives up.
        fail();
        throw error;
      }
    },
  };
}
