import type { LiveEvent, SelectionComment } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { selectCodeSelectionCount } from '../documents/selectors';

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const STAMPS = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };

function comment(id: number, selectionId: number, text: string, changes: Partial<SelectionComment> = {}) {
  return { id, selectionId, type: 'comment' as const, text, ...STAMPS, ...OWN, ...changes };
}
const MAX = { createdBy: { id: 2, name: 'Max Keller' } };

async function opened(existing: Parameters<typeof createTestAnnotator>[0] = {}) {
  const made = createTestAnnotator(existing);
  await openFirst(made);
  const { store, backend, commands, viewer } = made;
  /** Lets the server answer until it has nothing more to do. */
  const finish = async () => {
    await settle();
    while (backend.calls.length > 0) {
      backend.next().succeed();
      await settle();
    }
  };
  const items = () => store.getState().selections.items;
  const mark = (start: number, end: number) => {
    viewer.select(aRange(0, 0, start, end));
    return commands.selections.create() ?? 0;
  };
  const write = (selectionId: number, text: string, commentId?: number) => {
    commands.comments.openForm(selectionId, commentId);
    commands.comments.write(text);
    commands.comments.submit();
  };
  const codes = () => store.getState().notices.items.map(({ code }) => code);
  const labels = (direction: 'undo' | 'redo') =>
    store.getState().history[direction].map(({ label }) => label);
  return { ...made, finish, items, mark, write, codes, labels };
}

