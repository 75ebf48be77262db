import { createBrowserTextStore, POSITION_KEY_PREFIX, VISIT_KEY_PREFIX } from '@glossator/annotator';
import { READING_KEY_PREFIX } from '../reading/kept-reading';

const PREFIXES = [POSITION_KEY_PREFIX, VISIT_KEY_PREFIX, READING_KEY_PREFIX];

/** Forgets what the annotator keeps in the browser of a user's documents, as the end of a session demands (specification section 8). */
export function clearKeptData(storage: Storage): void {
  clearPlacesAndVisits(storage);
  // Where the browser forbids it, no text was kept.
  createBrowserTextStore()
    .clear()
    .catch(() => undefined);
}

/** Forgets which documents the user has read, where they left each, and when. */
function clearPlacesAndVisits(storage: Storage): void {
  try {
    for (const key of Object.keys(storage)) {
      if (PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
    }
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}
