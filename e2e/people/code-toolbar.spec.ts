import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { coveredTexts, outside, overlapping } from '../support/layout-steps';
import { threeLaws } from '../support/laws';
import { selectText, visibleText } from '../support/text-steps';
import { newOrganiser, publishLaws, upload } from '../support/organiser';

/** Names whose initials are as wide as they come. */
const NAMES = [
  ['Mona', 'Weber'],
  ['Wim', 'Wagner'],
  ['Max', 'Meyer'],
  ['Mia', 'Winter'],
  ['Willi', 'Maier'],
] as const;
const WIDTHS = [2560, 1920, 1601, 1440, 1280, 1152, 1036, 780, 518];
/** From here on the toolbar is one row. */
const ONE_ROW_FROM = 1153;

test('the toolbar has room for sharing and for who is present, in German and in narrow windows', async ({
  browser,
  server,
  newPerson,
}) => {
  const [owner, ...others] = NAMES.map(([first, last]) => newPerson(first, last));
  if (!owner) throw new Error('nobody owns the Code');
  const laws = threeLaws();
  const organiser = await newOrganiser(server, owner);
  const { id, documents } = await publishLaws(organiser, 'Bürgerliches Recht, Arbeitsexemplar', {
    'Allgemeiner Teil': laws[0] ?? '',
    Schuldrecht: laws[1] ?? '',
  });
  const replaced = documents.find(({ title }) => title === 'Schuldrecht');
  await organiser.api('POST', '/documents', {
    codeId: id,
    id: replaced?.id,
    title: 'Schuldrecht',
    uuid: await upload(organiser, laws[2] ?? ''),
  });
  const uuid = await upload(organiser, laws[1] ?? '');
  await organiser.api('POST', '/documents', { codeId: id, title: 'Sachenrecht', uuid });
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
  await page.setViewportSize({ width: 1920, height: 860 });
  await expect(avatars.locator('> span:visible')).toHaveText(['MW', 'WW', 'MM', 'MW', 'WM']);

  const toolbar = page.locator('[data-glossator-toolbar]');
  const title = toolbar.getByRole('heading', { name: 'Bürgerliches Recht, Arbeitsexemplar' });
  // The longer words: how much the Update changes is known as soon as its new text has been compared.
  const waiting = toolbar.getByRole('link', { name: /^Aktualisierung wartet · \d+ Änderung/ });
  await expect(waiting).toBeVisible({ timeout: 30_000 });
  // Where something is marked, some of it can be picked beside whose annotations are listed.
  const panel = page.getByRole('tabpanel', { name: /^Anmerkungen/ });
  const line = (await visibleText(page, 0))[2];
  if (!line) throw new Error('The page has too few lines');
  await selectText(page, line, line);
  await page.keyboard.press('1');
  await expect(panel.getByRole('button', { name: 'Auswählen' })).toBeVisible();
  const hasRoomAt = async (width: number) => {
    await page.setViewportSize({ width, height: 860 });
    await expect.poll(() => overlapping(toolbar)).toEqual([]);
    if (width > 992) expect(await overlapping(panel)).toEqual([]);
    expect(await outside(toolbar)).toEqual([]);
    // The narrowest windows show nobody.
    if (width > 640) expect(await coveredTexts(avatars)).toEqual([]);
    // Words of the title rather than letters.
    expect((await title.boundingBox())?.width).toBeGreaterThan(90);
    expect((await toolbar.boundingBox())?.height).toBeLessThan(width < ONE_ROW_FROM ? 100 : 60);
  };
  for (const width of WIDTHS) await hasRoomAt(width);
  await page.setViewportSize({ width: 780, height: 860 });
  await expect(avatars.locator('> span:visible')).toHaveText(['MW', 'WW', '+3']);
  // Searching moves nothing.
  const places = () =>
    toolbar.getByRole('button').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  const before = await places();
  await page.locator('[role="document"]').focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('search')).toBeVisible();
  expect(await places()).toEqual(before);
  for (const width of WIDTHS) await hasRoomAt(width);
  await toolbar.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('dialog', { name: /Arbeitsexemplar.* teilen/ })).toBeVisible();
});
