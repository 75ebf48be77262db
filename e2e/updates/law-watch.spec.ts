import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LawPublication } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { openWindow } from '../support/code-steps';
import { test as base, WITHOUT_RATE_LIMITS } from '../support/fixtures';
import { demoEditions } from '../support/laws';
import { newOrganiser, publishLaws } from '../support/organiser';
import { comment } from '../support/people-steps';
import { bundlePrograms } from '../../examples/mock-server/src/testing/bundle-programs';
import { createServerProcess } from '../support/server-process';
import type { ServerProcess } from '../support/server-process';
import { goToPage } from '../support/text-steps';
import { annotationsOf, documentOf } from './update-steps';

/** Where the law of the journey is published, and the page (from 0) that is annotated there: after title page and contents. */
const ADDRESS = 'https://law.example/law.pdf';
const PAGE = 8;

interface LawWatchFixtures {
  readonly watching: {
    readonly server: ServerProcess;
    /** Puts an edition where the law is published. */
    publish(edition: string): void;
    /** Has the server look again, as it does a day later. */
    nextDay(): void;
  };
}

/** A server that watches laws, in a network with a site of its own (`law-watch-main.ts`). */
const test = base.extend<LawWatchFixtures>({
  watching: async ({ folder }, use) => {
    const published = join(folder, 'published.pdf');
    const programs = await bundlePrograms();
    const env = { ...WITHOUT_RATE_LIMITS, WATCH: 'on', LAW_FILE: published };
    const server = await createServerProcess(env, join(programs.folder, 'law-watch-main.js'));
    await server.start();
    await use({
      server,
      publish: (edition) => copyFileSync(edition, published),
      nextDay() {
        if (server.pid !== undefined) process.kill(server.pid, 'SIGUSR2');
      },
    });
    await server.dispose();
    await programs.remove();
  },
});

test('a law that is published anew waits for review by itself, with its annotations compared', async ({
  browser,
  watching: { server, publish, nextDay },
  newPerson,
}) => {
  const [edition, amended] = demoEditions();
  const lara = newPerson('Lara', 'Watch');
  const organiser = await newOrganiser(server, lara);
  const code = await publishLaws(organiser, 'Waters', { Law: edition });
  const { id } = documentOf(code, 'Law');
  const looked = async () =>
    (await organiser.api<LawPublication>('GET', `/documents/${id}/publication`)).looked?.result;
  publish(edition);

  const said: string[] = [];
  const page = await openWindow(browser, said);
  await openAs(page, server, lara, `/codes/${code.id}`);
  await goToPage(page, PAGE);
  await comment(page, PAGE, 4, 'Does this change?');

  // The address is named; on the first day nothing is new there.
  await page.goto(`${server.url}/codes/${code.id}/organise`);
  const publication = page.getByRole('dialog', { name: 'Where “Law” is published' });
  const open = page.getByRole('button', { name: 'Where “Law” is published' });
  await open.click();
  await publication.getByLabel('Address of the PDF').fill(ADDRESS);
  await publication.getByRole('button', { name: 'Save' }).click();
  await expect(publication).toBeHidden();
  nextDay();
  await expect.poll(looked).toBe('unchanged');
  await page.reload();
  await open.click();
  await expect(publication).toContainText('This server looks there once a day.');
  await expect(publication).toContainText(/Looked at on .*: nothing new\./);
  await page.keyboard.press('Escape');

  // On the second day there is: it arrives in the open inbox by itself.
  await page.goto(`${server.url}/updates`);
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  publish(amended);
  nextDay();
  const review = page.getByRole('region', { name: 'To review' }).getByRole('listitem');
  await expect(review).toContainText(/\d+ changes of the text/, { timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Updates, 1 waiting' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, 1 new/ }).click();
  await expect(page.getByText(/“Law” was published anew: an update of “Waters” waits/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(looked).toBe('changed');

  // The annotation has been compared by then, and is in the new text after the review.
  await review.getByRole('link', { name: 'Waters' }).click();
  await page.getByRole('tab', { name: /^Annotations/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^Annotations/ }).getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Approve update' }).click();
  const question = page.getByRole('dialog', { name: 'Approve the update?' });
  await question.getByRole('button', { name: 'Approve update' }).click();
  await expect(page).toHaveURL(new RegExp(`/codes/${code.id}/${id}`));
  const [carried] = await annotationsOf(organiser.api, id);
  expect(carried).toMatchObject({ status: 'success', carriedOver: { from: { startPage: PAGE } } });
  expect(said).toEqual([]);
});
