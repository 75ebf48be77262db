import { createBrowserTextStore, POSITION_KEY_PREFIX, VISIT_KEY_PREFIX } from '@glossator/annotator';
import { DRAFT_KEY_PREFIX } from '../code-creation/kept-draft';
import { READING_KEY_PREFIX } from '../reading/kept-reading';

const PREFIXES = [POSITION_KEY_PREFIX, VISIT_KEY_PREFIX, READING_KEY_PREFIX, DRAFT_KEY_PREFIX];

/** Forgets what is kept in the browser of a user's documents and drafts, as the end of a session demands (specification section 8). */
export function clearKeptData(...storages: readonly Storage[]): void {
  for (const storage of storages) clearPlacesAndVisits(storage);
  // Where the browser forbids it, no text was kept.
  createBrowserTextStore()
    .clear()
    .catch(() => undefined);
}

/** Forgets which documents the user has read, where they left each, and when, and the Code being made. */
function clearPlacesAndVisits(storage: Storage): void {
  try {
    for (const key of Object.keys(storage)) {
      if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
    }
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}
