import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  CLIENT_ID_HEADER,
  IDEMPOTENCY_KEY_HEADER,
  listOperations,
  problemSchema,
  PROBLEMS,
} from '../contract/index';
import type { Code, ProblemCode } from '../contract/index';
import { contractChecks } from '../checks/contract-checks';
import { ApiError, ContractError, NetworkError, TimeoutError } from './api-error';
import { createClient } from './create-client';
import type { ClientOptions } from './create-client';
import { createMemoryTokenStore } from './token-store';

const MOMENT = '2026-01-01T00:00:00.000Z';
const code: Code = {
  id: 1,
  title: 'BGB',
  coverColor: 'color-1',
  publication: 'draft',
  isPublic: false,
  hasUpdate: false,
  totalSelectionsCount: 0,
  user: { id: 1, access: 'owner' },
  owner: { id: 1, name: 'Ada' },
  documents: [],
  sharedUsers: [],
  colors: [],
  legend: [],
  createdAt: MOMENT,
  updatedAt: MOMENT,
  createdBy: { id: 1, name: 'Ada' },
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function problem(problemCode: ProblemCode, headers: Record<string, string> = {}) {
  const { status, kind, title } = PROBLEMS[problemCode];
  return new Response(JSON.stringify({ type: 'about:blank', title, status, kind, code: problemCode }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}

type Step = () => Response | Promise<Response>;

/** A client whose transport plays `steps` one after the other, the last one again and again; records the requests. */
function play(steps: readonly Step[], options: Partial<ClientOptions> = {}) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'https://law.example/',
    clientId: 'tab-1',
    transport: async (request) => {
      const step = steps[Math.min(requests.length, steps.length - 1)];
      requests.push(request);
      if (!step) throw new Error('No step');
      return step();
    },
    ...options,
  });
  return { client, requests };
}

const failing = (): Response => {
  throw new TypeError('fetch failed');
};

describe('createClient', () => {
  it('has one method for each operation of the contract', () => {
    const { client } = play([() => json(code)]);
    const names = Object.entries(client).flatMap(([resource, calls]) =>
      typeof calls === 'object' ? Object.keys(calls).map((name) => `${resource}.${name}`) : [],
    );
    const expected = listOperations().map(({ name }) => name);
    expect(names.toSorted()).toEqual([...expected, 'files.upload'].toSorted());
  });

  it('sends path parameters, query and body where the contract puts them', async () => {
    const { client, requests } = play([() => json(code), () => json({ data: [] }), () => json(code)]);
    await client.codes.get({ id: 7, showUpdates: true });
    await client.codes.list({ search: 'öffentlich & mehr', orderBy: 'title' });
    await client.codes.update({ id: 7, title: 'StGB' });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://law.example/api/v1/codes/7?showUpdates=true',
      'GET https://law.example/api/v1/codes?search=%C3%B6ffentlich+%26+mehr&orderBy=title',
      'PATCH https://law.example/api/v1/codes/7',
    ]);
    expect(await requests[2]?.json()).toEqual({ title: 'StGB' });
  });

  it('sends the language the user has at the time', async () => {
    const chosen: { language?: string } = {};
    const { client, requests } = play([() => json(code)], { language: () => chosen.language });
    await client.codes.get({ id: 7 });
    chosen.language = 'de';
    await client.codes.get({ id: 7 });
    expect(requests.map((request) => request.headers.get('accept-language'))).toEqual([null, 'de']);
  });

  it('sends the client id always and the token only where a session is asked for', async () => {
    const tokenStore = createMemoryTokenStore({ token: 'abc' });
    const { client, requests } = play([() => new Response(null, { status: 204 }), () => json(code)], {
      tokenStore,
    });
    await client.auth.forgotPassword({ email: 'a@b.example' });
    await client.codes.get({ id: 1 });
    expect(requests.map((request) => request.headers.get(CLIENT_ID_HEADER))).toEqual(['tab-1', 'tab-1']);
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer abc']);
  });

  it('resolves with the result that checks have parsed, without fields the contract does not know', async () => {
    const { client } = play([() => json({ ...code, secret: 1 })], { checks: contractChecks });
    const answer = await client.codes.get({ id: 1 });
    expect(answer).toEqual(code);
    expectTypeOf(answer).toEqualTypeOf<Code>();
  });

  it('resolves with undefined for an empty answer', async () => {
    const { client } = play([() => new Response(null, { status: 204 })]);
    expect(await client.codes.delete({ id: 1 })).toBeUndefined();
  });

  it('answers files unread', async () => {
    const { client } = play([
      () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
    ]);
    const file = await client.documents.file({ id: 1 });
    expect(file.response.bodyUsed).toBe(false);
    expect(await (await file.blob()).text()).toBe('%PDF-1.7');
    expect((await file.blob().catch((error: unknown) => error)) instanceof TypeError).toBe(true);
  });

  it('gives a viewer the address and headers of a file', () => {
    const { client } = play([], { tokenStore: createMemoryTokenStore({ token: 'abc' }) });
    expect(client.fileRequest('documents.file', { id: 3, showUpdates: true })).toEqual({
      url: 'https://law.example/api/v1/documents/3/file?showUpdates=true',
      headers: { [CLIENT_ID_HEADER]: 'tab-1', authorization: 'Bearer abc' },
    });
  });

  it('asks for a file at the address it gives a viewer', async () => {
    const { client, requests } = play([() => new Response('x')]);
    await client.documents.file({ id: 3, showUpdates: true });
    expect(requests[0]?.url).toBe(client.fileRequest('documents.file', { id: 3, showUpdates: true }).url);
  });
});

