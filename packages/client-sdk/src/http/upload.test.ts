// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROBLEMS } from '../contract/index';
import { createClient } from './create-client';
import { defaultUploadTransport, fetchUpload, xhrUpload } from './upload';
import type { UploadRequest } from './upload';

const UUID = '3f1f1d9c-3a1e-4a6b-9a52-6f0f3a0c9a11';

/** A real server, so that both transports do what they do in earnest. */
let server: Server;
let base = '';
let received: { method: string; type: string | undefined; length: string | undefined; body: string }[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;

beforeEach(async () => {
  received = [];
  answer = (_request, response) => response.writeHead(204).end();
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.setHeader('access-control-allow-methods', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { 'content-type': type, 'content-length': length } = request.headers;
      received.push({ method: request.method ?? '', type, length, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe.each([
  ['XMLHttpRequest', xhrUpload, new Blob(['%PDF-1.7'])],
  // Node's fetch wants Node's Blob; this environment's own is another one.
  ['fetch', fetchUpload, new NodeBlob(['%PDF-1.7']) as Blob],
])('uploading with %s', (_name, upload, body) => {
  const request = (more: Partial<UploadRequest> = {}): UploadRequest => ({
    url: `${base}/put`,
    headers: { 'content-type': 'application/pdf' },
    body,
    ...more,
  });

  it('puts the file with its type and length', async () => {
    expect(await upload(request())).toEqual({ status: 204, text: '' });
    expect(received).toEqual([{ method: 'PUT', type: 'application/pdf', length: '8', body: '%PDF-1.7' }]);
  });

  it('reports progress up to the whole size', async () => {
    const onProgress = vi.fn();
    await upload(request({ onProgress }));
    expect(onProgress).toHaveBeenLastCalledWith(8, 8);
  });

  it('gives the answer of a server that refuses', async () => {
    answer = (_request, response) => response.writeHead(413).end('too large');
    expect(await upload(request())).toEqual({ status: 413, text: 'too large' });
  });

  it('says when no answer arrives', async () => {
    answer = (_request, response) => response.destroy();
    await expect(upload(request())).rejects.toMatchObject({ name: 'NetworkError' });
  });

  it('can be canceled', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(upload(request({ signal: controller.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    await expect(upload(request({ signal: controller.signal }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(received).toHaveLength(1);
  });
});

describe('client.files.upload', () => {
  const signing = (url: string) => () =>
    Promise.resolve(
      new Response(JSON.stringify({ url, uuid: UUID }), { headers: { 'content-type': 'application/json' } }),
    );
  const file = new Blob(['%PDF-1.7']);

  it('signs, puts the file to the address relative to the server, and gives the uuid', async () => {
    const uploads: UploadRequest[] = [];
    const client = createClient({
      baseUrl: 'https://law.example/glossator',
      transport: signing('/signed/abc?x=1'),
      uploadTransport: async (request) => {
        uploads.push(request);
        return { status: 200, text: '' };
      },
    });
    expect(await client.files.upload({ file, contentType: 'application/pdf' })).toEqual({ uuid: UUID });
    expect(uploads).toEqual([
      {
        url: 'https://law.example/signed/abc?x=1',
        headers: { 'content-type': 'application/pdf' },
        body: file,
      },
    ]);
  });

  it('takes a whole address as it is', async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'https://law.example',
      transport: signing('https://bucket.example/key?signature=1'),
      uploadTransport: async ({ url }) => {
        urls.push(url);
        return { status: 200, text: '' };
      },
    });
    await client.files.upload({ file, contentType: 'application/pdf' });
    expect(urls).toEqual(['https://bucket.example/key?signature=1']);
  });

  it("rejects with the server's problem", async () => {
    const { status, kind, title } = PROBLEMS.CONTENT_TYPE_MISMATCH;
    const text = JSON.stringify({ type: 'about:blank', status, kind, title, code: 'CONTENT_TYPE_MISMATCH' });
    const client = createClient({
      baseUrl: 'https://law.example',
      transport: signing('/signed'),
      uploadTransport: async () => ({ status, text }),
    });
    await expect(client.files.upload({ file, contentType: 'image/png' })).rejects.toMatchObject({
      problem: { code: 'CONTENT_TYPE_MISMATCH' },
    });
  });

  it('uses XMLHttpRequest where there is one', () => {
    expect(defaultUploadTransport()).toBe(xhrUpload);
    vi.stubGlobal('XMLHttpRequest', undefined);
    expect(defaultUploadTransport()).toBe(fetchUpload);
    vi.unstubAllGlobals();
  });
});
