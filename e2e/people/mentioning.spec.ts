import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { apiFor, apiOf, makeAccount } from '../support/api-steps';
import { cardsOf, everythingIsSaved, openNewCode, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { runningPage, threeLaws } from '../support/laws';
import { linkIn, newestMailTo } from '../support/outbox';
import { goToPage, selectText, visibleText } from '../support/text-steps';

/** Opens the form for a comment on a line of the running page. */
async function beginComment(page: Page): Promise<void> {
  await goToPage(page, runningPage);
  const [, , line] = await visibleText(page, runningPage);
  if (!line) throw new Error('too little text on the page');
  await selectText(page, line, line);
  await page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Comment' }).click();
}

test('who is mentioned in a comment hears of it, finds the place, answers, and the thread is resolved', async ({
  browser,
  server,
  newPerson,
}) => {
  const [olga, anna] = [newPerson('Olga', 'Owner'), newPerson('Anna', 'Annotator')];
  const said: string[] = [];
  const owner = await openWindow(browser, said);
  const annotator = await openWindow(browser, said);
  await openNewCode(owner, server, { person: olga, title: 'Our law', files: threeLaws().slice(0, 1) });
  const codeId = /\/codes\/(\d+)/.exec(owner.url())?.[1] ?? '';
  await makeAccount(server, anna);
  const ownersApi = await apiOf(owner, server);
  await ownersApi('POST', `/codes/${codeId}/users`, { emails: [anna.email], access: 'annotate' });
  const annasApi = await apiFor(server, anna);
  await annasApi('POST', `/codes/${codeId}/users/invitation`, { action: 'accept_invitation' });
  await openAs(annotator, server, anna, '/library');

  // Owners are not offered their own name; the other one is completed by keys alone.
  await beginComment(owner);
  const field = owner.getByRole('textbox', { name: 'Your comment' });
  await field.pressSequentially('Please check, @ann');
  await expect(owner.getByRole('option')).toHaveText(['Anna Annotator']);
  await field.press('Enter');
  await expect(field).toHaveValue('Please check, @Anna Annotator ');
  await expect(owner.getByRole('option')).toHaveCount(0);
  await field.press('Control+Enter');
  await everythingIsSaved(owner);
  await expect(cardsOf(owner).getByText('@Anna Annotator', { exact: true })).toBeVisible();

  // A notification and a mail lead to the place.
  await annotator.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await annotator.getByRole('link', { name: /Olga Owner .*mentioned you/ }).click();
  const card = cardsOf(annotator).filter({ hasText: 'Please check' });
  await expect(card).toBeVisible();
  await expect(annotator.locator(`[data-page="${runningPage}"] canvas`)).toBeVisible();
  const mail = () => newestMailTo(server, anna.email);
  await expect.poll(async () => (await mail()).text).toContain('Please check, @Anna Annotator');
  expect(linkIn(await mail())).toContain(`/codes/${codeId}/`);

  // Among other comments the filter finds those that mention Anna.
  await annotator.getByRole('button', { name: /^Filter and sort/ }).click();
  await annotator.getByRole('checkbox', { name: /^Mentions of me\s*1$/ }).check();
  await annotator.keyboard.press('Escape');
  await expect(cardsOf(annotator)).toHaveCount(1);
  await annotator.getByRole('button', { name: 'Clear the filter' }).click();

  await card.getByRole('button', { name: 'Reply' }).click();
  const reply = annotator.getByRole('textbox', { name: 'Your reply' });
  await reply.fill('@Olga Owner, it is right');
  await reply.press('Control+Enter');
  await expect(cardsOf(owner).getByText('it is right')).toBeVisible();
  await cardsOf(owner).first().click();
  await cardsOf(owner).getByRole('button', { name: 'Resolve' }).click();
  await expect(cardsOf(annotator).getByText(/Resolved by Olga Owner/)).toBeVisible();
  expect(said.filter((text) => !/404|Failed to load resource/.test(text))).toEqual([]);

  // What was written after Anna left is new on coming back.
  await annotator.getByRole('link', { name: 'Library' }).first().click();
  await cardsOf(owner).first().click();
  await cardsOf(owner).getByRole('button', { name: 'Reply' }).click();
  await owner.getByRole('textbox', { name: 'Your reply' }).fill('Thank you');
  await owner.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter');
  await everythingIsSaved(owner);
  await annotator.getByRole('link', { name: /^Our law/ }).click();
  await annotator.getByRole('button', { name: /^New since your last visit \(.+\): 1$/ }).click();
  await expect(cardsOf(annotator)).toHaveCount(1);

  // The bell is in the open Code, too.
  await owner.getByRole('button', { name: /^Notifications, \d new/ }).click();
  await expect(owner.getByRole('link', { name: /Anna Annotator .*mentioned you/ })).toBeVisible();
});