describe('undo and redo', () => {
  it('takes back every step of a highlight, and does them again', async () => {
    const made = await opened();
    const { commands, items, finish } = made;
    const id = made.mark(2, 8);
    await finish();
    const saved = items()[0]?.id ?? 0;
    commands.selections.recolor(saved, 'COLOR_5');
    commands.selections.changeRange(saved, { range: aRange(0, 0, 0, 8), text: 'A person' });
    made.write(saved, 'Who?');
    await finish();
    expect(made.labels('undo')).toEqual([
      'createHighlight',
      'recolorHighlight',
      'moveHighlight',
      'createComment',
    ]);
    const done = items();
    const steps = [];
    for (let step = 0; step < 4; step += 1) {
      commands.history.undo();
      await finish();
      steps.push(items().map(({ color, text, data }) => [color, text, data.length]));
    }
    expect(steps).toEqual([
      [['COLOR_5', 'A person', 0]],
      [['COLOR_5', 'person', 0]],
      [['COLOR_1', 'person', 0]],
      [],
    ]);
    expect([...made.backend.stored]).toEqual([]);
    for (let step = 0; step < 4; step += 1) {
      commands.history.redo();
      await finish();
    }
    expect(items()).toMatchObject([
      { id: saved, color: 'COLOR_5', text: 'A person', data: [{ text: 'Who?' }] },
    ]);
    expect(items()[0]?.data[0]?.id).toBe(done[0]?.data[0]?.id);
    expect(made.backend.stored.get(saved)).toMatchObject({ text: 'A person', data: [{ text: 'Who?' }] });
    expect(id).toBeLessThan(0);
  });

  it('brings back a deleted highlight with everything on it, colleagues’ comments too', async () => {
    const data = [comment(20, 5, 'mine'), comment(21, 5, 'his', MAX)];
    const existing = [
      aSelection(5, aRange(0, 0, 2, 8), { text: 'person', data, isAnnotation: true, ...OWN }),
    ];
    const made = await opened({ existing });
    const before = made.items();
    made.commands.selections.delete(5);
    expect(made.store.getState().notices.items).toMatchObject([{ code: 'highlightDeleted' }]);
    await made.finish();
    expect(made.items()).toEqual([]);
    made.commands.history.undo();
    expect(made.items()).toEqual(before);
    await made.finish();
    expect(made.items()).toEqual(before);
    expect(made.backend.stored.get(5)?.data).toEqual(data);
    expect(made.store.getState().outbox.changes).toEqual([]);
    expect(selectCodeSelectionCount(made.store.getState())).toBe(1);
  });

  it('works before the server has answered, and needs no call for what the server never received', async () => {
    const made = await opened();
    const id = made.mark(2, 8);
    // On its way: deleted and restored behind it.
    made.commands.history.undo();
    made.commands.history.redo();
    expect(made.items()).toMatchObject([{ id, text: 'person' }]);
    await made.finish();
    expect(made.items()).toMatchObject([{ id: 1000, text: 'person' }]);
    expect([...made.backend.stored.keys()]).toEqual([1000]);
    // Never sent: behind another change of the same entity that hangs.
    made.commands.selections.recolor(1000, 'COLOR_2');
    made.write(1000, 'first');
    made.write(1000, 'second');
    made.commands.history.undo();
    expect(made.store.getState().outbox.changes).toHaveLength(2);
    made.commands.history.redo();
    await made.finish();
    const data = made.backend.stored.get(1000)?.data ?? [];
    expect(data.map((entry) => entry.type === 'comment' && entry.text)).toEqual(['first', 'second']);
    expect(made.items()[0]?.data.map((entry) => entry.id)).toEqual(data.map((entry) => entry.id));
  });

  it('goes on offline', async () => {
    const made = await opened();
    made.mark(2, 8);
    made.backend.next().breakOff(true);
    await settle();
    made.commands.selections.recolor(-1, 'COLOR_4');
    made.commands.history.undo();
    made.commands.history.undo();
    expect(made.items()).toEqual([]);
    made.commands.history.redo();
    made.commands.history.redo();
    expect(made.items()).toMatchObject([{ color: 'COLOR_4' }]);
    made.commands.outbox.retry();
    await made.finish();
    expect([...made.backend.stored.values()]).toMatchObject([{ text: 'person', color: 'COLOR_4' }]);
    expect(made.items()).toMatchObject([{ id: 1000, color: 'COLOR_4' }]);
  });

  it('leaves alone what colleagues have put on a highlight', async () => {
    const made = await opened();
    made.mark(2, 8);
    await made.finish();
    made.store.getState();
    const entry = comment(50, 1000, 'Careful', MAX);
    made.annotator.attachLive({
      subscribe(listener) {
        listener.onEvent({ name: 'SELECTION_COMMENT/CREATE', data: entry });
        return () => undefined;
      },
    });
    made.commands.history.undo();
    expect(made.items()).toMatchObject([{ id: 1000, data: [{ text: 'Careful' }] }]);
    expect(made.codes()).toEqual(['undoOthersWork']);
    expect(made.labels('undo')).toEqual([]);
    expect(made.backend.calls).toEqual([]);
  });

  it('is refused where the entity has been changed or deleted', async () => {
    const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', ...OWN })];
    const made = await opened({ existing });
    made.commands.selections.recolor(5, 'COLOR_2');
    made.commands.selections.recolor(5, 'COLOR_3');
    await made.finish();
    const live = (event: LiveEvent) =>
      made.annotator.attachLive({
        subscribe(listener) {
          listener.onEvent(event);
          return () => undefined;
        },
      });
    const [selection] = made.items();
    if (!selection) throw new Error('There is no Selection');
    live({ name: 'SELECTION/UPDATE', data: { ...selection, color: 'COLOR_9' } });
    made.commands.history.undo();
    expect(made.items()).toMatchObject([{ color: 'COLOR_9' }]);
    expect(made.codes()).toEqual(['undoChanged']);
    live({ name: 'SELECTION/DELETE', data: { id: 5, documentId: 1 } });
    made.commands.history.undo();
    expect(made.codes()).toEqual(['undoChanged', 'undoGone']);
    expect(made.labels('undo')).toEqual([]);
    expect(made.backend.calls).toEqual([]);
  });

  it('does not bring a highlight back onto words that are marked again', async () => {
    const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', ...OWN })];
    const made = await opened({ existing });
    made.commands.selections.delete(5);
    await made.finish();
    made.commands.history.undo();
    // Somebody was faster, which only the refusal reveals.
    await settle();
    made.backend.next().refuse(409, 'SELECTION_OVERLAP', { conflictWith: 7 });
    await settle();
    expect(made.items()).toEqual([]);
    expect(made.store.getState().notices.items.at(-1)).toMatchObject({ code: 'undoOverlap', selectionId: 7 });
    expect([...made.labels('undo'), ...made.labels('redo')]).toEqual([]);
    // Marked here: not even asked.
    made.mark(0, 8);
    made.commands.selections.delete(-1);
    made.mark(2, 8);
    const entry = made.store.getState().history.undo.at(-2);
    made.commands.history.undo(entry?.id);
    expect(made.codes().at(-1)).toBe('undoOverlap');
  });

  it('shows what was written when it cannot come back', async () => {
    const data = [comment(20, 5, 'Two pages of thoughts')];
    const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', data, ...OWN })];
    const made = await opened({ existing });
    made.commands.selections.delete(5);
    await made.finish();
    made.commands.history.undo();
    made.backend.next().refuse(404, 'NOT_FOUND');
    await settle();
    expect(made.store.getState().notices.items.at(-1)).toMatchObject({
      code: 'undoTooLate',
      written: 'person\n\nTwo pages of thoughts',
    });
  });

  it('covers comments, attachments’ names, bookmarks and notes', async () => {
    const picture = {
      id: 30,
      selectionId: 5,
      type: 'attachment' as const,
      name: 'Plan.png',
      contentType: 'image/png',
      size: 3,
      uuid: '00000000-0000-4000-8000-000000000000',
      ...STAMPS,
      ...OWN,
    };
    const data = [comment(20, 5, 'first'), picture];
    const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', data, ...OWN })];
    const made = await opened({ existing });
    const { commands, finish, store } = made;
    void commands.bookmarks.load();
    void commands.notes.load();
    await finish();
    const show = () => {
      const { bookmarks, notes } = store.getState();
      return [
        ...made
          .items()
          .flatMap((item) => item.data.map((entry) => ('text' in entry ? entry.text : entry.name))),
        ...bookmarks.items.map(({ name }) => name),
        ...notes.items.map(({ text }) => text),
      ].join(' ');
    };
    const actions = [
      () => made.write(5, 'changed', 20),
      () => commands.comments.delete(5, 20),
      () => commands.attachments.rename(5, 30, 'Map.png'),
      () => commands.attachments.delete(5, 30),
      () => {
        commands.bookmarks.openForm(0, 'Offer');
        commands.bookmarks.submit();
      },
      () => {
        commands.bookmarks.rename(store.getState().bookmarks.items[0]?.id ?? 0);
        commands.bookmarks.writeName('Bargain');
        commands.bookmarks.submit();
      },
      () => commands.bookmarks.delete(store.getState().bookmarks.items[0]?.id ?? 0),
      () => {
        commands.notes.openDraft();
        commands.notes.write({ documentId: 1, noteId: undefined }, 'Read');
        commands.notes.submit({ documentId: 1, noteId: undefined });
      },
      () => {
        const noteId = store.getState().notes.items[0]?.id;
        commands.notes.openDraft(noteId);
        commands.notes.write({ documentId: 1, noteId }, 'Reread');
        commands.notes.submit({ documentId: 1, noteId });
      },
      () => commands.notes.delete(store.getState().notes.items[0]?.id ?? 0),
    ];
    const views = [show()];
    for (const action of actions) {
      action();
      await finish();
      views.push(show());
    }
    expect(views.at(-1)).toBe('');
    for (const expected of views.slice(0, -1).toReversed()) {
      commands.history.undo();
      await finish();
      expect(show()).toBe(expected);
    }
    for (const expected of views.slice(1)) {
      commands.history.redo();
      await finish();
      expect(show()).toBe(expected);
    }
    expect(
      made.codes().filter((code) => !code.endsWith('Deleted') && code !== 'undone' && code !== 'redone'),
    ).toEqual([]);
    expect([
      store.getState().outbox.changes,
      made.backend.storedNotes.size,
      made.backend.storedBookmarks.size,
    ]).toEqual([[], 0, 0]);
  });

  it('waits for the document it was done in', async () => {
    const made = await opened();
    made.mark(2, 8);
    await made.finish();
    made.commands.documents.open(2);
    await made.finish();
    made.commands.history.undo();
    expect(made.store.getState().history.awaited).toMatchObject({ documentId: 1, direction: 'undo' });
    expect([...made.backend.stored.keys()]).toEqual([1000]);
    made.commands.documents.open(1);
    await made.finish();
    expect([...made.backend.stored.keys()]).toEqual([]);
    expect(made.store.getState().history.awaited).toBeUndefined();
    // Another document is opened instead: then it is not meant any more.
    made.commands.documents.open(2);
    await made.finish();
    made.commands.history.redo();
    made.commands.documents.open(2);
    await made.finish();
    expect(made.store.getState().history.awaited).toBeUndefined();
    expect(made.labels('redo')).toEqual(['createHighlight']);
  });

  it('keeps a hundred actions, and what is done anew ends redoing', async () => {
    const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', ...OWN })];
    const made = await opened({ existing });
    for (let turn = 0; turn < 60; turn += 1)
      for (const color of ['COLOR_2', 'COLOR_3']) made.commands.selections.recolor(5, color);
    expect(made.labels('undo')).toHaveLength(100);
    made.commands.history.undo();
    expect(made.labels('redo')).toHaveLength(1);
    made.commands.selections.recolor(5, 'COLOR_8');
    expect(made.labels('redo')).toEqual([]);
  });

  it('forgets what the server refused', async () => {
    const made = await opened();
    made.mark(2, 8);
    made.backend.next().refuse(409, 'SELECTION_OVERLAP');
    await settle();
    expect(made.labels('undo')).toEqual([]);
  });
});
