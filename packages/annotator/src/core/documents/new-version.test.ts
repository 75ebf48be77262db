import { describe, expect, it } from 'vitest';
import {
  aDocument,
  aRange,
  aSelection,
  createTestAnnotator,
  openFirst,
  settle,
} from '../testing/test-annotator';

const version = (number: number) => ({ number, createdAt: '2026-03-03T10:00:00.000Z' });
const listed = (number: number) => [aDocument(1, { version: version(number) }), aDocument(2)];

describe('a new Version of the open document', () => {
  it('is read with its annotations, and raises a notice', async () => {
    const made = createTestAnnotator({ existing: [aSelection(5, aRange(0, 0, 2, 8), { text: 'person' })] });
    made.commands.documents.list(listed(1));
    await openFirst(made);
    made.commands.documents.list(listed(1));
    expect(made.backend.calls).toEqual([]);
    made.backend.stored.set(5, aSelection(5, aRange(1, 0, 8, 15), { text: 'statute' }));
    made.commands.documents.list(listed(2));
    expect(made.backend.calls.map(({ name }) => name)).toEqual(['documents.selections']);
    made.backend.next().succeed();
    await settle();
    expect(made.store.getState().selections.items).toMatchObject([{ id: 5, text: 'statute', startPage: 1 }]);
    expect(made.store.getState().documents.status).toBe('ready');
    expect(made.store.getState().notices.items).toMatchObject([{ kind: 'info', code: 'newVersion' }]);
  });

  it('is nothing of the other documents, nor of going to another one', async () => {
    const made = createTestAnnotator();
    made.commands.documents.list(listed(1));
    await openFirst(made);
    made.commands.documents.list([
      aDocument(1, { version: version(1) }),
      aDocument(2, { version: version(4) }),
    ]);
    made.commands.documents.open(2);
    expect(made.store.getState().notices.items).toEqual([]);
    expect(made.backend.calls).toHaveLength(1);
  });
});
