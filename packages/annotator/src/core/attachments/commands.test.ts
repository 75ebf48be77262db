import {
  ATTACHMENT_MAX_BYTES,
  UPLOAD_CONTENT_TYPES,
  type SelectionAttachment,
} from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import type { OpenCall } from '../testing/manual-backend';
import { UPLOADED } from '../testing/test-api';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { LARGEST_ATTACHMENT } from './commands';
import { contentTypeOf } from './content-type';
import { selectIsUploading, selectUploadsOf } from './selectors';

const stamps = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };
const anAttachment = (id: number, userId: number): SelectionAttachment => ({
  id,
  selectionId: 7,
  type: 'attachment',
  name: 'Plan.png',
  contentType: 'image/png',
  size: 3,
  uuid: UPLOADED,
  ...stamps,
  createdBy: { id: userId, name: 'Lea Rossi' },
});
const picture = (name = 'Plan.png') => ({ name, data: { size: 1000, type: 'image/png' } });

async function opened(data: readonly SelectionAttachment[] = [], access: 'annotate' | 'read' = 'annotate') {
  const made = createTestAnnotator({
    existing: [aSelection(7, aRange(0, 0, 2, 8), { data: [...data] })],
    access,
  });
  await openFirst(made);
  const uploads = () => made.store.getState().attachments.uploads;
  const entries = () => made.store.getState().selections.items.flatMap(({ data: own }) => own);
  const names = () => made.backend.calls.map(({ name }) => name);
  const sent = (call: OpenCall, bytes: number) => {
    const { sent: report } = call.input;
    if (typeof report === 'function') report(bytes);
  };
  return { ...made, uploads, entries, names, sent };
}

