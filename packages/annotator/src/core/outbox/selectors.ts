import type { AnnotatorState } from '../features';

/** How many changes the server does not have yet. */
export function selectUnsavedCount({ outbox }: AnnotatorState): number {
  return outbox.changes.length;
}

/** Whether some change could not be delivered and waits to be tried again. */
export function selectHasFailedChanges({ outbox }: AnnotatorState): boolean {
  return outbox.changes.some(({ state }) => state === 'failed');
}

/** Whether some change would be lost with the page: it is neither saved nor kept. */
export function selectWouldLoseChanges({ outbox }: AnnotatorState): boolean {
  return outbox.changes.length > 0 && !outbox.areKept;
}
