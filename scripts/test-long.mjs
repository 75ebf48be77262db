// `npm run test:long`: the random tests at full length, with seeds of their own, and the whole corpus. Hours, not minutes.
//   npm run test:long                          everything, the property tests for an hour
//   npm run test:long -- --only models,kills   some runs by name
//   npm run test:long -- --minutes 10          the property tests for ten minutes
// What each run ended with is written into docs/long-tests.md, which is committed: the last result is known without running it.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countVitest, vitestFailures } from './counts.mjs';
import { findBrowser } from './browser.mjs';
import { ensureInstalled, root } from './install.mjs';
import { keepRows } from './long-results.mjs';
import { capture, tool } from './process.mjs';

const RESULTS = join(root, 'docs/long-tests.md');
const REPORT = join(root, '.cache/report-long.json');

/** The runs: which test files of which project, with which settings. `repeats`: again with other seeds until the time is over. */
const RUNS = [
  {
    name: 'models',
    what: '500 sequences against the model of Updates; the model of the outbox',
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
    files: ['review-kill', 'crash-run'],
    env: { KILLS: '50' },
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
    what: 'property tests of the annotator',
    project: 'annotator',
    files: ['core/'],
    repeats: true,
  },
];

const { values } = parseArgs({
  options: { only: { type: 'string' }, minutes: { type: 'string', default: '60' } },
});
const wanted = values.only?.split(',');
const unknown = (wanted ?? []).filter((name) => !RUNS.some((run) => run.name === name));
const minutes = Number(values.minutes);
if (unknown.length > 0 || !(minutes > 0)) {
  const problem = unknown.length > 0 ? `No such run: ${unknown.join(', ')}` : `--minutes ${values.minutes}`;
  console.error(
    `${problem}. Runs: ${RUNS.map(({ name }) => name).join(', ')}; --minutes takes a number above 0.`,
  );
  process.exit(2);
}

ensureInstalled();
mkdirSync(join(root, '.cache'), { recursive: true });
const browser = findBrowser();
if (browser) process.env.CHROMIUM_PATH = browser;

const commit = (await capture('git', ['rev-parse', '--short', 'HEAD'])).output.trim();
for (const run of RUNS.filter(({ name }) => wanted?.includes(name) ?? true)) {
  const result = await play(run);
  const words = `${result.passed} passed, ${result.failed} failed`;
  console.log(
    `${result.failed > 0 ? 'FAIL' : 'ok  '} ${run.name} (${result.minutes} min, ${result.seeds}): ${words}`,
  );
  for (const failure of result.failures) console.log(`failed: ${failure}`);
  if (result.failed > 0) process.exitCode = 1;
  const row = [run.name, run.what, today(), commit, result.seeds, `${result.minutes} min`, words];
  await keepRows(RESULTS, [row]);
}

/** Plays a run with a seed of its own, again and again where it `repeats`, until the time is over or a test fails. */
async function play({ project, files, env = {}, repeats = false }) {
  const start = performance.now();
  const until = start + minutes * 60_000;
  const total = { passed: 0, failed: 0, failures: [], rounds: 0, seed: 0 };
  do {
    total.seed = randomInt(1_000_000_000);
    total.rounds += 1;
    const args = ['run', `--project=${project}`, ...files, '--reporter=json', `--outputFile.json=${REPORT}`];
    rmSync(REPORT, { force: true });
    const { code, output } = await capture(tool('vitest'), args, {
      env: { ...env, TEST_SEED: String(total.seed) },
    });
    const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined;
    const { passed, failed } = report ? countVitest(report) : { passed: 0, failed: 1 };
    total.passed += passed;
    total.failed += code !== 0 && failed === 0 ? 1 : failed;
    total.failures.push(...(report ? vitestFailures(report) : [output]));
  } while (repeats && total.failed === 0 && performance.now() < until);
  const seeds = total.rounds === 1 ? `seed ${total.seed}` : `${total.rounds} seeds, last ${total.seed}`;
  return { ...total, seeds, minutes: Math.ceil((performance.now() - start) / 60_000) };
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
