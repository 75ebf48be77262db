import type { User } from '../contract/index';

/** Holds the bearer token. `subscribe` reports changes, including those of other tabs. */
export interface TokenStore {
  get(): string | undefined;
  set(token: string | undefined): void;
  subscribe?(listener: () => void): () => void;
}

/** What of the log-in state outlives the page (specification section 3); `twoFactor` is the trusted device's token. */
export interface PersistedSession {
  readonly user?: User | undefined;
  readonly token?: string | undefined;
  readonly twoFactor?: string | undefined;
  readonly cookieBanner?: boolean | undefined;
}

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

/** The fields that every user has, and what they are: a user who was kept by an older app has not all of them. */
const USER_FIELDS = {
  id: 'number',
  email: 'string',
  userType: 'string',
  has2fa: 'boolean',
  firstName: 'string',
  lastName: 'string',
  country: 'string',
  fieldsOfLaw: 'object',
  position: 'string',
  createdAt: 'string',
} as const satisfies Record<RequiredField, string>;

type RequiredField = {
  [F in keyof User]-?: Record<never, never> extends Pick<User, F> ? never : F;
}[keyof User];

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const kept: Readonly<Record<string, unknown>> = { ...value };
  return (
    Object.entries(USER_FIELDS).every(([field, type]) => typeof kept[field] === type) &&
    Array.isArray(kept['fieldsOfLaw'])
  );
}

/** The usable parts of what was kept. */
function sessionIn(json: unknown): PersistedSession {
  if (typeof json !== 'object' || json === null) return {};
  const { user, token, twoFactor, cookieBanner }: Readonly<Record<string, unknown>> = { ...json };
  return {
    ...(isUser(user) && { user }),
    ...(typeof token === 'string' && token !== '' && { token }),
    ...(typeof twoFactor === 'string' && { twoFactor }),
    ...(typeof cookieBanner === 'boolean' && { cookieBanner }),
  };
}

function parseSession(text: string | null): PersistedSession {
  try {
    return sessionIn(JSON.parse(text ?? '{}'));
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
