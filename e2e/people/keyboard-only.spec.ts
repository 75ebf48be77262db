import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Person } from '../support/account-steps';
import { everythingIsSaved, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { pressOn, showsFocus, tabTo, typeInto } from '../support/keyboard-steps';
import type { ServerProcess } from '../support/server-process';

/** Registers, follows the link of the mail and logs in. */
async function register(page: Page, server: ServerProcess, person: Person): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: 'Start now' }).first());
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type(person.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), person.password);
  await typeInto(page, page.getByLabel('Repeat the password'), person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.keyboard.type(person.firstName);
  await typeInto(page, page.getByLabel('Last name'), person.lastName);
  for (const [name, option] of [
    ['Country', 'Switzerland'],
    ['Position', 'Lawyer'],
  ] as const) {
    await pressOn(page, page.getByRole('button', { name }));
    await page.keyboard.type(option.slice(0, 6));
    await expect(page.getByRole('option', { name: option })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await pressOn(page, page.getByRole('checkbox', { name: 'Tort and Liability', exact: true }), 'Space');
  await pressOn(page, page.getByRole('checkbox', { name: /I accept the terms/ }), 'Space');
  await pressOn(page, page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();

  await page.goto(`${server.url}/mailbox`);
  await pressOn(page, page.getByRole('row', { name: person.email }).getByRole('link').first());
  await pressOn(page, page.getByRole('link', { name: /\/activation\// }));
  await expect(page.getByText('Your account is active')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Log in' }).last());
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type(person.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
}

test('from the landing page to a reviewed Update without a mouse', async ({ browser, server, newPerson }) => {
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await page.goto(server.url);
  await pressOn(page, page.getByRole('button', { name: 'Accept' }));
  await page.goto(server.url);
  await register(page, server, newPerson('Kea', 'Boards'));

  await pressOn(page, page.getByRole('button', { name: 'Try it with a sample' }));
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('img', { name: 'not done yet' })).toHaveCount(3);

  // The caret begins at the first letter in sight; Shift selects.
  await tabTo(page, page.locator('[role="document"]'));
  await page.keyboard.press('F7');
  for (let line = 0; line < 6; line += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Your comment')).toBeFocused();
  await page.keyboard.type('Without a mouse.');
  await page.keyboard.press('Control+Enter');
  await everythingIsSaved(page);
  await expect(page.getByRole('article').filter({ hasText: 'Without a mouse.' })).toBeVisible();
  await expect(steps.getByRole('img', { name: 'Done', exact: true })).toHaveCount(2);
  await showsFocus(page);

  // The Update that waits.
  await pressOn(page, steps.getByRole('link', { name: /Review the update that waits/ }));
  await expect(page.getByRole('heading', { name: /^Update of/ })).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Approve update' }));
  const question = page.getByRole('dialog', { name: 'Approve the update?' });
  await pressOn(page, question.getByRole('button', { name: 'Approve update' }));
  await expect(steps).toContainText('That is all it takes.');
  await showsFocus(page);
  await pressOn(page, steps.getByRole('button', { name: 'Close the first steps' }));
  await expect(steps).toHaveCount(0);
  await showsFocus(page);
  await pressOn(page, page.getByRole('link', { name: 'Library' }));
  await pressOn(page, page.getByRole('link', { name: /^Updates/ }));
  await expect(page.getByRole('region', { name: 'Decided lately' })).toContainText('approved the update');
  expect(said).toEqual([]);
});
