import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { logIn } from '../support/account-steps';
import { makeAccount } from '../support/api-steps';
import { cardsOf, openNewCode, openSameCode, openWindow } from '../support/code-steps';
import { threeLaws } from '../support/laws';
import { createRefusingProxy } from '../support/refusing-proxy';
import { selectText, visibleText } from '../support/text-steps';

const unsaved = (page: Page) => page.getByText(/changes? not saved yet/);

const writesSelections = ({ method, url = '' }: IncomingMessage): boolean =>
  method !== 'GET' && url.includes('/api/v1/selections');

async function highlight(page: Page, line: number, comment: string): Promise<void> {
  const wanted = (await visibleText(page, 0))[line];
  if (!wanted) throw new Error('the page shows too little text');
  await selectText(page, wanted, wanted);
  await page.keyboard.press('2');
  await page.keyboard.press('c');
  const field = page.getByLabel('Your comment');
  await field.fill(comment);
  await field.press('Control+Enter');
}

test('offline changes are persisted, shown again after a reload, and saved once when the connection is back', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const ben = newPerson('Ben', 'Rossi');
  const network = await createRefusingProxy();
  const context = await browser.newContext({ proxy: { server: network.url, bypass: '<-loopback>' } });
  const page = await context.newPage();
  await makeAccount(server, ben);
  await openNewCode(page, server, { person: ada, title: 'Three laws', files: threeLaws() });
  const code = page.url();
  const other = await openWindow(browser);
  await openSameCode(other, server, { url: code, person: ada });

  await context.setOffline(true);
  await highlight(page, 1, 'Written on the train');
  await expect(unsaved(page)).toHaveText('2 changes not saved yet');
  await expect(cardsOf(page)).toContainText(['Not saved yet']);

  // The network is back, but the server refuses writes; the page is reloaded.
  network.refuse(writesSelections);
  await context.setOffline(false);
  await page.reload();
  await expect(cardsOf(page)).toContainText(['Written on the train']);
  await expect(cardsOf(page)).toContainText(['Not saved yet']);
  await expect(unsaved(page)).toHaveText('2 changes not saved yet');
  await expect(cardsOf(other)).toHaveCount(0);

  // A second tab does not touch it, until the first one is closed.
  const tab = await context.newPage();
  await tab.goto(code);
  await expect(tab.locator('[data-page="0"] canvas')).toBeVisible();
  await expect(tab.getByText('No annotations yet')).toBeVisible();
  await expect(unsaved(tab)).toHaveCount(0);
  await page.close();
  await expect(cardsOf(tab)).toContainText(['Written on the train']);

  // Another user at the same machine neither sees nor sends it.
  await logOut(tab, server.url);
  network.refuse();
  await logIn(tab, server, ben);
  await tab.goto(code);
  await expect(tab.getByText('Code does not exist')).toBeVisible();
  await expect(cardsOf(other)).toHaveCount(0);
  await logOut(tab, server.url);

  await logIn(tab, server, ada);
  await tab.goto(code);
  for (const where of [tab, other]) {
    await expect(cardsOf(where)).toHaveCount(1);
    await expect(cardsOf(where)).toContainText(['Written on the train']);
  }
  await expect(unsaved(tab)).toHaveCount(0);
  await expect(cardsOf(tab)).not.toContainText(['Not saved yet']);
  expect(await tab.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')))).toEqual(
    [],
  );
  await other.reload();
  await expect(cardsOf(other)).toHaveCount(1);
  await expect(cardsOf(other).getByText('Written on the train')).toHaveCount(1);
  network.close();
});

async function logOut(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/library`);
  await page
    .getByRole('button', { name: /^Menu of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/library/);
}
