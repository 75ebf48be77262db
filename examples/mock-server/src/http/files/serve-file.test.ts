import http from 'node:http';
import { API_BASE } from '@glossator/client-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePdf } from '../../testing/make-pdf';
import { addDocument, startTestServer, type TestServer, type TestUser } from '../../testing/test-server';

const PDF = Buffer.from(makePdf([['Article 1'], ['Article 2']]));

describe('a document as a file', () => {
  let test: TestServer;
  let ada: TestUser;
  let url: string;
  beforeAll(async () => {
    test = await startTestServer();
    ada = await test.newUser('ada');
    const { id: codeId } = await ada.api.codes.create({});
    const { id } = await addDocument(
      ada,
      codeId,
      'Bürgerliches "Gesetz"\r\nX: 1 ../../etc\u202egpj.exe',
      PDF,
    );
    url = `${test.server.address}${API_BASE}/documents/${id}/file`;
  });
  afterAll(() => test.stop());
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url, {
      method,
      headers: { authorization: `Bearer ${ada.token}`, 'accept-encoding': 'gzip', ...headers },
    });
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  it('comes whole, uncompressed, and can do nothing', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(await bytes(answer)).toEqual(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.byteLength),
      'accept-ranges': 'bytes',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    const disposition = answer.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^inline; filename=/);
    expect(disposition).toContain("filename*=UTF-8''B%C3%BCrgerliches");
    expect(decodeURIComponent(disposition)).not.toMatch(/[/\u202a-\u202e]/);
    expect(answer.headers.get('x')).toBeNull();
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=100-', 100, PDF.byteLength - 1],
    ['bytes=-7', PDF.byteLength - 7, PDF.byteLength - 1],
    ['bytes=10-999999999', 10, PDF.byteLength - 1],
    ['bytes=0-4,5-9', 0, 9],
    ['bytes=-999999999', 0, PDF.byteLength - 1],
  ])('comes by range: %s', async (range, start, end) => {
    const answer = await get({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/${PDF.byteLength}`);
    expect(await bytes(answer)).toEqual(PDF.subarray(start, end + 1));
  });

  it('refuses a range that it does not have', async () => {
    const answer = await get({ range: `bytes=${PDF.byteLength}-` });
    expect(answer.status).toBe(416);
    expect(await answer.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('content-disposition')).toBeNull();
    expect(answer.headers.get('content-range')).toBe(`bytes */${PDF.byteLength}`);
  });

  const long = `bytes=${' '.repeat(300)}0-1`;
  it.each(['items=0-1', 'bytes=x', 'bytes=9-2', 'bytes=0-1,100-101', long])(
    'comes whole for %s',
    async (range) => {
      expect((await get({ range })).status).toBe(200);
    },
  );

  it('comes whole when it is not what was begun with', async () => {
    const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    // Not with fetch, which asks for a fresh answer (cache-control: no-cache) along with its own conditions.
    const headers = { authorization: `Bearer ${ada.token}`, 'if-none-match': etag };
    const status = await new Promise((resolve) =>
      http.get(url, { headers }, (answer) => resolve(answer.resume().statusCode)),
    );
    expect(status).toBe(304);
  });

  it('tells its headers alone', async () => {
    const answer = await get({ range: 'bytes=0-1' }, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(PDF.byteLength));
    expect((await bytes(answer)).byteLength).toBe(0);
  });

  it('is there for nobody else, and looks the same as a missing one', async () => {
    expect((await get({ authorization: '' })).status).toBe(401);
    const other = await test.newUser('eve');
    const headers = { authorization: `Bearer ${other.token}` };
    const missing = await fetch(url.replace(/\d+(?=\/file)/, '999000000001'), { headers });
    const foreign = await fetch(url, { headers });
    expect(foreign.status).toBe(404);
    const bodies = await Promise.all(
      [foreign, missing].map(async (answer) => (await answer.json()) as object),
    );
    // But for the id of the request.
    expect({ ...bodies[0], instance: '' }).toEqual({ ...bodies[1], instance: '' });
  });

  it('answers a bad id with a problem', async () => {
    const answer = await fetch(url.replace(/\d+(?=\/file)/, 'x'), {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: 'id' }] });
  });
});
