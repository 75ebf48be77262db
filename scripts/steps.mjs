import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  absent,
  countPlaywright,
  countRun,
  countVitest,
  outcome,
  playwrightFailures,
  vitestFailures,
} from './counts.mjs';
import { root } from './install.mjs';
import { PACKAGES, tarballOf } from './pack.mjs';
import { capture, tool } from './process.mjs';
import { playwrightTimes, timingFile, vitestTimes } from './timing.mjs';

const WORKSPACES = [...PACKAGES, 'examples/mock-server', 'examples/host-app'];
const TYPED_FOLDERS = [...WORKSPACES, 'examples/sdk-script', '.storybook', 'attack', 'bench', 'e2e'];

/** The native compiler, eight times as fast; it has no API yet, so ESLint and the declaration builds keep `typescript`. */
const NATIVE_TSC = join(root, 'node_modules/typescript7/lib/tsc.js');
/** Side by side, its checkers work out the same types each for itself: more than twice the work, and other lanes have the other cores. */
const ONE_CHECKER = ['--checkers', '1'];

const has = (...path) => existsSync(join(root, ...path));

/**
 * One command that passes with code 0, as one check. `missing` gives the reason why it cannot run yet, if any; `after` and `cost` are
 * those of `runInLanes`.
 */
function check(name, title, command, args, { missing, after, cost } = {}) {
  return {
    name,
    title,
    after,
    cost,
    async run() {
      const reason = missing?.();
      if (reason) return absent(reason);
      const { code, output } = await capture(command, args());
      return outcome(code === 0 ? 1 : 0, code === 0 ? 0 : 1, 0, { output });
    },
  };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * A test runner whose tests count singly. A runner that fails without a failed test (a crash, say) is one failure.
 * `times` reads from its report, or from a file beside it, how long each test file took.
 */
function tests(name, title, { command, count, failures, times, env, missing, ...step }) {
  const slug = title.replace(/\W+/g, '-');
  const file = join(root, '.cache', `report-${slug}.json`);
  return {
    name,
    title,
    ...step,
    async run() {
      const reason = missing?.();
      if (reason) return absent(reason);
      for (const old of [file, timingFile(slug)]) rmSync(old, { force: true });
      const [program, ...args] = command(file);
      const { code, output } = await capture(program, args, {
        env: { TIMING_FILE: timingFile(slug), ...env?.(file) },
      });
      const report = readReport(file);
      return {
        ...countRun(code, report, count),
        output,
        failures: report && failures(report),
        files: times(slug, report),
      };
    },
  };
}

/** A run of Vitest on one core: its lane's. */
function vitest(name, title, configArgs, more = {}) {
  return tests(name, title, {
    count: countVitest,
    failures: vitestFailures,
    times: vitestTimes,
    command: (file) => [
      tool('vitest'),
      'run',
      ...configArgs,
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(import.meta.dirname, 'timing-reporter.mjs')}`,
      `--outputFile.json=${file}`,
    ],
    ...more,
  });
}

/** The unit tests, a run for each group of projects, so that the lanes can share them. */
function unitTests() {
  const groups = [
    { projects: ['mock-server'], cost: 240, after: ['prepare'] },
    { projects: ['annotator-browser'], cost: 200, after: ['prepare'] },
    { projects: ['annotator'], cost: 120 },
    { projects: ['host-app'], cost: 90 },
    { projects: ['document-text'], cost: 60, after: ['prepare'] },
    { projects: ['client-sdk', 'i18n', 'scripts'], cost: 40 },
  ];
  return groups.map(({ projects, ...step }) =>
    vitest(
      'unit',
      `unit ${projects.join(', ')}`,
      projects.map((project) => `--project=${project}`),
      step,
    ),
  );
}

function changesets() {
  return {
    name: 'changesets',
    title: 'changeset status',
    async run() {
      const base = await capture('git', ['rev-parse', '--verify', '--quiet', 'main']);
      if (base.code !== 0) return absent('no branch main to compare with');
      const { code, output } = await capture(tool('changeset'), ['status']);
      return outcome(code === 0 ? 1 : 0, code === 0 ? 0 : 1, 0, { output });
    },
  };
}

function typechecks() {
  return TYPED_FOLDERS.flatMap((folder) => {
    if (!has(folder)) return [];
    const configs = readdirSync(join(root, folder)).filter((file) =>
      /^tsconfig(\.[\w-]+)?\.json$/.test(file),
    );
    return configs.toSorted().map((file) => {
      const title = `types ${folder}${file === 'tsconfig.json' ? '' : ` (${file})`}`;
      return check(
        'types',
        title,
        process.execPath,
        () => [NATIVE_TSC, '--noEmit', ...ONE_CHECKER, '-p', join(folder, file)],
        {
          missing: () => (hasTypeScript(folder) ? undefined : 'no source yet'),
        },
      );
    });
  });
}

function hasTypeScript(folder) {
  const source = has(folder, 'src') ? join(folder, 'src') : folder;
  return readdirSync(join(root, source), { recursive: true }).some((file) => /\.tsx?$/.test(file));
}

function builds() {
  return WORKSPACES.map((workspace) =>
    check('build', `build ${workspace}`, 'npm', () => ['run', 'build', '--silent', '-w', workspace], {
      missing: () => (hasSource(workspace) ? undefined : 'no source yet'),
      // Before the rest: the journeys, which are long, need the builds of the examples.
      cost: workspace.startsWith('examples/') ? 2000 : 1000,
    }),
  );
}

function hasSource(workspace) {
  return ['src/index.ts', 'src/main.ts', 'index.html'].some((file) => has(workspace, file));
}

const notBuilt = (workspace) => () => (has(workspace, 'dist') ? undefined : 'not built');

/** What a registry would get: packed once, then judged as the tarballs that they are. */
function packageAudits() {
  const packing = check('pack', 'pack', process.execPath, () => [join(root, 'scripts/pack.mjs')], {
    missing: () => PACKAGES.map((folder) => notBuilt(folder)()).find(Boolean),
    after: PACKAGES.map((folder) => `build ${folder}`),
    cost: 30,
  });
  const audits = PACKAGES.flatMap((folder) => {
    const tarball = tarballOf(folder);
    const missing = () => (existsSync(tarball) ? undefined : 'not packed');
    const excluded =
      folder === 'packages/annotator' ? ['--exclude-entrypoints', './styles.css', './assets'] : [];
    return [
      check('publint', `publint ${folder}`, tool('publint'), () => ['--strict', tarball], {
        missing,
        after: ['pack'],
      }),
      check('attw', `attw ${folder}`, tool('attw'), () => [tarball, '--profile', 'esm-only', ...excluded], {
        missing,
        after: ['pack'],
      }),
    ];
  });
  const app = check(
    'embedding',
    'an app from the tarballs',
    process.execPath,
    () => [join(root, 'scripts/bench.mjs'), 'embedding', '--short', '--packed'],
    {
      missing: () => (PACKAGES.every((folder) => existsSync(tarballOf(folder))) ? undefined : 'not packed'),
      after: ['prepare', 'pack'],
      cost: 45,
    },
  );
  return [packing, ...audits, app];
}

/** The state of the worktree as git sees it: names and contents of everything changed or untracked. */
async function worktree() {
  const status = await capture('git', ['status', '--porcelain']);
  if (status.code !== 0) return undefined;
  const difference = await capture('git', ['diff', 'HEAD']);
  return { status: status.output, hash: createHash('sha256').update(difference.output).digest('hex') };
}

/** The run itself must leave the worktree as it found it; on a fresh clone that means clean. */
function cleanWorktree() {
  const before = worktree();
  return {
    name: 'clean',
    title: 'worktree untouched by the run',
    isLast: true,
    async run() {
      const start = await before;
      const end = await worktree();
      if (!start || !end) return absent('not a git worktree');
      const same = start.status === end.status && start.hash === end.hash;
      return outcome(same ? 1 : 0, same ? 0 : 1, 0, {
        output: `before:\n${start.status}\nafter:\n${end.status}`,
      });
    },
  };
}

/**
 * Everything that is installed beside the packages (a browser, PDF tools), in a process of its own so that the other lane continues.
 * What it found is added to the environment for the steps after it.
 */
function prepare() {
  return {
    name: 'prepare',
    title: 'browser and PDF tools',
    // Before everything else: half of the steps wait for it.
    cost: 5000,
    async run() {
      const { code, output } = await capture(process.execPath, [join(import.meta.dirname, 'prepare.mjs')]);
      const browser = /^browser: (.+)$/m.exec(output)?.[1];
      if (browser) process.env.CHROMIUM_PATH = browser;
      const found = code === 0 && browser !== undefined;
      return outcome(0, found ? 0 : 1, 0, { output, note: browser ?? 'no browser found' });
    },
  };
}

const JOURNEY_SHARDS = 2;

function journeys() {
  return Array.from({ length: JOURNEY_SHARDS }, (_, index) =>
    tests('e2e', `journeys in the browser, part ${index + 1} of ${JOURNEY_SHARDS}`, {
      count: countPlaywright,
      failures: playwrightFailures,
      times: (_slug, report) => (report ? playwrightTimes(report) : []),
      after: ['prepare', 'build examples/mock-server', 'build examples/host-app'],
      cost: 500,
      command: () => [
        tool('playwright'),
        'test',
        '-c',
        'e2e/playwright.config.ts',
        `--shard=${index + 1}/${JOURNEY_SHARDS}`,
        `--output=${join(root, 'test-results', String(index + 1))}`,
        '--reporter=list,json',
      ],
      env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    }),
  );
}

/** Every step of `npm test`. Steps of one name run together under `--only NAME`; the one that `isLast` waits for all others. */
export const steps = [
  prepare(),
  changesets(),
  check('format', 'prettier --check', tool('prettier'), () => ['--check', '--log-level', 'warn', '.'], {
    cost: 20,
  }),
  check('lint', 'eslint', tool('eslint'), () => ['.', '--max-warnings', '0'], { cost: 40 }),
  check('lint', 'oxlint with types', tool('oxlint'), () => ['--type-aware', '--deny-warnings'], { cost: 40 }),
  check('lint', 'stylelint', 'npm', () => ['run', '--silent', 'lint:css'], { cost: 5 }),
  check('lint', 'ties between folders', process.execPath, () => [join(root, 'scripts/arrows.mjs')], {
    cost: 3,
  }),
  ...typechecks(),
  ...unitTests(),
  ...builds(),
  ...packageAudits(),
  check('size', 'size-limit', tool('size-limit'), () => [], {
    after: ['build'],
    cost: 20,
    missing: () =>
      ['packages/annotator/dist', 'packages/client-sdk/dist', 'examples/host-app/dist'].every((path) =>
        has(path),
      )
        ? undefined
        : 'not built',
  }),
  check('knip', 'knip', tool('knip'), () => ['--no-progress'], { cost: 10 }),
  check(
    'storybook',
    'Storybook build',
    tool('storybook'),
    () => ['build', '--quiet', '--output-dir', '.cache/storybook', '--disable-telemetry'],
    { cost: 40 },
  ),
  vitest('stories', 'stories with accessibility', ['--config', '.storybook/vitest.config.ts'], {
    after: ['prepare'],
    cost: 150,
  }),
  ...journeys(),
  check(
    'attack',
    'short attack on the server',
    process.execPath,
    () => [join(root, 'scripts/attack.mjs'), '--short'],
    {
      after: ['build examples/mock-server'],
      cost: 45,
      missing: () => (process.platform === 'linux' ? undefined : 'needs Linux, for what it reads in /proc'),
    },
  ),
  cleanWorktree(),
];
