import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { activateByMail, logIn, openAs, register } from '../support/account-steps';
import type { Person } from '../support/account-steps';
import { makeAccount } from '../support/api-steps';
import { cardsOf, everythingIsSaved, openNewCode, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { longLaw } from '../support/laws';
import { linkIn, newestMailTo } from '../support/outbox';
import {
  allGoTo,
  arePresent,
  beginComment,
  cardWith,
  choose,
  chooseVisibility,
  comment,
  listenToServer,
  offered,
  reply,
  selectionBar,
  selectLine,
  setLevel,
  shareDialog,
} from '../support/people-steps';
import type { ServerProcess } from '../support/server-process';

/** Where the law is annotated, deep in it. */
const PAGE = 500;
const TITLE = 'Our law';

/** Three people, each at a machine of their own. */
interface Stage {
  readonly server: ServerProcess;
  readonly olga: Person;
  readonly anna: Person;
  readonly rolf: Person;
  readonly owner: Page;
  readonly annotator: Page;
  readonly reader: Page;
  readonly codeId: string;
}

const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const codeIsOpen = (page: Page) => expect(page.locator('[data-page="0"] canvas')).toBeVisible();

/** One has an account and one has none; the owner cannot tell which. */
async function inviteByMail({ server, owner, reader, anna, rolf }: Stage): Promise<void> {
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = shareDialog(owner, TITLE);
  // What cannot be pressed yet looks so.
  const invite = dialog.getByRole('button', { name: 'Invite' });
  await expect(invite).toBeDisabled();
  await expect(invite).toHaveCSS('opacity', '0.55');
  await dialog.getByRole('textbox', { name: 'To' }).fill(`${anna.email}, ${rolf.email},`);
  await dialog.getByLabel('Message (optional)').fill('Please look before Friday');
  await expect(invite).toHaveCSS('opacity', '1');
  await invite.click();
  await expect(dialog.getByText('2 people were invited.')).toBeVisible();
  await expect(dialog.getByText('Invited, has not accepted yet')).toHaveCount(2);
  // Rolf hears of it at once. The Code does not open before that is accepted.
  await expect(reader.getByText(`Olga Owner invites you to “${TITLE}”`)).toBeVisible();
  await expect(reader.getByText('Please look before Friday')).toBeVisible();
  await expect(reader.getByRole('link', { name: /^Our law/ })).toHaveCount(0);
  await reader.getByRole('button', { name: 'Notifications, 1 new' }).click();
  const list = reader.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('button', { name: `Accept the invitation to ${TITLE}` }).click();
  await expect(list).toHaveCount(0);
  await reader.getByRole('link', { name: /^Our law/ }).click();
  await codeIsOpen(reader);
  await expect(dialog.getByText('Rolf Reader')).toBeVisible();
  const { subject, text } = await newestMailTo(server, anna.email);
  expect(subject).toBe(`Olga Owner invites you to “${TITLE}”`);
  expect(text).toContain('Please look before Friday');
}

/** Anna begins with nothing but the mail, and the address it came to. */
async function registerFromTheMail({ server, owner, annotator, anna }: Stage): Promise<void> {
  const { text } = await newestMailTo(server, anna.email);
  await annotator.goto(/https?:\/\/\S+\/library/.exec(text)?.[0] ?? 'about:blank');
  await register(annotator, server, anna);
  await activateByMail(annotator, server, anna);
  await logIn(annotator, server, anna);
  await annotator.getByRole('button', { name: `Accept the invitation to ${TITLE}` }).click();
  await annotator.getByRole('link', { name: /^Our law/ }).click();
  await codeIsOpen(annotator);
  await expect(shareDialog(owner, TITLE).getByText('Anna Annotator')).toBeVisible();
}

/** A level that rises acts in the open window; then two write at the same time, and all three read both. */
async function annotateTogether({ owner, annotator, reader }: Stage): Promise<void> {
  await allGoTo([annotator, reader], PAGE);
  await selectLine(annotator, PAGE, 2);
  await expect(selectionBar(annotator)).toBeVisible();
  await expect(selectionBar(annotator).getByRole('button', { name: 'Comment' })).toHaveCount(0);
  await setLevel(owner, 'Anna Annotator', 'Annotate');
  await expect(selectionBar(annotator).getByRole('button', { name: 'Comment' })).toBeVisible();
  // The bar would lie on the lines below.
  await annotator.keyboard.press('Escape');
  await expect(selectionBar(annotator)).toHaveCount(0);
  await shareDialog(owner, TITLE).getByRole('button', { name: 'Close' }).click();
  await allGoTo([owner], PAGE);
  for (const page of [owner, annotator, reader])
    await arePresent(page, [/Olga Owner/, /Anna Annotator/, /Rolf Reader/]);
  await Promise.all([
    comment(owner, PAGE, 2, 'The owner reads this line'),
    comment(annotator, PAGE, 4, 'The annotator reads another one'),
  ]);
  for (const page of [owner, annotator, reader]) {
    await expect(cardWith(page, 'The owner reads this line')).toBeVisible();
    await expect(cardWith(page, 'The annotator reads another one')).toBeVisible();
    await expect(page.getByText('2 annotations in this Code')).toBeVisible();
    await expect(page.locator(`[data-page="${PAGE}"] [data-mark]`)).toHaveCount(2);
  }
}

/** Whoever is mentioned hears of it, finds the place and answers; the thread is resolved for everybody. */
async function converse({ server, owner, annotator, reader, anna, codeId }: Stage): Promise<void> {
  const field = await beginComment(owner, PAGE, 6);
  // Owners are not offered their own name; the other one is completed by keys alone.
  await field.pressSequentially('Please check, @ann');
  await expect(owner.getByRole('option')).toHaveText(['Anna Annotator']);
  await field.press('Enter');
  await expect(field).toHaveValue('Please check, @Anna Annotator ');
  await field.press('Control+Enter');
  await everythingIsSaved(owner);
  const asked = (page: Page) => cardWith(page, 'Please check');
  await expect(asked(owner).getByText('@Anna Annotator', { exact: true })).toBeVisible();

  await annotator.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await annotator.getByRole('link', { name: /Olga Owner .*mentioned you/ }).click();
  await expect(asked(annotator)).toBeVisible();
  const mail = () => newestMailTo(server, anna.email);
  await expect.poll(async () => (await mail()).text).toContain('Please check, @Anna Annotator');
  expect(linkIn(await mail())).toContain(`/codes/${codeId}/`);
  await annotator.getByRole('button', { name: /^Filter and sort/ }).click();
  await annotator.getByRole('checkbox', { name: /^Mentions of me\s*1$/ }).check();
  await annotator.keyboard.press('Escape');
  await expect(cardsOf(annotator)).toHaveCount(1);
  await annotator.getByRole('button', { name: 'Clear the filter' }).click();

  await reply(annotator, asked(annotator), '@Olga Owner, it is right');
  for (const page of [owner, reader]) await expect(asked(page).getByText('it is right')).toBeVisible();
  await asked(reader).click();
  await expect(asked(reader).getByRole('button', { name: 'Copy with citation' })).toBeVisible();
  await expect(asked(reader).getByRole('button', { name: /Reply|Resolve/ })).toHaveCount(0);
  await asked(owner).click();
  await asked(owner).getByRole('button', { name: 'Resolve' }).click();
  for (const page of [annotator, reader])
    await expect(cardsOf(page).getByText(/Resolved by Olga Owner/)).toBeVisible();
  // The bell is in the open Code, too.
  await owner.getByRole('button', { name: /^Notifications, \d new/ }).click();
  await expect(owner.getByRole('link', { name: /Anna Annotator .*mentioned you/ })).toBeVisible();
  await owner.keyboard.press('Escape');
}

/** What was written after Anna left is new on coming back. */
async function comeBack({ owner, annotator }: Stage): Promise<void> {
  await annotator.getByRole('link', { name: 'Library' }).first().click();
  await reply(owner, cardWith(owner, 'The annotator reads another one'), 'Thank you');
  await annotator.getByRole('link', { name: /^Our law/ }).click();
  await annotator.getByRole('button', { name: /^New since your last visit \(.+\): 1$/ }).click();
  await expect(cardsOf(annotator)).toHaveCount(1);
  await annotator.getByRole('button', { name: 'Clear the filter' }).click();
  await allGoTo([annotator], PAGE);
}

/** What Anna keeps private is sent to nobody until it is published. */
async function keepPrivate(stage: Stage, sent: readonly (() => Promise<string>)[]): Promise<void> {
  const { owner, annotator, reader } = stage;
  const text = 'ask the client first';
  await selectLine(annotator, PAGE, 8);
  await chooseVisibility(selectionBar(annotator), 'Only me');
  await comment(annotator, PAGE, 8, text);
  await expect(cardWith(annotator, text).getByText('Private: only you see this')).toBeVisible();
  // What comes after it is there, and nothing before it ever was.
  await comment(owner, PAGE, 10, 'written afterwards');
  for (const page of [annotator, reader]) await expect(cardWith(page, 'written afterwards')).toBeVisible();
  for (const page of [owner, reader]) {
    await expect(cardWith(page, text)).toHaveCount(0);
    await expect(page.getByText('4 annotations in this Code')).toBeVisible();
  }
  for (const all of sent) {
    expect(await all()).toContain('written afterwards');
    expect(await all()).not.toContain(text);
  }
  await cardWith(annotator, text).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toast(annotator, 'Published')).toBeVisible();
  for (const page of [owner, reader]) {
    await expect(cardWith(page, text)).toBeVisible();
    await expect(page.getByText('5 annotations in this Code')).toBeVisible();
  }
}

