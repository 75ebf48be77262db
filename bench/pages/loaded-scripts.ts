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

/** Opens a page in a profile of its own, logged in where a session is given, and adds up the scripts that it loads until it is quiet. */
export async function measureScripts(
  browser: Browser,
  origin: string,
  path: string,
  session?: string,
): Promise<LoadedScripts> {
  const localStorage = session === undefined ? [] : [{ name: SESSION_KEY, value: session }];
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const sizes = new Map<string, Promise<number>>();
  context.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript && response.ok())
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  let [kilobytes, pdfKilobytes] = [0, 0];
  for (const [url, size] of sizes) {
    const own = (await size) / KILOBYTE;
    kilobytes += own;
    if (PDF.test(url)) pdfKilobytes += own;
  }
  await context.close();
  return { kilobytes, pdfKilobytes };
}
