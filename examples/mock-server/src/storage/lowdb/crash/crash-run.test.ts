import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { runCrashes } from './crash-run';

it('has every acknowledged write, and nothing by half, after each kill -9', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'glossator-crash-'));
  const report = await runCrashes({ directory, writes: 1_000, kills: 5, random: Math.random });
  await rm(directory, { recursive: true });
  expect(report).toMatchObject({ lost: 0, broken: 0 });
  expect(report.kills).toBeGreaterThanOrEqual(5);
  expect(report.acknowledged).toBeGreaterThanOrEqual(1_000);
}, 120_000);
