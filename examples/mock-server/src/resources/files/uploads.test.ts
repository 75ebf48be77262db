import { API_BASE, type UploadContentType } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLockedPdf, makePdf } from '../../testing/make-pdf';
import { pdfBlob, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = makePdf([['Article 1']]);

describe('uploads', () => {
  let test: TestServer;
  let ada: TestUser;
  let codeId: number;
  let clock = Date.now();
  beforeAll(async () => {
    test = await startTestServer({
      now: () => new Date(clock),
      env: { ATTACHMENT_MAX_MIB: '1', DOCUMENT_MAX_MIB: '2', QUOTA_MIB: '3' },
    });
  });
  afterAll(() => test.stop());

  /** What is kept of files: rows by state, and the blobs. */
  async function kept() {
    const { storage, blobs } = test.server.ports;
    await test.server.services.background.idle();
    const rows = await storage.accounts.read((reader) => reader.list('files', { ownerId: ada.id }));
    const uuids = new Set(rows.map(({ id }) => id));
    const keys = (await blobs.keys()).filter((key) => uuids.has(key.replace('.text', '')));
    return { states: rows.map(({ state }) => state).toSorted(), blobs: keys.length };
  }
  const address = (url: string) => new URL(url, test.server.address).href;
  const put = async (url: string, contentType: string, body: Uint8Array | ReadableStream) =>
    fetch(address(url), {
      method: 'PUT',
      headers: { 'content-type': contentType },
      body: body instanceof ReadableStream ? body : new Uint8Array(body),
      duplex: 'half',
    } as RequestInit);
  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
  const sign = (contentType: UploadContentType = 'application/pdf') => ada.api.files.sign({ contentType });

  let serial = 0;
  async function fresh() {
    serial += 1;
    ada = await test.newUser(`user${serial}`);
    codeId = (await ada.api.codes.create({})).id;
  }

  it('store one file at an address, once', async () => {
    await fresh();
    const { url } = await sign();
    expect((await put(url, 'application/pdf', PDF)).status).toBe(204);
    expect(await codeOf(await put(url, 'application/pdf', PDF))).toEqual([400, 'INVALID_TOKEN']);
    expect(await kept()).toEqual({ states: ['uploaded'], blobs: 1 });
  });

  it('are refused at an address that was changed or is too old', async () => {
    await fresh();
    const { url } = await sign();
    expect(await codeOf(await put(`${url}x`, 'application/pdf', PDF))).toEqual([400, 'INVALID_TOKEN']);
    clock += 61_000;
    expect(await codeOf(await put(url, 'application/pdf', PDF))).toEqual([400, 'INVALID_TOKEN']);
    expect((await kept()).blobs).toBe(0);
  });

  it('must be what they were announced as', async () => {
    await fresh();
    const { url } = await sign();
    expect(await codeOf(await put(url, 'image/png', PNG))).toEqual([415, 'CONTENT_TYPE_MISMATCH']);
    expect(await codeOf(await put(url, 'application/pdf', PNG))).toEqual([415, 'CONTENT_TYPE_MISMATCH']);
    const image = await sign('image/png');
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    expect(await codeOf(await put(image.url, 'image/png', html))).toEqual([415, 'CONTENT_TYPE_MISMATCH']);
    expect((await put(image.url, 'image/png', PNG)).status).toBe(204);
    expect((await kept()).blobs).toBe(1);
  });

  it('may have something before the header of a PDF', async () => {
    await fresh();
    const { url, uuid } = await sign();
    expect((await put(url, 'application/pdf', Buffer.concat([Buffer.from('junk\n'), PDF]))).status).toBe(204);
    expect(await ada.api.documents.create({ codeId, title: 'a', uuid })).toMatchObject({ pages: 1 });
  });

  it.each([
    ['announced', (body: Uint8Array) => body],
    ['not announced', (body: Uint8Array) => new Blob([new Uint8Array(body)]).stream()],
  ])('that are too large are refused, %s', async (_name, as) => {
    await fresh();
    const { url } = await sign();
    const large = Buffer.concat([PDF, Buffer.alloc(2 * 1024 * 1024)]);
    expect(await codeOf(await put(url, 'application/pdf', as(large)))).toEqual([413, 'FILE_TOO_LARGE']);
    expect((await kept()).blobs).toBe(0);
  });

  it('end where the quota ends, also of those on their way', async () => {
    await fresh();
    const half = Buffer.concat([PDF, Buffer.alloc(1_900_000)]);
    const [first, second] = [await sign(), await sign()];
    const answers = await Promise.all([first, second].map(({ url }) => put(url, 'application/pdf', half)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 413]);
    expect(await kept()).toMatchObject({ blobs: 1 });
  });

  it('are eight at once for one user', async () => {
    await fresh();
    const { files } = test.server.services;
    let finish = () => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const receive = async (user: TestUser, until: Promise<void>) => {
      const { url } = await user.api.files.sign({ contentType: 'application/pdf' });
      async function* body() {
        await until;
        yield PDF;
      }
      const file = { contentType: 'application/pdf', length: PDF.byteLength, body: body() };
      return files.receive(url.slice(url.lastIndexOf('/') + 1), file);
    };
    const user = ada;
    const underWay = await Promise.all(
      Array.from({ length: 8 }, async () => ({ done: receive(user, gate) })),
    );
    // Each has its place when its room in the quota is kept.
    const rows = () =>
      test.server.ports.storage.accounts.read((reader) => reader.list('files', { ownerId: user.id }));
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 'uploading').length).toBe(8);
    await expect(receive(user, Promise.resolve())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await receive(await test.newUser('somebody'), Promise.resolve());
    finish();
    await Promise.all(underWay.map(({ done }) => done));
    await receive(user, Promise.resolve());
    expect((await rows()).filter(({ state }) => state === 'uploaded')).toHaveLength(9);
  });

  it('can be sent as a form, with their name in any script', async () => {
    await fresh();
    const { url, uuid } = await sign();
    const form = new FormData();
    form.set('file', pdfBlob(PDF), 'Bürgerliches.pdf');
    expect((await fetch(address(url), { method: 'POST', body: form })).status).toBe(204);
    expect(await ada.api.documents.create({ codeId, title: 'a', uuid })).toMatchObject({ pages: 1 });
  });

  it('as a form are refused for the same reasons', async () => {
    await fresh();
    const { url } = await sign();
    const wrong = new FormData();
    wrong.set('file', new Blob([PNG], { type: 'application/pdf' }), 'a.pdf');
    expect(await codeOf(await fetch(address(url), { method: 'POST', body: wrong }))).toEqual([
      415,
      'CONTENT_TYPE_MISMATCH',
    ]);
    const empty = new FormData();
    empty.set('other', 'x');
    expect(await codeOf(await fetch(address(url), { method: 'POST', body: empty }))).toEqual([
      400,
      'MALFORMED_BODY',
    ]);
    expect((await kept()).blobs).toBe(0);
  });

  it.each([
    ['no PDF at all', Buffer.from('hello'), 'INVALID_PDF'],
    ['cut off', PDF.slice(0, 60), 'INVALID_PDF'],
    ['empty', Buffer.alloc(0), 'INVALID_PDF'],
    ['locked', makeLockedPdf(), 'LOCKED_PDF'],
  ])('that are %s leave nothing behind when a document is made of them', async (_name, bytes, code) => {
    await fresh();
    const { url, uuid } = await sign();
    expect((await put(url, 'application/pdf', bytes)).status).toBe(204);
    const made = ada.api.documents.create({ codeId, title: 'Book', uuid });
    await expect(made).rejects.toMatchObject({ problem: { code } });
    expect(await kept()).toEqual({ states: [], blobs: 0 });
    expect((await ada.api.codes.get({ id: codeId })).documents).toEqual([]);
  });

  it('belong to the one who made them', async () => {
    await fresh();
    const { uuid } = await ada.api.files.upload({ file: pdfBlob(PDF), contentType: 'application/pdf' });
    await fresh();
    const stolen = ada.api.documents.create({ codeId, title: 'a', uuid });
    await expect(stolen).rejects.toMatchObject({ problem: { code: 'FILE_NOT_UPLOADED' } });
  });

  it('nobody uses are removed after a day', async () => {
    await fresh();
    await ada.api.files.upload({ file: pdfBlob(PDF), contentType: 'application/pdf' });
    await test.server.services.ledger.sweep();
    expect((await kept()).blobs).toBe(1);
    clock += 25 * 3_600_000;
    await test.server.services.ledger.sweep();
    expect(await kept()).toEqual({ states: [], blobs: 0 });
  });

  it('go with their Code, text and all', async () => {
    await fresh();
    const { uuid } = await ada.api.files.upload({ file: pdfBlob(PDF), contentType: 'application/pdf' });
    await ada.api.documents.create({ codeId, title: 'a', uuid });
    expect(await kept()).toEqual({ states: ['used'], blobs: 2 });
    await ada.api.codes.delete({ id: codeId });
    await ada.api.codes.deleteForGood({ id: codeId });
    expect(await kept()).toEqual({ states: [], blobs: 0 });
  });

  it('that are attached stay while they can be restored, and go with their document', async () => {
    await fresh();
    const document = await ada.api.files.upload({ file: pdfBlob(PDF), contentType: 'application/pdf' });
    const { id: documentId } = await ada.api.documents.create({ codeId, title: 'a', uuid: document.uuid });
    const place = { startPage: 0, startElement: 0, startCharacter: 0, endPage: 0, endElement: 0 };
    const mark = async () => {
      const marked = { documentId, text: 'Article', color: 'COLOR_1', ...place, endCharacter: 7 } as const;
      return (await ada.api.selections.create(marked)).id;
    };
    const attach = async (selectionId: number) => {
      const file = new Blob([new Uint8Array(PNG)]);
      const { uuid } = await ada.api.files.upload({ file, contentType: 'image/png' });
      const input = { selectionId, uuid, name: 'a.png', type: 'attachment' } as const;
      return (await ada.api.selections.createAttachment(input)).id;
    };
    const first = await mark();
    const id = await attach(first);
    await attach(first);
    // The document, its text and the two pictures.
    expect(await kept()).toEqual({ states: ['used', 'used', 'used'], blobs: 4 });
    await ada.api.selections.deleteAttachment({ id });
    await ada.api.selections.delete({ id: first });
    expect(await kept()).toEqual({ states: ['used', 'used', 'used'], blobs: 4 });
    await attach(await mark());
    await ada.api.documents.delete({ id: documentId });
    expect(await kept()).toEqual({ states: [], blobs: 0 });
  });

  it('are distinguished from calls: the address is no way into the API', async () => {
    const answer = await fetch(address(`${API_BASE}/files/upload/x`), { method: 'GET' });
    expect(answer.status).toBe(404);
  });
});
