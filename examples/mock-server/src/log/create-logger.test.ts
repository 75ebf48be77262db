import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLogger } from './create-logger';

it.skipIf(!existsSync('/dev/full'))('the log outlives a full disk', () => {
  const log = createLogger('info', '/dev/full');
  expect(() => {
    for (let line = 0; line < 3; line += 1) log.info({ line }, 'x'.repeat(600_000));
  }).not.toThrow();
});
