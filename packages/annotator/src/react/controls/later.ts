import { useEffect, useState } from 'react';

/** Code that is loaded when it is first wanted, or before that; it stays loaded then, as modules do. */
export interface Later<Part> {
  /** What was loaded; undefined until then. */
  get(): Part | undefined;
  /** Loads it; one load for all who ask. Rejects where it does not arrive, and tries again when asked again. */
  load(): Promise<Part>;
}

/** Code that `load` loads. */
export function createLater<Part>(load: () => Promise<Part>): Later<Part> {
  let loaded: { readonly part: Part } | undefined;
  let loading: Promise<Part> | undefined;
  return {
    get: () => loaded?.part,
    load() {
      loading ??= load().then(
        (part) => {
          loaded = { part };
          return part;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** What is loaded later, as a component has it. */
export interface LaterState<Part> {
  /** Undefined until it is there. */
  readonly part: Part | undefined;
  /** Whether it did not arrive. */
  readonly isFailed: boolean;
  /** Tries again. */
  readonly retry: () => void;
}

/** Loads a part while `isWanted`; one that is loaded already is there at once. */
export function useLater<Part>(later: Later<Part>, isWanted = true): LaterState<Part> {
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<'loaded' | 'failed' | undefined>(undefined);
  const part = later.get();
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isDisposed = false;
    later.load().then(
      () => !isDisposed && setOutcome('loaded'),
      () => !isDisposed && setOutcome('failed'),
    );
    return () => {
      isDisposed = true;
      setOutcome(undefined);
    };
  }, [later, isMissing, tries]);
  return { part, isFailed: isMissing && outcome === 'failed', retry: () => setTries((count) => count + 1) };
}
