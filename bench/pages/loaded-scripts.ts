import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { SESSION_KEY } from '../annotating/code-of-law';

const KILOBYTE = 1000;

/** pdf.js and its worker, by the names of their files. */
const PDF = /\/assets\/pdf-[\w-]{8}\.js|pdf\.worker/;

/** The scripts that a page loads while nobody does anything, as gzip makes them at its best, in kilobytes of 1,000 bytes, without pdf.js. */
export interface LoadedScripts {
  /** Those it begins to load until it shows what it is for. */
  readonly kilobytes: number;
  /** Those it loads after that, for what will be done next. */
  readonly later: number;
  /** Those of pdf.js. */
  readonly pdf: number;
  /** How many files the first ones are. */
  readonly files: number;
}

/** What is opened. */
export interface PageOptions {
  readonly origin: string;
  readonly path: string;
  /** A selector of what the page is for; undefined where all that it loads by itself is loaded for that. */
  readonly shows?: string;
  readonly session?: string;
}

/** So long nothing may arrive until a page is quiet: longer than a slow server waits between two answers. */
const QUIET_MS = 2000;

/** Opens a page in a profile of its own, logged in where a session is given, and weighs the scripts that it loads until it is quiet. */
export async function measureScripts(browser: Browser, options: PageOptions): Promise<LoadedScripts> {
  const { origin, path, shows, session } = options;
  const localStorage = session === undefined ? [] : [{ name: SESSION_KEY, value: session }];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  let lastAt = performance.now();
  const sizes = new Map<string, { readonly begunAt: number; readonly size: Promise<number> }>();
  context.on('response', (response) => {
    lastAt = performance.now();
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript || !response.ok()) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    sizes.set(response.url(), { begunAt: response.request().timing().startTime, size });
  });
  const page = await context.newPage();
  if (shows !== undefined) await noteWhenShown(page, shows);
  await page.goto(origin + path);
  const shownAt = shows === undefined ? Infinity : await readWhenShown(page);
  while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  const sums = { kilobytes: 0, later: 0, pdf: 0, files: 0 };
  for (const [url, { begunAt, size }] of sizes) {
    const which = PDF.test(url) ? 'pdf' : begunAt <= shownAt ? 'kilobytes' : 'later';
    sums[which] += (await size) / KILOBYTE;
    if (which === 'kilobytes') sums.files += 1;
  }
  await context.close();
  return sums;
}

/** Has the page note the moment at which it has what it is for. */
async function noteWhenShown(page: Page, shows: string): Promise<void> {
  await page.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      document.documentElement.dataset['shownAt'] = String(performance.timeOrigin + performance.now());
    });
    observer.observe(document, { childList: true, subtree: true });
  }, shows);
}

/** That moment, in milliseconds since the epoch. */
async function readWhenShown(page: Page): Promise<number> {
  const noted = page.locator('html[data-shown-at]');
  await noted.waitFor({ timeout: 60_000 });
  return Number(await noted.getAttribute('data-shown-at'));
}
