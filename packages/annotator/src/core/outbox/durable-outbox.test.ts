import { describe, expect, it } from 'vitest';
import { createManualBackend } from '../testing/manual-backend';
import { createMemoryOutboxStore } from '../testing/memory-outbox-store';
import { createTestApi } from '../testing/test-api';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };

/** An api and a browser that pages come to and leave. */
function createPlace(existing: Parameters<typeof createTestApi>[0] = []) {
  const api = createTestApi(existing);
  const outboxStore = createMemoryOutboxStore();
  let pages = 0;
  const visit = async (options: { readonly userId?: number; readonly codeId?: number } = {}) => {
    const backend = createManualBackend([], api);
    const made = createTestAnnotator({ backend, outboxStore, keys: `page${(pages += 1)}`, ...options });
    await openFirst(made);
    const finish = async () => {
      await settle();
      while (backend.calls.length > 0) {
        backend.next().succeed();
        await settle();
      }
    };
    const breakAll = async (isDone = false) => {
      await settle();
      while (backend.calls.length > 0) {
        backend.next().breakOff(isDone);
        await settle();
      }
    };
    const leave = () => {
      made.detach();
      made.stop();
    };
    const write = (selectionId: number, text: string) => {
      made.commands.comments.openForm(selectionId);
      made.commands.comments.write(text);
      made.commands.comments.submit();
    };
    const mark = (start: number, end: number) => {
      made.viewer.select(aRange(0, 0, start, end));
      return made.commands.selections.create() ?? 0;
    };
    const items = () => made.store.getState().selections.items;
    const unsaved = () => made.store.getState().outbox.changes.length;
    return { ...made, backend, finish, breakAll, leave, write, mark, items, unsaved };
  };
  return { stored: api.stored, outboxStore, visit };
}

