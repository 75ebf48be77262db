import type { AccessLevel } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const payload = { emails: ['a@law.example', 'b@law.example'], message: 'Look' };

async function opened(access: AccessLevel = 'annotate') {
  const made = createTestAnnotator({ existing: [aSelection(7, aRange(0, 0, 2, 8))], access });
  await openFirst(made);
  return { ...made, sharing: () => made.store.getState().sharing };
}

async function sent(made: Awaited<ReturnType<typeof opened>>) {
  made.commands.sharing.open({ kind: 'annotation', id: 7 });
  void made.commands.sharing.send(payload);
  await settle();
  return made.backend.next();
}

describe('sharing by e-mail', () => {
  it('sends an annotation and says that it went', async () => {
    const made = await opened();
    const call = await sent(made);
    expect(call).toMatchObject({
      name: 'selections.share',
      input: { selectionId: 7, ...payload },
      key: 'key-1',
    });
    expect(made.sharing().status).toBe('sending');
    void made.commands.sharing.send(payload);
    expect(made.backend.calls).toEqual([]);
    call.succeed();
    await settle();
    expect(made.sharing()).toMatchObject({ status: 'succeeded', sentTo: payload.emails });
    made.commands.sharing.close();
    expect(made.sharing()).toMatchObject({ target: undefined, status: 'editing', sentTo: [] });
  });

  it('sends a note, which it closes with', async () => {
    const made = await opened();
    void made.commands.notes.load();
    made.backend.next().succeed();
    made.commands.notes.openDraft();
    made.commands.notes.write({ documentId: 1, noteId: undefined }, 'Ask');
    made.commands.notes.submit({ documentId: 1, noteId: undefined });
    made.commands.sharing.open({ kind: 'note', id: -1 });
    expect(made.sharing().target).toBeUndefined();
    made.backend.next().succeed();
    await settle();
    made.commands.sharing.open({ kind: 'note', id: 1000 });
    void made.commands.sharing.send(payload);
    expect(made.backend.next()).toMatchObject({ name: 'notes.share', input: { noteId: 1000, ...payload } });
    made.commands.notes.delete(1000);
    expect(made.sharing().target).toBeUndefined();
  });

  it.each([
    ['rateLimited', 429, 'RATE_LIMITED'],
    ['gone', 404, 'NOT_FOUND'],
    ['other', 403, 'FORBIDDEN'],
    ['other', 500, 'INTERNAL'],
  ] as const)('says %s where the server answers %i %s', async (failure, status, code) => {
    const made = await opened();
    (await sent(made)).refuse(status, code, { retryAfterMs: 90_000 });
    await settle();
    expect(made.sharing()).toMatchObject({ status: 'failed', failure, retryAfterMs: 90_000, sentTo: [] });
  });

  it('sends the same once more under the same key, and anything else under another', async () => {
    const made = await opened();
    (await sent(made)).breakOff(true);
    await settle();
    expect(made.sharing()).toMatchObject({ status: 'failed', failure: 'other' });
    void made.commands.sharing.send(payload);
    const again = made.backend.next();
    expect(again.key).toBe('key-1');
    again.breakOff();
    await settle();
    void made.commands.sharing.send({ ...payload, message: 'Look here' });
    expect(made.backend.next().key).toBe('key-2');
  });

  it('knows whom it reached where it did not reach all', async () => {
    const made = await opened();
    const errors = [{ path: 'emails.1', message: 'Nothing could be sent to it' }];
    (await sent(made)).refuse(500, 'MAIL_NOT_SENT', { errors });
    await settle();
    expect(made.sharing()).toMatchObject({ failure: 'notSent', sentTo: ['a@law.example'] });
    void made.commands.sharing.send({ ...payload, emails: ['b@law.example'] });
    made.backend.next().succeed();
    await settle();
    expect(made.sharing()).toMatchObject({ status: 'succeeded', sentTo: payload.emails });
  });

  it('is not for readers, nor for what is not there or not saved', async () => {
    const reader = await opened('read');
    reader.commands.sharing.open({ kind: 'annotation', id: 7 });
    expect(reader.sharing().target).toBeUndefined();
    const made = await opened();
    made.viewer.select(aRange(1, 0, 0, 5));
    const unsaved = made.commands.selections.create() ?? 0;
    for (const id of [unsaved, 99]) made.commands.sharing.open({ kind: 'annotation', id });
    expect(made.sharing().target).toBeUndefined();
    void made.commands.sharing.send(payload);
    expect(made.backend.calls.map(({ name }) => name)).toEqual(['selections.create']);
  });

  it('ends with another document, whatever comes back then', async () => {
    const made = await opened();
    const call = await sent(made);
    made.commands.documents.open(2);
    call.succeed();
    await settle();
    expect(made.sharing()).toMatchObject({ target: undefined, status: 'editing' });
  });
});
