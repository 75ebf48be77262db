// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../contract/index';
import { createMemoryTokenStore, createStorageTokenStore } from './token-store';

const KEY = 'glossator.session';
const user: User = {
  id: 1,
  email: 'ada@law.example',
  userType: 'user',
  has2fa: false,
  firstName: 'Ada',
  lastName: 'Advocate',
  country: 'CHE',
  fieldsOfLaw: [],
  position: 'Lawyer',
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** What the browser does when another tab writes. */
function writeElsewhere(value: string | null, key: string | null = KEY) {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['memory', () => createMemoryTokenStore()],
  ['storage', () => createStorageTokenStore(localStorage, KEY)],
])('the store in %s', (_name, make) => {
  it('keeps the token beside the rest of the session', () => {
    const store = make();
    store.write({ user, token: 'one', cookieBanner: true });
    store.set('two');
    expect(store.get()).toBe('two');
    expect(store.read()).toEqual({ user, token: 'two', cookieBanner: true });
    store.set(undefined);
    expect(store.get()).toBeUndefined();
  });

  it('notifies each listener of each change until it unsubscribes', () => {
    const store = make();
    const listener = vi.fn();
    const stops = [store.subscribe(listener), store.subscribe(listener)];
    store.set('one');
    expect(listener).toHaveBeenCalledTimes(2);
    stops[0]?.();
    store.set('two');
    expect(listener).toHaveBeenCalledTimes(3);
    stops[1]?.();
    store.set('three');
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('createStorageTokenStore', () => {
  it('finds the session again', () => {
    createStorageTokenStore(localStorage, KEY).write({ user, token: 'one', twoFactor: 'device' });
    expect(createStorageTokenStore(localStorage, KEY).read()).toEqual({
      user,
      token: 'one',
      twoFactor: 'device',
    });
  });

  it.each([
    ['no JSON', 'x{'],
    ['a list', '[1]'],
    ['null', 'null'],
  ])('takes %s for nothing', (_name, text) => {
    localStorage.setItem(KEY, text);
    expect(createStorageTokenStore(localStorage, KEY).read()).toEqual({});
  });

  it('keeps the token when the kept user is of an older shape', () => {
    localStorage.setItem(KEY, JSON.stringify({ token: 'one', user: { id: 'x' } }));
    const store = createStorageTokenStore(localStorage, KEY);
    expect(store.get()).toBe('one');
    expect(store.read().user).toBeUndefined();
  });

  it.each([
    ['clears the token', JSON.stringify({ cookieBanner: true }), KEY],
    ['removes the entry', null, KEY],
    ['clears the whole storage', null, null],
  ])('hears when another tab %s', (_name, value, key) => {
    const store = createStorageTokenStore(localStorage, KEY);
    store.set('one');
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    writeElsewhere(value, key);
    expect(store.get()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    writeElsewhere(JSON.stringify({ token: 'two' }));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not care for other keys', () => {
    const store = createStorageTokenStore(localStorage, KEY);
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    writeElsewhere('1', 'something else');
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('lives with the page where storing is refused', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const store = createStorageTokenStore({ getItem: refuse, setItem: refuse }, KEY);
    store.set('one');
    expect(store.get()).toBe('one');
  });
});
