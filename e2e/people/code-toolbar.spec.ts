import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { coveredTexts, outside, overlapping } from '../support/layout-steps';
import { threeLaws } from '../support/laws';
import { newOrganiser, publishLaws } from '../support/organiser';

/** Names whose initials are as wide as they come. */
const NAMES = [
  ['Mona', 'Weber'],
  ['Wim', 'Wagner'],
  ['Max', 'Meyer'],
  ['Mia', 'Winter'],
  ['Willi', 'Maier'],
] as const;
const WIDTHS = [1440, 1250, 1036, 780];

test('the toolbar has room for sharing and for who is present, in German and in narrow windows', async ({
  browser,
  server,
  newPerson,
}) => {
  const [owner, ...others] = NAMES.map(([first, last]) => newPerson(first, last));
  if (!owner) throw new Error('nobody owns the Code');
  const laws = threeLaws();
  const organiser = await newOrganiser(server, owner);
  const { id } = await publishLaws(organiser, 'Bürgerliches Recht, Arbeitsexemplar', {
    'Allgemeiner Teil': laws[0] ?? '',
    Schuldrecht: laws[1] ?? '',
  });
  const page = await openWindow(browser);
  await page.addInitScript(() => localStorage.setItem('locale', 'de'));
  await openAs(page, server, owner, `/codes/${id}`);
  for (const person of others) {
    await makeAccount(server, person);
    await organiser.api('POST', `/codes/${id}/users`, { emails: [person.email], access: 'read' });
    await (
      await apiFor(server, person)
    )('POST', `/codes/${id}/users/invitation`, {
      action: 'accept_invitation',
    });
    await openAs(await openWindow(browser), server, person, `/codes/${id}`);
  }
  const avatars = page.getByRole('img', { name: /Mona Weber/ });
  await expect(avatars.locator('span:visible')).toHaveText(['MW', 'WW', 'MM', 'MW', 'WM']);

  const toolbar = page.locator('[data-glossator-toolbar]');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 860 });
    await expect.poll(() => overlapping(toolbar)).toEqual([]);
    expect(await outside(toolbar)).toEqual([]);
    expect(await coveredTexts(avatars)).toEqual([]);
  }
  await expect(avatars.locator('span:visible')).toHaveText(['MW', 'WW', '+3']);
  await toolbar.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('dialog', { name: /Arbeitsexemplar.* teilen/ })).toBeVisible();
});
