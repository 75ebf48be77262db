import { compareRanges } from '@glossator/document-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnnotatorStore, type AnnotatorEvent } from '../features';
import { aDocument, aRange, aSelection } from '../testing/test-annotator';
import { selectCodeSelectionCount, selectSelectionCount } from '../documents/selectors';

const remote = { origin: 'remote' } as const;
const local = { origin: 'local' } as const;

function openedStore() {
  const store = createAnnotatorStore();
  store.dispatch({ type: 'documents/listed', ...local, items: [aDocument(2), aDocument(1)] });
  store.dispatch({ type: 'documents/opened', ...local, documentId: 1, kept: undefined });
  return store;
}

const anId = fc.integer({ min: -6, max: 6 }).filter((id) => id !== 0);
const aSpan = fc
  .tuple(fc.nat(3), fc.nat(3), fc.nat(20), fc.integer({ min: 1, max: 9 }))
  .map(([page, element, start, length]) => aRange(page, element, start, start + length));
const anEvent: fc.Arbitrary<AnnotatorEvent> = fc.oneof(
  fc
    .record({ id: anId, range: aSpan, documentId: fc.constantFrom(1, 1, 1, 2) })
    .map(({ id, range, documentId }): AnnotatorEvent => ({
      type: 'selections/created',
      ...(id < 0 ? local : remote),
      selection: aSelection(id, range, { documentId }),
    })),
  anId.map((id): AnnotatorEvent => ({ type: 'selections/deleted', ...remote, id })),
  fc
    .record({ id: anId, range: aSpan })
    .map(({ id, range }): AnnotatorEvent => ({ type: 'selections/updated', ...remote, id, changes: range })),
  fc.record({ id: anId, range: aSpan }).map(({ id, range }): AnnotatorEvent => ({
    type: 'selections/saved',
    ...remote,
    temporaryId: -Math.abs(id),
    saved: aSelection(Math.abs(id) + 3, range),
  })),
  anId.map((id): AnnotatorEvent => ({ type: 'selections/refused', ...remote, temporaryId: -Math.abs(id) })),
  anId.map((id): AnnotatorEvent => ({ type: 'selections/activated', ...local, id })),
  fc
    .array(fc.record({ id: anId.map(Math.abs), range: aSpan }), { maxLength: 5 })
    .map((list): AnnotatorEvent => ({
      type: 'selections/loaded',
      ...remote,
      documentId: 1,
      items: list.map(({ id, range }) => aSelection(id, range)),
    })),
  fc.constant<AnnotatorEvent>({ type: 'selections/requested', ...local, documentId: 1 }),
);

describe('selections, whatever happens in whatever order', () => {
  it('keeps the order, one of each id, totals of what is there, and an active one that exists', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        const store = openedStore();
        for (const event of events) {
          store.dispatch(event);
          const { selections, documents } = store.getState();
          const ids = selections.items.map(({ id }) => id);
          expect(selections.items.toSorted(compareRanges)).toEqual(selections.items);
          expect(new Set(ids).size).toBe(ids.length);
          expect(selections.items.every(({ documentId }) => documentId === 1)).toBe(true);
          expect(selectCodeSelectionCount(store.getState())).toBeGreaterThanOrEqual(0);
          for (const document of documents.items)
            expect(selectSelectionCount(store.getState(), document)).toBeGreaterThanOrEqual(0);
          expect(selectCodeSelectionCount(store.getState())).toBe(
            documents.items.reduce((sum, item) => sum + selectSelectionCount(store.getState(), item), 0),
          );
          if (selections.activeId !== undefined && selections.status !== 'loading')
            expect(ids).toContain(selections.activeId);
        }
      }),
    );
  });

  it('counts exactly what is there while nothing is fetched anew', () => {
    const withoutLoading = anEvent.filter(
      ({ type }) => type !== 'selections/loaded' && type !== 'selections/requested',
    );
    fc.assert(
      fc.property(fc.array(withoutLoading, { maxLength: 40 }), (events) => {
        const store = openedStore();
        for (const event of events) store.dispatch(event);
        const { selections } = store.getState();
        expect(selectSelectionCount(store.getState(), aDocument(1))).toBe(selections.items.length);
      }),
    );
  });

  it('never shows again what was deleted', () => {
    fc.assert(
      fc.property(
        fc.array(anEvent, { maxLength: 20 }),
        anId.map(Math.abs),
        fc.array(anEvent),
        (before, id, after) => {
          const store = openedStore();
          for (const event of before) store.dispatch(event);
          store.dispatch({ type: 'selections/deleted', ...remote, id });
          for (const event of after) store.dispatch(event);
          expect(store.getState().selections.items.map((item) => item.id)).not.toContain(id);
        },
      ),
    );
  });
});

