import type { Bookmark, LiveEvent } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const STAMPS = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };

function aBookmark(id: number, changes: Partial<Bookmark> = {}): Bookmark {
  return {
    id,
    documentId: 1,
    name: `Bookmark ${id}`,
    page: 0,
    ...STAMPS,
    createdBy: { id: 1, name: 'Lea Rossi' },
    ...changes,
  };
}

async function opened(existing: readonly Bookmark[] = []) {
  const made = createTestAnnotator();
  for (const bookmark of existing) made.backend.storedBookmarks.set(bookmark.id, bookmark);
  await openFirst(made);
  const bookmarks = () => made.store.getState().bookmarks;
  const load = async () => {
    void made.commands.bookmarks.load();
    made.backend.next().succeed();
    await settle();
  };
  const bookmark = (page: number, name: string) => {
    made.commands.bookmarks.openForm(page, name);
    made.commands.bookmarks.submit();
  };
  const live = (event: LiveEvent) => {
    // What a second tab of somebody else's does.
    listener?.onEvent(event);
  };
  let listener: { onEvent(event: LiveEvent): void } | undefined;
  made.annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  return { ...made, bookmarks, load, bookmark, live, names: () => bookmarks().items.map(({ name }) => name) };
}

describe('bookmarks', () => {
  it('are not fetched before they are looked at, and then by page and lower-cased name', async () => {
    const made = await opened([
      aBookmark(7, { page: 2, name: 'a' }),
      aBookmark(8, { name: 'b' }),
      aBookmark(9, { name: 'A' }),
    ]);
    expect(made.bookmarks().status).toBe('idle');
    expect(made.backend.calls).toEqual([]);
    await made.load();
    expect(made.bookmarks().status).toBe('ready');
    expect(made.bookmarks().items.map(({ id }) => id)).toEqual([9, 8, 7]);
  });

  it('stand there at once and are saved after that, under the same key', async () => {
    const made = await opened();
    made.bookmark(1, 'Scope');
    expect(made.bookmarks().items).toMatchObject([{ id: -1, name: 'Scope', page: 1, documentId: 1 }]);
    const call = made.backend.next();
    expect(call).toMatchObject({
      name: 'bookmarks.create',
      input: { documentId: 1, name: 'Scope', page: 1 },
      key: 'key-1',
    });
    call.succeed();
    await settle();
    expect(made.bookmarks().items).toMatchObject([{ id: 1000, name: 'Scope' }]);
    expect(made.bookmarks().formerIds).toEqual({ 1000: -1 });
    await made.load();
    expect(made.names()).toEqual(['Scope']);
  });

  it('are cut after 255 characters, and nameless ones are not made', async () => {
    const made = await opened();
    made.bookmark(0, ' ');
    expect(made.bookmarks()).toMatchObject({ items: [], form: undefined });
    made.commands.bookmarks.openForm(0, 'a');
    made.commands.bookmarks.writeName(` ${'x'.repeat(300)} `);
    made.commands.bookmarks.submit();
    expect(made.names()).toEqual(['x'.repeat(255)]);
  });

  it('can be renamed and deleted before they are saved', async () => {
    const made = await opened();
    made.bookmark(0, 'first');
    made.bookmark(0, 'second');
    const [first] = made.backend.calls;
    made.commands.bookmarks.rename(-1);
    made.commands.bookmarks.writeName('third');
    made.commands.bookmarks.submit();
    expect(made.names()).toEqual(['second', 'third']);
    first?.succeed();
    await settle();
    expect(made.backend.calls.at(-1)).toMatchObject({
      name: 'bookmarks.update',
      input: { id: 1000, name: 'third' },
    });
    made.commands.bookmarks.delete(1000);
    expect(made.names()).toEqual(['second']);
  });

  it('save what was changed in the form when another one is opened', async () => {
    const made = await opened([aBookmark(7), aBookmark(8)]);
    await made.load();
    made.commands.bookmarks.rename(7);
    made.commands.bookmarks.writeName('Duty');
    made.commands.bookmarks.rename(8);
    expect(made.names()).toEqual(['Bookmark 8', 'Duty']);
    expect(made.bookmarks().form).toMatchObject({ bookmarkId: 8, text: 'Bookmark 8' });
    made.commands.bookmarks.openForm(2, 'Suggested');
    made.commands.bookmarks.openForm(1, 'Other');
    expect(made.names()).toEqual(['Bookmark 8', 'Duty']);
  });

  it('are renamed by their author only; a reader makes none', async () => {
    const theirs = aBookmark(7, { createdBy: { id: 2, name: 'Max Keller' } });
    const made = await opened([theirs]);
    await made.load();
    made.commands.bookmarks.rename(7);
    made.commands.bookmarks.delete(7);
    expect(made.bookmarks()).toMatchObject({ form: undefined, items: [theirs] });
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
    made.commands.bookmarks.delete(7);
    expect(made.names()).toEqual([]);
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'read' });
    made.commands.bookmarks.openForm(0, 'mine');
    expect(made.bookmarks().form).toBeUndefined();
  });

  it('are removed with a notice when the server refuses them', async () => {
    const made = await opened();
    made.bookmark(9, 'Beyond');
    made.backend.next().refuse(400, 'VALIDATION');
    await settle();
    expect(made.names()).toEqual([]);
    expect(made.store.getState().notices.items).toMatchObject([{ code: 'generic', written: 'Beyond' }]);
  });

  it('wait where the connection is broken, also over a fresh list', async () => {
    const made = await opened();
    made.bookmark(0, 'Scope');
    made.backend.next().breakOff(true);
    await settle();
    expect(made.store.getState().outbox.changes).toHaveLength(1);
    made.commands.documents.open(2);
    made.backend.next().succeed();
    await settle();
    expect(made.names()).toEqual([]);
    made.commands.documents.open(1);
    expect(made.names()).toEqual(['Scope']);
    made.commands.outbox.retry();
    for (const call of made.backend.calls.splice(0)) call.succeed();
    await settle();
    expect(made.bookmarks().items).toMatchObject([{ id: 1000, name: 'Scope' }]);
    expect(made.backend.storedBookmarks.size).toBe(1);
  });

  it('say when they cannot be loaded, and come when asked again', async () => {
    const made = await opened([aBookmark(7)]);
    void made.commands.bookmarks.load();
    const refusal = made.backend.next();
    refusal.refuse(500, 'INTERNAL');
    await settle();
    expect(made.bookmarks()).toMatchObject({ status: 'failed', error: { problem: { code: 'INTERNAL' } } });
    made.commands.outbox.retry();
    made.backend.next().succeed();
    await settle();
    expect(made.names()).toEqual(['Bookmark 7']);
    expect(made.bookmarks().error).toBeUndefined();
  });

  it('follow what other people do, in this document', async () => {
    const made = await opened();
    await made.load();
    const theirs = aBookmark(7, { createdBy: { id: 2, name: 'Max Keller' } });
    made.live({ name: 'BOOKMARK/CREATE', data: theirs });
    made.live({ name: 'BOOKMARK/CREATE', data: theirs });
    made.live({ name: 'BOOKMARK/CREATE', data: aBookmark(8, { documentId: 2 }) });
    made.live({ name: 'BOOKMARK/UPDATE', data: { ...theirs, name: 'Duty', page: 2 } });
    expect(made.bookmarks().items).toMatchObject([{ id: 7, name: 'Duty', page: 2 }]);
    made.live({ name: 'BOOKMARK/DELETE', data: { id: 7, documentId: 1 } });
    made.live({ name: 'BOOKMARK/UPDATE', data: theirs });
    expect(made.bookmarks().items).toEqual([]);
    expect(made.backend.calls).toEqual([]);
  });

  it('are renamed beside the name that they got elsewhere, and give back what was written where they are gone', async () => {
    const made = await opened([aBookmark(7)]);
    await made.load();
    made.commands.bookmarks.rename(7);
    made.commands.bookmarks.writeName('Mine');
    made.live({ name: 'BOOKMARK/UPDATE', data: aBookmark(7, { name: 'Theirs' }) });
    expect(made.bookmarks().form).toMatchObject({ text: 'Mine', elsewhere: 'Theirs' });
    made.commands.bookmarks.writeName('Theirs');
    expect(made.bookmarks().form).toMatchObject({ text: 'Theirs', elsewhere: undefined });
    made.commands.bookmarks.writeName('Mine after all');
    made.live({ name: 'BOOKMARK/DELETE', data: { id: 7, documentId: 1 } });
    expect(made.bookmarks().form).toBeUndefined();
    const notices = made.store.getState().notices.items;
    expect(notices).toMatchObject([{ code: 'bookmarkGone', written: 'Mine after all' }]);
  });
});
