import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, settle } from '../testing/test-annotator';

function made() {
  const annotator = createTestAnnotator({
    existing: [
      aSelection(7, aRange(2, 0, 0, 6), { text: 'No one' }),
      aSelection(8, aRange(1, 0, 0, 6), { status: 'failed' }),
      aSelection(9, aRange(1, 0, 0, 6), { text: 'words that stand nowhere in it' }),
    ],
  });
  const { store } = annotator;
  return {
    ...annotator,
    notices: () => store.getState().notices.items.map(({ code }) => code),
    activeId: () => store.getState().selections.activeId,
    tab: () => store.getState().panels.right.tab,
    went: () => annotator.viewer.shown.goTo,
  };
}

describe('arriving', () => {
  it('at a Selection goes to its place as soon as it is known, and opens its tab', async () => {
    const there = made();
    there.commands.panels.setCollapsed('right', true);
    there.commands.documents.open(1);
    there.commands.arrival.arriveAt({ kind: 'selection', id: 7 });
    expect(there.store.getState().panels.right).toMatchObject({ tab: 'annotations', isCollapsed: false });
    expect(there.activeId()).toBeUndefined();
    there.backend.next().succeed();
    await settle();
    expect(there.activeId()).toBe(7);
    expect(there.went()).toMatchObject({ range: { startPage: 2 } });
    // Only once: the reader may go on.
    there.commands.selections.activate(undefined);
    expect(there.activeId()).toBeUndefined();
  });

  it.each([8, 9])('at a Selection without a place shows its card (%i)', async (id) => {
    const there = made();
    there.commands.documents.open(1);
    there.commands.arrival.arriveAt({ kind: 'selection', id });
    there.backend.next().succeed();
    await settle();
    expect(there.activeId()).toBe(id);
    expect(there.notices()).toEqual([]);
  });

  it('at what is gone says so', async () => {
    const there = made();
    there.commands.documents.open(1);
    there.commands.arrival.arriveAt({ kind: 'selection', id: 70 });
    there.backend.next().succeed();
    await settle();
    expect(there.notices()).toEqual(['annotationMissing']);
    there.commands.arrival.arriveAt({ kind: 'note', id: 70 });
    void there.commands.notes.load();
    there.backend.next().succeed();
    await settle();
    expect(there.notices()).toEqual(['annotationMissing', 'noteMissing']);
  });

  it('at a note shows it once the notes are there', async () => {
    const there = made();
    const stamps = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };
    const createdBy = { id: 1, name: 'Lea Rossi' };
    there.backend.storedNotes.set(5, { id: 5, documentId: 1, text: 'Ask', data: [], ...stamps, createdBy });
    there.commands.documents.open(1);
    there.commands.arrival.arriveAt({ kind: 'note', id: 5 });
    expect(there.tab()).toBe('general-notes');
    void there.commands.notes.load();
    for (const call of there.backend.calls.splice(0)) call.succeed();
    await settle();
    expect(there.store.getState().notes.shownId).toBe(5);
    there.commands.notes.markShown();
    expect(there.store.getState().notes.shownId).toBeUndefined();
  });

  it('is given up when another document is opened', async () => {
    const there = made();
    there.commands.documents.open(1);
    there.commands.arrival.arriveAt({ kind: 'selection', id: 7 });
    there.commands.documents.open(2);
    for (const call of there.backend.calls.splice(0)) call.succeed();
    await settle();
    expect([there.activeId(), there.notices()]).toEqual([undefined, []]);
  });
});
