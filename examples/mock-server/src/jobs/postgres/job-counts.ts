import type { PgBoss } from 'pg-boss';
import { JOB_KINDS } from '../job-kinds';
import type { JobCount } from '../jobs';
import { JOBS_SCHEMA } from './open-queues';

/** Of the table's states, those that are counted, with what they count as. */
const STATES = { created: 'waiting', retry: 'waiting', active: 'active', failed: 'failed' } as const;
const SELECT = `SELECT name, state::text AS state, count(*)::int AS count FROM ${JOBS_SCHEMA}.job
  WHERE state IN (${Object.keys(STATES)
    .map((state) => `'${state}'`)
    .join(', ')}) GROUP BY name, state`;

/** Counts the jobs of each kind. The library's own counts may be a minute old. */
export async function readCounts(boss: PgBoss): Promise<readonly JobCount[]> {
  const { rows } = await boss.getDb().executeSql(SELECT);
  const found = rows as readonly { name: string; state: keyof typeof STATES; count: number }[];
  return JOB_KINDS.map((kind) => {
    const counts = { waiting: 0, active: 0, failed: 0 };
    for (const { name, state, count } of found) if (name === kind) counts[STATES[state]] += count;
    return { kind, ...counts };
  });
}
