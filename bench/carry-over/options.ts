import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expressionOf, namesOf, numberOf, pathOf, readCommandLine, refuse } from '../command-line/options';

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
/** What `--errors` can print: outcomes of the judge, and what the changes by paragraph got wrong. */
const ERRORS = [
  'perfect',
  'placed',
  'silentChange',
  'silentWrong',
  'wrongSuggestion',
  'missed',
  'okFailed',
  'grey',
  'missedChange',
  'wrongChange',
];
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
  readonly hasFolds: boolean;
  readonly isFull: boolean;
  readonly limit: number;
  readonly json?: string;
}

/**
 * Reads the options of the command line; relative folders are meant from the project's folder. Ends the bench with a sentence
 * where one cannot be meant.
 */
export function readOptions(): BenchOptions {
  const values = readCommandLine({
    root: { type: 'string', default: '../shared/carry-over/open' },
    evaluator: { type: 'string' },
    only: { type: 'string', default: '.' },
    methods: { type: 'string' },
    quick: { type: 'boolean', default: false },
    errors: { type: 'string', default: 'silentWrong' },
    pairs: { type: 'boolean', default: false },
    folds: { type: 'boolean', default: false },
    'no-scale': { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    limit: { type: 'string', default: '60' },
    json: { type: 'string' },
  });
  const root = pathOf('root', values.root);
  const named = values.methods?.split(',').map((name) => SHORT[name] ?? name);
  const usual = values.folds ? [OURS] : values.quick ? [OURS, SKETCH] : METHODS;
  return {
    root,
    evaluator: evaluatorFolder(root, values.evaluator),
    only: expressionOf('only', values.only),
    methods: named ? namesOf('methods', named.join(','), [...METHODS, ...SELDOM]) : usual,
    errors: namesOf('errors', values.errors, ERRORS),
    hasPairs: values.pairs,
    hasScale: !values['no-scale'],
    hasFolds: values.folds,
    isFull: values.full,
    limit: numberOf('limit', values.limit),
    ...(values.json !== undefined && { json: fileToWrite(values.json) }),
  };
}

/** A file in a folder that is there: it is written at the very end, after hours. */
function fileToWrite(path: string): string {
  return join(pathOf('json', dirname(resolve(path))), basename(path));
}

function evaluatorFolder(root: string, named: string | undefined): string {
  const folders = named === undefined ? [join(root, '..'), '../shared/carry-over'] : [named];
  const found = folders.map((folder) => resolve(folder)).find((folder) => existsSync(join(folder, METRICS)));
  if (found !== undefined) return found;
  return refuse(
    `No evaluator in ${folders.map((folder) => resolve(folder)).join(' or ')} (looked for ${METRICS}); ` +
      '--evaluator DIR says where it is.',
  );
}

const METRICS = 'src/runner/metrics.ts';
