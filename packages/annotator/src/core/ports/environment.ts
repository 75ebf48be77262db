/** Time, as the core sees it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `work` once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, work: () => void): () => void;
}

/** Small texts that outlive the page (local storage, say). Never throws: what cannot be kept is not kept. */
export interface KeyValueStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  delete(key: string): void;
}

/** Where failed mutations and other mishaps are written. */
export interface Log {
  warn(message: string, details?: unknown): void;
  error(message: string, details?: unknown): void;
}
