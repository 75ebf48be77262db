import { useSyncExternalStore } from 'react';

/** A small text kept in local storage and watched by components; survives storage being full or forbidden. */
export interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** A preference kept under `key`; what is not one of `values` reads as `fallback`. */
export function createPreference<T extends string>(
  key: string,
  values: readonly T[],
  fallback: T,
): Preference<T> {
  const listeners = new Set<() => void>();
  let current = readKept();
  function readKept(): T {
    try {
      const kept = window.localStorage.getItem(key);
      return values.find((value) => value === kept) ?? fallback;
    } catch {
      return fallback;
    }
  }
  return {
    get: () => current,
    set(value) {
      current = value;
      try {
        window.localStorage.setItem(key, value);
      } catch {
        // A full or forbidden storage costs the memory of the choice, not the choice.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a preference, watched. */
export function usePreference<T extends string>(preference: Preference<T>): T {
  return useSyncExternalStore(preference.subscribe, preference.get);
}
