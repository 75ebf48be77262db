import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sessionOf } from './api-steps';
import type { ServerProcess } from './server-process';

/** A person who registers. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Registers in the two steps of the form. */
export async function register(page: Page, server: ServerProcess, person: Person): Promise<void> {
  await fillRegistration(page, server, person);
  await page.getByText('I accept the terms of use and the privacy policy').click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
}

/** Fills in both steps of the form; the terms are not accepted yet. */
export async function fillRegistration(page: Page, server: ServerProcess, person: Person): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Start now' }).first().click();
  // The landing page asks for an e-mail address, too.
  await page.waitForURL('**/register');
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat the password').fill(person.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Switzerland' }).click();
  await page.getByRole('button', { name: 'Position' }).click();
  await page.getByRole('option', { name: 'Lawyer' }).click();
  await page.getByText('Tort and Liability', { exact: true }).click();
}

/** Opens the newest message to that address in the development mailbox and follows its activation link. */
export async function activateByMail(page: Page, server: ServerProcess, person: Person): Promise<void> {
  await page.goto(`${server.url}/mailbox`);
  await page.getByRole('row', { name: person.email }).getByRole('link').first().click();
  await page.getByRole('link', { name: /\/activation\// }).click();
  await expect(page.getByText('Your account is active')).toBeVisible();
}

/** Logs in by the form and waits for the library. */
export async function logIn(
  page: Page,
  server: ServerProcess,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`${server.url}/login`);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
}

/** Opens a page of the app as a user who has logged in before. */
export async function openAs(
  page: Page,
  server: ServerProcess,
  person: Pick<Person, 'email' | 'password'>,
  path: string,
): Promise<void> {
  const session = { name: 'glossator.session', value: JSON.stringify(await sessionOf(server, person)) };
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: server.url, localStorage: [session] }] });
  await page.goto(server.url + path);
}

/** Makes a published Code of these PDF files, as a user does, and waits for the workspace to show the first one. */
export async function createCode(page: Page, title: string, files: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'New Code' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose PDFs' }).click();
  await (await chooser).setFiles([...files]);
  await expect(page.getByRole('row')).toHaveCount(files.length);
  await expect(page.getByRole('grid').getByText(/^\d+ pages?$/)).toHaveCount(files.length, {
    timeout: 60_000,
  });
  await page.getByLabel('Title of the Code').fill(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible({ timeout: 60_000 });
}

/** The demo account that a first start makes. */
export const demoAccount = { email: 'demo@glossator.example', password: 'glossator-demo' };
