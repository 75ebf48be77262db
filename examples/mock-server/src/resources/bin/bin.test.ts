import { RESTORABLE_MS } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberId } from '../../permissions/code-access';
import { makePdf } from '../../testing/make-pdf';
import {
  addDocument,
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../../testing/test-server';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('the bin', () => {
  let test: TestServer;
  let [owner, colleague]: TestUser[] = [];
  let later = 0;
  let codeId = 0;
  let documentId = 0;
  const now = () => new Date(Date.now() + later);
  beforeAll(async () => {
    test = await startTestServer({ now });
    owner = await test.newUser('owner');
    colleague = await test.newUser('colleague');
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    later = 0;
    codeId = (await owner!.api.codes.create({})).id;
    await join(codeId, colleague!);
    documentId = (await addDocument(owner!, codeId, 'Law', makePdf([['Article 1 Duties']]))).id;
  });

  const join = (code: number, { id: userId }: TestUser) =>
    test.server.ports.storage.accounts.transact((transaction) =>
      transaction.put('members', {
        id: memberId(code, userId),
        codeId: code,
        userId,
        access: 'annotate',
        status: 'accepted',
      }),
    );
  const mark = (user: TestUser | undefined, start: number, end: number) =>
    user!.api.selections.create({
      documentId,
      text: 'Article 1 Duties'.slice(start, end),
      color: 'COLOR_1',
      startPage: 0,
      startElement: 0,
      startCharacter: start,
      endPage: 0,
      endElement: 0,
      endCharacter: end,
    });
  const attach = async (user: TestUser | undefined, selectionId: number) => {
    const file = new Blob([new Uint8Array(PICTURE)], { type: 'image/png' });
    const { uuid } = await user!.api.files.upload({ file, contentType: 'image/png' });
    return user!.api.selections.createAttachment({ selectionId, uuid, name: 'Plan.png', type: 'attachment' });
  };
  const codeOf = async () => (await test.server.ports.storage.code(codeId))!;

  it('gives back to who deleted it alone, with what colleagues had put on it', async () => {
    const { id } = await mark(colleague, 0, 7);
    const comment = await owner!.api.selections.createComment({ selectionId: id, text: 'Really?' });
    await owner!.api.selections.delete({ id });
    await expect(colleague!.api.selections.restore({ id })).rejects.toMatchObject({ status: 403 });
    const restored = await owner!.api.selections.restore({ id });
    expect(restored).toMatchObject({ createdBy: { id: colleague!.id }, data: [comment] });
  });

  it('is closed to who may no longer annotate', async () => {
    const { id } = await mark(colleague, 0, 7);
    await colleague!.api.selections.delete({ id });
    const { accounts } = test.server.ports.storage;
    await accounts.transact((transaction) => transaction.delete('members', memberId(codeId, colleague!.id)));
    await expect(colleague!.api.selections.restore({ id })).rejects.toMatchObject({ status: 404 });
  });

  it('is emptied after a day, with the files', async () => {
    const { id } = await mark(owner, 0, 7);
    const { uuid } = await attach(owner, id);
    await owner!.api.selections.delete({ id });
    const { bins } = test.server.services;
    const { blobs, storage } = test.server.ports;
    later = RESTORABLE_MS - 60_000;
    await bins.empty();
    expect(await blobs.has(uuid)).toBe(true);
    later = RESTORABLE_MS + 60_000;
    // Sessions do not last that long.
    const again = await owner!.api.auth.login({ email: owner!.email, password: TEST_PASSWORD });
    await expect(test.client(again.token).selections.restore({ id })).rejects.toMatchObject({ status: 404 });
    await bins.empty();
    expect(await blobs.has(uuid)).toBe(false);
    expect(await (await codeOf()).read((reader) => reader.count('bin'))).toBe(0);
    expect(await storage.accounts.read((reader) => reader.get('files', uuid))).toBeUndefined();
    expect(await storage.accounts.read((reader) => reader.count('bins'))).toBe(0);
  });

  it('keeps the files of what came back', async () => {
    const { id } = await mark(owner, 0, 7);
    const { uuid } = await attach(owner, id);
    await owner!.api.selections.delete({ id });
    await owner!.api.selections.restore({ id });
    later = RESTORABLE_MS + 60_000;
    await test.server.services.bins.empty();
    expect(await test.server.ports.blobs.has(uuid)).toBe(true);
  });

  it('keeps its files over a crash, and goes with its document', async () => {
    const { id } = await mark(owner, 0, 7);
    const { uuid } = await attach(owner, id);
    await owner!.api.selections.delete({ id });
    const { ledger } = test.server.services;
    await ledger.unsettle([uuid], codeId);
    await ledger.repair();
    expect(await test.server.ports.blobs.has(uuid)).toBe(true);
    await owner!.api.documents.delete({ id: documentId });
    expect(await test.server.ports.blobs.has(uuid)).toBe(false);
    expect(await (await codeOf()).read((reader) => reader.count('bin'))).toBe(0);
  });

  it('gives back without a place what stood in a text that is another one by now', async () => {
    const { id } = await mark(owner, 0, 7);
    await owner!.api.selections.delete({ id });
    await (
      await codeOf()
    ).transact(async (transaction) => {
      const document = await transaction.get('documents', documentId);
      await transaction.put('documents', { ...document!, versionId: document!.versionId + 1 });
    });
    // The list of Selections does not need the Version.
    expect(await owner!.api.selections.restore({ id })).toMatchObject({ id, status: 'failed' });
  });
});