describe('attaching files', () => {
  it('uploads, tells how far, and attaches what has arrived', async () => {
    const made = await opened();
    made.commands.attachments.attach(7, [picture()]);
    const upload = made.backend.next();
    expect(upload).toMatchObject({ name: 'files.upload', input: { contentType: 'image/png' } });
    made.sent(upload, 400);
    expect(made.uploads()).toMatchObject([{ name: 'Plan.png', size: 1000, sent: 400, state: 'sending' }]);
    expect(selectIsUploading(made.store.getState())).toBe(true);
    upload.succeed();
    await settle();
    expect(made.uploads()).toEqual([]);
    expect(made.entries()).toMatchObject([{ id: -1, name: 'Plan.png', type: 'attachment', uuid: UPLOADED }]);
    const attach = made.backend.next();
    expect(attach.input).toEqual({ selectionId: 7, uuid: UPLOADED, name: 'Plan.png', type: 'attachment' });
    attach.succeed();
    await settle();
    expect(made.entries()).toMatchObject([{ id: 1000, name: 'Plan.png' }]);
    expect(made.store.getState().selections.items[0]?.isAnnotation).toBe(true);
  });

  it('sends three at a time and the others after them, in order', async () => {
    const made = await opened();
    made.commands.attachments.attach(7, ['a.png', 'b.png', 'c.png', 'd.png'].map(picture));
    expect(made.names()).toEqual(['files.upload', 'files.upload', 'files.upload']);
    expect(made.uploads().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting']);
    made.backend.next().breakOff();
    await settle();
    expect(made.uploads().map(({ state }) => state)).toEqual(['failed', 'sending', 'sending', 'sending']);
  });

  it('attaches to a highlight that is not saved yet, once it is', async () => {
    const made = await opened();
    made.viewer.select(aRange(1, 0, 0, 5));
    const id = made.commands.selections.create({ purpose: 'attach' }) ?? 0;
    const create = made.backend.next();
    made.commands.attachments.attach(id, [picture()]);
    made.backend.next().succeed();
    await settle();
    expect(made.names()).toEqual([]);
    create.succeed();
    await settle();
    expect(made.backend.next()).toMatchObject({
      name: 'selections.createAttachment',
      input: { selectionId: 1000 },
    });
  });

  it('attaches to a highlight that was saved while the files were chosen', async () => {
    const made = await opened();
    made.viewer.select(aRange(1, 0, 0, 5));
    const id = made.commands.selections.create({ purpose: 'attach' }) ?? 0;
    made.backend.next().succeed();
    await settle();
    made.commands.attachments.attach(id, [picture()]);
    expect(made.uploads()).toMatchObject([{ target: { kind: 'selection', id: 1000 }, state: 'sending' }]);
  });

  it.each([
    ['type', { name: 'run.exe', data: { size: 5, type: 'application/x-msdownload' } }],
    ['empty', { name: 'a.png', data: { size: 0, type: 'image/png' } }],
    ['tooLarge', { name: 'a.png', data: { size: ATTACHMENT_MAX_BYTES + 1, type: 'image/png' } }],
  ] as const)('says of a file that cannot be attached why: %s', async (failure, file) => {
    const made = await opened();
    made.commands.attachments.attach(7, [file]);
    expect(made.names()).toEqual([]);
    expect(made.uploads()).toMatchObject([{ name: file.name, state: 'failed', failure }]);
    made.commands.attachments.cancelUpload(made.uploads()[0]?.id ?? 0);
    expect(made.uploads()).toEqual([]);
  });

  it.each([
    ['quota', 413, 'QUOTA_EXCEEDED'],
    ['tooLarge', 413, 'FILE_TOO_LARGE'],
    ['content', 415, 'CONTENT_TYPE_MISMATCH'],
    ['network', 400, 'INVALID_TOKEN'],
    ['refused', 403, 'FORBIDDEN'],
    ['network', 503, 'INTERNAL'],
  ] as const)('says %s when the server answers %i %s', async (failure, status, code) => {
    const made = await opened();
    made.commands.attachments.attach(7, [picture()]);
    made.backend.next().refuse(status, code);
    await settle();
    expect(made.uploads()).toMatchObject([{ state: 'failed', failure }]);
    expect(selectIsUploading(made.store.getState())).toBe(false);
  });

  it('sends again when asked', async () => {
    const made = await opened();
    made.commands.attachments.attach(7, [picture()]);
    made.backend.next().breakOff();
    await settle();
    made.commands.attachments.retryUpload(made.uploads()[0]?.id ?? 0);
    expect(made.uploads()).toMatchObject([{ state: 'sending', failure: undefined }]);
    made.backend.next().succeed();
    await settle();
    expect(made.names()).toEqual(['selections.createAttachment']);
  });

  it('stops when canceled, and starts the next', async () => {
    const made = await opened();
    made.commands.attachments.attach(7, ['a.png', 'b.png', 'c.png', 'd.png'].map(picture));
    const first = made.backend.next();
    made.commands.attachments.cancelUpload(made.uploads()[0]?.id ?? 0);
    expect(first.input['signal']).toMatchObject({ aborted: true });
    expect(made.names()).toHaveLength(3);
    first.succeed();
    await settle();
    expect(made.entries()).toEqual([]);
    expect(
      selectUploadsOf(made.store.getState(), { kind: 'selection', id: 7 }).map(({ name }) => name),
    ).toEqual(['b.png', 'c.png', 'd.png']);
  });

  it('ends with its highlight', async () => {
    const made = await opened();
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
    made.commands.attachments.attach(7, [picture()]);
    const upload = made.backend.next();
    made.commands.selections.delete(7);
    expect(made.uploads()).toEqual([]);
    made.sent(upload, 1000);
    expect(upload.input['signal']).toMatchObject({ aborted: true });
    upload.succeed();
    await settle();
    expect(made.names()).toEqual(['selections.delete']);
  });

  it('is not for readers', async () => {
    const made = await opened([], 'read');
    made.commands.attachments.attach(7, [picture()]);
    expect(made.uploads()).toEqual([]);
  });

  it('takes back what the server does not accept', async () => {
    const made = await opened();
    made.commands.attachments.attach(7, [picture()]);
    made.backend.next().succeed();
    await settle();
    made.backend.next().refuse(400, 'FILE_NOT_UPLOADED');
    await settle();
    expect(made.entries()).toEqual([]);
    expect(made.store.getState().notices.items.map(({ code }) => code)).toEqual(['generic']);
  });
});

describe('an attachment', () => {
  it('is renamed and deleted by its author', async () => {
    const made = await opened([anAttachment(4, 1)]);
    made.commands.attachments.rename(7, 4, '  Map.png ');
    expect(made.entries()).toMatchObject([{ name: 'Map.png' }]);
    made.backend.next().succeed();
    await settle();
    made.commands.attachments.rename(7, 4, ' ');
    expect(made.names()).toEqual([]);
    made.commands.attachments.delete(7, 4);
    expect(made.entries()).toEqual([]);
    expect(made.backend.next()).toMatchObject({ name: 'selections.deleteAttachment', input: { id: 4 } });
  });

  it('is left alone by others, but for the Code’s owner, who may delete it', async () => {
    const made = await opened([anAttachment(4, 2)]);
    made.commands.attachments.rename(7, 4, 'Map.png');
    made.commands.attachments.delete(7, 4);
    expect(made.names()).toEqual([]);
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
    made.commands.attachments.delete(7, 4);
    expect(made.names()).toEqual(['selections.deleteAttachment']);
  });

  it('that was never sent is only forgotten, with its other name', async () => {
    const made = await opened();
    made.viewer.select(aRange(1, 0, 0, 5));
    const selectionId = made.commands.selections.create({ purpose: 'attach' }) ?? 0;
    const create = made.backend.next();
    made.commands.attachments.attach(selectionId, [picture()]);
    made.backend.next().succeed();
    await settle();
    const id = made.entries()[0]?.id ?? 0;
    made.commands.attachments.rename(selectionId, id, 'b.png');
    expect(made.entries()).toMatchObject([{ name: 'b.png' }]);
    made.commands.attachments.delete(selectionId, id);
    create.succeed();
    await settle();
    expect(made.entries()).toEqual([]);
    expect(made.names()).toEqual([]);
    expect(made.store.getState().outbox.changes).toEqual([]);
  });
});

describe('the type of a file', () => {
  it('is any that the contract knows, and the limit is its limit', () => {
    expect(UPLOAD_CONTENT_TYPES.map((type) => contentTypeOf('file', type))).toEqual(UPLOAD_CONTENT_TYPES);
    expect(LARGEST_ATTACHMENT).toBe(ATTACHMENT_MAX_BYTES);
  });

  it.each([
    ['a.PDF', '', 'application/pdf'],
    ['a.docx', '', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.zip', 'application/x-zip-compressed', 'application/zip'],
    ['note.webm', 'audio/webm;codecs=opus', 'audio/webm'],
    ['photo', 'image/jpeg', 'image/jpeg'],
    ['a.constructor', '', undefined],
    ['a.html', 'text/html', undefined],
  ])('of %s (%s) is %s', (name, claimed, expected) => {
    expect(contentTypeOf(name, claimed)).toBe(expected);
  });
});

describe('the recorder of media notes', () => {
  const recording = { name: 'Media note.webm', data: { size: 10, type: 'audio/webm' } };
  const target = (made: Awaited<ReturnType<typeof opened>>) => made.store.getState().attachments.mediaNoteFor;
  async function withTwo() {
    const made = createTestAnnotator({
      existing: [aSelection(7, aRange(0, 0, 2, 8)), aSelection(8, aRange(1, 0, 0, 4))],
      access: 'annotate',
    });
    await openFirst(made);
    return made;
  }

  it('goes to another highlight, or closes with the document, only while nothing is recorded', async () => {
    const made = await withTwo();
    const { attachments, documents } = made.commands;
    const selectionId = () => made.store.getState().attachments.mediaNoteFor?.selectionId;
    attachments.openMediaNote(7);
    attachments.openMediaNote(8);
    expect(selectionId()).toBe(8);
    attachments.holdMediaNote(true);
    attachments.openMediaNote(7);
    expect(selectionId()).toBe(8);
    expect(made.store.getState().notices.items).toMatchObject([{ code: 'stillRecording' }]);
    documents.open(2);
    expect(selectionId()).toBe(8);
    attachments.holdMediaNote(false);
    documents.open(1);
    expect(selectionId()).toBeUndefined();
  });

  it('saves with its highlight while another document is open', async () => {
    const made = await withTwo();
    made.commands.attachments.openMediaNote(7);
    made.commands.attachments.holdMediaNote(true);
    made.commands.documents.open(2);
    made.commands.attachments.saveMediaNote(recording);
    expect(made.store.getState().attachments.mediaNoteFor).toBeUndefined();
    await settle();
    made.backend.calls.find(({ name }) => name === 'files.upload')?.succeed();
    await settle();
    const attached = made.backend.calls.map(({ input }) => input);
    const note = { selectionId: 7, name: 'Media note.webm', type: 'media_note', uuid: UPLOADED };
    expect(attached).toContainEqual(note);
  });

  it('keeps a recording whose highlight is deleted, and says that it is gone', async () => {
    const made = await opened();
    made.commands.access.grant({ id: 1, name: 'Lea Rossi', access: 'owner' });
    made.commands.attachments.openMediaNote(7);
    made.commands.attachments.holdMediaNote(true);
    made.commands.selections.delete(7);
    expect(target(made)).toMatchObject({ selectionId: 7, isGone: true });
    made.commands.attachments.saveMediaNote(recording);
    expect(made.uploads()).toEqual([]);
    expect(target(made)).toBeDefined();
    made.commands.attachments.closeMediaNote();
    expect(target(made)).toBeUndefined();
  });
});
