import type { CommandContext } from '../annotator-feature';

/** Milliseconds after which nobody waits any longer: the document may come slowly, or there may be no viewer to show it. */
export const LONGEST_WAIT_MS = 3000;
/** Milliseconds in which the text of the page is read, and what is marked on it is painted. */
export const PAINTING_MS = 300;

/** Resolves as soon as the reader sees the document that is being opened, with its marks, or when it cannot be shown; also when aborted. */
export function whenSeen(
  { getState, subscribe, clock }: Pick<CommandContext, 'getState' | 'subscribe' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  if (getState().documents.status !== 'loading' || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      unsubscribe();
      stopClock();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const unsubscribe = subscribe(({ type }) => {
      if (type === 'documents/failed') end();
      if (type !== 'view/moved') return;
      unsubscribe();
      stopClock();
      stopClock = clock.after(PAINTING_MS, end);
    });
    let stopClock = clock.after(LONGEST_WAIT_MS, end);
    signal.addEventListener('abort', end);
  });
}
