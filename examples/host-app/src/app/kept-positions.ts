import { POSITION_KEY_PREFIX } from '@glossator/annotator';

/** Forgets where the user left each document, as the end of a session demands (specification section 8). */
export function clearKeptPositions(storage: Storage): void {
  try {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(POSITION_KEY_PREFIX)) storage.removeItem(key);
    }
  } catch {
    // Where the browser forbids storage, nothing was kept.
  }
}
