import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { activateByMail, logIn, openAs, register } from '../support/account-steps';
import { makeAccount } from '../support/api-steps';
import { cardsOf, everythingIsSaved, openNewCode, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { runningPage, threeLaws } from '../support/laws';
import { linkIn, newestMailTo } from '../support/outbox';
import { goToPage, selectText, visibleText } from '../support/text-steps';

/** Chooses from the menu of the open Code. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What the menu of the open Code offers. */
async function offered(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const entries = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  return entries;
}

/** Sets somebody's level in the open share dialog. */
async function setLevel(page: Page, name: string, level: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Access of ${name}`) }).click();
  await page.getByRole('option', { name: level }).click();
}

const codeIsOpen = (page: Page) => expect(page.locator('[data-page="0"] canvas')).toBeVisible();
const shareDialog = (page: Page, title: string) => page.getByRole('dialog', { name: `Share “${title}”` });
const selectionBar = (page: Page) => page.getByRole('toolbar', { name: 'Selected text' });

/** Selects a line of the running page, and nothing more. */
async function selectLine(page: Page): Promise<void> {
  await goToPage(page, runningPage);
  const [, , line] = await visibleText(page, runningPage);
  if (!line) throw new Error('too little text on the page');
  await selectText(page, line, line);
}

test('an owner shares a Code with somebody new and somebody known, changes what they may do, and hands it over', async ({
  browser,
  server,
  newPerson,
}) => {
  const [olga, anna, rolf] = [
    newPerson('Olga', 'Owner'),
    newPerson('Anna', 'Annotator'),
    newPerson('Rolf', 'Reader'),
  ];
  const said: string[] = [];
  const owner = await openWindow(browser, said);
  const annotator = await openWindow(browser, said);
  const reader = await openWindow(browser, said);
  await openNewCode(owner, server, { person: olga, title: 'Our law', files: threeLaws().slice(0, 1) });
  const codePath = new URL(owner.url()).pathname;
  await makeAccount(server, rolf);
  await openAs(reader, server, rolf, '/library');

  // One has an account and one has none; the owner cannot tell which.
  await choose(owner, 'Share');
  const dialog = shareDialog(owner, 'Our law');
  await dialog.getByRole('textbox', { name: 'To' }).fill(`${anna.email}, ${rolf.email},`);
  await dialog.getByLabel('Message (optional)').fill('Please look before Friday');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('2 people were invited.')).toBeVisible();
  await expect(dialog.getByText('Invited, has not accepted yet')).toHaveCount(2);

  // Rolf hears of it at once. The Code does not open before that is accepted.
  await expect(reader.getByText('Olga Owner invites you to “Our law”')).toBeVisible();
  await expect(reader.getByText('Please look before Friday')).toBeVisible();
  await expect(reader.getByRole('link', { name: /^Our law/ })).toHaveCount(0);
  await reader.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const list = reader.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('button', { name: 'Accept the invitation to Our law' }).click();
  await expect(list).toHaveCount(0);
  await reader.getByRole('link', { name: /^Our law/ }).click();
  await codeIsOpen(reader);
  await expect(dialog.getByText('Rolf Reader')).toBeVisible();

  // Anna registers from the mail with the address that was invited.
  const mail = await newestMailTo(server, anna.email);
  expect(mail.subject).toBe('Olga Owner invites you to “Our law”');
  expect(mail.text).toContain('Please look before Friday');
  await annotator.goto(/https?:\/\/\S+\/library/.exec(mail.text)?.[0] ?? 'about:blank');
  await register(annotator, server, anna);
  await activateByMail(annotator, server, anna);
  await logIn(annotator, server, anna);
  await annotator.getByRole('button', { name: 'Accept the invitation to Our law' }).click();
  await annotator.getByRole('link', { name: /^Our law/ }).click();
  await codeIsOpen(annotator);
  await selectLine(annotator);
  await expect(selectionBar(annotator).getByRole('button', { name: 'Comment' })).toHaveCount(0);

  // A level that rises and falls acts in the open window.
  await setLevel(owner, 'Anna Annotator', 'Annotate');
  await expect.poll(async () => (await offered(annotator)).length).toBeGreaterThan(0);
  await expect(async () => {
    await selectLine(annotator);
    await expect(selectionBar(annotator).getByRole('button', { name: 'Comment' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await selectionBar(annotator).getByRole('button', { name: 'Comment' }).click();
  await annotator.getByLabel('Your comment').fill('Seen by all of us');
  await annotator.getByLabel('Your comment').press('Control+Enter');
  await everythingIsSaved(annotator);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const page of [owner, reader])
    await expect(cardsOf(page).getByText('Seen by all of us')).toBeVisible();

  // Access that goes closes the open Code, with its reason; whoever wants it back asks.
  await choose(owner, 'Share');
  await dialog.getByRole('button', { name: 'Take the access of Rolf Reader away' }).click();
  await owner.getByRole('button', { name: 'Take away' }).click();
  await expect(
    reader.getByRole('heading', { name: 'You no longer have access to this Code.' }),
  ).toBeVisible();
  await reader.getByRole('button', { name: 'Request access' }).click();
  await reader.getByLabel('Message (optional)').fill('I still need it');
  await reader.getByRole('button', { name: 'Send request' }).click();
  await expect(reader.getByText(/Your request is on its way/)).toBeVisible();
  const newest = () => newestMailTo(server, olga.email);
  await expect.poll(async () => (await newest()).text).toContain('I still need it');
  await owner.goto(linkIn(await newest()));
  await expect(dialog.getByText(rolf.email)).toBeVisible();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('1 person was invited.')).toBeVisible();
  await reader.goto(`${server.url}/library`);
  await reader.getByRole('button', { name: 'Decline the invitation to Our law' }).click();
  await expect(reader.getByRole('link', { name: /^Our law/ })).toHaveCount(0);

  // Whoever owns the Code now may do everything, and who owned it may leave.
  await setLevel(owner, 'Anna Annotator', 'Owner …');
  await owner.getByRole('button', { name: 'Hand over' }).click();
  await expect(
    dialog.getByText('Only Anna Annotator can invite people and change their access.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await offered(owner)).not.toContain('Delete the Code');
  await expect.poll(() => offered(annotator)).toContain('Delete the Code');
  await choose(owner, 'Leave the Code');
  await owner.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Library' })).toBeVisible();
  await owner.goto(server.url + codePath);
  await expect(owner.getByRole('heading', { name: 'Code does not exist' })).toBeVisible();
  expect(said.filter((text) => !/404|403|Failed to load resource/.test(text))).toEqual([]);
});
