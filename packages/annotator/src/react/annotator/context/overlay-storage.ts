import type { KeyValueStore } from '../../../core/ports/environment';

/**
 * Stores in memory, and begins with what another store has, or with what `begin` makes of that: what is only read looks as the user left
 * it, but changes nothing of that.
 */
export function createOverlayStorage(
  below: KeyValueStore,
  begin: (key: string, below: string | undefined) => string | undefined,
): KeyValueStore {
  const own = new Map<string, string | undefined>();
  return {
    get: (key) => (own.has(key) ? own.get(key) : begin(key, below.get(key))),
    set: (key, value) => void own.set(key, value),
    delete: (key) => void own.set(key, undefined),
  };
}
