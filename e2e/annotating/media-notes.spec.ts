import { expect } from '@playwright/test';
import { browserArgs } from '../../scripts/testing/browser-args.mjs';
import { test } from '../support/fixtures';
import type { Page } from '@playwright/test';
import { everythingIsSaved, openNewCode } from '../support/code-steps';
import { runningPage, threeLaws } from '../support/laws';
import { goToPage, selectText, visibleText } from '../support/text-steps';

const executablePath = process.env['CHROMIUM_PATH'];

test.use({
  permissions: ['microphone', 'camera'],
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [...browserArgs, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

/** Records for two seconds with a pause, listens to it, and saves it. */
async function record(page: Page, what: 'Record sound' | 'Record video'): Promise<void> {
  await page.getByRole('button', { name: 'Record a media note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a media note' });
  await dialog.getByRole('button', { name: what }).click();
  await expect(dialog.getByRole('timer')).toHaveText('0:01');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByRole('timer')).toHaveText('0:02');
  // The law can be read and scrolled meanwhile: what is being recorded stays.
  await goToPage(page, runningPage + 1);
  await expect(dialog.getByRole('timer')).toBeVisible();
  await goToPage(page, runningPage);
  await dialog.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  const played = dialog.getByLabel('Your recording');
  await expect
    .poll(() => played.evaluate((media: HTMLMediaElement) => media.readyState))
    .toBeGreaterThanOrEqual(1);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
}

test('media notes are recorded, played and saved; without devices a message says so', async ({
  page,
  server,
  newPerson,
}) => {
  const lena = newPerson('Lena', 'Rossi');
  await openNewCode(page, server, { person: lena, title: 'Three laws', files: threeLaws().slice(0, 1) });
  await goToPage(page, runningPage);
  const [from] = await visibleText(page, runningPage);
  if (!from) throw new Error('no text on the page');
  await selectText(page, from, from);
  await page
    .getByRole('toolbar', { name: 'Selected text' })
    .getByRole('button', { name: /^Highlight in/ })
    .first()
    .click();
  await record(page, 'Record sound');
  // The name says how long it is, and that it can be played.
  const notes = page.getByRole('article').getByRole('button', { name: /^Media note .*, \d+ s\.webm$/ });
  await expect(notes).toHaveCount(1);
  await record(page, 'Record video');
  await expect(notes).toHaveCount(2);
  await everythingIsSaved(page);
  await page.reload();
  await expect(notes).toHaveCount(2);
  for (const at of [0, 1]) {
    await notes.nth(at).click();
    const player = page.getByLabel(/^Preview of Media note/).nth(at);
    await expect
      .poll(() => player.evaluate((media: HTMLMediaElement) => media.readyState))
      .toBeGreaterThanOrEqual(1);
  }

  await page.evaluate(() => {
    const none = () => Promise.reject(new DOMException('Requested device not found', 'NotFoundError'));
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: none });
  });
  await page.getByRole('article').click({ position: { x: 20, y: 12 } });
  await page.getByRole('button', { name: 'Record a media note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a media note' });
  await dialog.getByRole('button', { name: 'Record sound' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Cannot get media devices');
});
