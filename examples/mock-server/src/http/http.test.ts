import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { API_BASE, CLIENT_ID_HEADER, listOperations, PROBLEMS } from '@glossator/client-sdk/contract';
import { buildOpenApiDocument } from '@glossator/client-sdk/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, TEST_PASSWORD, type TestServer, type TestUser } from '../testing/test-server';
import { REFERENCE_PATH } from './api-reference';
import { loggablePath } from './request-log';

describe('the HTTP side', () => {
  let test: TestServer;
  let ada: TestUser;
  beforeAll(async () => {
    test = await startTestServer({ env: { ALLOWED_ORIGINS: 'https://portal.example' } });
    ada = await test.newUser('ada');
  });
  afterAll(() => test.stop());
  const send = (path: string, init: RequestInit = {}) => fetch(test.server.address + path, init);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}`, ...headers },
    });

  /** The status of a call with these values of the header `Authorization`, as they are written. */
  async function statusWith(values: readonly string[]): Promise<number | undefined> {
    const { port } = new URL(test.server.address);
    const call = httpRequest({ port, path: `${API_BASE}/profile` });
    call.setHeader('authorization', values);
    // Who refuses a head does not wait for its end.
    call.on('error', () => undefined);
    call.end();
    const [answer] = await once(call, 'response');
    answer.resume();
    return answer.statusCode;
  }

  it('serves the OpenAPI document, and a reference page that takes nothing from elsewhere', async () => {
    expect(await (await send(`${API_BASE}/openapi.json`)).json()).toEqual(
      JSON.parse(JSON.stringify(await buildOpenApiDocument())),
    );
    const page = await send(REFERENCE_PATH);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toContain(`${REFERENCE_PATH}/swagger-ui-bundle.js`);
    for (const address of addresses.filter((each) => each?.startsWith(REFERENCE_PATH))) {
      const answer = await send(address ?? '');
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
    }
    expect(addresses.filter((address) => /^\w+:|^\/\//.test(address ?? ''))).toEqual([]);
  });

  it.each([
    ['an unknown path', `${API_BASE}/nope`, {}, 'NOT_FOUND'],
    ['an unknown method', `${API_BASE}/codes/1`, { method: 'PUT' }, 'NOT_FOUND'],
    ['a path that cannot be decoded', `${API_BASE}/documents/%ff/file`, {}, 'NOT_FOUND'],
    ['no session', `${API_BASE}/codes`, {}, 'UNAUTHORIZED'],
  ] as const)('answers %s with a problem', async (_name, path, init, code) => {
    const answer = await send(path, init);
    expect(answer.status).toBe(PROBLEMS[code].status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code, ...PROBLEMS[code] });
  });

  it.each([
    ['broken JSON', '{"title":', {}, 'MALFORMED_BODY'],
    ['text', '"x"', {}, 'MALFORMED_BODY'],
    ['another media type', '{}', { 'content-type': 'text/plain' }, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'another charset',
      '{}',
      { 'content-type': 'application/json; charset=latin1' },
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a compressed body', '{}', { 'content-encoding': 'gzip' }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a huge body', JSON.stringify({ title: 'x'.repeat(2_000_000) }), {}, 'FILE_TOO_LARGE'],
  ] as const)('refuses %s', async (_name, body, headers, code) => {
    const answer = await post(`${API_BASE}/codes`, body, headers);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('refuses long headers, except those that nothing reads', async () => {
    const long = 'x'.repeat(3_000);
    const answer = await send(`${API_BASE}/health`, { headers: { 'accept-language': long } });
    expect(answer.status).toBe(431);
    expect(await answer.json()).toMatchObject({ code: 'HEADER_TOO_LONG' });
    expect((await send(`${API_BASE}/health`, { headers: { cookie: long } })).status).toBe(200);
  });

  it('lets nobody in by forged tokens, long ones, or two at once', async () => {
    const [head = '', payload = ''] = [{ alg: 'none' }, { sub: ada.id }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const { token } = ada;
    const other = (await test.newUser('other')).token;
    const forged = [
      `${head}.${payload}.`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${token} `.repeat(2),
      `${token},${other}`,
      'x'.repeat(2_000),
    ];
    const good = `Bearer ${token}`;
    const single = [
      '',
      'Bearer',
      'Bearer ',
      token,
      `Basic ${token}`,
      ...forged.map((each) => `Bearer ${each}`),
    ];
    const twice = [
      [good, good],
      [good, `Bearer ${other}`],
      [good, ''],
      ['', good],
    ];
    for (const values of [...single.map((value) => [value]), ...twice])
      expect([values, await statusWith(values)]).toEqual([values, 401]);
    expect(await statusWith([good])).toBe(200);
    // What is longer than all headers together may be is not even parsed.
    for (const length of [3_000, 1_000_000])
      expect(await statusWith([`Bearer ${'x'.repeat(length)}`])).toBe(431);
    expect(await statusWith([good])).toBe(200);
  });

  it('says where an input is wrong', async () => {
    const answer = await post(`${API_BASE}/codes`, JSON.stringify({ title: '', coverColor: 'blue' }));
    const problem = await answer.json();
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION' });
    expect(problem.errors.map(({ path }: { path: string }) => path)).toEqual(['title', 'coverColor']);
  });

  it('never fails unexpectedly, whatever it is sent', async () => {
    const operations = listOperations();
    const anything = fc.oneof(fc.json(), fc.string(), fc.constant('{"__proto__":{"polluted":1}}'));
    const segment = fc.oneof(
      fc.integer().map(String),
      fc.string({ minLength: 1 }),
      fc.constant('1000000001'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), segment, anything, async ({ operation }, id, body) => {
        const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id).replaceAll('.', '%2E'));
        const isBodyless = operation.method === 'GET';
        const query = isBodyless
          ? `?cursor=${encodeURIComponent(body)}&limit=${encodeURIComponent(id)}&__proto__[x]=1`
          : '';
        const answer = await send(`${API_BASE}${path}${query}`, {
          method: operation.method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${ada.token}`,
            [CLIENT_ID_HEADER]: 'x',
          },
          ...(!isBodyless && { body }),
        });
        await answer.arrayBuffer();
        // A log-out with this session would end the run.
        if (answer.status === 204 && operation.path === '/auth/logout') {
          ada = {
            ...ada,
            token: (await test.client().auth.login({ email: ada.email, password: TEST_PASSWORD })).token,
          };
        }
        expect(answer.status === 501 || answer.status < 500).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('allows no foreign scripts and no foreign pages', async () => {
    const { headers } = await send(`${API_BASE}/health`, { headers: { origin: 'https://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const policy = headers.get('content-security-policy') ?? '';
    const script = policy.split(';').find((directive) => directive.startsWith('script-src '));
    expect(script).toBe("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    'null',
    'https://portal.example.evil.example',
    'https://evilportal.example',
    'http://portal.example',
  ])('gives the origin %s nothing', async (origin) => {
    const { headers } = await send(`${API_BASE}/health`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets allowed origins call', async () => {
    const origin = 'https://portal.example';
    const { headers } = await send(`${API_BASE}/health`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });

  it('shows mails as text', async () => {
    await test.client().auth.register({
      email: 'mallory@glossator.example',
      password1: TEST_PASSWORD,
      password2: TEST_PASSWORD,
      hasAcceptedTerms: true,
      firstName: '<script>alert(1)</script>',
      lastName: 'M',
      country: 'DEU',
      fieldsOfLaw: [],
      position: 'Judge',
    });
    const list = await (await send('/mailbox')).text();
    const path = /href="(\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? '';
    const page = await (await send(path)).text();
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });
});

describe('limits on guessing', () => {
  let test: TestServer;
  beforeAll(async () => {
    test = await startTestServer({ env: { RATE_LOGIN: '3', RATE_MAIL: '1' } });
    await test.newUser('ada');
  });
  afterAll(() => test.stop());
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${test.server.address}${API_BASE}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('refuse the fourth wrong log-in, in whatever spelling of the address, and say how long', async () => {
    const spellings = ['ada@glossator.example', 'ADA@glossator.example', ' ada@glossator.example'];
    for (const email of spellings) {
      expect((await call('/auth/login', { email, password: 'wrong' })).status).toBe(401);
    }
    const refused = await call('/auth/login', { email: 'Ada@glossator.example', password: TEST_PASSWORD });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call('/auth/login', { email: 'b@glossator.example', password: 'x' })).status).toBe(401);
  });

  it('are not passed by who says that they are somebody else', async () => {
    const outcomes: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      const address = `203.0.113.${number}`;
      const body = { email: 'forged@glossator.example', password: 'wrong' };
      const headers = { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address };
      outcomes.push((await call('/auth/login', body, headers)).status);
    }
    expect(outcomes).toEqual([401, 401, 401, 429, 429, 429]);
  });

  it('send no second mail', async () => {
    const email = 'nobody@glossator.example';
    expect((await call('/auth/activation/resend', { email })).status).toBe(204);
    expect((await call('/auth/activation/resend', { email })).status).toBe(429);
  });
});

describe('loggablePath', () => {
  it.each([
    ['/api/v1/files/upload/abc.def', '/api/v1/files/upload/…'],
    ['/api/v1/auth/activation/secret?x=1', '/api/v1/auth/activation/…'],
    ['/activation/secret', '/activation/…'],
    ['/x/../activation/secret', '…'],
    ['/activation//secret', '…'],
    [`/%61ctivation/${'a'.repeat(43)}`, '/%61ctivation/…'],
    ['/assets/index-B3xK9_aZ.js', '/assets/index-B3xK9_aZ.js'],
    ['/api/v1/documents/1/search?text=private', '/api/v1/documents/1/search'],
  ])('keeps secrets of %s out', (url, path) => {
    expect(loggablePath(url)).toBe(path);
  });
});
