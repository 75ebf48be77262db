import type { StoredChange, OutboxStore } from '../core/ports/outbox-store';
import { createRandomKey } from './browser-environment';
import { readStoredChange, storedTextOf } from './stored-change';

/** What the store needs of the browser. */
export interface BrowserOutboxParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Undefined outside of secure contexts. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Notifies of what other tabs write (the window). */
  readonly tabs: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

const PREFIX = 'glossator.outbox';

/**
 * Stores unsaved changes in local storage, one item a change, by user, Code and page. A page holds a Web Lock as long as it lives; whoever
 * gets that lock adopts the changes it has left, those of an older build too. Where there are no Web Locks, pages adopt what they find when they open: then
 * two tabs may send the same, which the idempotency keys make harmless.
 */
export function createBrowserOutboxStore(parts?: BrowserOutboxParts): OutboxStore {
  return {
    open({ userId, codeId }, onFound) {
      const { storage, locks, tabs } = parts ?? browserParts();
      const place = `${PREFIX}.${userId}.${codeId}.`;
      const ownPage = createRandomKey();
      /** The item of each change; what others have left stays where it is. */
      const items = new Map<string, string>();
      const known = new Set([ownPage]);
      const closing = new AbortController();
      const untilClosed = new Promise<void>((resolve) =>
        closing.signal.addEventListener('abort', () => resolve()),
      );

      const adopt = (page: string): void => {
        if (closing.signal.aborted) return;
        const found = storedIn(storage, `${place}${page}.`);
        for (const [item, { payload }] of found) {
          const twin = items.get(payload.key);
          if (twin !== undefined && twin !== item) quietly(() => storage.removeItem(twin));
          items.set(payload.key, item);
        }
        const inOrder = found.map(([, change]) => change).toSorted((a, b) => a.order - b.order);
        if (inOrder.length > 0) onFound(inOrder);
      };
      const hold = (page: string, work: () => void): void => {
        const { signal } = closing;
        const held = locks?.request(`${place}${page}`, { signal }, () => {
          work();
          return untilClosed;
        });
        // Closed while it waited.
        held?.catch(() => undefined);
      };
      const findOthers = (): void => {
        for (const item of keysOf(storage)) {
          const page = item.startsWith(place) ? (item.slice(place.length).split('.')[0] ?? '') : '';
          if (page === '' || known.has(page)) continue;
          known.add(page);
          if (locks) hold(page, () => adopt(page));
          else void Promise.resolve().then(() => adopt(page));
        }
      };
      const onStorage = (event: Event): void => {
        if (event instanceof StorageEvent && event.newValue !== null && event.key?.startsWith(place))
          findOthers();
      };

      hold(ownPage, () => undefined);
      findOthers();
      tabs.addEventListener('storage', onStorage);
      return {
        keep(change) {
          const { key } = change.payload;
          const item = items.get(key) ?? `${place}${ownPage}.${key}`;
          items.set(key, item);
          try {
            storage.setItem(item, storedTextOf(change));
            return true;
          } catch {
            return false;
          }
        },
        remove(keys) {
          for (const key of keys) {
            const item = items.get(key);
            items.delete(key);
            if (item !== undefined) quietly(() => storage.removeItem(item));
          }
        },
        close() {
          tabs.removeEventListener('storage', onStorage);
          closing.abort();
        },
      };
    },
  };
}

/** Where local storage is forbidden, nothing is stored. */
function browserParts(): BrowserOutboxParts {
  const nothing = {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new Error('There is no local storage');
    },
  };
  const storage = quietly(() => window.localStorage) ?? nothing;
  return { storage, locks: 'locks' in navigator ? navigator.locks : undefined, tabs: window };
}

function keysOf(storage: BrowserOutboxParts['storage']): readonly string[] {
  const count = quietly(() => storage.length) ?? 0;
  return Array.from({ length: count }, (_, index) => storage.key(index) ?? '');
}

/** The items under a prefix, with the changes in them. What cannot be read is not among them, and stays where it is. */
function storedIn(storage: BrowserOutboxParts['storage'], prefix: string): readonly [string, StoredChange][] {
  return keysOf(storage).flatMap((item): [string, StoredChange][] => {
    if (!item.startsWith(prefix)) return [];
    const change = readStoredChange(quietly(() => storage.getItem(item)) ?? '');
    return change ? [[item, change]] : [];
  });
}

function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
