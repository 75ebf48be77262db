import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../server';
import { readConfig } from '../config/config';

describe('the demo account', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glossator-demo-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function start(DEMO: string): Promise<boolean> {
    const env = { DEMO, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' };
    const server = await createServer(readConfig(env, folder).config);
    try {
      return (await server.listen()).hasDemoAccount;
    } finally {
      await server.close();
    }
  }

  it('is announced at every start, unless it is not wanted', { timeout: 30_000 }, async () => {
    expect(await start('1')).toBe(true);
    expect(await start('1')).toBe(true);
    expect(await start('0')).toBe(false);
  });
});
