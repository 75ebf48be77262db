import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ServiceUnavailableError } from '../problems/service-unavailable';
import { startTestServer, type TestServer } from '../testing/test-server';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

describe('what operators look at', () => {
  let test: TestServer;
  let metricsPort: number;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(test.server.address + path, { headers });

  beforeAll(async () => {
    metricsPort = await freePort();
    test = await startTestServer({
      env: { METRICS_PORT: String(metricsPort), TRUST_PROXY: '1', OPEN_TO_STRANGERS: '1' },
    });
  });
  afterAll(() => test.stop());

  const figures = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  it('says that it lives, and that it is ready', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ status: 'ok' });
    }
  });

  it('names an answer and its problem alike, as a trusted proxy did or anew', async () => {
    const given = randomUUID();
    const named = await ask('/api/v1/profile', { 'x-request-id': given });
    expect(named.headers.get('x-request-id')).toBe(given);
    expect(await named.json()).toMatchObject({ code: 'UNAUTHORIZED', instance: `urn:uuid:${given}` });
    for (const wrong of ['no uuid', `${given}\n`.trim().toUpperCase(), 'x'.repeat(500)]) {
      const answer = await ask('/api/v1/profile', { 'x-request-id': wrong });
      const id = answer.headers.get('x-request-id');
      expect(id).toMatch(UUID);
      expect(id).not.toBe(given);
    }
  });

  it('counts answers by operation and status, never by address, and what services take', async () => {
    const user = await test.newUser('ada');
    const { id } = await user.api.codes.create({ title: 'Counted' });
    await user.api.codes.get({ id });
    await ask('/api/v1/profile');
    await ask(`/wp-admin-${randomUUID()}.php`);
    await vi.waitFor(async () => expect(await figures()).toContain('route="other",status="404"'));
    const text = await figures();
    expect(text).toContain(
      'glossator_http_request_seconds_count{method="GET",route="codes.get",status="200"} 1',
    );
    expect(text).toContain(
      'glossator_http_request_seconds_count{method="GET",route="profile.get",status="401"}',
    );
    expect(text).toMatch(
      /glossator_http_request_seconds_count\{method="GET",route="other",status="404"\} \d/,
    );
    expect(text).toMatch(/glossator_service_seconds_count\{service="store",operation="transact"\} [1-9]/);
    expect(text).toContain('glossator_sockets 0');
    expect(text).toContain('glossator_jobs{kind="comparison",state="waiting"} 0');
    expect(text).toMatch(/glossator_event_loop_lag_seconds\{quantile="0\.99"\} \d/);
    expect(text).not.toContain('wp-admin');
  });

  it('shows figures on their own port alone, and there nothing else', async () => {
    const answer = await ask('/metrics');
    expect(await answer.text()).not.toContain('glossator_');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/api/v1/health`)).status).toBe(404);
  });
});

describe('a server whose files are away', () => {
  it('is not ready, names them to operators, and tells callers when to come again', async () => {
    let isAway = false;
    const first = await startTestServer();
    const { blobs } = first.server.ports;
    const fail = <R>(otherwise: () => Promise<R>) =>
      isAway ? Promise.reject(new ServiceUnavailableError('s3.internal refused')) : otherwise();
    const shaky = {
      ...blobs,
      close: async () => undefined,
      has: (key: string) => fail(() => blobs.has(key)),
      put: (...args: Parameters<typeof blobs.put>) => fail(() => blobs.put(...args)),
    };
    const test = await startTestServer({ ports: { blobs: shaky } });
    const ada = await test.newUser('ada');
    const { url } = await ada.api.files.sign({ contentType: 'image/png' });
    isAway = true;
    const ready = await fetch(`${test.server.address}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'waiting', for: ['blobs'] });
    expect((await fetch(`${test.server.address}/health/live`)).status).toBe(200);
    const refused = await fetch(test.server.address + url, {
      method: 'PUT',
      body: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      headers: { 'content-type': 'image/png' },
    });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    const problem = await refused.json();
    expect(problem).toMatchObject({ code: 'UNAVAILABLE' });
    expect(JSON.stringify(problem)).not.toContain('s3.internal');
    await test.stop();
    await first.stop();
  });
});
