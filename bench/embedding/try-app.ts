import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { App } from './apps';
import { installApp } from './install-app';
import { run, start } from './run';
import { serveApp } from './serve-app';
import { visitPage, type Visit } from './visit-page';

/** The columns of the table, in their order. */
export const CHECKS = [
  'install',
  'types',
  'dev',
  'build',
  'SSR',
  'CSP',
  'offline',
  'select',
  'highlight',
  'articles',
  'parts',
] as const;
export type Check = (typeof CHECKS)[number];

/** What became of an app: a check that it has no use for is missing. */
export interface Trial {
  readonly app: string;
  readonly checks: Readonly<Partial<Record<Check, boolean>>>;
  readonly cspViolations: number;
  readonly foreignRequests: number;
  /** Why checks failed. */
  readonly failures: readonly string[];
}

/** How an app is tried. */
export interface TrialOptions {
  readonly browser: Browser;
  /** Leaves out what takes long: types, the server for development, and the import without a browser. */
  readonly isShort: boolean;
  /** A folder for pictures of what was opened; none when undefined. */
  readonly pictures: string | undefined;
}

/** Everything that is imported on a server, which has no DOM. */
const SERVER_IMPORT = `
const names = ['annotator', 'annotator/core', 'annotator/viewer', 'annotator/review', 'annotator/controls', 'annotator/backends', 'annotator/element', 'client-sdk', 'document-text', 'i18n'];
for (const name of names) {
  const found = await import('@glossator/' + name);
  if (Object.keys(found).length === 0) throw new Error(name + ' exports nothing');
}`;

/** Installs, builds and opens one app in a folder of its own, which is removed afterwards. */
export async function tryApp(app: App, options: TrialOptions): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), `glossator-${app.name}-`));
  const checks: Partial<Record<Check, boolean>> = {};
  const failures: string[] = [];
  let cspViolations = 0;
  let foreignRequests = 0;
  const note = (check: Check, isOk: boolean, why: string): boolean => {
    checks[check] = isOk;
    if (!isOk) failures.push(`${check}: ${why}`);
    return isOk;
  };
  const command = async (check: Check, program: string, args: readonly string[]): Promise<boolean> => {
    const { isOk, output } = await run(program, args, folder);
    return note(check, isOk, output.slice(-3000));
  };
  const look = (visit: Visit): void => {
    foreignRequests += visit.foreign.length;
    note('offline', visit.opens && visit.foreign.length === 0, visit.foreign.join(', '));
    note('select', visit.selects, visit.failures.join('\n'));
    note('highlight', visit.highlights, visit.failures.join('\n'));
    note('articles', visit.articles, visit.failures.join('\n'));
    if (app.hasParts || app.isPortal) note('parts', visit.parts, visit.failures.join('\n'));
  };
  try {
    const { isOk, output } = await installApp(app, folder);
    if (!note('install', isOk, output))
      return { app: app.name, checks, cspViolations, foreignRequests, failures };
    if (!options.isShort) {
      await command('types', 'npm', ['run', '--silent', 'types']);
      if (app.kind === 'page')
        await command('SSR', process.execPath, ['--input-type=module', '--eval', SERVER_IMPORT]);
      if (app.dev) {
        const visit = await visitServer(app.dev, folder, (address) =>
          visitPage(options.browser, address, { app }),
        );
        note('dev', isClean(visit), [...visit.failures, ...visit.console].join('\n'));
      }
    }
    const isBuilt = await command('build', 'npm', ['run', '--silent', 'build']);
    if (isBuilt && app.kind === 'page') {
      const picture = options.pictures && join(options.pictures, `${app.name}.png`);
      const { visit, violations } = await visitBuilt(app, folder, (address) =>
        visitPage(options.browser, address, { app, picture }),
      );
      cspViolations = violations.length;
      note(
        'CSP',
        violations.length === 0 && visit.console.length === 0,
        [...violations, ...visit.console].join('\n'),
      );
      look(visit);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { app: app.name, checks, cspViolations, foreignRequests, failures };
}

/** Whether everything worked, and nothing was said about it. */
function isClean(visit: Visit): boolean {
  return visit.articles && visit.parts && visit.console.length === 0 && visit.foreign.length === 0;
}

/** The part of a report that says what was forbidden, and where. */
function blocked(report: string): string {
  const field = (name: string): string => new RegExp(`"${name}":"?([^",]*)`).exec(report)?.[1] ?? '?';
  return `${field('effective-directive')} forbids ${field('blocked-uri')} in ${field('source-file')}:${field('line-number')}`;
}

/** Opens the built app from a server under the strict policy, or from its own, which has one. */
async function visitBuilt(
  app: App,
  folder: string,
  open: (address: string) => Promise<Visit>,
): Promise<{ visit: Visit; violations: readonly string[] }> {
  if (app.start) {
    const visit = await visitServer(app.start, folder, open);
    return { visit, violations: visit.violations };
  }
  const served = await serveApp(join(folder, app.output ?? 'dist'));
  const visit = await open(served.address);
  await served.close();
  return { visit, violations: served.violations.map(blocked) };
}

/** Opens the app from a server of its own, which is stopped afterwards. */
async function visitServer(
  command: readonly string[],
  folder: string,
  open: (address: string) => Promise<Visit>,
): Promise<Visit> {
  const port = await freePort();
  const [program = '', ...args] = command;
  const server = start(program, [...args, String(port)], folder);
  try {
    const address = `http://127.0.0.1:${port}/`;
    await untilItAnswers(address, server.output);
    return await open(address);
  } finally {
    await server.stop();
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function untilItAnswers(address: string, output: () => string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server does not answer:\n${output()}`);
}
