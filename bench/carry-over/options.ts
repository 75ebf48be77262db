import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The name of our own engine among the methods. */
export const OURS = 'ours';
/** The evaluator's sketch of a better method, which stands in the growth table too. */
export const SKETCH = 'g-hybrid';

const METHODS = [
  OURS,
  SKETCH,
  'f-token-diff',
  'c-quote+context',
  'b-exact',
  'a-naive',
  'd2-hypothesis+status',
] as const;
const SELDOM = ['d-hypothesis', 'e-dmp', 'e2-dmp+status'];
const SHORT: Readonly<Record<string, string>> = {
  sketch: SKETCH,
  'token-diff': 'f-token-diff',
  quote: 'c-quote+context',
  exact: 'b-exact',
  naive: 'a-naive',
  hypothesis: 'd2-hypothesis+status',
  'hypothesis-plain': 'd-hypothesis',
  dmp: 'e2-dmp+status',
  'dmp-plain': 'e-dmp',
};

/** What to run and what to print. `limit` is in seconds, for a pair and a slow method. */
export interface BenchOptions {
  readonly root: string;
  readonly evaluator: string;
  readonly only: RegExp;
  readonly methods: readonly string[];
  readonly errors: readonly string[];
  readonly hasPairs: boolean;
  readonly hasScale: boolean;
  readonly isFull: boolean;
  readonly limit: number;
  readonly json?: string;
}

/**
 * Reads the options of the command line; relative folders are meant from the project's folder. Throws with a sentence for
 * people when a folder is missing.
 */
export function readOptions(): BenchOptions {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '../shared/carry-over/open' },
      evaluator: { type: 'string' },
      only: { type: 'string', default: '.' },
      methods: { type: 'string' },
      quick: { type: 'boolean', default: false },
      errors: { type: 'string', default: 'silentWrong' },
      pairs: { type: 'boolean', default: false },
      'no-scale': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      limit: { type: 'string', default: '60' },
      json: { type: 'string' },
    },
  });
  const root = resolve(values.root);
  if (!existsSync(root)) throw new Error(`There is no folder ${root}; --root DIR says where the pairs are.`);
  const named = values.methods?.split(',').map((name) => SHORT[name] ?? name);
  const known: readonly string[] = [...METHODS, ...SELDOM];
  const unknown = named?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) throw new Error(`No method ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  return {
    root,
    evaluator: evaluatorFolder(root, values.evaluator),
    only: new RegExp(values.only),
    methods: named ?? (values.quick ? [OURS, SKETCH] : METHODS),
    errors: values.errors.split(',').filter((kind) => kind !== ''),
    hasPairs: values.pairs,
    hasScale: !values['no-scale'],
    isFull: values.full,
    limit: Number(values.limit),
    ...(values.json !== undefined && { json: resolve(values.json) }),
  };
}

function evaluatorFolder(root: string, named: string | undefined): string {
  const folders = named === undefined ? [join(root, '..'), '../shared/carry-over'] : [named];
  const found = folders.map((folder) => resolve(folder)).find((folder) => existsSync(join(folder, METRICS)));
  if (found !== undefined) return found;
  throw new Error(
    `No evaluator in ${folders.map((folder) => resolve(folder)).join(' or ')} (looked for ${METRICS}); ` +
      '--evaluator DIR says where it is.',
  );
}

const METRICS = 'src/runner/metrics.ts';