describe('the durable outbox', () => {
  it('shows after a reload what was not saved, and saves it once', async () => {
    const place = createPlace();
    const first = await place.visit();
    const id = first.mark(2, 8);
    first.write(id, 'Who is that?');
    // The first call reaches the server, its answer is lost.
    await first.breakAll(true);
    expect(place.outboxStore.kept().map(({ action }) => action)).toEqual(['create', 'create']);
    first.leave();
    const second = await place.visit();
    await settle();
    expect(second.unsaved()).toBe(2);
    const shown = second.items().filter((item) => item.id < 0);
    expect(shown).toMatchObject([{ text: 'person', data: [{ id: -1, text: 'Who is that?' }] }]);
    await second.finish();
    expect([...place.stored.selections.values()]).toMatchObject([
      { id: 1000, text: 'person', data: [{ text: 'Who is that?' }] },
    ]);
    expect(second.items()).toMatchObject([{ id: 1000, data: [{ text: 'Who is that?' }] }]);
    expect([second.unsaved(), place.outboxStore.kept()]).toEqual([0, []]);
  });

  it('knows after a reload which entities changes are about that were saved before it', async () => {
    const place = createPlace();
    const first = await place.visit();
    const id = first.mark(2, 8);
    first.write(id, 'mine');
    first.commands.selections.recolor(id, 'COLOR_7');
    first.backend.next().succeed();
    await settle();
    await first.breakAll();
    first.leave();
    const second = await place.visit();
    await settle();
    expect(second.items()).toMatchObject([{ id: 1000, color: 'COLOR_7', data: [{ id: -1, text: 'mine' }] }]);
    await second.finish();
    expect(place.stored.selections.get(1000)).toMatchObject({ color: 'COLOR_7', data: [{ text: 'mine' }] });
  });

  it('keeps the changes of two pages apart', async () => {
    const place = createPlace();
    const first = await place.visit();
    first.mark(2, 8);
    await first.breakAll();
    const second = await place.visit();
    second.write(second.mark(13, 18), 'second page');
    await second.breakAll();
    expect(second.unsaved()).toBe(2);
    // The first page ends: its changes come to the second one, under other temporary ids.
    first.leave();
    await settle();
    expect(second.items().map(({ id, text }) => [id, text])).toEqual([
      [-2, 'person'],
      [-1, 'makes'],
    ]);
    second.commands.outbox.retry();
    await second.finish();
    expect(
      [...place.stored.selections.values()].map(({ text, data }) => [text, data.length]).toSorted(),
    ).toEqual([
      ['makes', 1],
      ['person', 0],
    ]);
    expect(second.items().map(({ id }) => id > 0)).toEqual([true, true]);
  });

  it('is not taken from a page that is open', async () => {
    const place = createPlace();
    const first = await place.visit();
    first.mark(2, 8);
    await first.breakAll();
    const second = await place.visit();
    second.commands.outbox.retry();
    await second.finish();
    expect([second.unsaved(), place.stored.selections.size, first.unsaved()]).toEqual([0, 0, 1]);
  });

  it('is for its user and its Code alone', async () => {
    const place = createPlace();
    const first = await place.visit();
    first.mark(2, 8);
    await first.breakAll();
    first.leave();
    for (const options of [{ userId: 2 }, { codeId: 2 }]) {
      const other = await place.visit(options);
      await other.finish();
      expect([other.unsaved(), other.items(), place.stored.selections.size]).toEqual([0, [], 0]);
      other.leave();
    }
    const again = await place.visit();
    await again.finish();
    expect(place.stored.selections.size).toBe(1);
  });

  it('hands over when another user comes to the same page', async () => {
    const place = createPlace();
    const page = await place.visit();
    page.mark(2, 8);
    await page.breakAll();
    page.commands.access.grant({ id: 2, name: 'Max Keller', access: 'annotate' });
    expect([page.unsaved(), page.store.getState().history.undo, place.outboxStore.kept().length]).toEqual([
      0,
      [],
      1,
    ]);
    page.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'annotate' });
    await page.finish();
    expect([page.unsaved(), place.stored.selections.size]).toEqual([0, 1]);
  });

  it('tells what is refused for good with what was written, and forgets it', async () => {
    const place = createPlace([aSelection(5, aRange(0, 0, 2, 8), { text: 'person', ...OWN })]);
    const first = await place.visit();
    first.write(5, 'A long thought');
    await first.breakAll();
    first.leave();
    const second = await place.visit();
    await settle();
    second.backend.next().refuse(403, 'FORBIDDEN');
    await settle();
    expect(second.store.getState().notices.items).toMatchObject([{ written: 'A long thought' }]);
    expect(second.items()[0]?.data).toEqual([]);
    expect([second.unsaved(), place.outboxStore.kept()]).toEqual([0, []]);
  });

  it('says when there is no room, and keeps what it can as soon as there is', async () => {
    const place = createPlace();
    const page = await place.visit();
    place.outboxStore.setRoom(1);
    page.mark(2, 8);
    page.mark(13, 18);
    await page.breakAll();
    const { notices, outbox } = page.store.getState();
    expect(notices.items.map(({ code }) => code)).toEqual(['storageFull']);
    expect([outbox.areKept, place.outboxStore.kept().length]).toEqual([false, 1]);
    place.outboxStore.setRoom(2);
    page.commands.outbox.retry();
    await page.breakAll();
    expect([page.store.getState().outbox.areKept, place.outboxStore.kept().length]).toEqual([true, 2]);
  });

  it('tries again by itself, at longer and longer intervals', async () => {
    const place = createPlace();
    const page = await place.visit();
    page.mark(2, 8);
    const tries = [];
    for (const ms of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      await page.breakAll();
      page.clock.pass(ms - 1);
      await settle();
      const before = page.backend.calls.length;
      page.clock.pass(1);
      await settle();
      tries.push([before, page.backend.calls.length]);
    }
    expect(tries).toEqual(Array.from({ length: 6 }, () => [0, 1]));
    await page.finish();
    expect(place.stored.selections.size).toBe(1);
  });

  it('sends nothing any more when its page has ended', async () => {
    const place = createPlace();
    const page = await place.visit();
    page.mark(2, 8);
    await page.breakAll();
    page.leave();
    page.clock.pass(600_000);
    page.commands.outbox.retry();
    await settle();
    expect(page.backend.calls).toEqual([]);
  });
});
