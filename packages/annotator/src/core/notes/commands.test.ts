import type { Note, NoteAttachment } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { LiveSource } from '../ports/backend';
import { UPLOADED } from '../testing/test-api';
import { createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

function aNote(id: number, changes: Partial<Note> = {}): Note {
  return {
    id,
    documentId: 1,
    text: `Note ${id}`,
    data: [],
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
      void made.commands.notes.load();
      made.backend.next().succeed();
      await settle();
    },
    write(text: string, noteId?: number) {
      made.commands.notes.openDraft(noteId);
      made.commands.notes.write({ documentId: 1, noteId }, text);
      made.commands.notes.submit({ documentId: 1, noteId });
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
      { name: 'notes.create', input: { documentId: 1, text: 'First' } },
    ]);
    made.backend.next().succeed();
    await settle();
    expect(made.backend.next()).toMatchObject({ name: 'notes.update', input: { id: 1000, text: 'Changed' } });
    expect(made.texts()).toEqual(['Changed', 'Note 7']);
    made.write('  ');
    expect(made.texts()).toHaveLength(2);
  });

  it('keep what is being written over another document, each its own', async () => {
    const made = await opened([aNote(7)]);
    await made.load();
    made.commands.notes.openDraft();
    made.commands.notes.write({ documentId: 1, noteId: undefined }, 'Half a');
    made.commands.notes.openDraft(7);
    made.commands.notes.write({ documentId: 1, noteId: 7 }, 'Other');
    made.commands.documents.open(2);
    made.commands.notes.openDraft();
    made.commands.documents.open(1);
    made.commands.notes.openDraft();
    expect(made.notes().drafts.map(({ text }) => text)).toEqual(['Half a', 'Other', '']);
    made.commands.notes.discardDraft({ documentId: 1, noteId: 7 });
    expect(made.notes().drafts.map(({ text }) => text)).toEqual(['Half a', '']);
  });

  it('are shown with their text when the server refuses them', async () => {
    const made = await opened();
    made.write('Lost words');
    made.backend.next().refuse(403, 'FORBIDDEN');
    await settle();
    expect(made.texts()).toEqual([]);
    expect(made.store.getState().notices.items).toMatchObject([{ code: 'generic', written: 'Lost words' }]);
  });

  it('are changed by their author, and deleted by the author or the owner', async () => {
    const made = await opened([aNote(7, { createdBy: { id: 2, name: 'Max Keller' } })]);
    await made.load();
    made.commands.notes.openDraft(7);
    made.commands.notes.delete(7);
    expect(made.notes().drafts).toEqual([]);
    expect(made.texts()).toEqual(['Note 7']);
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
    made.commands.notes.openDraft(7);
    expect(made.notes().drafts).toEqual([]);
    made.commands.notes.delete(7);
    expect(made.texts()).toEqual([]);
    expect(made.backend.next()).toMatchObject({ name: 'notes.delete', input: { id: 7 } });
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

describe('files on notes', () => {
  const file = (name: string) => ({ name, data: { size: 3, type: 'image/png' } });
  const onNote = (id: number, userId = 1): NoteAttachment => ({
    id,
    noteId: 7,
    name: `${id}.png`,
    contentType: 'image/png',
    size: 3,
    uuid: UPLOADED,
    createdAt: '2026-03-03T10:00:00.000Z',
    updatedAt: '2026-03-03T10:00:00.000Z',
    createdBy: { id: userId, name: 'Lea Rossi' },
  });
  const names = (made: Awaited<ReturnType<typeof opened>>) =>
    made.notes().items.flatMap(({ data }) => data.map(({ name }) => name));
  const uploads = (made: Awaited<ReturnType<typeof opened>>) => made.store.getState().attachments.uploads;

  it('are uploaded, and are there when the server has them', async () => {
    const made = await opened([aNote(7)]);
    await made.load();
    made.commands.attachments.attachToNote(7, [file('Plan.png')]);
    expect(uploads(made)).toMatchObject([{ target: { kind: 'note', id: 7 }, state: 'sending' }]);
    made.backend.next().succeed();
    await settle();
    const attaching = made.backend.next();
    const input = { noteId: 7, uuid: UPLOADED, name: 'Plan.png' };
    expect(attaching).toMatchObject({ name: 'notes.createAttachment', input, key: `attach-${UPLOADED}` });
    expect([names(made), uploads(made).length]).toEqual([[], 1]);
    attaching.succeed();
    await settle();
    expect([names(made), uploads(made)]).toEqual([['Plan.png'], []]);
  });

  it('are attached, not sent, once more where only that failed', async () => {
    const made = await opened([aNote(7)]);
    await made.load();
    made.commands.attachments.attachToNote(7, [file('Plan.png')]);
    made.backend.next().succeed();
    await settle();
    made.backend.next().breakOff(true);
    await settle();
    expect(uploads(made)).toMatchObject([{ state: 'failed', failure: 'network' }]);
    made.commands.attachments.retryUpload(uploads(made)[0]?.id ?? 0);
    await settle();
    const again = made.backend.next();
    expect(again).toMatchObject({ name: 'notes.createAttachment', key: `attach-${UPLOADED}` });
    again.succeed();
    await settle();
    expect(names(made)).toEqual(['Plan.png']);
  });

  it('are taken away again where the upload is canceled while they are attached', async () => {
    const made = await opened([aNote(7)]);
    await made.load();
    made.commands.attachments.attachToNote(7, [file('Plan.png')]);
    made.backend.next().succeed();
    await settle();
    made.commands.attachments.cancelUpload(uploads(made)[0]?.id ?? 0);
    made.backend.next().succeed();
    await settle();
    expect(made.backend.next().name).toBe('notes.deleteAttachment');
    expect(names(made)).toEqual([]);
  });

  it('are attached to one’s own notes only, once these are saved', async () => {
    const made = await opened([aNote(7, { createdBy: { id: 2, name: 'Max Keller' } })]);
    await made.load();
    made.commands.attachments.attachToNote(7, [file('Plan.png')]);
    made.write('Mine');
    made.commands.attachments.attachToNote(-1, [file('Plan.png')]);
    expect(uploads(made)).toEqual([]);
  });

  it('are deleted by their author, and by the owner', async () => {
    const made = await opened([aNote(7, { data: [onNote(70), onNote(71, 2)] })]);
    await made.load();
    made.commands.notes.deleteAttachment(7, 71);
    expect(names(made)).toEqual(['70.png', '71.png']);
    made.commands.notes.deleteAttachment(7, 70);
    expect(names(made)).toEqual(['71.png']);
    const call = made.backend.next();
    expect(call).toMatchObject({ name: 'notes.deleteAttachment', input: { id: 70 } });
    call.succeed();
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
    made.commands.notes.deleteAttachment(7, 71);
    expect(names(made)).toEqual([]);
  });

  it('follow what other people do, whatever becomes of the text', async () => {
    const made = await opened([aNote(7)]);
    await made.load();
    made.live({ name: 'NOTE_ATTACHMENT/CREATE', data: onNote(70, 2) });
    made.live({ name: 'NOTE_ATTACHMENT/CREATE', data: onNote(70, 2) });
    made.live({ name: 'NOTE/UPDATE', data: aNote(7, { text: 'b' }) });
    expect([made.texts(), names(made)]).toEqual([['b'], ['70.png']]);
    made.live({ name: 'NOTE_ATTACHMENT/DELETE', data: { id: 70, noteId: 7 } });
    expect(names(made)).toEqual([]);
  });
});
