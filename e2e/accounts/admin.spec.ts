import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { logIn, openAs } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { threeLaws } from '../support/laws';
import { publishLaws } from '../support/organiser';
import { newestMailTo } from '../support/outbox';
import { goToPage } from '../support/text-steps';

/** Everything that the browser keeps for the app, as one text; names of its databases included. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases.map(({ name }) => name),
    ]);
  });
const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Server' }).locator('div', { hasText: name }).getByRole('definition');

test('an admin sees users, Codes, storage and jobs, and archives a user, whose window ends its session whole', async ({
  browser,
  startServer,
  newPerson,
}) => {
  const [ada, ben, cleo] = [
    newPerson('Ada', 'Admin'),
    newPerson('Ben', 'Barrister'),
    newPerson('Cleo', 'Counsel'),
  ];
  const server = await startServer({ ADMINS: ada.email });
  for (const person of [ada, ben, cleo]) await makeAccount(server, person);
  const api = await apiFor(server, ben);
  const laws = { Law: threeLaws()[0] ?? '' };
  const { id: codeId } = await publishLaws({ api, server }, 'Trade secrets', laws);
  await publishLaws({ api, server }, 'Of nobody else', {});
  const invitation = { emails: [cleo.email], access: 'organize', message: '' };
  await api('POST', `/codes/${codeId}/users`, invitation);
  const theirs = await apiFor(server, cleo);
  await theirs('POST', `/codes/${codeId}/users/invitation`, { action: 'accept_invitation' });

  const said: string[] = [];
  const [bens, cleos, admins] = [
    await openWindow(browser, said),
    await openWindow(browser, said),
    await openWindow(browser, said),
  ];
  await openAs(bens, server, ben, `/codes/${codeId}`);
  await expect(bens.locator('[data-page="0"] canvas')).toBeVisible();
  await goToPage(bens, 1);
  const traces = [ben.email, 'Barrister', 'token', 'glossator.position.', 'glossator.visit.'];
  for (const trace of traces)
    await expect.poll(() => keptIn(bens), { message: `kept: ${trace}` }).toContain(trace);

  // Who is no admin does not get in, by the screen or by a call.
  await openAs(cleos, server, cleo, '/admin');
  await expect(cleos.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await expect(theirs('GET', '/admin/users')).rejects.toThrow('403');
  await cleos.goto(`${server.url}/codes/${codeId}`);
  await expect(cleos.locator('[data-page="0"] canvas')).toBeVisible();
  await expect(cleos.getByRole('img', { name: /Ben Barrister/ })).toBeVisible();

  await logIn(admins, server, ada);
  await admins.getByRole('button', { name: 'Menu of Ada Admin' }).click();
  await admins.getByRole('menuitem', { name: 'Administration' }).click();
  const users = admins.getByRole('region', { name: 'Users' });
  const codes = admins.getByRole('region', { name: 'Codes' });
  for (const { email } of [ada, ben, cleo])
    await expect(users.getByRole('row').filter({ hasText: email })).toBeVisible();
  await expect(codes.getByRole('row', { name: /Trade secrets Ben Barrister .* [kM]B/ })).toBeVisible();
  await expect(codes.getByRole('row', { name: /Of nobody else/ })).toBeVisible();
  await expect(codes.getByRole('link')).toHaveCount(0);
  await expect(figure(admins, 'Users and Codes')).toHaveText('3 users, 2 Codes');
  await expect(figure(admins, 'Files')).toHaveText(/^1 file, .*[kM]B$/);
  await expect(admins.getByRole('row', { name: /^Comparisons of versions \d+ \d+ \d+$/ })).toBeVisible();
  await expect(figure(admins, 'Live connections')).toHaveText(/^[1-9]/);

  await users.getByRole('button', { name: `Archive the account of Ben Barrister (${ben.email})` }).click();
  await admins.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(admins.getByText('The account of Ben Barrister has been archived.')).toBeVisible();
  await expect(users.getByRole('row', { name: /Former user .* Archived/ })).toBeVisible();
  await expect(codes.getByRole('row', { name: /Trade secrets Cleo Counsel/ })).toBeVisible();
  await expect(codes.getByRole('row', { name: /Of nobody else/ })).toHaveCount(0);

  // The window of who was archived: logged out, and nothing of them or of what they read is left in the browser.
  await expect(bens.getByText("You've been logged out")).toBeVisible();
  await expect(bens.getByRole('heading', { name: /Your notes survive/ })).toBeVisible();
  for (const trace of traces)
    await expect.poll(() => keptIn(bens), { message: `kept: ${trace}` }).not.toContain(trace);
  await expect(apiFor(server, ben)).rejects.toThrow('INVALID_CREDENTIALS');
  expect((await newestMailTo(server, ben.email)).subject).toBe('Your Glossator account was closed');

  // The window of the next owner: who was archived is not there any more, and the Code is theirs.
  await expect(cleos.getByRole('img', { name: /Ben Barrister/ })).toHaveCount(0);
  await cleos.getByRole('button', { name: 'More actions' }).click();
  await expect(cleos.getByRole('menuitem', { name: 'Delete the Code' })).toBeVisible();
  expect(said).toEqual([]);
});
