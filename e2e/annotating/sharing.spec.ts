import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { createCode, logIn } from '../support/account-steps';
import { makeAccount, makePublic } from '../support/api-steps';
import { PNG, chooseFiles, openNewCode, openWindow } from '../support/code-steps';
import { hasCorpus, runningPage, threeLaws } from '../support/laws';
import { linkIn, mailsTo, newestMailTo } from '../support/outbox';
import { goToPage, selectText, visibleText } from '../support/text-steps';

const law = () => threeLaws().slice(0, 1);
/** The demo statutes restart their page numbers after the contents. */
const PRINTED_ON_RUNNING_PAGE = '2';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /by e-mail$/ });

test('an annotation is sent by e-mail, and its link leads users with access to its place', async ({
  browser,
  server,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const max = newPerson('Max', 'Rossi');
  const said: string[] = [];
  const page = await openWindow(browser, said);
  for (const person of [ada, max]) await makeAccount(server, person);
  await logIn(page, server, ada);
  await createCode(page, 'A Code to share', law());
  const target = hasCorpus ? 10 : runningPage;
  await goToPage(page, target);
  const from = (await visibleText(page, target))[6];
  if (!from) throw new Error('no text on the page');
  const quote = (await selectText(page, from, from)).trim();
  const bar = page.getByRole('toolbar', { name: 'Selected text' });
  await chooseFiles(page, bar.getByRole('button', { name: 'Attach files' }), [
    { name: 'Plan.png', mimeType: 'image/png', buffer: PNG },
  ]);
  const card = page.getByRole('article');
  await expect(card.getByRole('button', { name: 'Plan.png', exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Comment' }).click();
  await page.keyboard.type('Since <b>when</b> & why?');
  await page.keyboard.press('Control+Enter');
  await expect(card.getByText('Since <b>when</b> & why?')).toBeVisible();
  // It comes with the structure of the law, which is read after its text.
  if (hasCorpus) await expect(card).toContainText(/§ \d+/);
  const citation = /§ \d+/.exec((await card.textContent()) ?? '')?.[0];

  await card.getByRole('button', { name: 'Share by e-mail' }).click();
  const dialog = dialogOf(page);
  const to = dialog.getByLabel('To', { exact: true });
  await expect(to).toBeFocused();
  await to.pressSequentially('nobody, ');
  await expect(dialog.getByRole('alert').filter({ hasText: '“nobody” is not' })).toBeVisible();
  await to.press('Backspace');
  await to.fill('');
  const pasted = `"Rossi, Max" <${max.email}>;\n${max.email.toUpperCase()} lena@example.org`;
  await to.evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, pasted);
  const chips = dialog.getByRole('list', { name: 'Recipients' }).getByRole('listitem');
  await expect(chips).toHaveText([max.email, 'lena@example.org']);
  await dialog.getByLabel('Message').fill('Please look <script>alert(1)</script>');
  const preview = dialog.getByRole('region', { name: 'What will be sent' });
  for (const part of ['Ada Keller has shared', quote, 'Since <b>when</b>', 'Plan.png', 'A Code to share'])
    await expect(preview).toContainText(part);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Sent to 2 addresses.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(card.getByRole('button', { name: 'Share by e-mail' })).toBeFocused();

  const mail = await newestMailTo(server, max.email);
  expect(mail.replyTo).toBe(ada.email);
  expect(mail.subject).toContain('Ada Keller has shared an annotation with you');
  for (const part of [
    quote,
    'Please look',
    'Plan.png',
    'A Code to share',
    'version 1 of',
    `page ${target + 1}`,
  ])
    expect(mail.text).toContain(part);
  if (citation !== undefined) expect(mail.subject).toContain(citation);
  expect(mail.html).not.toMatch(/<script>|<b>/);
  expect(mail.text).not.toContain('lena@example.org');
  expect(await mailsTo(server, 'lena@example.org')).toHaveLength(1);

  // Visitors return to the place after the log-in; without access they see a message.
  const other = await openWindow(browser, said);
  await other.goto(linkIn(mail));
  await expect(other.getByText(/open the page you asked for/)).toBeVisible();
  expect(new URL(other.url()).pathname).toBe('/');
  await other.getByRole('link', { name: 'Log in' }).first().click();
  // The landing page asks for an e-mail address, too.
  await other.waitForURL('**/login');
  await other.getByLabel('E-mail address').fill(max.email);
  await other.getByLabel('Password', { exact: true }).fill(max.password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('heading', { name: 'Code does not exist' })).toBeVisible();
  await expect(other.getByText(/Ask whoever sent you the link/)).toBeVisible();

  await makePublic(page, server);
  await other.goto(linkIn(mail));
  const shown = other.getByRole('article');
  await expect(shown).toHaveAttribute('aria-current', 'true');
  await expect(shown).toContainText(quote);
  await expect(other.locator(`[data-page="${target}"] canvas`)).toBeInViewport();
  await expect(other.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue(
    hasCorpus ? String(target + 1) : PRINTED_ON_RUNNING_PAGE,
  );
  await expect(other.getByRole('button', { name: 'Share by e-mail' })).toHaveCount(0);

  await page.getByRole('article').getByRole('button', { name: 'Delete the highlight' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(shown).toHaveCount(0);
  await other.reload();
  await expect(other.getByText('The annotation of this link is no longer there.')).toBeVisible();
  expect(said.filter((text) => !/404/.test(text))).toEqual([]);
});

test('a note is sent, its link leads to it, and too much at once is refused without losing what was typed', async ({
  browser,
  startServer,
  newPerson,
}) => {
  const ada = newPerson('Ada', 'Keller');
  const max = newPerson('Max', 'Rossi');
  const server = await startServer({ RATE_SHARE: '1' });
  const page = await openWindow(browser);
  await openNewCode(page, server, { person: ada, title: 'Ein Code', files: law() });
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('button', { name: 'Write a note' }).first().click();
  await page.keyboard.type('Ask the client');
  await page.keyboard.press('Control+Enter');
  const note = page.getByRole('article', { name: /Ask the client/ });
  await note.hover();
  await note.getByRole('button', { name: 'Share by e-mail' }).click();
  const dialog = dialogOf(page);
  const fill = async () => {
    await dialog.getByLabel('To', { exact: true }).fill(max.email);
    await dialog.getByLabel('Message').fill('Please call');
    await dialog.getByRole('button', { name: 'Send' }).click();
  };
  await fill();
  await expect(dialog.getByText('Sent to 1 address.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await note.getByRole('button', { name: 'Share by e-mail' }).click();
  await fill();
  await expect(dialog.getByRole('alert').filter({ hasText: 'try again in' })).toContainText(
    /in (60|59) minutes/,
  );
  await expect(dialog.getByLabel('Message')).toHaveValue('Please call');
  await expect(dialog.getByText(max.email)).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  expect(await mailsTo(server, max.email)).toHaveLength(1);

  // In another window the link leads to the note.
  const mail = await newestMailTo(server, max.email);
  expect(mail.text).toContain('Ask the client');
  await page.getByRole('tab', { name: /^Annotations/ }).click();
  await page.goto(linkIn(mail));
  await expect(note).toBeFocused();
});
