import { basename } from 'node:path';
import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { openAs } from './account-steps';
import type { Person } from './account-steps';
import { newOrganiser, publishLaws } from './organiser';
import type { ServerProcess } from './server-process';

/** The smallest picture. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Records warnings and errors of a page's console, and uncaught exceptions. */
export function listen(page: Page, said: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
}

/** A window with a storage of its own: another user's, or the same user's at another machine. Its console goes to `said`. */
export async function openWindow(browser: Browser, said: string[] = []): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  listen(page, said);
  // What is refused and then done without is not in the console.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`The content security policy (${effectiveDirective}) blocked ${blockedURI}`);
    });
  });
  return page;
}

/** A new account has a published Code of these files, and opens its workspace. */
export async function openNewCode(
  page: Page,
  server: ServerProcess,
  code: { readonly person: Person; readonly title: string; readonly files: readonly string[] },
): Promise<void> {
  const organiser = await newOrganiser(server, code.person);
  const laws = code.files.map((file) => [basename(file, '.pdf'), file] as const);
  const { id } = await publishLaws(organiser, code.title, Object.fromEntries(laws));
  await openAs(page, server, code.person, `/codes/${id}`);
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible({ timeout: 60_000 });
}

/** A user with an account opens the Code of another window in this one. */
export async function openSameCode(
  page: Page,
  server: ServerProcess,
  { url, person }: { readonly url: string; readonly person: Person },
): Promise<void> {
  await openAs(page, server, person, url.slice(server.url.length));
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
}

/** A new account makes a Code of these files in one window, and opens it in another one. The consoles of both go to `said`. */
export async function openInTwoWindows(
  browser: Browser,
  server: ServerProcess,
  code: Parameters<typeof openNewCode>[2],
  said: string[] = [],
): Promise<{ readonly page: Page; readonly other: Page }> {
  const page = await openWindow(browser, said);
  await openNewCode(page, server, code);
  const other = await openWindow(browser, said);
  await openSameCode(other, server, { url: page.url(), person: code.person });
  return { page, other };
}

/** The cards of the annotations panel that are in view. */
export function cardsOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Annotations of this document' }).getByRole('article');
}

/** Waits until the server has acknowledged every change. */
export async function everythingIsSaved(page: Page): Promise<void> {
  await expect(page.getByText(/not saved yet|Saving/i)).toHaveCount(0);
}

/** Chooses files in the browser's dialog, which the button opens. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

/** Drops a file of the disk on an element, as from the desktop. */
export async function dropFile(page: Page, target: Locator, path: string): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to drop on');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    await devtools.send('Input.dispatchDragEvent', { type, ...place, data });
  }
  await devtools.detach();
}
