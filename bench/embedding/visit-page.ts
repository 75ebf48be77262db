import { chromium, type Browser, type Page } from 'playwright';
import type { App } from './apps';
import { createPortalVisitor } from './portal-visitor';
import { createVisitor } from './visitor';

declare global {
  interface Window {
    /** What the visited page calls with what it forbids. */
    reportViolation?: (text: string) => void;
  }
}

/** What a visit to an app's page came to. */
export interface Visit {
  readonly opens: boolean;
  readonly selects: boolean;
  readonly highlights: boolean;
  readonly articles: boolean;
  /** What the app adds; true where it adds nothing. */
  readonly parts: boolean;
  /** Warnings, errors and exceptions, workers' included. */
  readonly console: readonly string[];
  /** What the page, not its workers, reported against its content security policy. */
  readonly violations: readonly string[];
  /** Addresses of requests to other machines than this one. */
  readonly foreign: readonly string[];
  /** Why a step failed. */
  readonly failures: readonly string[];
}

const STEP_TIMEOUT = 60_000;

/** A Chromium whose network ends at this machine. */
export function launchOffline(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

/** Reads as a stranger would: opens the law, selects a passage, highlights it, reloads, and looks for the articles. */
export async function visitPage(
  browser: Browser,
  address: string,
  { app, picture }: { readonly app: App; readonly picture?: string | undefined },
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(STEP_TIMEOUT);
  const seen = await watch(page);
  const failures: string[] = [];
  const step = async (name: string, work: () => Promise<unknown>): Promise<boolean> => {
    if (failures.length > 0) return false;
    try {
      await work();
      return true;
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  };
  const visitor = app.isPortal ? createPortalVisitor(page, address) : createVisitor(page, address, app);
  const opens = await step('open', visitor.open);
  const selects = await step('select', visitor.select);
  const highlights = await step('highlight', visitor.highlight);
  const articles = await step('articles', visitor.articles);
  if (picture !== undefined) await page.screenshot({ path: picture });
  const parts = await step('parts', visitor.parts);
  await page.close();
  return { opens, selects, highlights, articles, parts, failures, ...seen };
}

async function watch(page: Page): Promise<Pick<Visit, 'console' | 'foreign' | 'violations'>> {
  const seen = { console: [] as string[], foreign: [] as string[], violations: [] as string[] };
  await page.exposeFunction('reportViolation', (text: string) => seen.violations.push(text));
  await page.addInitScript(() =>
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        window.reportViolation?.(
          `${effectiveDirective} forbids ${blockedURI} in ${sourceFile}:${lineNumber}`,
        );
      },
    ),
  );
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) seen.console.push(message.text());
  });
  page.on('pageerror', (error) => seen.console.push(error.message));
  page.context().on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(?:https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1') seen.foreign.push(request.url());
  });
  return seen;
}
