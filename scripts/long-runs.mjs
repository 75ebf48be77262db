import { parseArgs } from 'node:util';

/** The runs: which test files of which project, with which settings. `repeats`: again with other seeds until the time is over. */
export const RUNS = [
  {
    name: 'models',
    what: '500 sequences against the model of Updates',
    project: 'mock-server',
    files: ['update-model'],
    env: { SEQUENCES: '500' },
  },
  {
    name: 'live',
    what: '500 sequences of users whose access comes and goes, with every frame they receive',
    project: 'mock-server',
    files: ['live-model'],
    env: { LIVE_SEQUENCES: '500' },
  },
  {
    name: 'kills',
    what: '50 kills of every call with several steps, and of a writing process',
    project: 'mock-server',
    files: ['kill.test', 'crash-run'],
    env: { KILLS: '50' },
  },
  {
    name: 'postgres-api',
    what: 'the suite of the API with the store on PostgreSQL',
    project: 'mock-server',
    files: ['postgres-conformance'],
    env: { POSTGRES_API: 'whole' },
  },
  {
    name: 'rerun-api',
    what: 'the suite of the API where the work of every transaction is run twice',
    project: 'mock-server',
    files: ['rerun-conformance'],
    env: { RERUN_API: 'whole' },
  },
  {
    name: 'corpus-server',
    what: 'every file of the corpus in the server',
    project: 'mock-server',
    files: ['pdf/corpus.test', 'corpus-upload', 'highlights-cover-words'],
    env: { CORPUS: 'whole' },
  },
  {
    name: 'corpus-viewer',
    what: 'every file of the corpus in the viewer',
    project: 'annotator-browser',
    files: ['corpus.browser'],
    env: { CORPUS: 'whole' },
  },
  {
    name: 'fuzz-text',
    what: 'property tests of the text engine',
    project: 'document-text',
    files: [],
    repeats: true,
  },
  {
    name: 'fuzz-core',
    what: 'property tests of the annotator, the model of its outbox among them',
    project: 'annotator',
    files: ['core/'],
    repeats: true,
  },
];

/** The runs and the minutes that a command line asks for, or `problem`: the sentence that says what is wrong with it. */
export function readLongOptions(args) {
  try {
    return readOptions(args);
  } catch (error) {
    const names = RUNS.map(({ name }) => name).join(', ');
    // What follows the first sentence explains how shells pass options.
    const [problem] = error.message.split(/\.?(?:\n|$|\. )/);
    return { problem: `${problem}. --only takes runs (${names}), --minutes a number above 0.` };
  }
}

function readOptions(args) {
  const options = { only: { type: 'string' }, minutes: { type: 'string', default: '60' } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (positionals.length > 0) throw new Error(`"${positionals.join(' ')}" is no option`);
  const wanted = values.only?.split(',') ?? RUNS.map(({ name }) => name);
  const unknown = wanted.filter((name) => !RUNS.some((run) => run.name === name));
  if (unknown.length > 0) throw new Error(`There is no run "${unknown.join(', ')}"`);
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Error(`--minutes "${values.minutes}" is no number above 0`);
  return { runs: RUNS.filter(({ name }) => wanted.includes(name)), minutes };
}
