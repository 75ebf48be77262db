import { gatherKinds, type EntityChange } from './entities/entity-kind';
import { features } from './features';
import { writtenIn } from './outbox/refusal';
import type { StoredChange } from './ports/outbox-store';

/**
 * What a user has written in unsaved changes, with the quotes it is about, for them to copy out where no annotator shows it any more: their
 * access to the Code was taken away, say. Undefined where nothing was written. What another build has stored is left out.
 */
export function unsavedTexts(stored: readonly StoredChange[]): string | undefined {
  const kinds = gatherKinds(features.flatMap(({ kinds: some }) => some));
  const known = new Set(kinds.all.map(({ name }) => name));
  const changes: EntityChange[] = stored
    .toSorted((a, b) => a.order - b.order)
    .map(({ payload }) => payload.change);
  return writtenIn(
    kinds,
    changes.filter(({ ref }) => known.has(ref.kind)),
  );
}
