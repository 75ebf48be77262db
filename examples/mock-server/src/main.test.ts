import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { programArguments, programUrl } from './child-processes/program';

it('a start that fails says why in one line', { timeout: 30_000 }, async () => {
  const noFolder = join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, DATA_DIR: noFolder, PORT: '0', DEMO: '0' };
  const child = spawn(process.execPath, programArguments(programUrl(import.meta.url, 'main')), {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines = (await text(child.stderr)).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(noFolder);
});

const start = (env: Readonly<Record<string, string>>) => {
  const settings = { ...process.env, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', ...env };
  return spawn(process.execPath, programArguments(programUrl(import.meta.url, 'main')), {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
};

it('a start names every service that cannot be reached, a line each', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-main-'));
  const nowhere = '127.0.0.1:1';
  const child = start({
    DATA_DIR: join(folder, 'data'),
    REDIS_URL: `redis://${nowhere}`,
    BLOB_URL: `s3://laws?endpoint=http://${nowhere}`,
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  });
  const lines = (await text(child.stderr)).trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^REDIS_URL: Redis at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/),
    expect.stringMatching(
      /^BLOB_URL: s3:\/\/laws\/ at http:\/\/127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED/,
    ),
  ]);
  await rm(folder, { recursive: true });
});

it(
  'SIGTERM: what is under way is answered, nothing new is taken, sockets are sent away',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'glossator-main-'));
    const child = start({ DATA_DIR: join(folder, 'data') });
    const ended = once(child, 'exit');
    const address = await saidAddress(child.stdout);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket/users`);
    await once(socket, 'open');
    const socketClosed = once(socket, 'close');
    const under = request(`${address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    const answered = once(under, 'response');
    const body = JSON.stringify({ email: 'a@glossator.example', password: 'wrong wrong wrong' });
    under.flushHeaders();
    // The server has its head, and waits for its body.
    await once(under, 'continue');
    under.write(body.slice(0, 10));
    child.kill('SIGTERM');
    const [code] = await socketClosed;
    expect(code).toBe(1001);
    await expect(fetch(`${address}/health/live`)).rejects.toThrow();
    under.end(body.slice(10));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(401);
    answer.resume();
    expect(await ended).toEqual([0, null]);
    await rm(folder, { recursive: true });
  },
);

/** The address that a start says on its first line. */
async function saidAddress(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /Glossator is at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not start.');
}