describe('errors of a call', () => {
  it('carries the problem of the server', async () => {
    const { client } = play([() => problem('SELECTION_OVERLAP')]);
    const error = await client.codes.delete({ id: 1 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 409,
      problem: { code: 'SELECTION_OVERLAP', kind: 'conflict' },
    });
  });

  it.each([
    [404, 'NOT_FOUND', 'notFound'],
    [418, 'VALIDATION', 'badRequest'],
    [500, 'INTERNAL', 'internal'],
    [429, 'RATE_LIMITED', 'tooManyRequests'],
  ])('makes a sound problem of an HTML page with status %i', async (status, problemCode, kind) => {
    const { client } = play([
      () => new Response('<html>nginx</html>', { status, headers: { 'content-type': 'text/html' } }),
    ]);
    const error = await client.codes.get({ id: 1 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ problem: { status, code: problemCode, kind } });
  });

  it('takes an answer as the server has checked it, without checks of its own', async () => {
    const newer = { ...code, user: { id: 'one', access: 'owner' }, more: true };
    const { client } = play([() => json(newer)]);
    expect(await client.codes.get({ id: 1 })).toEqual(newer);
  });

  it('names the place where an answer breaks the contract, with checks', async () => {
    const { client } = play([() => json({ ...code, user: { id: 'one', access: 'owner' } })], {
      checks: contractChecks,
    });
    const error = await client.codes.get({ id: 1 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ operation: 'codes.get', issues: [{ path: 'user.id' }] });
  });

  it.each([
    [
      'a page instead of a result',
      (client: ReturnType<typeof play>['client']) => client.codes.get({ id: 1 }),
    ],
    [
      'a page instead of nothing',
      (client: ReturnType<typeof play>['client']) => client.codes.delete({ id: 1 }),
    ],
    [
      'a page instead of a file',
      (client: ReturnType<typeof play>['client']) => client.documents.file({ id: 1 }),
    ],
  ])('refuses %s', async (_name, act) => {
    for (const options of [{}, { checks: contractChecks }]) {
      const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
      await expect(act(play([page], options).client)).rejects.toBeInstanceOf(ContractError);
    }
  });

  it('refuses JSON that cannot be read', async () => {
    const { client } = play([
      () => new Response('{"id":', { headers: { 'content-type': 'application/json' } }),
    ]);
    await expect(client.codes.get({ id: 1 })).rejects.toBeInstanceOf(ContractError);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['whole', {}, {}],
    [
      'with what went wrong',
      { detail: 'd', instance: '/x', conflictWith: 3, presentText: 't' },
      { detail: 'd', conflictWith: 3, presentText: 't' },
    ],
    ['with fields', { errors: [{ path: 'a', message: 'b' }, 1] }, { errors: [{ path: 'a', message: 'b' }] }],
    ['without a title', { title: 1 }, { title: PROBLEMS.CONFLICT.title }],
  ])('reads a problem %s as the contract has it', async (_name, said, read) => {
    const { status, kind, title } = PROBLEMS.CONFLICT;
    const body = { type: 'about:blank', title, status, kind, code: 'CONFLICT', ...said };
    const { client } = play([() => json(body, 409)]);
    const error = await client.codes.get({ id: 1 }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem: { code: 'CONFLICT', kind, status, ...read } });
    expect(problemSchema.safeParse((error as ApiError).problem).error).toBeUndefined();
  });

  it('says when no answer arrives', async () => {
    const { client } = play([failing], { retry: false });
    const error = await client.codes.get({ id: 1 }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ cause: new TypeError('fetch failed') });
  });

  it("passes the caller's abort through", async () => {
    const controller = new AbortController();
    const { client, requests } = play([() => new Promise<Response>(() => {})]);
    const answer = client.codes.get({ id: 1 }, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(client.codes.get({ id: 1 }, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(requests.length).toBeLessThanOrEqual(1);
  });

  it('reports once for each token that it is refused', async () => {
    const tokenStore = createMemoryTokenStore({ token: 'one' });
    const refused: string[] = [];
    const { client } = play([() => problem('UNAUTHORIZED')], {
      tokenStore,
      onUnauthorized: (_problem, token) => refused.push(token),
    });
    await Promise.allSettled([client.profile.get(), client.codes.get({ id: 1 })]);
    tokenStore.set('two');
    await client.profile.get().catch(() => undefined);
    tokenStore.set(undefined);
    await client.profile.get().catch(() => undefined);
    expect(refused).toEqual(['one', 'two']);
  });

  it('does not take a wrong password for a refused token', async () => {
    const onUnauthorized = vi.fn();
    const { client } = play([() => problem('INVALID_CREDENTIALS')], {
      tokenStore: createMemoryTokenStore({ token: 'one' }),
      onUnauthorized,
    });
    await client.profile
      .changePassword({ currentPassword: 'x', newPassword: 'long enough' })
      .catch(() => undefined);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('repetition', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** What became of a call once all its waits are over. */
  async function settled<T>(answer: Promise<T>): Promise<unknown> {
    const outcome = answer.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return outcome;
  }

  it.each([
    ['no connection', failing],
    ['502', () => new Response('bad gateway', { status: 502 })],
    ['503', () => new Response('', { status: 503 })],
    ['504', () => new Response('', { status: 504 })],
    ['429 with Retry-After', () => problem('RATE_LIMITED', { 'retry-after': '2' })],
  ])('repeats reading calls after %s', async (_name, step) => {
    const { client, requests } = play([step, step, () => json(code)]);
    expect(await settled(client.codes.get({ id: 1 }))).toEqual(code);
    expect(requests).toHaveLength(3);
  });

  it('gives up in the end', async () => {
    const { client, requests } = play([failing], { retry: { retries: 2 } });
    expect(await settled(client.codes.get({ id: 1 }))).toBeInstanceOf(NetworkError);
    expect(requests).toHaveLength(3);
  });

  it('repeats a call as who made it, whoever has logged in meanwhile', async () => {
    const tokenStore = createMemoryTokenStore({ token: 'of-ada' });
    const loggedIn = (): Response => {
      tokenStore.set('of-ben');
      throw new TypeError('fetch failed');
    };
    const { client, requests } = play([loggedIn, () => json(code)], { tokenStore });
    const created = client.codes.create({ title: 'BGB' });
    await vi.runAllTimersAsync();
    await created;
    await client.codes.get({ id: 1 });
    const tokens = requests.map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual(['Bearer of-ada', 'Bearer of-ada', 'Bearer of-ben']);
  });

  it('repeats creating calls under one key, a new one for each call', async () => {
    const { client, requests } = play([failing, () => json(code, 201)]);
    await settled(client.codes.create({ title: 'a' }));
    await settled(client.codes.create({ title: 'a' }));
    const keys = requests.map((request) => request.headers.get(IDEMPOTENCY_KEY_HEADER));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("sends the caller's key", async () => {
    const { client, requests } = play([() => json(code, 201)]);
    await settled(client.codes.create({}, { idempotencyKey: 'mine' }));
    expect(requests[0]?.headers.get(IDEMPOTENCY_KEY_HEADER)).toBe('mine');
  });

  it.each([
    [
      'changing calls',
      failing,
      (client: ReturnType<typeof play>['client']) => client.codes.update({ id: 1 }),
    ],
    [
      'after 500',
      () => problem('INTERNAL'),
      (client: ReturnType<typeof play>['client']) => client.profile.get(),
    ],
    [
      'after 429 without a wait',
      () => problem('RATE_LIMITED'),
      (client: ReturnType<typeof play>['client']) => client.profile.get(),
    ],
    [
      'when asked to wait too long',
      () => problem('RATE_LIMITED', { 'retry-after': '3600' }),
      (client: ReturnType<typeof play>['client']) => client.profile.get(),
    ],
    [
      'after an answer that breaks the contract',
      () => json({}),
      (client: ReturnType<typeof play>['client']) => client.profile.get(),
    ],
  ] as const)('does not repeat %s', async (_name, step, act) => {
    const { client, requests } = play([step], { checks: contractChecks });
    expect(await settled<unknown>(act(client))).toBeInstanceOf(Error);
    expect(requests).toHaveLength(1);
  });

  it('waits as long as the server asks', async () => {
    const { client, requests } = play([
      () => problem('RATE_LIMITED', { 'retry-after': '2' }),
      () => json(code),
    ]);
    const answer = client.codes.get({ id: 1 });
    await vi.advanceTimersByTimeAsync(1999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await answer;
  });

  it('rejects at once when aborted between two tries', async () => {
    const controller = new AbortController();
    const { client, requests } = play([failing]);
    const answer = client.codes
      .get({ id: 1 }, { signal: controller.signal })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toHaveLength(1);
    controller.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
  });

  it('gives up after the time allowed, repetitions included', async () => {
    const { client } = play([() => new Promise<Response>(() => {})], { timeoutMs: 500 });
    const answer = client.codes.get({ id: 1 }, { timeoutMs: 50 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    expect(await answer).toBeInstanceOf(TimeoutError);
    expect(await answer).toMatchObject({ timeoutMs: 50 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
