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
import { capture, tool } from './process.mjs';

const PACKAGES = ['document-text', 'i18n', 'client-sdk', 'annotator'].map((name) => `packages/${name}`);
const WORKSPACES = [...PACKAGES, 'examples/mock-server', 'examples/host-app'];
const TYPED_FOLDERS = [...WORKSPACES, '.storybook', 'bench', 'e2e'];

/** The native compiler, eight times as fast; it has no API yet, so ESLint and the declaration builds keep `typescript`. */
const NATIVE_TSC = join(root, 'node_modules/typescript7/lib/tsc.js');

const has = (...path) => existsSync(join(root, ...path));

/** One command that passes with code 0, as one check. `missing` gives the reason why it cannot run yet, if any. */
function check(name, title, command, args, options = {}) {
  return {
    name,
    title,
    needsBrowser: options.needsBrowser ?? false,
    async run() {
      const reason = options.missing?.();
      if (reason) return absent(reason);
      const { code, output } = await capture(command, args(), options);
      return outcome(code === 0 ? 1 : 0, code === 0 ? 0 : 1, 0, { output });
    },
  };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A test runner whose tests count singly; `needs` are needsBrowser and needsPdfTools. A runner that fails without a failed test (a crash, say) is one failure. */
function tests(name, title, { command, reportName, count, failures, env, missing, ...needs }) {
  const file = join(root, '.cache', reportName);
  return {
    name,
    title,
    ...needs,
    async run() {
      const reason = missing?.();
      if (reason) return absent(reason);
      rmSync(file, { force: true });
      const [program, ...args] = command(file);
      const { code, output } = await capture(program, args, { env: env?.(file) ?? {} });
      const report = readReport(file);
      return { ...countRun(code, report, count), output, failures: report && failures?.(report) };
    },
  };
}

function vitest(name, title, configArgs, more = {}) {
  return tests(name, title, {
    reportName: `${name}.json`,
    count: countVitest,
    failures: vitestFailures,
    command: (file) => [
      tool('vitest'),
      'run',
      ...configArgs,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    ...more,
  });
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
        () => [NATIVE_TSC, '--noEmit', '-p', join(folder, file)],
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
    }),
  );
}

function hasSource(workspace) {
  return ['src/index.ts', 'src/main.ts', 'index.html'].some((file) => has(workspace, file));
}

const notBuilt = (workspace) => () => (has(workspace, 'dist') ? undefined : 'not built');

function packageAudits() {
  return PACKAGES.flatMap((folder) => {
    const missing = notBuilt(folder);
    const excluded =
      folder === 'packages/annotator' ? ['--exclude-entrypoints', './styles.css', './assets'] : [];
    return [
      check('publint', `publint ${folder}`, tool('publint'), () => ['--strict', folder], { missing }),
      check(
        'attw',
        `attw ${folder}`,
        tool('attw'),
        () => ['--pack', folder, '--profile', 'esm-only', ...excluded],
        { missing },
      ),
    ];
  }).toSorted((a, b) => b.name.localeCompare(a.name));
}

/** What git sees of the worktree: names and contents of everything changed or untracked. */
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

/** Every step of `npm test`, in order of cost. Steps of one name run together under `--only NAME`. */
export const steps = [
  changesets(),
  check('format', 'prettier --check', tool('prettier'), () => ['--check', '--log-level', 'warn', '.']),
  check('lint', 'eslint', tool('eslint'), () => ['.', '--max-warnings', '0'], {
    missing: () => (has('eslint.config.mjs') ? undefined : 'no eslint.config.mjs yet'),
  }),
  ...typechecks(),
  vitest('unit', 'unit, conformance and component tests', [], { needsBrowser: true, needsPdfTools: true }),
  ...builds(),
  ...packageAudits(),
  check('size', 'size-limit', tool('size-limit'), () => [], {
    missing: () =>
      ['packages/annotator/dist', 'packages/client-sdk/dist', 'examples/host-app/dist'].every((path) =>
        has(path),
      )
        ? undefined
        : 'not built',
  }),
  check('knip', 'knip', tool('knip'), () => ['--no-progress']),
  check(
    'storybook',
    'Storybook build',
    tool('storybook'),
    () => ['build', '--quiet', '--output-dir', '.cache/storybook', '--disable-telemetry'],
    { missing: () => (has('.storybook/main.ts') ? undefined : 'no .storybook/main.ts yet') },
  ),
  vitest('stories', 'stories with accessibility', ['--config', '.storybook/vitest.config.ts'], {
    needsBrowser: true,
    missing: () => (has('.storybook/vitest.config.ts') ? undefined : 'no .storybook/vitest.config.ts yet'),
  }),
  tests('e2e', 'journeys in the browser', {
    reportName: 'e2e.json',
    count: countPlaywright,
    failures: playwrightFailures,
    needsBrowser: true,
    command: () => [tool('playwright'), 'test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    missing: () => (has('e2e/playwright.config.ts') ? undefined : 'no e2e/playwright.config.ts yet'),
  }),
  cleanWorktree(),
];
