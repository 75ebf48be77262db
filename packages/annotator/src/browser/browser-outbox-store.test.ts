// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createBrowserOutboxStore, type BrowserOutboxParts } from './browser-outbox-store';
import type { StoredChange } from '../core/ports/outbox-store';

const LEA = { userId: 1, codeId: 7 };

function change(key: string, order: number): StoredChange {
  return {
    action: 'delete',
    payload: {
      key,
      documentId: 1,
      change: { action: 'delete', ref: { kind: 'note', id: 3 } },
      wasSent: false,
    },
    order,
  };
}

/** Local storage that tabs share, with room for so many items. */
function createStorage(
  room = Infinity,
): BrowserOutboxParts['storage'] & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (!items.has(key) && items.size >= room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

/** Web Locks as far as they are used: exclusive, in order, given up by a signal. */
function createLocks(): Pick<LockManager, 'request'> {
  const queues = new Map<string, (() => void)[]>();
  const isHeld = new Set<string>();
  const next = (name: string) => {
    const first = queues.get(name)?.shift();
    if (first) first();
    else isHeld.delete(name);
  };
  const request = async (name: string, options: LockOptions, work: (lock: Lock | null) => unknown) => {
    const { signal } = options;
    if (isHeld.has(name))
      await new Promise<void>((resolve, reject) => {
        const turn = () => resolve();
        queues.set(name, [...(queues.get(name) ?? []), turn]);
        signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((other) => other !== turn),
          );
          reject(new DOMException('ended', 'AbortError'));
        });
      });
    isHeld.add(name);
    await Promise.resolve();
    await work({ name, mode: 'exclusive' });
    next(name);
  };
  return { request: request as LockManager['request'] };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function createBrowser(room?: number, hasLocks = true) {
  const storage = createStorage(room);
  const locks = hasLocks ? createLocks() : undefined;
  const openTab = (owner = LEA) => {
    const found: string[] = [];
    const tabs = new EventTarget();
    const store = createBrowserOutboxStore({ storage, locks, tabs });
    const box = store.open(owner, (changes) => found.push(...changes.map(({ payload }) => payload.key)));
    const receive = (key: string) => tabs.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }));
    return { ...box, found, receive };
  };
  return { storage, openTab };
}

describe('the browser’s outbox store', () => {
  it('gives what a closed tab has left to one other, in order', async () => {
    const { openTab, storage } = createBrowser();
    const first = openTab();
    for (const [key, order] of [
      ['b', 2],
      ['a', 1],
    ] as const)
      expect(first.keep(change(key, order))).toBe(true);
    const [second, third] = [openTab(), openTab()];
    await settle();
    expect([second.found, third.found]).toEqual([[], []]);
    first.close();
    await settle();
    expect([second.found, third.found]).toEqual([['a', 'b'], []]);
    second.close();
    await settle();
    expect(third.found).toEqual(['a', 'b']);
    third.remove(['a', 'b']);
    expect(storage.items.size).toBe(0);
  });

  it('receives changes of tabs that begin to store some later', async () => {
    const { openTab, storage } = createBrowser();
    const second = openTab();
    const first = openTab();
    first.keep(change('a', 1));
    second.receive([...storage.items.keys()][0] ?? '');
    first.close();
    await settle();
    expect(second.found).toEqual(['a']);
  });

  it('changes a stored change in its place', async () => {
    const { openTab, storage } = createBrowser();
    const first = openTab();
    first.keep(change('a', 1));
    first.close();
    const second = openTab();
    await settle();
    second.keep(change('a', 9));
    expect([...storage.items.values()].map((text) => (JSON.parse(text) as StoredChange).order)).toEqual([9]);
  });

  it('gives nothing to another user or Code', async () => {
    const { openTab } = createBrowser();
    const first = openTab();
    first.keep(change('a', 1));
    first.close();
    const others = [openTab({ userId: 2, codeId: 7 }), openTab({ userId: 1, codeId: 70 })];
    await settle();
    expect(others.map(({ found }) => found)).toEqual([[], []]);
  });

  it('says when there is no room', () => {
    const { openTab } = createBrowser(1);
    const tab = openTab();
    expect([tab.keep(change('a', 1)), tab.keep(change('b', 2)), tab.keep(change('a', 3))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('leaves alone what it cannot read', async () => {
    const { openTab, storage } = createBrowser();
    const place = 'glossator.outbox.1.7.tab.';
    storage.setItem(`${place}x`, 'not JSON');
    storage.setItem(`${place}y`, JSON.stringify({ ...change('y', 1), version: 99 }));
    const tab = openTab();
    await settle();
    expect([tab.found, storage.items.size]).toEqual([[], 2]);
  });

  it('finds what was left where there are no Web Locks, too', async () => {
    const { openTab } = createBrowser(undefined, false);
    const first = openTab();
    first.keep(change('a', 1));
    first.close();
    const second = openTab();
    await settle();
    expect(second.found).toEqual(['a']);
  });
});
