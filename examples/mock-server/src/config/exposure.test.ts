import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createServer } from '../server';
import { readConfig } from './config';
import { isReachedFromElsewhere, refuseStrangers } from './exposure';

const configOf = (env: Record<string, string>) => readConfig(env, '/srv').config;
const SMTP = { SMTP_URL: 'smtp://mail.example' };

describe('a server', () => {
  it.each([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:4000' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' },
  ])('is for this machine alone with %j', (env) => {
    expect(isReachedFromElsewhere(configOf(env))).toBe(false);
  });

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.1' },
    { HOST: '127.0.0.1.example' },
    { PUBLIC_URL: 'https://law.example' },
    { TRUST_PROXY: '1' },
  ])('is reached from elsewhere with %j', (env) => {
    expect(isReachedFromElsewhere(configOf(env))).toBe(true);
  });

  it.each([
    [{}, true, []],
    [{ HOST: '0.0.0.0' }, true, ['SMTP_URL:', 'DEMO:', 'HOST']],
    [{ HOST: '0.0.0.0' }, false, ['SMTP_URL:', 'HOST']],
    [{ HOST: '0.0.0.0', ...SMTP }, true, ['DEMO:', 'HOST']],
    [{ HOST: '0.0.0.0', ...SMTP }, false, []],
    [{ HOST: '0.0.0.0', OPEN_TO_STRANGERS: '1' }, true, []],
  ])('that has %j and a demo account: %s is refused for %j', (env, hasDemo, reasons) => {
    let message = '';
    try {
      refuseStrangers(configOf(env), hasDemo);
    } catch (error) {
      message = String(error instanceof Error ? error.message : error);
    }
    const starts = message.split('\n').filter((line) => line !== '');
    expect(starts.map((line) => /^\w+:?/.exec(line)?.[0])).toEqual(reasons);
  });

  it('does not listen to strangers', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'glossator-strangers-'));
    const env = {
      HOST: '0.0.0.0',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      DEMO: '0',
    };
    const server = await createServer(readConfig(env, folder).config);
    await expect(server.listen()).rejects.toThrow('/mailbox');
    await server.close();
    await rm(folder, { recursive: true });
  });
});
