import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLogger } from './create-logger';
import { createRequestIds } from './request-ids';

it('lines of the log name the request that they are written for, whatever was awaited meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'glossator-log-'));
  const file = join(folder, 'log');
  const requests = createRequestIds();
  const log = createLogger('info', file, requests);
  const work = async (): Promise<void> => {
    await later();
    log.warn({}, 'a service was slow');
  };
  await Promise.all([requests.run('one', work), requests.run('two', work), work()]);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  const ids = lines.map((line): unknown => JSON.parse(line).requestId);
  expect(new Set(ids)).toEqual(new Set(['one', 'two', undefined]));
  await rm(folder, { recursive: true });
});
