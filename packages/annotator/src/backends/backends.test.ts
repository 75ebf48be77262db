import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { AnnotatorBackend } from '../core/ports/backend';
import { createFetchBackend, FetchBackendError } from './fetch-backend';
import { createLocalStorageBackend } from './local-storage-backend';
import { createMemoryBackend, type MemoryBackend } from './memory-backend';
import type { RefusedError } from './refused-error';
import { describeHighlightCalls, describeOwnBackend, highlightAt } from './testing/describe-backend';

const user = { id: 1, name: 'Lea Rossi' };

/** A storage as a browser's, with room for so many characters. */
function createStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
}

describeOwnBackend('in memory', () => createMemoryBackend({ user }));
describeOwnBackend('in the browser’s storage', () =>
  createLocalStorageBackend({ user, key: 'annotations', storage: createStorage() }),
);

describe('a backend in memory', () => {
  it('begins with what another one had', async () => {
    const first = createMemoryBackend({ user });
    const made = await first.selections.create(highlightAt(2), { idempotencyKey: 'a' });
    const annotations = JSON.parse(JSON.stringify(first.annotations()));
    const next = createMemoryBackend({ user, annotations });
    expect(await next.documents.selections({ id: 1 })).toEqual({ data: [made] });
    expect(await next.selections.create(highlightAt(2), { idempotencyKey: 'a' })).toEqual(made);
    expect((await next.selections.create(highlightAt(9))).id).toBeGreaterThan(made.id);
  });

  it('is a backend of the annotator', () => {
    expectTypeOf<MemoryBackend>().toExtend<AnnotatorBackend>();
    expectTypeOf<ReturnType<typeof createFetchBackend>>().toExtend<AnnotatorBackend>();
  });
});

describe('a backend in the browser’s storage', () => {
  it('shows one window what another one has made', async () => {
    const storage = createStorage();
    const [one, other] = [0, 1].map(() => createLocalStorageBackend({ user, key: 'annotations', storage }));
    const made = await one?.selections.create(highlightAt(2));
    expect(await other?.documents.selections({ id: 1 })).toEqual({ data: [made] });
  });

  it('refuses what there is no room for, and keeps what it had', async () => {
    const storage = createStorage(700);
    const backend = createLocalStorageBackend({ user, key: 'annotations', storage });
    const made = await backend.selections.create(highlightAt(2));
    await expect(backend.selections.create(highlightAt(4))).rejects.toMatchObject({
      problem: { code: 'QUOTA_EXCEEDED', status: 413 },
    });
    expect(await backend.documents.selections({ id: 1 })).toEqual({ data: [made] });
  });

  it.each(['no JSON', '[]', '{"selections":1}', 'null'])('leaves %s alone', async (text) => {
    const storage = createStorage();
    storage.items.set('annotations', text);
    const backend = createLocalStorageBackend({ user, key: 'annotations', storage });
    await expect(backend.documents.selections({ id: 1 })).rejects.toThrow('"annotations"');
    await expect(backend.selections.create(highlightAt(2))).rejects.toThrow('"annotations"');
    expect(storage.items.get('annotations')).toBe(text);
  });
});

describe('over a resource of one’s own', () => {
  let server: Server;
  let stored: MemoryBackend;
  const seen: { method: string; key: unknown; token: unknown }[] = [];

  /** The resource: highlights in memory, with a problem document for what is refused. */
  const answer = async (method: string, address: URL, body: string, key: string | undefined) => {
    const id = Number(address.pathname.split('/')[2]);
    const input = body === '' ? {} : JSON.parse(body);
    if (method === 'GET')
      return stored.documents.selections({ id: Number(address.searchParams.get('documentId')) });
    if (method === 'POST')
      return stored.selections.create(input, key === undefined ? {} : { idempotencyKey: key });
    if (method === 'PATCH') return stored.selections.update({ id, ...input });
    return stored.selections.delete({ id });
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        const { method = 'GET', headers, url = '/' } = request;
        const key = headers['idempotency-key'];
        seen.push({ method, key, token: headers.authorization });
        answer(
          method,
          new URL(url, 'http://localhost'),
          body,
          typeof key === 'string' ? key : undefined,
        ).then(
          (result: unknown) => response.end(result === undefined ? '' : JSON.stringify(result)),
          (reason: unknown) => {
            const { problem } = reason as RefusedError;
            response.writeHead(problem.status, { 'content-type': 'application/problem+json' });
            response.end(JSON.stringify(problem));
          },
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  beforeEach(() => {
    stored = createMemoryBackend({ user });
    seen.length = 0;
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/highlights`;

  describeHighlightCalls('fetched', () => createFetchBackend(url()));

  it('asks for the headers before each request', async () => {
    let token = 'first';
    const backend = createFetchBackend(url(), { headers: () => ({ authorization: `Bearer ${token}` }) });
    await backend.documents.selections({ id: 1 });
    token = 'second';
    await backend.documents.selections({ id: 1 });
    expect(seen.map((request) => request.token)).toEqual(['Bearer first', 'Bearer second']);
  });

  it('says what was answered where it was no problem document', async () => {
    const backend = createFetchBackend('https://law.example/highlights', {
      fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    });
    const error: unknown = await backend.documents.selections({ id: 1 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FetchBackendError);
    expect(error).toMatchObject({ status: 502, problem: undefined, message: expect.stringContaining('502') });
  });
});
