import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
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
