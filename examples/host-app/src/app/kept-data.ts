import { createBrowserTextStore, POSITION_KEY_PREFIX, VISIT_KEY_PREFIX } from '@glossator/annotator';

/** Forgets what the annotator keeps in the browser of a user's documents, as the end of a session demands (specification section 8). */
export function clearKeptData(storage: Storage): void {
  clearPlacesAndVisits(storage);
  // Where the browser forbids it, no text was kept.
  createBrowserTextStore()
    .clear()
    .catch(() => undefined);
}

/** Forgets where the user left each document, and when. */
function clearPlacesAndVisits(storage: Storage): void {
  try {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(POSITION_KEY_PREFIX) || key.startsWith(VISIT_KEY_PREFIX)) storage.removeItem(key);
    }
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}
