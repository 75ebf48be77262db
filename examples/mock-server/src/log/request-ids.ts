import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that the present work is done for, wherever in the server that is. */
export interface RequestIds {
  /** Does work, and what it starts, for a request. */
  run<R>(id: string, work: () => R): R;
  /** Undefined for what the server does by itself. */
  current(): string | undefined;
}

/** Makes it. */
export function createRequestIds(): RequestIds {
  const ids = new AsyncLocalStorage<string>();
  return { run: (id, work) => ids.run(id, work), current: () => ids.getStore() };
}
