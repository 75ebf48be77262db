import * as z from 'zod';
import { userSchema } from '../contract/index';

/** Holds the bearer token. `subscribe` reports changes, including those of other tabs. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string | undefined): void;
  subscribe?(listener: () => void): () => void;
}

const persistedSchema = z.object({
  user: userSchema.optional().catch(undefined),
  token: z.string().min(1).optional().catch(undefined),
  twoFactor: z.string().optional().catch(undefined),
  cookieBanner: z.boolean().optional().catch(undefined),
});

/** What of the log-in state outlives the page (specification section 3); `twoFactor` is the trusted device's token. */
export type PersistedSession = z.infer<typeof persistedSchema>;

/** A token store that keeps the whole persisted part of the log-in state. */
export interface SessionStore extends TokenStore {
  read(): PersistedSession;
  write(session: PersistedSession): void;
  subscribe(listener: () => void): () => void;
}

/** The part of the browser's storage that is used here. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Listeners to one store; `onFirst` and `onLast` bracket the time in which somebody listens. */
function createListeners(onFirst?: () => void, onLast?: () => void) {
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    // A wrapper of its own, so that the same function may listen twice.
    const own = () => listener();
    if (listeners.size === 0) onFirst?.();
    listeners.add(own);
    return () => {
      if (listeners.delete(own) && listeners.size === 0) onLast?.();
    };
  };
  return { notify, subscribe };
}

/** A store that lives as long as the page: for scripts, tests and servers. */
export function createMemoryTokenStore(initial: PersistedSession = {}): SessionStore {
  let session = initial;
  const { notify, subscribe } = createListeners();
  const write = (next: PersistedSession) => {
    session = next;
    notify();
  };
  return {
    get: () => session.token,
    set: (token) => write({ ...session, token }),
    read: () => session,
    write,
    subscribe,
  };
}

function parseSession(text: string | null): PersistedSession {
  try {
    return persistedSchema.safeParse(JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/**
 * A store in local storage under `key`. Listeners also hear what other tabs write or clear. What is stored there but
 * cannot be read counts as nothing; where writing is refused (private mode, full) the session lives with the page.
 */
export function createStorageTokenStore(storage: KeyValueStorage, key: string): SessionStore {
  const load = () => {
    try {
      return parseSession(storage.getItem(key));
    } catch {
      return {};
    }
  };
  let session: PersistedSession = load();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    if (event.storageArea !== null && event.storageArea !== storage) return;
    session = load();
    notify();
  };
  const page = typeof window === 'undefined' ? undefined : window;
  const { notify, subscribe } = createListeners(
    () => {
      session = page ? load() : session;
      page?.addEventListener('storage', onStorage);
    },
    () => page?.removeEventListener('storage', onStorage),
  );
  const write = (next: PersistedSession) => {
    session = next;
    try {
      storage.setItem(key, JSON.stringify(next));
    } catch {
      // Kept in memory: being logged out by a full disk would be worse than logging in again next time.
    }
    notify();
  };
  return {
    get: () => session.token,
    set: (token) => write({ ...session, token }),
    read: () => session,
    write,
    subscribe,
  };
}
