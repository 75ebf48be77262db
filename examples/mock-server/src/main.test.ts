import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('a start that fails says why in one line', { timeout: 30_000 }, async () => {
  const program = join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, DATA_DIR: program, PORT: '0', DEMO: '0' };
  const args = ['--conditions=glossator-source', '--import', 'tsx', program];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const lines = (await text(child.stderr)).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(program);
});
