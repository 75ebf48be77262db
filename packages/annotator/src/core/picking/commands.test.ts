import type { TextSelection } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { LONGEST_WAIT_MS } from '../selections/when-seen';
import { createMemoryOutboxStore } from '../testing/memory-outbox-store';
import { selectionsById, selectSelectionsOf } from '../selections/selectors';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

/** Of Lea's, whose id is 1, and of Max's. */
const LEA = { id: 1, name: 'Lea Rossi' };
const OF_LEA = { createdBy: LEA };
const EXISTING: readonly TextSelection[] = [
  aSelection(11, aRange(0, 0, 0, 5), OF_LEA),
  aSelection(12, aRange(0, 1, 0, 5), { ...OF_LEA, color: 'COLOR_3' }),
  aSelection(13, aRange(1, 0, 0, 5)),
  aSelection(21, aRange(0, 0, 0, 5), { ...OF_LEA, documentId: 2 }),
];

type Options = Omit<NonNullable<Parameters<typeof createTestAnnotator>[0]>, 'existing'>;

/** Document 1 is open, and the whole Code is listed. */
async function made(options: Options = {}, existing = EXISTING) {
  const test = createTestAnnotator({ existing, ...options });
  const { backend, store, commands, clock } = test;
  await openFirst(test);
  // The rest of a long list waits for the document to be seen.
  clock.pass(LONGEST_WAIT_MS);
  const answerAll = async () => {
    await settle();
    while (backend.calls.length > 0) {
      backend.next().succeed();
      await settle();
    }
  };
  commands.selections.chooseScope('code');
  await answerAll();
  const listed = () => [1, 2].flatMap((id) => selectSelectionsOf(store.getState(), id).items);
  const colors = () => Object.fromEntries(listed().map(({ id, color }) => [id, color]));
  const stored = () => Object.fromEntries([...backend.stored.values()].map(({ id, color }) => [id, color]));
  const notice = () => store.getState().notices.items.at(-1);
  const picked = () => Object.keys(store.getState().picking.picked).map(Number);
  return { ...test, answerAll, listed, colors, stored, notice, picked };
}

const BEFORE = { 11: 'COLOR_1', 12: 'COLOR_3', 13: 'COLOR_1', 21: 'COLOR_1' };

