import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { keepRows } from '../../scripts/long-results.mjs';
import type { SectionResult } from './tables';

const ROOT = join(import.meta.dirname, '../..');

/** Writes what the sections came to into the table of SECURITY.md; sections that were not run keep their last result. */
export async function keepResults(results: readonly SectionResult[]): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const rows = results.map(({ name, what, tally: { tried, held, fell }, seconds }) =>
    [name, what, tried, held, fell, `${seconds} s`, date, commit].map(String),
  );
  await keepRows(join(ROOT, 'SECURITY.md'), rows);
}
