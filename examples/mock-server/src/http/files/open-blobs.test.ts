import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { API_BASE } from '@glossator/client-sdk/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CALLS_AT_ONCE } from '../../calls/caller-lines';
import { createChildProcessPdfReader } from '../../pdf/child-process/child-process-pdf-reader';
import type { PdfReader } from '../../pdf/pdf-reader';
import { makePdf } from '../../testing/make-pdf';
import { openBlobFiles } from '../../testing/open-blob-files';
import { shareCode } from '../../testing/share-code';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

// Milliseconds on a machine that others use, too.
const PATIENTLY = { timeout: 20_000 };
/** Calls of each kind that are hung up, and how many of them at once. */
const CALLS = 200;
const AT_ONCE = 25;
const ATTACHMENTS = 20;
const PDF = Buffer.concat([Buffer.from(makePdf([['Article 1']])), Buffer.alloc(900_000, '\n')]);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE = Buffer.concat([PNG, Buffer.alloc(400_000)]);

interface Asked {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

describe.skipIf(!existsSync('/proc/self/fd'))('blobs that calls open', () => {
  let test: TestServer;
  let ada: TestUser;
  let codeId = 0;
  let documentId = 0;
  let noteAttachmentId = 0;
  const attachmentsIds: number[] = [];
  const uuids: string[] = [];
  const lines: string[] = [];
  const agent = new http.Agent({ keepAlive: false });
  const reading = createChildProcessPdfReader({ concurrency: 1 });
  /** Calls of `annotate` that wait until they are given up, as one does for which no process is free. */
  let waiting = 0;
  const pdf: PdfReader = {
    ...reading,
    annotate: (_source, _marking, _files, signal) =>
      new Promise((_resolve, reject) => {
        signal?.throwIfAborted();
        waiting += 1;
        signal?.addEventListener('abort', () => {
          waiting -= 1;
          reject(new Error('Given up', { cause: signal.reason }));
        });
      }),
  };

  beforeAll(async () => {
    const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    test = await startTestServer({ ports: { pdf }, logger });
    ada = await test.newUser('ada');
    codeId = (await ada.api.codes.create({})).id;
    documentId = (await addDocument(ada, codeId, 'Law', PDF)).id;
    const range = { startPage: 0, startElement: 0, startCharacter: 0, endPage: 0, endElement: 0 };
    const selection = await ada.api.selections.create({
      documentId,
      text: 'Article',
      color: 'COLOR_1',
      ...range,
      endCharacter: 7,
    });
    for (let made = 0; made < ATTACHMENTS; made += 1) {
      const uuid = await upload();
      const input = { selectionId: selection.id, uuid, name: 'Plan.png', type: 'attachment' } as const;
      attachmentsIds.push((await ada.api.selections.createAttachment(input)).id);
      uuids.push(uuid);
    }
    const note = await ada.api.notes.create({ documentId, text: 'See the plan' });
    const attached = { noteId: note.id, uuid: await upload(), name: 'Plan.png' };
    noteAttachmentId = (await ada.api.notes.createAttachment(attached)).id;
    await test.server.services.background.idle();
  });
  beforeEach(() => void lines.splice(0));
  afterAll(async () => {
    agent.destroy();
    await test.stop();
  });

  async function upload(): Promise<string> {
    const file = new Blob([new Uint8Array(PICTURE)], { type: 'image/png' });
    return (await ada.api.files.upload({ file, contentType: 'image/png' })).uuid;
  }
  const blobFile = (uuid: string) => join(test.dataDir, 'data', 'blobs', `${uuid}.blob`);
  const download = (more: object): Asked => ({
    path: `/documents/${documentId}/download`,
    method: 'POST',
    body: { withAnnotations: false, attachmentsIds: [], ...more },
  });

  /** A request and the end of its connection; `onHeaders` is called when the answer begins. */
  function ask(
    { path, method = 'GET', headers = {}, body }: Asked,
    onHeaders: (answer: http.IncomingMessage) => void,
  ) {
    const url = `${test.server.address}${API_BASE}${path}`;
    const own = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', ...headers };
    const request = http.request(url, { method, headers: own, agent }, onHeaders);
    const ended = new Promise<void>((resolve) => request.once('close', resolve));
    request.on('error', () => undefined);
    request.end(body && JSON.stringify(body));
    return { request, ended };
  }

  /** The status of an answer that is read to its end, and whether that is where it should be. */
  function readWhole(asked: Asked): Promise<{ status: number | undefined; isWhole: boolean }> {
    return new Promise((resolve) => {
      let isAnswered = false;
      const { ended } = ask(asked, (answer) => {
        isAnswered = true;
        answer.on('error', () => undefined);
        answer.once('close', () => resolve({ status: answer.statusCode, isWhole: answer.complete }));
        answer.resume();
      });
      void ended.then(() => {
        if (!isAnswered) resolve({ status: undefined, isWhole: false });
      });
    });
  }

  async function expectNoneOpen(): Promise<void> {
    await vi.waitFor(async () => expect(await openBlobFiles(test.dataDir)).toEqual([]), PATIENTLY);
  }

  /** The answers that send what is stored. */
  const stored = (): readonly Asked[] => [
    { path: `/documents/${documentId}/file` },
    { path: `/documents/${documentId}/file`, headers: { range: 'bytes=100-800000' } },
    download({}),
    { path: `/selections/attachments/${attachmentsIds[0]}/file` },
    { path: `/notes/attachments/${noteAttachmentId}/file` },
  ];

  it.each([
    ['stored files are', stored],
    ['a ZIP is', () => [download({ attachmentsIds, attachmentsAs: 'zip' })]],
  ] satisfies [string, () => readonly Asked[]][])(
    'are closed when %s hung up in the middle',
    async (_name, kinds) => {
      const all = kinds();
      for (let done = 0; done < CALLS; done += AT_ONCE) {
        const calls = Array.from({ length: AT_ONCE }, async (_, place) => {
          const asked = all[place % all.length];
          if (asked) await ask(asked, (answer) => answer.destroy()).ended;
        });
        await Promise.all(calls);
      }
      await expectNoneOpen();
      expect(lines).toEqual([]);
    },
  );

  it('are not opened before their turn comes, and never when the caller leaves before', async () => {
    const asked = download({ attachmentsIds, withAnnotations: true });
    for (let done = 0; done < CALLS; done += AT_ONCE) {
      const calls = Array.from({ length: AT_ONCE }, () => ask(asked, () => undefined));
      // The others of this user wait for these.
      await vi.waitFor(() => expect(waiting).toBe(CALLS_AT_ONCE.writing), PATIENTLY);
      expect(await openBlobFiles(test.dataDir)).toEqual([]);
      for (const { request } of calls) request.destroy();
      await Promise.all(calls.map(({ ended }) => ended));
      await vi.waitFor(() => expect(waiting).toBe(0), PATIENTLY);
    }
    await expectNoneOpen();
    expect(lines).toEqual([]);
  });

  it("are closed, and the calls end, as soon as their reader's access does", async () => {
    const guest = await test.newUser('guest');
    await shareCode(ada, codeId, guest, 'read');
    const as = (asked: Asked): Asked => ({ ...asked, headers: { authorization: `Bearer ${guest.token}` } });
    const waited = readWhole(as(download({ withAnnotations: true })));
    const begun: http.IncomingMessage[] = [];
    ask(as(download({ attachmentsIds, attachmentsAs: 'zip' })), (answer) => {
      answer.on('error', () => undefined);
      begun.push(answer);
    });
    await vi.waitFor(() => expect([waiting, begun.length]).toEqual([1, 1]), PATIENTLY);
    const [answer] = begun;
    const closed = new Promise<void>((resolve) => answer?.once('close', resolve));
    await ada.api.sharing.revoke({ id: codeId, userId: guest.id });
    // Read no further until now, so that most of it had not been sent.
    answer?.resume();
    await closed;
    expect(answer?.complete).toBe(false);
    expect(await waited).toEqual({ status: 404, isWhole: true });
    expect(waiting).toBe(0);
    await expectNoneOpen();
    expect(lines).toEqual([]);
  });

  it('are closed, and the log says why, when one of them is damaged or missing', async () => {
    const [first = '', second = ''] = uuids;
    const kept = await readFile(blobFile(first));
    const damaged = Buffer.from(kept);
    // In the second segment: what comes before it is sent.
    damaged[Math.floor(damaged.length * 0.8)]! ^= 1;
    const zip = download({ attachmentsIds, attachmentsAs: 'zip' });
    const one = { path: `/selections/attachments/${attachmentsIds[0]}/file` };
    await writeFile(blobFile(first), damaged);
    expect(await readWhole(one)).toEqual({ status: 200, isWhole: false });
    expect(await readWhole(zip)).toEqual({ status: 200, isWhole: false });
    await writeFile(blobFile(first), kept);
    await rm(blobFile(second));
    expect(await readWhole(zip)).toEqual({ status: 200, isWhole: false });
    await expectNoneOpen();
    const logged = lines.map((line): unknown => JSON.parse(line));
    expect(logged).toMatchObject([
      { err: { type: 'BlobCorruptError' } },
      { err: { type: 'BlobCorruptError' } },
      { err: { type: 'BlobNotFoundError' } },
    ]);
  });
});