describe('selections', () => {
  const first = aSelection(1, aRange(0, 0, 0, 4));

  it('ignores a second one with the same id and one of another document', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/created', ...remote, selection: first });
    store.dispatch({ type: 'selections/created', ...remote, selection: { ...first, color: 'COLOR_9' } });
    store.dispatch({ type: 'selections/created', ...remote, selection: { ...first, id: 2, documentId: 2 } });
    expect(store.getState().selections.items).toEqual([first]);
    expect(selectCodeSelectionCount(store.getState())).toBe(1);
  });

  it('raises and lowers the totals of the document and of the Code by one', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/created', ...remote, selection: first });
    expect(selectSelectionCount(store.getState(), aDocument(1))).toBe(1);
    store.dispatch({ type: 'selections/deleted', ...remote, id: 1 });
    store.dispatch({ type: 'selections/deleted', ...remote, id: 1 });
    expect(selectSelectionCount(store.getState(), aDocument(1))).toBe(0);
    expect(selectCodeSelectionCount(store.getState())).toBe(0);
  });

  it('clears a deleted one as active', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/created', ...remote, selection: first });
    store.dispatch({ type: 'selections/activated', ...local, id: 1 });
    expect(store.getState().selections.activeId).toBe(1);
    store.dispatch({ type: 'selections/deleted', ...remote, id: 1 });
    expect(store.getState().selections.activeId).toBeUndefined();
  });

  it('makes a temporary one active, and keeps it active under its saved id', () => {
    const store = openedStore();
    const temporary = aSelection(-1, aRange(0, 0, 0, 4));
    store.dispatch({ type: 'selections/created', ...local, selection: temporary });
    expect(store.getState().selections.activeId).toBe(-1);
    expect(store.getState().selections.nextId).toBe(-2);
    store.dispatch({ type: 'selections/saved', ...remote, temporaryId: -1, saved: { ...temporary, id: 7 } });
    expect(store.getState().selections.activeId).toBe(7);
    expect(store.getState().selections.formerIds[7]).toBe(-1);
  });

  it('copies only the changed keys of an update and keeps unsaved comments', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/created', ...remote, selection: first });
    const { createdAt, updatedAt, createdBy } = first;
    const entry = {
      id: -1,
      selectionId: 1,
      type: 'comment',
      text: 'mine',
      createdAt,
      updatedAt,
      createdBy,
    } as const;
    store.dispatch({ type: 'comments/created', ...local, entry });
    const saved = { ...entry, id: 9, text: 'theirs' };
    store.dispatch({
      type: 'selections/updated',
      ...remote,
      id: 1,
      changes: { color: 'COLOR_3', data: [saved] },
    });
    const [item] = store.getState().selections.items;
    expect(item?.color).toBe('COLOR_3');
    expect(item?.text).toBe('quoted');
    expect(item?.data.map(({ id }) => id)).toEqual([9, -1]);
  });

  it('marks as an annotation what is commented on, and no longer when a comment is deleted', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/created', ...remote, selection: first });
    const { createdAt, updatedAt, createdBy } = first;
    const entry = {
      id: 5,
      selectionId: 1,
      type: 'comment',
      text: 'x',
      createdAt,
      updatedAt,
      createdBy,
    } as const;
    store.dispatch({ type: 'comments/created', ...remote, entry });
    store.dispatch({ type: 'comments/created', ...remote, entry });
    expect(store.getState().selections.items[0]?.data).toHaveLength(1);
    expect(store.getState().selections.items[0]?.isAnnotation).toBe(true);
    store.dispatch({ type: 'comments/deleted', ...remote, kind: 'comment', id: 5, selectionId: undefined });
    expect(store.getState().selections.items[0]?.isAnnotation).toBe(false);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(openedStore().getState().selections)).toBe(true);
  });
});

it('keeps a comment that is not saved yet once, when it was laid over the Selection and its saved twin', () => {
  const store = openedStore();
  const { createdAt, updatedAt, createdBy } = aDocument(1);
  const comment = (selectionId: number) =>
    store.dispatch({
      type: 'comments/created',
      ...local,
      entry: { id: -1, type: 'comment', text: 'a word', selectionId, createdAt, updatedAt, createdBy },
    });
  store.dispatch({ type: 'selections/created', ...local, selection: aSelection(-1, aRange(0, 0, 0, 4)) });
  comment(-1);
  store.dispatch({
    type: 'selections/loaded',
    ...remote,
    documentId: 1,
    items: [aSelection(7, aRange(0, 0, 0, 4))],
  });
  comment(7);
  store.dispatch({
    type: 'selections/saved',
    ...remote,
    temporaryId: -1,
    saved: aSelection(7, aRange(0, 0, 0, 4)),
  });
  const { items } = store.getState().selections;
  expect(items.map(({ id, data }) => [id, data.map((entry) => [entry.id, entry.selectionId])])).toEqual([
    [7, [[-1, 7]]],
  ]);
});

it('keeps the color that was given to the saved twin before its own answer came', () => {
  const store = openedStore();
  const range = aRange(0, 0, 0, 4);
  const saved = aSelection(7, range);
  store.dispatch({ type: 'selections/created', ...local, selection: aSelection(-1, range) });
  store.dispatch({ type: 'selections/loaded', ...remote, documentId: 1, items: [saved] });
  store.dispatch({ type: 'selections/updated', ...local, id: 7, changes: { color: 'COLOR_9' } });
  store.dispatch({ type: 'selections/saved', ...remote, temporaryId: -1, saved });
  expect(store.getState().selections.items.map(({ id, color }) => [id, color])).toEqual([[7, 'COLOR_9']]);
});

it('places ten thousand without making a draft of each for each', () => {
  const store = openedStore();
  const items = Array.from({ length: 10_000 }, (_, i) => aSelection(i + 1, aRange(i, 0, 0, 4)));
  store.dispatch({ type: 'selections/loaded', ...remote, documentId: 1, items });
  const before = store.getState().selections.items;
  const places = Object.fromEntries(items.slice(0, 5000).map(({ id }, i) => [id, aRange(i, 0, 0, 4)]));
  store.dispatch({ type: 'selections/placed', ...local, places: { ...places, 10_001: null } });
  const { selections } = store.getState();
  expect(Object.keys(selections.places)).toHaveLength(5000);
  expect(selections.items).toBe(before);
});
