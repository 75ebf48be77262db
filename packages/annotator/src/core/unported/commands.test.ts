import { describe, expect, it } from 'vitest';
import { anUnported } from '../testing/carried-selection';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { isWordForWord, progressAmong, unportedAmong } from './selectors';

const MAX = { createdBy: { id: 2, name: 'Max Keller' } };
const PERSON = { range: aRange(0, 0, 2, 8), text: 'person', confidence: 0.8 };
const OFFER = { range: aRange(0, 0, 18, 26), text: 'an offer', confidence: 0.5 };
const STATUTE = { range: aRange(1, 0, 8, 15), text: 'statute', confidence: 0.7 };

async function opened(existing: Parameters<typeof createTestAnnotator>[0] = {}) {
  const made = createTestAnnotator(existing);
  await openFirst(made);
  const { store, backend } = made;
  const finish = async () => {
    await settle();
    while (backend.calls.length > 0) {
      backend.next().succeed();
      await settle();
    }
  };
  const items = () => store.getState().selections.items;
  const item = (id: number) => items().find((each) => each.id === id);
  const active = () => store.getState().selections.activeId;
  const codes = () => store.getState().notices.items.map(({ code }) => code);
  return { ...made, finish, items, item, active, codes };
}

describe('deciding about unported Selections', () => {
  it('confirms the proposed place and goes on to the next one, which the viewer shows as a proposal', async () => {
    const made = await opened({
      existing: [anUnported(5, 'someone', [PERSON]), anUnported(6, 'an act', [STATUTE])],
    });
    made.commands.selections.activate(5, true);
    expect(made.viewer.shown.highlights).toMatchObject([{ id: 5, range: PERSON.range, isProposal: true }]);
    expect(made.commands.unported.confirmPlace(5)).toBe(true);
    expect(made.item(5)).toMatchObject({
      status: 'success',
      carriedOver: { confirmedBy: { id: 1, name: 'Lea Rossi' }, outcome: 'unconfirmed' },
    });
    expect(made.active()).toBe(6);
    await settle();
    expect(made.viewer.shown.highlights.map(({ id, isProposal = false }) => [id, isProposal])).toEqual([
      [5, false],
      [6, true],
    ]);
    expect(made.viewer.shown.goTo).toMatchObject({ range: STATUTE.range });
    const call = made.backend.next();
    expect([call.name, call.input]).toEqual(['selections.update', { id: 5, status: 'success' }]);
    call.succeed();
    await made.finish();
    expect(made.backend.stored.get(5)).toMatchObject({ status: 'success', text: 'person' });
    expect(progressAmong(made.items())).toEqual({ decided: 1, total: 2, unconfirmed: 1, failed: 0 });
  });

  it('places one at another candidate, and one that failed where it is selected by hand', async () => {
    const made = await opened({
      existing: [anUnported(5, 'someone', [PERSON, OFFER]), anUnported(6, 'gone', [])],
    });
    const { commands } = made;
    commands.unported.stepPlace(5, 1);
    expect(made.viewer.shown.highlights).toMatchObject([{ id: 5, range: OFFER.range, isProposal: true }]);
    commands.unported.stepPlace(5, 1);
    commands.unported.stepPlace(5, -1);
    commands.unported.confirmPlace(5);
    expect(made.item(5)).toMatchObject({ status: 'success', text: 'an offer', startCharacter: 18 });
    expect(commands.unported.confirmPlace(6)).toBe(false);
    commands.unported.openDecision({ id: 6, what: 'byHand' });
    expect(commands.unported.placeAtSelectedText()).toBe(false);
    expect(made.codes()).toEqual(['selectFirstHighlight']);
    made.viewer.select(STATUTE.range);
    commands.selections.activate(undefined);
    expect(commands.unported.placeAtSelectedText()).toBe(true);
    await made.finish();
    expect(made.store.getState().unported.open).toBeUndefined();
    expect(made.backend.stored.get(5)).toMatchObject({ status: 'success', text: 'an offer' });
    expect(made.backend.stored.get(6)).toMatchObject({ status: 'success', text: 'statute', startPage: 1 });
    expect(made.store.getState().selections.savedRanges).toEqual({});
  });

  it('takes decisions back, one after the other, and makes them again', async () => {
    const made = await opened({
      existing: [anUnported(5, 'someone', [PERSON, OFFER]), anUnported(6, 'gone', [])],
    });
    const before = made.items();
    made.commands.unported.proposePlace(5, 1);
    made.commands.unported.confirmPlace(5);
    made.commands.unported.openDecision({ id: 6, what: 'byHand' });
    made.viewer.select(STATUTE.range);
    made.commands.unported.placeAtSelectedText();
    await made.finish();
    const done = made.items();
    expect(made.store.getState().history.undo.map(({ label }) => label)).toEqual([
      'confirmPlace',
      'confirmPlace',
    ]);
    made.commands.history.undo();
    made.commands.history.undo();
    const same = (item: (typeof before)[number]) => [
      item.id,
      item.status,
      item.text,
      item.startPage,
      item.startCharacter,
    ];
    expect(made.items().map(same)).toEqual(before.map(same));
    await made.finish();
    expect(made.items().map(same)).toEqual(before.map(same));
    expect(made.items().every(({ carriedOver }) => carriedOver?.confirmedAt === undefined)).toBe(true);
    expect([...made.backend.stored.values()].map(({ status }) => status)).toEqual(['unconfirmed', 'failed']);
    made.commands.history.redo();
    made.commands.history.redo();
    await made.finish();
    expect(made.items().map(same)).toEqual(done.map(same));
    expect([...made.backend.stored.values()].every(({ status }) => status === 'success')).toBe(true);
  });

  it('is offline what it is online', async () => {
    const made = await opened({ existing: [anUnported(5, 'someone', [PERSON])] });
    made.commands.unported.confirmPlace(5);
    made.backend.next().breakOff();
    await settle();
    expect(made.item(5)?.status).toBe('success');
    made.commands.history.undo();
    made.commands.history.redo();
    made.commands.outbox.retry();
    await made.finish();
    expect(made.backend.stored.get(5)?.status).toBe('success');
    expect(made.store.getState().outbox.changes).toEqual([]);
  });

  it('never settles what the server refuses', async () => {
    const made = await opened({ existing: [anUnported(5, 'someone', [PERSON, OFFER])] });
    const before = made.item(5);
    made.commands.unported.proposePlace(5, 1);
    made.commands.unported.confirmPlace(5);
    await settle();
    made.backend.next().refuse(409, 'SELECTION_OVERLAP', { conflictWith: 9 });
    await settle();
    expect(made.item(5)).toMatchObject({
      status: 'unconfirmed',
      text: 'person',
      carriedOver: before?.carriedOver,
    });
    expect(made.store.getState().notices.items.at(-1)).toMatchObject({ code: 'overlap', selectionId: 9 });
    expect(made.store.getState().history.undo).toEqual([]);
  });

  it('does not let two stand on the same words, nor anybody but the author decide', async () => {
    const taken = aSelection(8, aRange(0, 0, 0, 8), { text: 'A person', ...MAX });
    const his = anUnported(6, 'an act', [STATUTE], MAX);
    const made = await opened({ existing: [taken, anUnported(5, 'someone', [PERSON]), his] });
    expect(made.commands.unported.confirmPlace(5)).toBe(false);
    expect(made.store.getState().notices.items).toMatchObject([{ code: 'overlap', selectionId: 8 }]);
    expect(made.commands.unported.confirmPlace(6)).toBe(false);
    made.commands.unported.openDecision({ id: 6, what: 'byHand' });
    expect(made.store.getState().unported.open).toBeUndefined();
    made.commands.unported.delete(6);
    expect(made.items().map(({ id, status }) => [id, status])).toEqual([
      [8, 'success'],
      [5, 'unconfirmed'],
      [6, 'unconfirmed'],
    ]);
    expect(made.backend.calls).toEqual([]);
  });

  it("lets the Code's owner decide for a former user, and take it back", async () => {
    const former = { createdBy: { id: 2, name: 'Former user', isFormer: true as const } };
    const made = await opened({ existing: [anUnported(6, 'an act', [STATUTE], former)] });
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'organize' });
    expect(made.commands.unported.confirmPlace(6)).toBe(false);
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
    expect(made.commands.unported.confirmPlace(6)).toBe(true);
    await made.finish();
    expect(made.backend.stored.get(6)).toMatchObject({ status: 'success', text: 'statute' });
    made.commands.history.undo();
    await made.finish();
    expect(made.backend.stored.get(6)).toMatchObject({ status: 'unconfirmed' });
  });

  it('confirms together those that say the same word for word, and no others', async () => {
    const identical = { kind: 'identical', changedWords: 0 } as const;
    const existing = [
      anUnported(5, 'per\nson'.replace('\n', ''), [PERSON], {}, identical),
      anUnported(6, 'an  offer', [OFFER], {}, { kind: 'moved' }),
      anUnported(7, 'statute', [STATUTE], {}, { kind: 'several-places', places: 2 }),
      anUnported(8, 'No-one', [{ range: aRange(2, 0, 0, 6), text: 'No one' }], {}, identical),
      anUnported(9, 'bound', [{ range: aRange(2, 0, 10, 15), text: 'bound' }], MAX, identical),
    ];
    const made = await opened({ existing });
    expect(
      made
        .items()
        .filter(isWordForWord)
        .map(({ id }) => id),
    ).toEqual([5, 6, 9]);
    expect(made.commands.unported.confirmAllIdentical()).toBe(2);
    await made.finish();
    expect(
      [...made.backend.stored.values()].filter(({ status }) => status === 'success').map(({ id }) => id),
    ).toEqual([5, 6]);
    const open = () => unportedAmong(made.items(), 'all').map(({ id }) => id);
    const notice = () => made.store.getState().notices.items.at(-1);
    const [entry] = made.store.getState().history.undo;
    expect(notice()).toMatchObject({ code: 'placesConfirmed', count: 2, undoes: entry?.id });
    made.commands.history.undo();
    await made.finish();
    expect(open()).toEqual([5, 6, 7, 8, 9]);
    expect([...made.backend.stored.values()].some(({ status }) => status === 'success')).toBe(false);
    expect(notice()).toMatchObject({ code: 'undone', label: 'confirmPlace', count: 2, left: 0 });
    expect(made.store.getState().notices.items).toHaveLength(1);
    made.commands.history.redo();
    await made.finish();
    expect(open()).toEqual([7, 8, 9]);
    expect(made.store.getState().history).toMatchObject({ undo: [{ id: entry?.id }], redo: [] });
  });

  it('take back together what is still as they left it, and say how many are not', async () => {
    const identical = { kind: 'identical', changedWords: 0 } as const;
    const existing = [PERSON, OFFER, STATUTE].map((place, index) =>
      anUnported(5 + index, place.text, [place], {}, identical),
    );
    const made = await opened({ existing });
    expect(made.commands.unported.confirmAllIdentical()).toBe(3);
    await settle();
    made.backend.next().succeed();
    made.backend.next().refuse(409, 'SELECTION_OVERLAP', { conflictWith: 9 });
    await made.finish();
    expect(made.store.getState().history.undo[0]?.changes).toHaveLength(2);
    // At another device, say.
    made.annotator.attachLive({
      subscribe(listener) {
        listener.onEvent({ name: 'SELECTION/DELETE', data: { id: 7 } });
        return () => undefined;
      },
    });
    made.commands.history.undo();
    await made.finish();
    expect(made.item(5)?.status).toBe('unconfirmed');
    expect(made.store.getState().notices.items.at(-1)).toMatchObject({ code: 'undone', count: 1, left: 1 });
    expect(made.store.getState().history.redo[0]?.changes).toHaveLength(1);
  });

  it('steps through the listed ones in the order of the text, and takes the old page along', async () => {
    const existing = [
      anUnported(5, 'someone', [PERSON]),
      anUnported(6, 'gone', []),
      anUnported(7, 'an act', [STATUTE]),
    ];
    const made = await opened({ existing });
    const { commands } = made;
    const order = unportedAmong(made.items(), 'all').map(({ id }) => id);
    expect(commands.unported.step(1)).toBe(true);
    commands.unported.showOldPlace(made.active());
    const seen = [made.active()];
    while (commands.unported.step(1)) seen.push(made.active());
    expect(seen).toEqual(order);
    expect(made.store.getState().unported.oldPlaceOf).toBe(order.at(-1));
    commands.unported.filter('failed');
    expect(unportedAmong(made.items(), made.store.getState().unported.filter).map(({ id }) => id)).toEqual([
      6,
    ]);
  });

  it('follows what others decide', async () => {
    const made = await opened({ existing: [anUnported(5, 'an act', [STATUTE], MAX)] });
    const own = made.item(5);
    if (!own?.carriedOver) throw new Error('There is no Selection');
    const carriedOver = { ...own.carriedOver, confirmedAt: own.updatedAt, confirmedBy: MAX.createdBy };
    made.annotator.attachLive({
      subscribe(listener) {
        listener.onEvent({ name: 'SELECTION/UPDATE', data: { ...own, status: 'success', carriedOver } });
        return () => undefined;
      },
    });
    expect(unportedAmong(made.items(), 'all')).toEqual([]);
    expect(progressAmong(made.items())).toMatchObject({ decided: 1, total: 1 });
  });
});
