import type { EntityRef } from '../entities/entity-kind';
import type { AnnotatorState } from '../features';

/** How many changes the server does not have yet. */
export function selectUnsavedCount({ outbox }: AnnotatorState): number {
  return outbox.changes.length;
}

/** Whether some change could not be delivered and is waiting to be retried, or is being tried again. */
export function selectHasFailedChanges({ outbox }: AnnotatorState): boolean {
  return outbox.changes.some(({ hasFailed }) => hasFailed === true);
}

/** Whether some change would be lost with the page: it is neither saved nor kept. */
export function selectWouldLoseChanges({ outbox }: AnnotatorState): boolean {
  return outbox.changes.length > 0 && !outbox.areKept;
}

/** Whether the server does not have all that was done to an entity, or to what is on it. */
export function selectIsUnsaved({ outbox }: AnnotatorState, { kind, id }: EntityRef): boolean {
  return outbox.changes.some(
    ({ change: { ref } }) => (ref.kind === kind && ref.id === id) || ref.ownerId === id,
  );
}
