import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { fillRegistration, logIn, register } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { listen, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { mailsTo, newestLinkTo } from '../support/outbox';

const NEW = 'a louder reading room';

const openAccount = async (page: Page, url: string) => {
  await page.goto(`${url}/account/profile`);
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
};

test('registering with an address that has an account looks the same, and its holder gets a mail', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Advocate');
  await makeAccount(server, ada);
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await register(page, server, { ...ada, password: NEW });
  await expect
    .poll(async () => (await mailsTo(server, ada.email)).at(-1)?.subject)
    .toBe('You have a Glossator account already');
  await logIn(page, server, ada);
  expect(said).toEqual([]);
});

test('the second step of the registration is no longer than its form, and what is missing is in view', async ({
  browser,
  server,
  newPerson,
}) => {
  const eva = newPerson('Eva', 'Esquire');
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await fillRegistration(page, server, eva);
  const create = page.getByRole('button', { name: 'Create account' });
  const below = () =>
    create.evaluate((button) => {
      const end = button.getBoundingClientRect().bottom + window.scrollY;
      return document.documentElement.scrollHeight - end;
    });
  expect(await below()).toBeLessThan(200);
  await create.click();
  await expect(page.getByText('The terms must be accepted.')).toBeInViewport();
  await expect(create).toBeInViewport();
  expect(await below()).toBeLessThan(200);
  expect(said).toEqual([]);
});

test('a forgotten password is set anew, and an open window elsewhere is logged out at once', async ({
  browser,
  server,
  newPerson,
}) => {
  const ben = newPerson('Ben', 'Barrister');
  await makeAccount(server, ben);
  const said: string[] = [];
  const elsewhere = await openWindow(browser, said);
  await logIn(elsewhere, server, ben);
  const page = await openWindow(browser, said);
  await page.goto(`${server.url}/login`);
  await page.getByLabel('E-mail address').fill(ben.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('If there is an account');
  await page.goto(await newestLinkTo(server, ben.email, 'reset-password'));
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Repeat the new password').fill(NEW);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your password has been set')).toBeVisible();
  await expect(elsewhere.getByText("You've been logged out")).toBeVisible();
  await logIn(page, server, { ...ben, password: NEW });
  expect(said).toEqual([]);
});

test('two-factor log-in, sessions elsewhere, another address, and the end of the account', async ({
  browser,
  server,
  newPerson,
}) => {
  const cleo = newPerson('Cleo', 'Counsel');
  await makeAccount(server, cleo);
  const said: string[] = [];
  const page = await openWindow(browser, said);
  await logIn(page, server, cleo);
  await openAccount(page, server.url);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await page.locator('code').first().textContent())?.replaceAll(' ', '') ?? '';
  await page.getByLabel('Code that the app shows').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText(/Keep these recovery codes/)).toBeVisible();
  const codes = await page.getByRole('status').locator('code').allTextContents();
  expect(codes).toHaveLength(10);

  const other = await openWindow(browser, said);
  await other.goto(`${server.url}/login`);
  await other.getByLabel('E-mail address').fill(cleo.email);
  await other.getByLabel('Password', { exact: true }).fill(cleo.password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await other.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await other.getByText('Trust this device for 30 days').click();
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('heading', { name: 'Library' })).toBeVisible();

  await openAccount(page, server.url);
  await page
    .getByRole('button', { name: /^Log out there: Chrome/ })
    .first()
    .click();
  await expect(page.getByText('You have been logged out there.')).toBeVisible();
  await expect(other.getByText("You've been logged out")).toBeVisible();
  // The device stays trusted.
  await logIn(other, server, cleo);

  const address = `new.${cleo.email}`;
  await page.getByLabel('New e-mail address').fill(address);
  const section = page.getByRole('region', { name: 'E-mail address' });
  await section.getByLabel('Current password').fill(cleo.password);
  await section.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText(`We have written to ${address}`)).toBeVisible();
  await page.goto(await newestLinkTo(server, address, 'confirm-email'));
  await expect(page.getByText('Your account has this address from now on.')).toBeVisible();

  await openAccount(page, server.url);
  await page.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Current password').fill(cleo.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: /Your notes survive/ })).toBeVisible();
  await expect(apiFor(server, { ...cleo, email: address })).rejects.toThrow('INVALID_CREDENTIALS');
  // The browser's own words for the answer that asks for the second factor.
  expect(said).toEqual(['Failed to load resource: the server responded with a status of 401 (Unauthorized)']);
});

test('logging out in one tab ends the session in the others, and who logs in there next finds nothing of it', async ({
  browser,
  server,
  newPerson,
}) => {
  const [dora, emil] = [newPerson('Dora', 'Dogmatist'), newPerson('Emil', 'Envoy')];
  for (const person of [dora, emil]) await makeAccount(server, person);
  const api = await apiFor(server, dora);
  await api('POST', '/codes', { title: 'Of Dora alone' });
  const said: string[] = [];
  const one = await openWindow(browser, said);
  await logIn(one, server, dora);
  const other = await one.context().newPage();
  listen(other, said);
  await other.goto(`${server.url}/library`);
  await expect(other.getByRole('link', { name: /Of Dora alone/ })).toBeVisible();

  await one.getByRole('button', { name: 'Menu of Dora Dogmatist' }).click();
  await one.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: /Your notes survive/ })).toBeVisible({ timeout: 2_000 });
  await logIn(one, server, emil);
  await other.goto(`${server.url}/library`);
  await expect(other.getByRole('button', { name: 'Menu of Emil Envoy' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();

  // Somebody else logs in while the tab is open: it is theirs at once.
  await other.goto(`${server.url}/account/profile`);
  await expect(other.getByLabel('First name')).toHaveValue('Emil');
  await one.getByRole('button', { name: 'Menu of Emil Envoy' }).click();
  await one.getByRole('menuitem', { name: 'Log out' }).click();
  await logIn(one, server, dora);
  await openAccount(other, server.url);
  await expect(other.getByLabel('First name')).toHaveValue('Dora');
  expect(said).toEqual([]);
});
