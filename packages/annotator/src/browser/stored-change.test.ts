import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { StoredChange } from '../core/ports/outbox-store';
import { anUnported } from '../core/testing/carried-selection';
import { createManualBackend } from '../core/testing/manual-backend';
import { createTestApi, LEA as LEAS_ADDRESS } from '../core/testing/test-api';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../core/testing/test-annotator';
import { createBrowserOutboxStore } from './browser-outbox-store';
import { readStoredChange, storedTextOf } from './stored-change';

/** What the last build that wrote version 1 stored in Code 1 of user 1, a line for each of the calls that it knew. */
async function recorded(): Promise<readonly string[]> {
  const text = await readFile(new URL('testing/outbox-version-1.jsonl', import.meta.url), 'utf8');
  return text.trim().split('\n');
}

interface RecordOfVersion1 {
  readonly order: number;
  readonly payload: {
    readonly key: string;
    readonly mutation: { readonly name: string; readonly input: Readonly<Record<string, unknown>> };
  };
}

const LEA = { createdBy: { id: 1, name: 'Lea Rossi' } };
const STAMPS = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z', ...LEA };

/** The api in the state in which the recorded changes were made. */
function createRecordedApi() {
  const entry = { selectionId: 10, ...STAMPS };
  const file = { contentType: 'image/png', size: 3, uuid: '00000000-0000-4000-8000-00000000000a', ...STAMPS };
  const attachment = { ...file, type: 'attachment', selectionId: 10 } as const;
  const api = createTestApi([
    aSelection(10, aRange(0, 0, 18, 26), {
      ...LEA,
      text: 'an offer',
      isAnnotation: true,
      data: [
        { id: 20, type: 'comment', text: 'first', ...entry },
        { id: 21, type: 'comment', text: 'second', ...entry },
        { id: 30, name: 'a.png', ...attachment },
        { id: 31, name: 'b.png', ...attachment },
      ],
    }),
    aSelection(11, aRange(1, 0, 8, 15), { ...LEA, text: 'statute' }),
    anUnported(12, 'someone', [{ range: aRange(2, 0, 0, 6), text: 'No one', confidence: 0.8 }]),
  ]);
  const note = { documentId: 1, ...STAMPS };
  api.stored.notes.set(40, {
    id: 40,
    text: 'old note',
    data: [{ id: 50, noteId: 40, name: 'n.png', ...file }],
    ...note,
  });
  api.stored.notes.set(41, { id: 41, text: 'other note', data: [], ...note });
  api.stored.bookmarks.set(60, { id: 60, name: 'old', page: 1, ...note });
  api.stored.bookmarks.set(61, { id: 61, name: 'other', page: 2, ...note });
  api.plantUpload(LEAS_ADDRESS, { contentType: 'image/png', content: new Uint8Array(3) });
  return api;
}

/** A browser whose local storage has these texts, left by a page of Code 1. */
function createBrowser(texts: readonly string[]) {
  const items = new Map(texts.map((text, index) => [`glossator.outbox.1.1.page.${index}`, text]));
  const storage = {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { items, storage, locks: undefined, tabs: new EventTarget() };
}

/** The same call; ids that were temporary when it was stored are whatever they have become. */
function withoutTemporaryIds(input: Readonly<Record<string, unknown>>, stored = input) {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const isTemporary = typeof stored[name] === 'number' && stored[name] < 0;
      return [name, isTemporary ? 'temporary' : value];
    }),
  );
}

/** The operation that version 1 called by this name. */
function operationOf(name: string): string {
  if (name.endsWith('Bookmark')) return `bookmarks.${name.replace('Bookmark', '')}`;
  if (name.includes('Note')) return `notes.${name.replace('Note', '')}`;
  return `selections.${name}`;
}

