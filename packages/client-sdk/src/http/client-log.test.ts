import { expect, it } from 'vitest';
import { createClient } from './create-client';
import { createMemoryTokenStore } from './token-store';

type Entry = readonly ['debug' | 'warn', string, unknown];

/** A client whose transport answers with `answer`, and what it writes into its log. */
function logging(answer: (request: Request) => Promise<Response>) {
  const entries: Entry[] = [];
  const client = createClient({
    baseUrl: 'https://law.example',
    transport: answer,
    tokenStore: createMemoryTokenStore({ token: 'top-secret' }),
    retry: { retries: 2, baseDelayMs: 0 },
    log: {
      debug: (message, details) => entries.push(['debug', message, details]),
      warn: (message, details) => entries.push(['warn', message, details]),
    },
  });
  return { client, entries };
}

it('has each request with method, path, status and duration, but no words and no token', async () => {
  const { client, entries } = logging(async () => Response.json({ data: [] }));
  await client.codes.list({ search: 'my client' });
  expect(entries).toEqual([
    [
      'debug',
      'A request was answered',
      { method: 'GET', path: '/api/v1/codes', status: 200, durationMs: expect.any(Number) },
    ],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/my client|my\+client|top-secret/);
});

it('warns of each try that failed', async () => {
  const tries: (() => Promise<Response>)[] = [
    async () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response(null, { status: 503 }),
    async () => Response.json({ data: [] }),
  ];
  const { client, entries } = logging(async () => tries.shift()?.() ?? Response.json({ data: [] }));
  await client.codes.list();
  expect(entries.map(([level, , details]) => [level, details])).toMatchObject([
    ['warn', { error: new TypeError('fetch failed') }],
    ['warn', { status: 503 }],
    ['debug', { status: 200 }],
  ]);
});

it('takes a call that was aborted for no failure', async () => {
  const stopping = new AbortController();
  const { client, entries } = logging(async (request) => {
    stopping.abort();
    throw request.signal.reason;
  });
  await client.codes.list({}, { signal: stopping.signal }).catch(() => undefined);
  expect(entries.map(([level]) => level)).toEqual(['debug']);
});
