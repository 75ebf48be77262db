import type { Note } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../ports/backend';
import { createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

function aNote(id: number, changes: Partial<Note> = {}): Note {
  return {
    ...{ id, documentId: 1, text: `Note ${id}`, data: [] },
    createdAt: '2026-03-03T10:00:00.000Z',
    updatedAt: '2026-03-03T10:00:00.000Z',
    createdBy: { id: 1, name: 'Lea Rossi' },
    ...changes,
  };
}

async function opened(existing: readonly Note[] = []) {
  const made = createTestAnnotator();
  for (const note of existing) made.backend.storedNotes.set(note.id, note);
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  made.annotator.attachLive({
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  });
  await openFirst(made);
  const notes = () => made.store.getState().notes;
  return {
    ...made,
    notes,
    texts: () => notes().items.map(({ text }) => text),
    live: (event: Parameters<NonNullable<typeof listener>['onEvent']>[0]) => listener?.onEvent(event),
    async load() {
      void made.commands.loadNotes();
      made.backend.next().succeed();
      await settle();
    },
    write(text: string, noteId?: number) {
      made.commands.openNoteDraft(noteId);
      made.commands.writeNote({ documentId: 1, noteId }, text);
      made.commands.submitNote({ documentId: 1, noteId });
    },
  };
}

describe('notes', () => {
  it('are fetched when they are looked at, newest first', async () => {
    const made = await opened([aNote(7), aNote(8), aNote(9, { documentId: 2 })]);
    expect(made.backend.calls).toEqual([]);
    await made.load();
    expect(made.texts()).toEqual(['Note 8', 'Note 7']);
  });

  it('stand there at once, and are saved and changed after that', async () => {
    const made = await opened([aNote(7)]);
    await made.load();
    made.write(' First ');
    made.write('Changed', -1);
    expect(made.notes().items).toMatchObject([{ id: -1, text: 'Changed' }, { id: 7 }]);
    expect(made.backend.calls).toMatchObject([
      { name: 'createNote', input: { documentId: 1, text: 'First' } },
    ]);
    made.backend.next().succeed();
    await settle();
    expect(made.backend.next()).toMatchObject({ name: 'updateNote', input: { id: 1000, text: 'Changed' } });
    expect(made.texts()).toEqual(['Changed', 'Note 7']);
    made.write('  ');
    expect(made.texts()).toHaveLength(2);
  });

  it('keep what is being written over another document, each its own', async () => {
    const made = await opened([aNote(7)]);
    await made.load();
    made.commands.openNoteDraft();
    made.commands.writeNote({ documentId: 1, noteId: undefined }, 'Half a');
    made.commands.openNoteDraft(7);
    made.commands.writeNote({ documentId: 1, noteId: 7 }, 'Other');
    made.commands.openDocument(2);
    made.commands.openNoteDraft();
    made.commands.openDocument(1);
    made.commands.openNoteDraft();
    expect(made.notes().drafts.map(({ text }) => text)).toEqual(['Half a', 'Other', '']);
    made.commands.discardNoteDraft({ documentId: 1, noteId: 7 });
    expect(made.notes().drafts.map(({ text }) => text)).toEqual(['Half a', '']);
  });

  it('are told with their text when the server refuses them', async () => {
    const made = await opened();
    made.write('Lost words');
    made.backend.next().refuse(403, 'FORBIDDEN');
    await settle();
    expect(made.texts()).toEqual([]);
    expect(made.store.getState().notices.items).toMatchObject([{ code: 'generic', written: 'Lost words' }]);
  });

  it('are changed by their author, and deleted by him or the owner', async () => {
    const made = await opened([aNote(7, { createdBy: { id: 2, name: 'Max Keller' } })]);
    await made.load();
    made.commands.openNoteDraft(7);
    made.commands.deleteNote(7);
    expect(made.notes().drafts).toEqual([]);
    expect(made.texts()).toEqual(['Note 7']);
    made.commands.grantAccess({ id: 1, name: 'Lea Rossi', access: 'owner' });
    made.commands.openNoteDraft(7);
    expect(made.notes().drafts).toEqual([]);
    made.commands.deleteNote(7);
    expect(made.texts()).toEqual([]);
    expect(made.backend.next()).toMatchObject({ name: 'deleteNote', input: { id: 7 } });
  });

  it('follow what other people do, in this document', async () => {
    const made = await opened();
    await made.load();
    const theirs = aNote(7, { createdBy: { id: 2, name: 'Max Keller' } });
    made.live({ name: 'NOTE/CREATE', data: theirs });
    made.live({ name: 'NOTE/CREATE', data: aNote(8, { documentId: 2 }) });
    made.live({ name: 'NOTE/UPDATE', data: { ...theirs, text: 'b' } });
    expect(made.texts()).toEqual(['b']);
    made.live({ name: 'NOTE/DELETE', data: { id: 7, documentId: 1 } });
    made.live({ name: 'NOTE/UPDATE', data: theirs });
    expect(made.texts()).toEqual([]);
    expect(made.backend.calls).toEqual([]);
  });
});
