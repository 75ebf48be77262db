import type { LiveEvent, Note, SelectionComment } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const STAMPS = {
  createdAt: '2026-03-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
  createdBy: { id: 1, name: 'Lea Rossi' },
};
const COMMENT: SelectionComment = { id: 7, selectionId: 5, type: 'comment', text: 'Mine', ...STAMPS };
const NOTE: Note = { id: 9, documentId: 1, text: 'Mine', data: [], ...STAMPS };

async function opened() {
  const made = createTestAnnotator({
    existing: [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', data: [COMMENT], isAnnotation: true })],
  });
  made.backend.storedNotes.set(9, NOTE);
  await openFirst(made);
  void made.commands.notes.load();
  made.backend.next().succeed();
  await settle();
  const listeners = new Set<(event: LiveEvent) => void>();
  made.annotator.attachLive({
    subscribe({ onEvent }) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
  });
  const { store } = made;
  return {
    ...made,
    live: (event: LiveEvent) => listeners.forEach((listener) => listener(event)),
    form: () => store.getState().comments.form,
    draft: () => store.getState().notes.drafts[0],
    notices: () => store.getState().notices.items.map(({ code, written }) => [code, written]),
  };
}

describe('a comment that is being changed', () => {
  it('stays as it is written, and what was made of it elsewhere is beside it', async () => {
    const { commands, form, live } = await opened();
    commands.comments.openForm(5, 7);
    commands.comments.write('Mine, better');
    live({ name: 'SELECTION_COMMENT/UPDATE', data: { ...COMMENT, text: 'Theirs' } });
    expect(form()).toMatchObject({ text: 'Mine, better', elsewhere: 'Theirs' });
    commands.comments.write('Theirs');
    expect(form()).toMatchObject({ text: 'Theirs', elsewhere: undefined });
  });

  it('follows while nothing was written', async () => {
    const { commands, form, live } = await opened();
    commands.comments.openForm(5, 7);
    live({ name: 'SELECTION_COMMENT/UPDATE', data: { ...COMMENT, text: 'Theirs' } });
    expect(form()).toMatchObject({ text: 'Theirs', elsewhere: undefined });
  });

  it('is saved over what was made of it elsewhere', async () => {
    const { commands, live, backend, store } = await opened();
    commands.comments.openForm(5, 7);
    commands.comments.write('Mine, better');
    live({ name: 'SELECTION_COMMENT/UPDATE', data: { ...COMMENT, text: 'Theirs' } });
    commands.comments.submit();
    expect(backend.calls).toMatchObject([
      { name: 'selections.updateComment', input: { id: 7, text: 'Mine, better' } },
    ]);
    expect(store.getState().selections.items[0]?.data).toMatchObject([{ text: 'Mine, better' }]);
  });

  it('is given back where another window has saved something else before it arrived', async () => {
    const { commands, backend, notices, store } = await opened();
    commands.comments.openForm(5, 7);
    commands.comments.write('Mine, better');
    commands.comments.submit();
    expect(backend.calls.at(-1)).toMatchObject({ input: { text: 'Mine, better', formerText: 'Mine' } });
    backend.next().refuse(409, 'CONFLICT', { presentText: 'Theirs' });
    await settle();
    expect(notices()).toEqual([['savedElsewhere', 'Mine, better']]);
    expect(store.getState().selections.items[0]?.data).toMatchObject([{ text: 'Theirs' }]);
    expect(store.getState().outbox.changes).toEqual([]);
  });

  it.each<LiveEvent>([
    { name: 'SELECTION_COMMENT/DELETE', data: { id: 7, selectionId: 5 } },
    { name: 'SELECTION/DELETE', data: { id: 5, documentId: 1 } },
  ])('is given back where $name takes it away', async (event) => {
    const { commands, form, notices, live } = await opened();
    commands.comments.openForm(5, 7);
    commands.comments.write('Mine, better');
    live(event);
    expect(form()).toBeUndefined();
    expect(notices()).toEqual([['commentGone', 'Mine, better']]);
  });
});

describe('a note that is being changed', () => {
  it('stays as it is written, with what was made of it elsewhere beside it', async () => {
    const { commands, draft, live } = await opened();
    commands.notes.openDraft(9);
    live({ name: 'NOTE/UPDATE', data: { ...NOTE, text: 'Followed' } });
    expect(draft()).toMatchObject({ text: 'Followed', elsewhere: undefined });
    commands.notes.write({ documentId: 1, noteId: 9 }, 'Mine, better');
    live({ name: 'NOTE/UPDATE', data: { ...NOTE, text: 'Theirs' } });
    expect(draft()).toMatchObject({ text: 'Mine, better', elsewhere: 'Theirs' });
  });

  it('is given back where another window has saved something else before it arrived', async () => {
    const { commands, backend, notices, store } = await opened();
    commands.notes.openDraft(9);
    commands.notes.write({ documentId: 1, noteId: 9 }, 'Mine, better');
    commands.notes.submit({ documentId: 1, noteId: 9 });
    expect(backend.calls.at(-1)).toMatchObject({ input: { text: 'Mine, better', formerText: 'Mine' } });
    backend.next().refuse(409, 'CONFLICT', { presentText: 'Theirs' });
    await settle();
    expect(notices()).toEqual([['savedElsewhere', 'Mine, better']]);
    expect(store.getState().notes.items).toMatchObject([{ id: 9, text: 'Theirs' }]);
  });

  it('is given back where it is deleted elsewhere', async () => {
    const { commands, draft, notices, live } = await opened();
    commands.notes.openDraft(9);
    commands.notes.write({ documentId: 1, noteId: 9 }, 'Mine, better');
    live({ name: 'NOTE/DELETE', data: { id: 9, documentId: 1 } });
    expect(draft()).toBeUndefined();
    expect(notices()).toEqual([['noteGone', 'Mine, better']]);
  });
});