describe('several annotations together', () => {
  it('are recolored in all documents, and again as they were in one step', async () => {
    const { commands, store, colors, stored, notice, answerAll } = await made();
    commands.picking.recolor([11, 12, 21], 'COLOR_7');
    const after = { ...BEFORE, 11: 'COLOR_7', 12: 'COLOR_7', 21: 'COLOR_7' };
    expect(colors()).toEqual(after);
    expect(notice()).toMatchObject({ kind: 'info', code: 'highlightsRecolored', count: 3, left: 0 });
    await answerAll();
    expect(stored()).toEqual(after);
    expect(store.getState().history.undo).toHaveLength(1);
    commands.history.undo(notice()?.undoes);
    expect(colors()).toEqual(BEFORE);
    expect(notice()).toMatchObject({ code: 'undone', count: 3, left: 0 });
    await answerAll();
    expect(stored()).toEqual(BEFORE);
    commands.history.redo();
    await answerAll();
    expect([colors(), stored()]).toEqual([after, after]);
  });

  it('are deleted, and come back in one step with their ids', async () => {
    const { commands, listed, stored, notice, answerAll } = await made();
    commands.picking.delete([11, 21]);
    expect(listed().map(({ id }) => id)).toEqual([12, 13]);
    expect(notice()).toMatchObject({ code: 'highlightsDeleted', count: 2, left: 0 });
    await answerAll();
    expect(Object.keys(stored())).toEqual(['12', '13']);
    commands.history.undo();
    expect(listed().map(({ id }) => id)).toEqual([11, 12, 13, 21]);
    await answerAll();
    expect(stored()).toEqual(BEFORE);
  });

  it('leave out what the user may not change, and say so', async () => {
    const { commands, colors, notice, backend, store } = await made();
    commands.picking.recolor([11, 13], 'COLOR_7');
    expect(colors()).toEqual({ ...BEFORE, 11: 'COLOR_7' });
    expect(notice()).toMatchObject({ count: 1, left: 1 });
    expect(backend.calls).toHaveLength(1);
    commands.picking.delete([13]);
    expect(notice()).toMatchObject({ kind: 'error', code: 'highlightsDeleted', count: 0, left: 1 });
    expect(notice()?.undoes).toBeUndefined();
    expect(store.getState().history.undo).toHaveLength(1);
  });

  it('of others are deleted by the owner of the Code', async () => {
    const { commands, listed, notice } = await made({ access: 'owner' });
    commands.picking.delete([11, 13]);
    expect(listed().map(({ id }) => id)).toEqual([12, 21]);
    expect(notice()).toMatchObject({ count: 2, left: 0 });
  });

  it('lose nothing of the others where the server refuses one', async () => {
    const { commands, backend, stored, store, answerAll } = await made();
    commands.picking.recolor([11, 12, 21], 'COLOR_7');
    const refused = backend.calls.findIndex(({ input }) => input['id'] === 12);
    backend.calls.splice(refused, 1)[0]?.refuse(404, 'NOT_FOUND');
    await answerAll();
    expect(stored()).toEqual({ ...BEFORE, 11: 'COLOR_7', 21: 'COLOR_7' });
    expect(store.getState().history.undo[0]?.changes.map(({ change }) => change.ref.id)).toEqual([11, 21]);
    commands.history.undo();
    await answerAll();
    expect(stored()).toEqual(BEFORE);
  });

  it('that were changed by colleagues since stay so when the rest is undone', async () => {
    const { commands, store, backend, annotator, colors, notice, answerAll } = await made();
    let publish: Parameters<Parameters<typeof annotator.attachLive>[0]['subscribe']>[0] | undefined;
    annotator.attachLive({
      subscribe(listener) {
        publish = listener;
        return () => undefined;
      },
    });
    commands.picking.recolor([11, 21], 'COLOR_7');
    await answerAll();
    const [there] = selectSelectionsOf(store.getState(), 2).items;
    if (there) publish?.onEvent({ name: 'SELECTION/UPDATE', data: { ...there, color: 'COLOR_9' } });
    commands.history.undo();
    expect(colors()).toEqual({ ...BEFORE, 21: 'COLOR_9' });
    expect(notice()).toMatchObject({ code: 'undone', count: 1, left: 1 });
    expect(backend.calls).toHaveLength(1);
  });

  it('stay as they were made here while others change them and they are on their way, in all documents', async () => {
    const { commands, store, annotator, colors } = await made();
    let publish: Parameters<Parameters<typeof annotator.attachLive>[0]['subscribe']>[0] | undefined;
    annotator.attachLive({
      subscribe(listener) {
        publish = listener;
        return () => undefined;
      },
    });
    commands.picking.recolor([11, 21], 'COLOR_7');
    for (const { id } of [{ id: 11 }, { id: 21 }]) {
      const present = selectionsById(store.getState()).get(id);
      if (present) publish?.onEvent({ name: 'SELECTION/UPDATE', data: { ...present, color: 'COLOR_9' } });
    }
    expect(colors()).toEqual({ ...BEFORE, 11: 'COLOR_7', 21: 'COLOR_7' });
  });

  it('that are not saved yet are deleted without a call, and come back with one', async () => {
    const { commands, viewer, backend, listed, answerAll } = await made();
    viewer.select(aRange(2, 0, 0, 6));
    commands.selections.create();
    backend.next().breakOff();
    await settle();
    viewer.select(aRange(2, 0, 7, 12));
    commands.selections.create();
    const [unsent] = listed().filter(({ id }) => id < -1);
    const calls = backend.calls.splice(0);
    for (const call of calls) call.breakOff();
    await settle();
    commands.picking.delete([11, unsent?.id ?? 0]);
    expect(listed().map(({ id }) => id)).toEqual([12, 13, -1, 21]);
    commands.history.undo();
    expect(listed().map(({ id }) => id)).toEqual([11, 12, 13, -1, -2, 21]);
    commands.outbox.retry();
    await answerAll();
    expect(listed().every(({ id }) => id > 0)).toBe(true);
    expect(backend.stored.size).toBe(6);
  });

  it('survive the page while there is no connection', async () => {
    const outboxStore = createMemoryOutboxStore();
    const before = await made({ outboxStore });
    before.commands.picking.recolor([11, 21], 'COLOR_7');
    for (const call of before.backend.calls.splice(0)) call.breakOff();
    await settle();
    before.stop();
    const after = createTestAnnotator({ outboxStore, backend: before.backend, keys: 'other' });
    await settle();
    await before.answerAll();
    expect(before.stored()).toEqual({ ...BEFORE, 11: 'COLOR_7', 21: 'COLOR_7' });
    after.stop();
  });

  it('are undone in the document where they were listed after another one was opened', async () => {
    const { commands, stored, answerAll } = await made();
    commands.picking.recolor([11, 21], 'COLOR_7');
    await answerAll();
    commands.documents.open(2);
    commands.selections.chooseScope('document');
    commands.history.undo();
    await answerAll();
    expect(stored()).toEqual(BEFORE);
  });
});

describe('picking', () => {
  it('takes all between the one that was picked last and another one, both ways', async () => {
    const { commands, picked } = await made();
    commands.picking.begin();
    const listed = [11, 12, 13, 21];
    commands.picking.pick(12, true);
    commands.picking.pickThrough(21, listed);
    expect(picked()).toEqual([12, 13, 21]);
    commands.picking.pick(21, false);
    commands.picking.pickThrough(13, listed);
    expect(picked()).toEqual([12]);
    commands.picking.pickThrough(11, [11, 12]);
    expect(picked()).toEqual([11, 12]);
  });

  it('forgets what is deleted, by whomever, and all when it ends', async () => {
    const { commands, picked, store } = await made();
    commands.picking.begin();
    commands.picking.pickAll([11, 12, 21], true);
    commands.selections.delete(12);
    commands.picking.delete([21]);
    expect(picked()).toEqual([11]);
    commands.picking.end();
    expect(store.getState().picking).toMatchObject({ isOn: false, picked: {} });
  });

  it('is not for users who only read', async () => {
    const { commands, store } = await made({ access: 'read' });
    commands.picking.begin();
    expect(store.getState().picking.isOn).toBe(false);
  });

  it('of five thousand is one step, made at once', async () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      aSelection(index + 1, aRange(index % 3, Math.floor(index / 3), 0, 5), OF_LEA),
    );
    const { commands, listed, backend, store } = await made({}, many);
    const ids = many.map(({ id }) => id);
    let updates = 0;
    store.subscribe(() => (updates += 1));
    commands.picking.recolor(ids, 'COLOR_7');
    expect(listed().every(({ color }) => color === 'COLOR_7')).toBe(true);
    commands.history.undo();
    expect(listed().every(({ color }) => color === 'COLOR_1')).toBe(true);
    // A few for each of the two, and those of the first calls on their way; not one for each annotation.
    expect(updates).toBeLessThan(100);
    expect(backend.calls.length).toBeLessThan(50);
  });
});
