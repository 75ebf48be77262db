import { expect, it } from 'vitest';
import { createAnnotatorStore } from '../features';
import { aDocument, aRange, aSelection } from '../testing/test-annotator';

const remote = { origin: 'remote' } as const;
const local = { origin: 'local' } as const;

function storeOfTwo() {
  const store = createAnnotatorStore();
  const items = [aSelection(1, aRange(0, 0, 0, 4)), aSelection(2, aRange(0, 3, 0, 4))];
  const places = { 1: aRange(0, 0, 0, 4), 2: aRange(0, 3, 0, 4) };
  store.dispatch({ type: 'documents/listed', ...local, items: [aDocument(1)] });
  store.dispatch({ type: 'documents/opened', ...local, documentId: 1, kept: undefined });
  store.dispatch({ type: 'selections/loaded', ...remote, documentId: 1, items });
  store.dispatch({ type: 'selections/placed', ...local, places });
  return store;
}

it('orders and places anew what is moved within its page by some fields of its range only', () => {
  const store = storeOfTwo();
  const changes = { startElement: 5, endElement: 5 };
  const parts = [{ type: 'selections/updated', ...remote, id: 1, changes } as const];
  store.dispatch({ type: 'outbox/submittedTogether', ...local, parts });
  const { items, places } = store.getState().selections;
  expect(items.map(({ id }) => id)).toEqual([2, 1]);
  expect(places).toEqual({ 2: aRange(0, 3, 0, 4) });
});

it('leaves what is recolored where it is', () => {
  const store = storeOfTwo();
  const { places } = store.getState().selections;
  const changes = { color: 'COLOR_9' } as const;
  const parts = [{ type: 'selections/updated', ...local, id: 1, changes } as const];
  store.dispatch({ type: 'outbox/submittedTogether', ...local, parts });
  expect(store.getState().selections.items.map(({ color }) => color)).toEqual(['COLOR_9', 'COLOR_1']);
  expect(store.getState().selections.places).toBe(places);
});
