import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { Person } from '../support/account-steps';
import { apiFor, apiOf, makeAccount } from '../support/api-steps';
import { cardsOf, everythingIsSaved, openNewCode, openSameCode, openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';
import { runningPage, threeLaws } from '../support/laws';
import {
  cardWith,
  chooseVisibility,
  comment,
  listenToServer,
  selectionBar,
  selectLine,
} from '../support/people-steps';
import type { ServerProcess } from '../support/server-process';
import { goToPage } from '../support/text-steps';

const LOCK = 'Private: only you see this';
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** An owner's Code in one window, and an annotator's in another one. */
async function openTogether(
  browser: Browser,
  server: ServerProcess,
  { olga, anna }: { readonly olga: Person; readonly anna: Person },
) {
  const said: string[] = [];
  const owner = await openWindow(browser, said);
  const sentToOwner = listenToServer(owner);
  await openNewCode(owner, server, { person: olga, title: 'Our law', files: threeLaws().slice(0, 1) });
  await makeAccount(server, anna);
  const codeId = /\/codes\/(\d+)/.exec(owner.url())?.[1] ?? '';
  await (
    await apiOf(owner, server)
  )('POST', `/codes/${codeId}/users`, {
    emails: [anna.email],
    access: 'annotate',
  });
  await (
    await apiFor(server, anna)
  )('POST', `/codes/${codeId}/users/invitation`, {
    action: 'accept_invitation',
  });
  const annotator = await openWindow(browser, said);
  await openSameCode(annotator, server, { url: owner.url(), person: anna });
  for (const page of [owner, annotator]) await goToPage(page, runningPage);
  return { owner, annotator, sentToOwner, said };
}

test('what is private reaches nobody else, appears when it is published, and goes when that is undone', async ({
  browser,
  server,
  newPerson,
}) => {
  const people = { olga: newPerson('Olga', 'Owner'), anna: newPerson('Anna', 'Annotator') };
  const { owner, annotator, sentToOwner, said } = await openTogether(browser, server, people);

  await selectLine(annotator, runningPage, 2);
  await chooseVisibility(selectionBar(annotator), 'Only me');
  await comment(annotator, runningPage, 2, 'ask the client first');
  await expect(cardWith(annotator, 'ask the client first').getByText(LOCK)).toBeVisible();
  await annotator.getByRole('tab', { name: /^Notes/ }).click();
  await annotator.getByRole('button', { name: 'Write a note' }).first().click();
  await expect(annotator.getByRole('radio', { name: 'Only me' })).toBeChecked();
  await annotator.getByLabel('Your note').fill('settle before trial');
  await annotator.getByRole('button', { name: 'Save' }).click();
  await everythingIsSaved(annotator);
  await annotator.getByRole('tab', { name: /^Annotations/ }).click();

  // What comes after it is there, and nothing before it ever was.
  await selectLine(annotator, runningPage, 6);
  await chooseVisibility(selectionBar(annotator), 'Everyone in this Code');
  await comment(annotator, runningPage, 6, 'see also the preamble');
  await expect(cardWith(owner, 'see also the preamble')).toBeVisible();
  await expect(cardsOf(owner)).toHaveCount(1);
  await expect(owner.getByText('1 annotation in this Code', { exact: true })).toBeVisible();
  await expect(annotator.getByText('2 annotations in this Code, 1 of them private')).toBeVisible();
  await owner.getByRole('tab', { name: /^Notes/ }).click();
  await expect(owner.getByText('No notes yet')).toBeVisible();
  await owner.getByRole('tab', { name: /^Annotations/ }).click();
  const sent = await sentToOwner();
  expect(sent).toContain('see also the preamble');
  expect(sent).not.toContain('ask the client first');
  expect(sent).not.toContain('settle before trial');
  expect(sent).not.toContain('"private"');

  // The owner marks the same words: neither refused, nor is anything betrayed.
  await comment(owner, runningPage, 2, 'the owner marks it, too');
  await expect(cardWith(annotator, 'the owner marks it, too')).toBeVisible();
  await expect(cardWith(annotator, 'ask the client first').getByText(LOCK)).toBeVisible();
  await cardWith(annotator, 'ask the client first')
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const question = annotator.getByRole('dialog', { name: 'This text is highlighted already' });
  await expect(question.getByText(/^Olga Owner has highlighted/)).toBeVisible();
  await question.getByRole('button', { name: 'Stay private' }).click();
  await expect(question).toHaveCount(0);
  await cardWith(owner, 'the owner marks it, too')
    .getByRole('button', { name: 'Delete the highlight' })
    .click();
  await owner.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(cardWith(annotator, 'the owner marks it, too')).toHaveCount(0);
  expect(await sentToOwner()).not.toContain('ask the client first');

  // One press shows it to the owner, and one takes it back.
  const publish = cardWith(annotator, 'ask the client first').getByRole('button', {
    name: 'Publish',
    exact: true,
  });
  await publish.click();
  await expect(cardWith(owner, 'ask the client first')).toBeVisible();
  for (const page of [owner, annotator])
    await expect(page.getByText('2 annotations in this Code', { exact: true })).toBeVisible();
  await toast(annotator, 'Published').getByRole('button', { name: 'Undo' }).click();
  await expect(cardWith(owner, 'ask the client first')).toHaveCount(0);
  await expect(owner.getByText('1 annotation in this Code', { exact: true })).toBeVisible();
  await expect(cardWith(annotator, 'ask the client first').getByText(LOCK)).toBeVisible();

  // What others have written on it cannot be hidden any more.
  await publish.click();
  await cardWith(owner, 'ask the client first').click();
  await cardWith(owner, 'ask the client first').getByRole('button', { name: 'Comment', exact: true }).click();
  await owner.getByLabel('Your comment').fill('I have asked');
  await owner.getByLabel('Your comment').press('Control+Enter');
  await expect(cardWith(annotator, 'I have asked')).toBeVisible();
  await cardWith(annotator, 'I have asked').click();
  await expect(
    cardWith(annotator, 'I have asked').getByRole('button', { name: 'Delete the highlight' }),
  ).toBeVisible();
  await expect(
    cardWith(annotator, 'I have asked').getByRole('button', { name: /^Make private/ }),
  ).toHaveCount(0);
  expect(said).toEqual([]);
});

test('joining the published highlight moves there what is written, for both', async ({
  browser,
  server,
  newPerson,
}) => {
  const people = { olga: newPerson('Olga', 'Owner'), anna: newPerson('Anna', 'Annotator') };
  const { owner, annotator, said } = await openTogether(browser, server, people);
  await comment(owner, runningPage, 2, 'marked by the owner');
  await expect(cardWith(annotator, 'marked by the owner')).toBeVisible();
  await selectLine(annotator, runningPage, 2);
  await chooseVisibility(selectionBar(annotator), 'Only me');
  await comment(annotator, runningPage, 2, 'a thought of Anna');
  await cardWith(annotator, 'a thought of Anna')
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await annotator.getByRole('button', { name: 'Join that highlight' }).click();
  for (const page of [owner, annotator]) {
    await expect(cardsOf(page)).toHaveCount(1);
    await expect(cardsOf(page)).toContainText(['marked by the owner']);
    await expect(cardsOf(page)).toContainText(['a thought of Anna']);
  }
  await annotator.reload();
  await expect(cardsOf(annotator)).toContainText(['a thought of Anna']);
  // What is made next is still private here: the choice is this Code's.
  await goToPage(annotator, runningPage);
  await selectLine(annotator, runningPage, 6);
  await expect(selectionBar(annotator).getByRole('radio', { name: 'Only me' })).toBeChecked();
  expect(said).toEqual([]);
});
