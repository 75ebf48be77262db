import { describe, expect, it } from 'vitest';
import { makePdf } from '../testing/make-pdf';
import { addDocument, pdfBlob, startTestServer } from '../testing/test-server';

const PDF = makePdf([['Article 1']]);

/** Each test leaves the data as a crash between two steps would, then starts a server on them again. */
describe('after a crash', () => {
  it('between the partition of a new Code and its head, the partition is removed', async () => {
    const first = await startTestServer();
    const { storage } = first.server.ports;
    await storage.createCode(await storage.accounts.transact((transaction) => transaction.nextId()));
    expect(await storage.codeIds()).toHaveLength(1);
    await first.stop({ keepData: true });
    const second = await startTestServer({ dataDir: first.dataDir });
    expect(await second.server.ports.storage.codeIds()).toEqual([]);
    await second.stop();
  });

  it('in the middle of the removal of a Code, it is removed whole', async () => {
    const first = await startTestServer();
    const ada = await first.newUser('ada');
    const { id } = await ada.api.codes.create({});
    await addDocument(ada, id, 'a', PDF);
    await first.server.services.background.idle();
    const { accounts } = first.server.ports.storage;
    await accounts.transact(async (transaction) => {
      const row = await transaction.get('codes', id);
      await transaction.put('codes', { ...row!, state: 'deleting' });
      await first.server.services.ledger.unsettleAll(transaction, id);
    });
    await expect(ada.api.codes.get({ id })).rejects.toMatchObject({ status: 404 });
    await first.stop({ keepData: true });

    const second = await startTestServer({ dataDir: first.dataDir });
    const { storage, blobs } = second.server.ports;
    expect(await storage.codeIds()).toEqual([]);
    expect(await storage.accounts.read((reader) => reader.count('codes'))).toBe(0);
    expect(await storage.accounts.read((reader) => reader.count('files'))).toBe(0);
    expect(await blobs.keys()).toEqual([]);
    await second.stop();
  });

  it('between a document and the note that its file is used, the file stays', async () => {
    const first = await startTestServer();
    const ada = await first.newUser('ada');
    const { id } = await ada.api.codes.create({});
    const { uuid } = await addDocument(ada, id, 'a', PDF);
    await first.server.services.ledger.unsettle([uuid], id);
    await first.stop({ keepData: true });
    const second = await startTestServer({ dataDir: first.dataDir });
    const { storage, blobs } = second.server.ports;
    expect(await storage.accounts.read((reader) => reader.get('files', uuid))).toMatchObject({
      state: 'used',
    });
    expect(await blobs.has(uuid)).toBe(true);
    await second.stop();
  });

  it('between an attachment and the note that its file is used, the file stays', async () => {
    const first = await startTestServer();
    const ada = await first.newUser('ada');
    const { id: codeId } = await ada.api.codes.create({});
    const { id: documentId } = await addDocument(ada, codeId, 'a', PDF);
    const place = { startPage: 0, startElement: 0, startCharacter: 0, endPage: 0, endElement: 0 };
    const marked = { documentId, text: 'Article', color: 'COLOR_1', ...place, endCharacter: 7 } as const;
    const { id: selectionId } = await ada.api.selections.create(marked);
    const { uuid } = await ada.api.files.upload({ file: pdfBlob(PDF), contentType: 'application/pdf' });
    await ada.api.selections.createAttachment({
      selectionId,
      uuid,
      name: 'Ruling.pdf',
      type: 'attachment',
    });
    await first.server.services.ledger.unsettle([uuid], codeId);
    await first.stop({ keepData: true });
    const second = await startTestServer({ dataDir: first.dataDir });
    const { storage, blobs } = second.server.ports;
    const row = () => storage.accounts.read((reader) => reader.get('files', uuid));
    expect(await row()).toMatchObject({ state: 'used' });
    expect(await blobs.has(uuid)).toBe(true);
    await second.stop();
  });

  it('between claiming a file and making its document, file and content are removed', async () => {
    const first = await startTestServer();
    const ada = await first.newUser('ada');
    const { id } = await ada.api.codes.create({});
    const { uuid } = await ada.api.files.upload({ file: pdfBlob(PDF), contentType: 'application/pdf' });
    await first.server.services.ledger.claim(uuid, ada.id, id);
    await first.stop({ keepData: true });
    const second = await startTestServer({ dataDir: first.dataDir });
    const { storage, blobs } = second.server.ports;
    expect(await storage.accounts.read((reader) => reader.count('files'))).toBe(0);
    expect(await blobs.keys()).toEqual([]);
    await second.stop();
  });
});

describe('two servers', () => {
  it('run in one process, and do not share a folder', async () => {
    const [first, second] = [await startTestServer(), await startTestServer()];
    await first.newUser('ada');
    await second.newUser('ada');
    await expect(startTestServer({ dataDir: first.dataDir })).rejects.toMatchObject({
      name: 'StorageLockedError',
    });
    await Promise.all([first.stop(), second.stop()]);
  });
});
