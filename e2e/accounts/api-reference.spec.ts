import { expect } from '@playwright/test';
import { sessionOf } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { newOrganiser } from '../support/organiser';

test('the API reference lists the calls and tries one with a token, with nothing from elsewhere', async ({
  browser,
  server,
  newPerson,
}) => {
  const said: string[] = [];
  const person = newPerson('Ada', 'Integrator');
  const { api } = await newOrganiser(server, person);
  await api('POST', '/codes', { title: 'Obligations' });
  const page = await openWindow(browser, said);
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
  });
  await page.goto(`${server.url}/api/v1/reference#/codes/codes.list`);
  await expect(page.getByRole('heading', { name: 'Glossator' })).toBeVisible();
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page
    .getByRole('textbox', { name: 'auth-bearer-value' })
    .fill((await sessionOf(server, person)).token);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close' }).click();

  const call = page.locator('.opblock.is-open');
  await expect(call).toContainText('For every user who is logged in.');
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call
    .getByRole('row', { name: /isPublic/ })
    .getByRole('combobox')
    .selectOption('false');
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('Obligations');
  expect([...origins]).toEqual([new URL(server.url).origin]);
  expect(said).toEqual([]);
});
