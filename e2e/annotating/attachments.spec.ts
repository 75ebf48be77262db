import { expect } from '@playwright/test';
import { test } from '../support/fixtures';
import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  PNG,
  chooseFiles,
  everythingIsSaved,
  openInTwoWindows,
  openNewCode,
  openWindow,
} from '../support/code-steps';
import { runningPage, threeLaws } from '../support/laws';
import { goToPage, selectText, visibleText } from '../support/text-steps';

const attachButton = (page: Page) =>
  page.getByRole('toolbar', { name: 'Selected text' }).getByRole('button', { name: 'Attach files' });

/** A second of silence: WAVE cannot be uploaded, so it is recorded in the browser. */
async function recordSilence(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const context = new AudioContext();
    const target = context.createMediaStreamDestination();
    const tone = context.createOscillator();
    tone.connect(target);
    tone.start();
    const recorder = new MediaRecorder(target.stream, { mimeType: 'audio/webm;codecs=opus' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    recorder.stop();
    await stopped;
    await context.close();
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** Goes through the pages of an attached PDF by keys: every one is drawn when it is reached, and only those. */
async function readThrough(page: Page, preview: Locator): Promise<void> {
  await expect(preview.locator('canvas').first()).toBeVisible();
  const first = await page.getByText(/^Page 1 of \d+$/).textContent();
  const count = Number(/\d+$/.exec(first ?? '')?.[0]);
  expect(count).toBeGreaterThan(2);
  await preview.press('ArrowRight');
  await expect(page.getByText(`Page 2 of ${count}`)).toBeVisible();
  await preview.press('End');
  await expect(page.getByText(`Page ${count} of ${count}`)).toBeVisible();
  await expect(
    preview.getByRole('img', { name: `Page ${count}`, exact: true }).locator('canvas'),
  ).toBeVisible();
  expect(await preview.locator('canvas').count()).toBeLessThan(7);
  await page.getByRole('button', { name: 'Previous page of the attachment' }).click();
  await expect(page.getByText(`Page ${count - 1} of ${count}`)).toBeVisible();
}

/** Looks at an attachment over the whole annotator, larger and moved by the mouse, and comes back. */
async function enlarge(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Enlarge ${name}` });
  await button.click();
  const dialog = page.getByRole('dialog', { name });
  const preview = dialog.getByRole('group', { name: `Preview of ${name}` });
  await expect(preview.locator('canvas').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Actual size' }).click();
  await expect(dialog.getByText('100\u00a0%')).toBeVisible();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('+');
  await expect(dialog.getByText('300\u00a0%')).toBeVisible();
  const place = await preview.boundingBox();
  if (!place) throw new Error('nothing is shown');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const top = () => preview.evaluate((element) => element.scrollTop);
  const before = await top();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 100, { steps: 5 });
  await page.mouse.up();
  expect(await top()).toBe(before + 100);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

test('files are attached to a highlight, seen by the others, saved, renamed and deleted', async ({
  browser,
  startServer,
  newPerson,
}) => {
  const lena = newPerson('Lena', 'Rossi');
  const server = await startServer({ QUOTA_MIB: '60' });
  const said: string[] = [];
  const code = { person: lena, title: 'Three laws', files: threeLaws() };
  const { page, other } = await openInTwoWindows(browser, server, code, said);
  await expect(other.getByText('No annotations yet')).toBeVisible();

  await goToPage(page, runningPage);
  const [from] = await visibleText(page, runningPage);
  if (!from) throw new Error('no text on the page');
  expect(await selectText(page, from, from)).not.toBe('');
  const law = threeLaws()[0] ?? '';
  const silence = await recordSilence(page);
  await chooseFiles(page, attachButton(page), [
    { name: 'Plan.png', mimeType: 'image/png', buffer: PNG },
    { name: 'Hearing.webm', mimeType: 'audio/webm', buffer: silence },
    { name: 'Law.pdf', mimeType: 'application/pdf', buffer: readFileSync(law) },
    { name: 'Fake.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
    { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);

  const card = (where: Page) => where.getByRole('article');
  for (const where of [page, other])
    for (const name of ['Plan.png', 'Hearing.webm', 'Law.pdf'])
      await expect(card(where).getByRole('button', { name, exact: true })).toBeVisible();
  const refused = card(page).getByRole('alert');
  await expect(refused.filter({ hasText: 'Fake.png' })).toContainText('does not match its type');
  await expect(refused.filter({ hasText: 'run.exe' })).toContainText('Files of this type cannot be');
  for (const _ of [1, 2]) await refused.first().getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toHaveCount(0);

  await card(other).getByRole('button', { name: 'Plan.png', exact: true }).click();
  const picture = card(other).getByRole('img', { name: 'Plan.png' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await card(other).getByRole('button', { name: 'Hearing.webm', exact: true }).click();
  const player = card(other).getByLabel('Preview of Hearing.webm');
  await expect
    .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThanOrEqual(1);
  await card(other).getByRole('button', { name: 'Law.pdf', exact: true }).click();
  await readThrough(other, card(other).getByRole('group', { name: 'Preview of Law.pdf' }));
  await enlarge(other, 'Law.pdf');

  const download = other.waitForEvent('download');
  await card(other).getByRole('button', { name: 'Download Law.pdf' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('Law.pdf');
  expect(readFileSync(await saved.path()).equals(readFileSync(law))).toBe(true);

  await card(page).getByRole('button', { name: 'Rename Plan.png' }).click();
  await card(page).getByLabel('New name').fill('Grundriss.png');
  await card(page).getByLabel('New name').press('Enter');
  await expect(card(other).getByRole('button', { name: 'Grundriss.png', exact: true })).toBeVisible();
  await card(page).getByRole('button', { name: 'Delete Hearing.webm' }).click();
  await card(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card(other).getByRole('button', { name: 'Hearing.webm', exact: true })).toHaveCount(0);

  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'Dropped.png', { type: 'image/png' }));
      return data;
    },
    [...PNG],
  );
  await card(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(card(other).getByRole('button', { name: 'Dropped.png', exact: true })).toBeVisible();

  // The other window may see it before the answer to this one has arrived.
  await everythingIsSaved(page);
  await server.kill();
  await server.start();
  await other.reload();
  await expect(card(other).getByRole('button', { name: 'Grundriss.png', exact: true })).toBeVisible();
  await card(other).getByRole('button', { name: 'Dropped.png', exact: true }).click();
  await expect(card(other).getByRole('img', { name: 'Dropped.png' })).toBeVisible();
  // The browser logs the refused upload, too.
  expect(said.filter((text) => !/WebSocket|ERR_CONNECTION|415|not uploaded/.test(text))).toEqual([]);
});

test('an upload can be canceled while it is in progress', async ({ browser, server, newPerson }) => {
  const lena = newPerson('Lena', 'Rossi');
  const page = await openWindow(browser);
  await openNewCode(page, server, { person: lena, title: 'Three laws', files: threeLaws().slice(0, 1) });
  await goToPage(page, runningPage);
  const [from] = await visibleText(page, runningPage);
  if (!from) throw new Error('no text on the page');
  await selectText(page, from, from);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(8_000_000)]);
  await chooseFiles(page, attachButton(page), [
    { name: 'All.zip', mimeType: 'application/zip', buffer: zip },
  ]);
  const bar = page.getByRole('progressbar', { name: 'Uploading All.zip' });
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0);
  expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBeLessThan(zip.length);
  await page.getByRole('button', { name: 'Cancel the upload of All.zip' }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByText('All.zip')).toHaveCount(0);
});
