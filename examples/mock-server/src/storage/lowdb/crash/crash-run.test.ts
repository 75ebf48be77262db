import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { seeded, TEST_SEED } from '../../../testing/seeded-random';
import { runCrashes } from './crash-run';

/** Kills of a writing process; more with `KILLS=50`. */
const KILLS = Number(process.env['KILLS'] ?? 5);

it(
  'has every acknowledged write, and nothing by half, after each kill -9',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'glossator-crash-'));
    const report = await runCrashes({
      directory,
      writes: 200 * KILLS,
      kills: KILLS,
      random: seeded(TEST_SEED),
    });
    await rm(directory, { recursive: true });
    expect(report).toMatchObject({ lost: 0, broken: 0 });
    expect(report.kills).toBeGreaterThanOrEqual(KILLS);
    expect(report.acknowledged).toBeGreaterThanOrEqual(200 * KILLS);
  },
  30_000 * KILLS,
);
