import type { LiveEvent, TextSelection } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { selectSelectionsOf, statusIn } from './selectors';

const HERE = aSelection(11, aRange(0, 0, 0, 5));
const FIRST = aSelection(21, aRange(0, 0, 0, 5), { documentId: 2, text: 'offer' });
const THERE = [FIRST, aSelection(22, aRange(1, 0, 0, 5), { documentId: 2, color: 'COLOR_2' })];

/** Document 1 is open, and document 2 has two Selections. */
async function made(existing: readonly TextSelection[] = [HERE, ...THERE]) {
  const test = createTestAnnotator({ existing, userId: 2 });
  await openFirst(test);
  const answer = async () => {
    test.backend.next().succeed();
    await settle();
  };
  const listed = (documentId: number) =>
    selectSelectionsOf(test.store.getState(), documentId).items.map(({ id }) => id);
  const status = () => statusIn(test.store.getState(), 'code');
  return { ...test, answer, listed, status };
}

describe('Selections of the whole Code', () => {
  it('are read when they are first listed, those of the open document not again', async () => {
    const { commands, backend, answer, listed, status } = await made();
    expect(backend.calls).toEqual([]);
    commands.selections.chooseScope('code');
    expect(status()).toBe('loading');
    expect(backend.calls.map(({ name, input }) => [name, input['id']])).toEqual([
      ['documents.selections', 2],
    ]);
    await answer();
    expect([listed(1), listed(2), status()]).toEqual([[11], [21, 22], 'ready']);
    commands.selections.chooseScope('document');
    commands.selections.chooseScope('code');
    expect(backend.calls).toEqual([]);
  });

  it('that could not be read say so, and are read again when that is wanted', async () => {
    const { commands, backend, answer, listed, status } = await made();
    commands.selections.chooseScope('code');
    backend.next().breakOff();
    await settle();
    expect(status()).toBe('failed');
    expect(backend.calls).toEqual([]);
    void commands.selections.loadElsewhere();
    await answer();
    expect([listed(2), status()]).toEqual([[21, 22], 'ready']);
  });

  it('stay when another document is opened, which shows what was known until its own are read', async () => {
    const { commands, store, answer, listed } = await made();
    commands.selections.chooseScope('code');
    await answer();
    commands.documents.open(2);
    expect([listed(1), listed(2)]).toEqual([[11], [21, 22]]);
    await answer();
    expect(store.getState().selections.items.map(({ id }) => id)).toEqual([21, 22]);
    expect(Object.keys(store.getState().selections.elsewhere)).toEqual(['1']);
  });

  it('follow what others do, in documents that are not open too', async () => {
    const { commands, store, annotator, answer, listed } = await made();
    commands.selections.chooseScope('code');
    await answer();
    let publish: (event: LiveEvent) => void = () => undefined;
    annotator.attachLive({
      subscribe({ onEvent }) {
        publish = onEvent;
        return () => undefined;
      },
    });
    publish({ name: 'SELECTION/UPDATE', data: { ...FIRST, color: 'COLOR_7' } });
    publish({ name: 'SELECTION/CREATE', data: { ...FIRST, ...aRange(2, 0, 0, 3), id: 23 } });
    publish({ name: 'SELECTION/DELETE', data: { id: 22 } });
    publish({ name: 'SELECTION/DELETE', data: { id: 11 } });
    expect([listed(1), listed(2)]).toEqual([[], [21, 23]]);
    expect(selectSelectionsOf(store.getState(), 2).items[0]?.color).toBe('COLOR_7');
  });

  it('that are not saved when their document is left stay one, under the saved id', async () => {
    const { commands, backend, viewer, answer, listed } = await made();
    commands.selections.chooseScope('code');
    await answer();
    viewer.select(aRange(0, 1, 0, 8));
    commands.selections.create();
    expect(listed(1)).toEqual([11, -1]);
    const creation = backend.next();
    commands.documents.open(2);
    await answer();
    expect(listed(1)).toEqual([11, -1]);
    creation.succeed();
    await settle();
    const [, saved = 0] = listed(1);
    expect([listed(1).length, saved > 0]).toEqual([2, true]);
  });

  it('keep the filter while documents are opened', async () => {
    const { commands, store, answer } = await made();
    commands.selections.chooseScope('code');
    await answer();
    commands.filter.change({ text: 'offer' });
    commands.documents.open(2);
    expect(store.getState().filter.text).toBe('offer');
  });

  it('lead to their document, and there to their place', async () => {
    const { commands, store, answer } = await made();
    commands.selections.chooseScope('code');
    await answer();
    expect(commands.arrival.arriveAt({ kind: 'selection', id: 22 }, 2)).toBe(2);
    expect(store.getState().selections.activeId).toBeUndefined();
    commands.documents.open(2);
    await answer();
    expect(store.getState().selections.activeId).toBe(22);
  });
});
