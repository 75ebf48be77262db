import { useState } from 'react';

/** Runs the sending of a form: whether it is under way, and what it failed with last. */
export function useSubmission() {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>();
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setRunning(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (failure) {
      setError(failure ?? new Error('unknown'));
      return false;
    } finally {
      setRunning(false);
    }
  }
  return { run, error, isRunning };
}
