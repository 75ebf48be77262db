import { describe, expect, it } from 'vitest';
import { createAnnotatorStore } from '../features';
import { aDocument, aRange, aSelection } from '../testing/test-annotator';
import { selectCodeSelectionCount } from '../documents/selectors';

const remote = { origin: 'remote' } as const;
const local = { origin: 'local' } as const;

function openedStore() {
  const store = createAnnotatorStore();
  store.dispatch({ type: 'documents/listed', ...local, items: [aDocument(1), aDocument(2)] });
  store.dispatch({ type: 'documents/opened', ...local, documentId: 1, kept: undefined });
  store.dispatch({ type: 'selections/requested', ...local, documentId: 1 });
  return store;
}

const first = [aSelection(1, aRange(0, 0, 0, 5)), aSelection(2, aRange(1, 0, 0, 5))];
const all = [...first, aSelection(3, aRange(2, 0, 0, 5))];

describe('a long list of Selections', () => {
  it('is there from its beginning, before all of it is, and each of them once', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/arrived', ...remote, documentId: 1, items: first });
    expect(store.getState().selections).toMatchObject({ status: 'loading', items: [{ id: 1 }, { id: 2 }] });
    store.dispatch({ type: 'selections/loaded', ...remote, documentId: 1, items: all });
    expect(store.getState().selections.status).toBe('ready');
    expect(store.getState().selections.items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(selectCodeSelectionCount(store.getState())).toBe(3);
  });

  it('keeps what happens to the first of them until the last are here', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/arrived', ...remote, documentId: 1, items: first });
    store.dispatch({ type: 'selections/deleted', ...remote, id: 1 });
    store.dispatch({ type: 'selections/updated', ...remote, id: 2, changes: { color: 'COLOR_7' } });
    store.dispatch({ type: 'selections/loaded', ...remote, documentId: 1, items: all });
    expect(store.getState().selections.items).toMatchObject([{ id: 2, color: 'COLOR_7' }, { id: 3 }]);
  });

  it('of another document is left alone', () => {
    const store = openedStore();
    store.dispatch({ type: 'selections/arrived', ...remote, documentId: 2, items: first });
    expect(store.getState().selections.items).toEqual([]);
  });
});
