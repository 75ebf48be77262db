import { expect, it } from 'vitest';
import { createAnnotatorStore } from '../features';
import { aDocument } from '../testing/test-annotator';

const local = { origin: 'local' } as const;

it('what was said of a document goes with it, what is about the reader’s work stays', () => {
  const store = createAnnotatorStore();
  store.dispatch({ type: 'documents/listed', ...local, items: [aDocument(1), aDocument(2)] });
  store.dispatch({ type: 'documents/opened', ...local, documentId: 1, kept: undefined });
  for (const code of ['textless', 'overlap', 'caretMode', 'pageNotDrawn', 'copied'] as const)
    store.dispatch({ type: 'notices/raised', ...local, kind: 'info', code, written: undefined });
  store.dispatch({ type: 'documents/opened', ...local, documentId: 2, kept: undefined });
  expect(store.getState().notices.items.map(({ code }) => code)).toEqual(['overlap', 'copied']);
});
