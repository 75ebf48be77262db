import { useRef, useState } from 'react';

/** Submits a form: whether that is in progress, and what it failed with last. */
export function useSubmission() {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);
  /** Tells whether it was done, and else what it failed with. While one sending runs, a second one is not begun. */
  async function run(work: () => Promise<unknown>): Promise<{ isDone: boolean; failure?: unknown }> {
    if (isBusy.current) return { isDone: false };
    isBusy.current = true;
    setRunning(true);
    setError(undefined);
    try {
      await work();
      return { isDone: true };
    } catch (caught) {
      const failure = caught ?? new Error('unknown');
      setError(failure);
      return { isDone: false, failure };
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  }
  return { run, error, isRunning };
}
