import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { SESSION_KEY } from '../annotating/code-of-law';

const KILOBYTE = 1000;

/** pdf.js and its worker, by the names of their files. */
const PDF = /\/assets\/pdf-|pdf\.worker/;

/** The scripts that a page loads, as gzip makes them at its best, in kilobytes of 1,000 bytes. */
export interface LoadedScripts {
  readonly kilobytes: number;
  /** Those of pdf.js among them. */
  readonly pdfKilobytes: number;
}

/** So long nothing may arrive until a page is quiet: longer than a slow server waits between two answers. */
const QUIET_MS = 2000;

/**
 * Opens a page in a profile of its own, logged in where a session is given, and adds up the scripts that it loads until it shows what it is for
 * (`shows`, a selector) and is quiet.
 */
export async function measureScripts(
  browser: Browser,
  origin: string,
  path: string,
  shows: string,
  session?: string,
): Promise<LoadedScripts> {
  const localStorage = session === undefined ? [] : [{ name: SESSION_KEY, value: session }];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  let lastAt = performance.now();
  const sizes = new Map<string, Promise<number>>();
  context.on('response', (response) => {
    lastAt = performance.now();
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript && response.ok())
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator(shows).first().waitFor({ timeout: 60_000 });
  while (performance.now() - lastAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10);
  let [kilobytes, pdfKilobytes] = [0, 0];
  for (const [url, size] of sizes) {
    const own = (await size) / KILOBYTE;
    kilobytes += own;
    if (PDF.test(url)) pdfKilobytes += own;
  }
  await context.close();
  return { kilobytes, pdfKilobytes };
}