/** Rolf may write, and loses the access while writing: the words are given back. Whoever wants access again asks for it. */
async function revokeWhileTyping({ server, owner, reader, olga, rolf }: Stage): Promise<void> {
  const dialog = shareDialog(owner, TITLE);
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  await setLevel(owner, 'Rolf Reader', 'Annotate');
  const field = await beginComment(reader, PAGE, 12);
  await field.fill('Half a thought');
  await dialog.getByRole('button', { name: 'Take the access of Rolf Reader away' }).click();
  await owner.getByRole('button', { name: 'Take away' }).click();
  await expect(
    reader.getByRole('heading', { name: 'You no longer have access to this Code.' }),
  ).toBeVisible();
  await expect(reader.getByRole('region', { name: 'What was not saved' })).toContainText('Half a thought');
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
  await reader.getByRole('button', { name: `Decline the invitation to ${TITLE}` }).click();
  await expect(reader.getByRole('link', { name: /^Our law/ })).toHaveCount(0);
}

/** Whoever owns the Code now may do everything; who owned it may leave, and end their account. What they wrote stays. */
async function handOverAndGo({ server, owner, annotator, olga, codeId }: Stage): Promise<void> {
  await setLevel(owner, 'Anna Annotator', 'Owner …');
  await owner.getByRole('button', { name: 'Hand over' }).click();
  const dialog = owner.getByRole('dialog', { name: `People with access to “${TITLE}”` });
  await expect(
    dialog.getByText('Only Anna Annotator can invite people and change their access.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await offered(owner)).not.toContain('Delete the Code');
  await expect.poll(() => offered(annotator)).toContain('Delete the Code');
  await choose(owner, 'Leave the Code');
  await owner.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Library' })).toBeVisible();
  await arePresent(annotator, [/Anna Annotator/]);
  await owner.goto(`${server.url}/codes/${codeId}`);
  await expect(owner.getByRole('heading', { name: 'Code does not exist' })).toBeVisible();

  await owner.goto(`${server.url}/account/profile`);
  // What comes later moves the button.
  await expect(owner.getByText(/^0 Codes and 0 files/)).toBeVisible();
  await owner.getByRole('button', { name: 'Delete the account' }).click();
  const question = owner.getByRole('alertdialog');
  await question.getByLabel('Current password').fill(olga.password);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(owner.getByRole('heading', { name: /Your notes survive/ })).toBeVisible();
  await annotator.reload();
  const card = cardWith(annotator, 'The owner reads this line');
  await expect(card.getByText('Former user', { exact: true })).toBeVisible();
  await expect(annotator.getByText('Olga Owner')).toHaveCount(0);
}

test('three people share, annotate and hand over one law of 679 pages, from the invitation to the end of an account', async ({
  browser,
  server,
  newPerson,
  folder,
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
  const sent = [owner, reader].map(listenToServer);
  await openNewCode(owner, server, { person: olga, title: TITLE, files: [longLaw(folder)] });
  const codeId = /\/codes\/(\d+)/.exec(owner.url())?.[1] ?? '';
  await makeAccount(server, rolf);
  await openAs(reader, server, rolf, '/library');
  const stage: Stage = { server, olga, anna, rolf, owner, annotator, reader, codeId };
  await inviteByMail(stage);
  await registerFromTheMail(stage);
  await annotateTogether(stage);
  await converse(stage);
  await comeBack(stage);
  await keepPrivate(stage, sent);
  await revokeWhileTyping(stage);
  await handOverAndGo(stage);
  // What the browser says about answers that were to be expected: a Code that is not there any more.
  expect(said.filter((text) => !/404|403/.test(text))).toEqual([]);
});
