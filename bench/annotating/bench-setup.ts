import { cp, lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { build } from 'vite';
import { createServerProcess } from '../../e2e/support/server-process';
import { findBrowser } from '../../scripts/browser.mjs';
import { buildStale } from '../command-line/build-stale';
import { asOne } from '../viewer/driver/build';
import { launchPage } from '../viewer/driver/browser';
import { readAnnotatedLaw } from './annotated-law';
import { makeCode, SESSION_KEY, type CodeOfLaw } from './code-of-law';
import type { BenchOptions } from './options';
import './page/probe';

const ROOT = join(import.meta.dirname, '../..');
/** Annotated Codes; git does not see them, and they may be deleted at any time. */
const KEPT = join(ROOT, '.cache/annotating-bench');
/** Raise it when the Codes are made in another way. */
const GENERATION = 1;
const WINDOW = { width: 1440, height: 900 };

/** A page of the app with somebody logged in. */
export interface Visit {
  readonly page: Page;
  readonly tab: CDPSession;
  readonly close: () => Promise<void>;
}

/** The server with the Code, and a browser to visit it with. */
export interface BenchSetup {
  readonly url: string;
  readonly code: Pick<CodeOfLaw, 'codeId' | 'annotated' | 'plain'>;
  /** The app in a browser profile of its own: nothing is cached or kept. */
  readonly visit: () => Promise<Visit>;
  readonly close: () => Promise<void>;
}

type KeptCode = Pick<CodeOfLaw, 'codeId' | 'annotated' | 'plain' | 'session'>;

/** Builds the app and the server where they are older than their sources, makes the Code on the first run, and starts both. */
export async function openBenchSetup({ highlights, comments, builds }: BenchOptions): Promise<BenchSetup> {
  if (builds) buildStale();
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium was found; CHROMIUM_PATH may name one');
  const kept = join(KEPT, `${GENERATION}-${highlights}-${comments}`);
  if (!existsSync(join(kept, 'code.json'))) await keepCode(kept, highlights, comments);
  const { session, ...code } = JSON.parse(await readFile(join(kept, 'code.json'), 'utf8')) as KeptCode;

  // The key of the stored files lies beside their folder.
  const folder = await mkdtemp(join(tmpdir(), 'glossator-annotating-'));
  // What is no file or folder is the lock of the server that made it.
  const filter = async (path: string): Promise<boolean> => {
    const kind = await lstat(path);
    return kind.isFile() || kind.isDirectory();
  };
  await cp(kept, folder, { recursive: true, filter });
  const server = await createServerProcess({ DATA_DIR: join(folder, 'data'), RATE_CALLS: '0' });
  await server.start();
  const probe = await buildProbe();
  const { browser, page } = await launchPage(executablePath);
  await page.close();
  return {
    url: server.url,
    code,
    visit: () => visit(browser, server.url, session, probe),
    async close() {
      await browser.close();
      await server.dispose();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function visit(browser: Browser, origin: string, session: string, probe: string): Promise<Visit> {
  const localStorage = [{ name: SESSION_KEY, value: session }];
  const context = await browser.newContext({
    viewport: WINDOW,
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript(probe);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => console.warn(`An error in the page: ${message}`));
  const tab = await context.newCDPSession(page);
  return { page, tab, close: () => context.close() };
}

/** The Code takes a minute to make: it is made once and copied for each run. */
async function keepCode(kept: string, highlights: number, comments: number): Promise<void> {
  const law = await readAnnotatedLaw(highlights);
  console.log(`Placing ${highlights} highlights and ${comments} comments on the ${law.name} ...`);
  const data = join(kept, 'data');
  await rm(kept, { recursive: true, force: true });
  await mkdir(data, { recursive: true });
  const server = await createServerProcess({ DATA_DIR: data, DEMO: '1', RATE_CALLS: '0' });
  try {
    await server.start();
    const { client: _, close, ...made } = await makeCode(server.url, law, comments);
    close();
    await writeFile(join(kept, 'code.json'), JSON.stringify(made satisfies KeptCode));
  } finally {
    await server.dispose();
  }
}

async function buildProbe(): Promise<string> {
  const { output } = asOne(
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        minify: false,
        target: 'esnext',
        lib: {
          entry: join(import.meta.dirname, 'page/start-probe.ts'),
          formats: ['iife'],
          name: 'annotatingProbe',
        },
      },
    }),
  );
  return output[0].code;
}