describe('stored changes of version 1', () => {
  it('are sent by this build in the calls, and under the keys, that the older one would have used', async () => {
    const texts = await recorded();
    const stored = texts.map((text) => (JSON.parse(text) as RecordOfVersion1).payload);
    const browser = createBrowser(texts);
    const api = createRecordedApi();
    const backend = createManualBackend([], api);
    const made = createTestAnnotator({ backend, outboxStore: createBrowserOutboxStore(browser) });
    await openFirst(made);
    const { notes, bookmarks } = made.commands;
    void Promise.all([notes.load(), bookmarks.load()]);
    const sent: unknown[] = [];
    await settle();
    while (backend.calls.length > 0) {
      const { name, input, key, succeed } = backend.next();
      const before = stored.find((payload) => payload.key === key);
      if (before) sent.push({ key, name, input: withoutTemporaryIds(input, before.mutation.input) });
      succeed();
      await settle();
    }
    const inOrder = (calls: readonly unknown[]) => calls.map((call) => JSON.stringify(call)).toSorted();
    expect(inOrder(sent)).toEqual(
      inOrder(
        stored.map(({ key, mutation: { name, input } }) => ({
          key,
          name: operationOf(name),
          input: withoutTemporaryIds(input),
        })),
      ),
    );
    expect(
      [...api.stored.selections.values()].map(({ id, text, status, color, data }) => [
        id,
        text,
        status,
        color,
        data.map((entry) => (entry.type === 'comment' ? entry.text : entry.name)),
      ]),
    ).toEqual([
      [10, 'an offer is', 'success', 'COLOR_1', ['first, changed', 'second', 'c.png', 'new.png']],
      [12, 'No one', 'success', 'COLOR_1', []],
      [expect.any(Number), 'person', 'success', 'COLOR_7', ['Who is that?']],
      [11, 'statute', 'success', 'COLOR_1', []],
    ]);
    expect([...api.stored.notes.values()].map(({ text, data }) => [text, data.length])).toEqual([
      ['old note, changed', 0],
      ['new note', 0],
    ]);
    expect([...api.stored.bookmarks.values()].map(({ name }) => name)).toEqual(['renamed', 'new mark']);
    expect(made.store.getState().outbox.changes).toEqual([]);
    expect([...browser.items]).toEqual([]);
    expect(made.logged).toEqual([]);
    made.stop();
  });

  it('are visible at once, and stored in the present layout while they cannot be sent', async () => {
    const browser = createBrowser(await recorded());
    const backend = createManualBackend([], createRecordedApi());
    const made = createTestAnnotator({ backend, outboxStore: createBrowserOutboxStore(browser) });
    await openFirst(made);
    const items = () => made.store.getState().selections.items;
    expect(items().map(({ text, color }) => [text, color])).toContainEqual(['person', 'COLOR_7']);
    expect(items().find(({ id }) => id === 10)).toMatchObject({ text: 'an offer is' });
    const rewritten = [...browser.items.values()];
    expect(rewritten.map((text) => (JSON.parse(text) as { version: number }).version)).toEqual(
      rewritten.map(() => 2),
    );
    expect(rewritten).toHaveLength(28);
    made.stop();
  });

  it('say what a refused decision takes back', async () => {
    const decisions = (await recorded())
      .map((text) => readStoredChange(text)?.payload.change)
      .filter((change) => change?.action === 'update' && 'status' in change.to);
    expect(decisions).toMatchObject([
      {
        from: { status: 'unconfirmed', startPage: 2, endCharacter: 6, text: 'No one' },
        to: { status: 'success' },
      },
      { from: { status: 'success', carriedOver: { confirmedBy: { id: 1 } } }, to: { status: 'unconfirmed' } },
      { from: { status: 'unconfirmed' }, to: { status: 'success', text: 'No one' } },
    ]);
  });
});

describe('stored changes that cannot be read', () => {
  const good: StoredChange = {
    action: 'delete',
    payload: {
      key: 'good',
      documentId: 1,
      change: { action: 'delete', ref: { kind: 'selection', id: 11 } },
      wasSent: false,
    },
    order: 1,
  };
  const OWNER = 'thing';
  const old = (parts: Readonly<Record<string, unknown>>) =>
    JSON.stringify({
      version: 1,
      action: 'create',
      payload: { key: 'old', documentId: 1, [OWNER]: { kind: 'note', id: -1 }, wasSent: false, ...parts },
      order: 2,
    });
  const present = (change: unknown) =>
    JSON.stringify({ version: 2, ...good, payload: { ...good.payload, key: 'bad', change } });
  const broken = [
    ['no JSON', '{"version":1,'],
    ['no record', 'null'],
    ['a newer version', JSON.stringify({ ...good, version: 3 })],
    ['no payload', JSON.stringify({ version: 1, action: 'create', order: 2 })],
    ['no event', old({})],
    ['an event that was never stored', old({ event: { type: 'notes/requested', documentId: 1 } })],
    ['an unknown feature', old({ event: { type: 'tags/created', tag: { id: -1, ...LEA } } })],
    ['an event without its entity', old({ event: { type: 'notes/created' } })],
    ['an update without its fields', old({ event: { type: 'notes/updated', id: 40 } })],
    ['an entity without its author', old({ event: { type: 'notes/created', note: { id: -1, text: 'x' } } })],
    ['an unknown action', present({ action: 'merge', ref: { kind: 'note', id: 40 } })],
    ['an update without new values', present({ action: 'update', ref: { kind: 'note', id: 40 } })],
    ['a kind of entity that this build has not', present({ action: 'delete', ref: { kind: 'tag', id: 4 } })],
  ] as const;

  it.each(broken)('stay where they are, and hold nothing else up: %s', async (_what, text) => {
    const browser = createBrowser([text, storedTextOf(good)]);
    const api = createRecordedApi();
    const backend = createManualBackend([], api);
    const made = createTestAnnotator({ backend, outboxStore: createBrowserOutboxStore(browser) });
    await openFirst(made);
    expect(backend.calls.map(({ key }) => key)).toEqual(['good']);
    backend.next().succeed();
    await settle();
    expect(api.stored.selections.has(11)).toBe(false);
    expect([...browser.items.values()]).toEqual([text]);
    made.stop();
  });
});
