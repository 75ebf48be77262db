import { chromium, type Browser, type Page } from 'playwright';
import type { App } from './apps';

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
  const opens = await step('open', async () => {
    await page.goto(address);
    await page.locator('[data-page="0"] canvas').waitFor();
    await lineOf(page).waitFor({ state: 'attached' });
  });
  const selects = await step('select', () => selectLine(page));
  const highlights = await step('highlight', async () => {
    await page.keyboard.press('1');
    await page.waitForFunction(() =>
      Object.entries(localStorage).some(
        ([key, text]) => /highlights|annotations/.test(key) && String(text).includes('verpflichtet'),
      ),
    );
    if (app.hasParts) await statusOf(page, 1, 'selection saved').waitFor();
    await page.reload();
    await panel(page, /annotations/iu)
      .getByText('Der Verkäufer der Sache 1')
      .waitFor();
  });
  const articles = await step('articles', () =>
    panel(page, /contents/iu)
      .getByText('§ 28 Vertretung')
      .first()
      .waitFor({ state: 'attached' }),
  );
  const parts = await step('parts', async () => {
    if (app.hasParts) await findParts(page);
  });
  if (picture !== undefined) await page.screenshot({ path: picture });
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
        const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
        reportViolation(`${effectiveDirective} forbids ${blockedURI} in ${sourceFile}:${lineNumber}`);
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

/** A panel at the side, which is called after the tabs that it has. */
const panel = (page: Page, name: RegExp) => page.getByRole('complementary', { name });

/** A line of the law that every app shows. */
const lineOf = (page: Page) =>
  page.locator('[data-page="0"] [data-element]').filter({ hasText: 'verpflichtet' }).first();

/** What an app with parts of its own says in the toolbar. */
const statusOf = (page: Page, highlights: number, last: string) =>
  page.getByText(`highlights: ${highlights}, last: ${last}`);

/** After a reload: the highlight was loaded, which is no event; its card has a field, and the panel a tab of the app's. */
async function findParts(page: Page): Promise<void> {
  await statusOf(page, 1, 'nothing yet').waitFor();
  await panel(page, /annotations/iu)
    .getByText('File number 1')
    .waitFor();
  await page.getByRole('tab', { name: 'Help' }).click();
  await page.getByText('Select a passage and press 1.').waitFor();
}

async function selectLine(page: Page): Promise<void> {
  const box = await lineOf(page).boundingBox();
  if (!box) throw new Error('The line is not on the screen');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle, { steps: 8 });
  await page.mouse.move(box.x + box.width - 1, middle, { steps: 8 });
  await page.mouse.up();
  await page.getByRole('toolbar', { name: 'Selected text' }).waitFor();
}
