import type { KeyValueStore } from '../../../core/ports/environment';
import { POSITION_KEY_PREFIX } from '../../../core/view/kept-position';

/**
 * Remembers for as long as it lives, and reads what is not set here from another store: an old Version looks as the user left the current
 * text, but changes nothing of it, and begins at its own beginning.
 */
export function createOverlayStorage(below: KeyValueStore): KeyValueStore {
  const own = new Map<string, string | undefined>();
  return {
    get: (key) => (own.has(key) || key.startsWith(POSITION_KEY_PREFIX) ? own.get(key) : below.get(key)),
    set: (key, value) => void own.set(key, value),
    delete: (key) => void own.set(key, undefined),
  };
}
