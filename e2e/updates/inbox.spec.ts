import type { Code } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { axeFindings } from '../support/axe';
import { openWindow } from '../support/code-steps';
import { annotate, approveUpdate, publishLaw, replaceFile, whenCompared } from './update-steps';
import { test } from './update-world';

test('what waits in all Codes arrives by itself, one click from its place, and goes when it is done', async ({
  browser,
  world,
}) => {
  const { server, ada, ben, said } = world;
  const { law, organiser, api, code, document } = await publishLaw(world, ada, 'it05-cost');
  await makeAccount(server, ben);
  const bens = await apiFor(server, ben);
  const invited = { emails: [ben.email], access: 'annotate' };
  await api('POST', `/codes/${code.id}/users`, invited);
  await bens('POST', `/codes/${code.id}/users/invitation`, { action: 'accept_invitation' });
  const linked = { title: 'Copy of the law', withAnnotations: false, allowUpdates: true };
  const copy = await bens<Code>('POST', `/codes/copy/${code.id}`, linked);
  const changed = law.passages.filter(({ truth }) => truth.label !== 'unchanged').slice(0, 20);
  await annotate(bens, document.id, changed);

  const [adas, page] = [await openWindow(browser, said), await openWindow(browser, said)];
  await openAs(adas, server, ada, '/updates');
  await openAs(page, server, ben, '/updates');
  for (const window of [adas, page]) await expect(window.getByText('Nothing waits for you.')).toBeVisible();

  // A new text: the Update waits for Ada, and for nobody who may not review it.
  await replaceFile(organiser, document, law.newFile);
  const review = adas.getByRole('region', { name: 'To review' }).getByRole('listitem');
  await expect(review).toContainText('A law');
  await expect(adas.getByRole('link', { name: 'Updates, 1 waiting' })).toBeVisible();
  await whenCompared(api, code.id);
  await expect(review).toContainText(/\d+ changes of the text/);
  await expect(review).not.toContainText('Being compared');
  await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  await review.getByRole('link', { name: 'A law' }).click();
  await expect(adas).toHaveURL(new RegExp(`/codes/${code.id}/review`));

  // Approved: Ben's copy has what is new, and annotations of theirs are left to place.
  await approveUpdate(api, code.id);
  const followed = page.getByRole('region', { name: 'Copies whose original was updated' });
  await expect(followed.getByRole('link', { name: 'Copy of the law' })).toBeVisible();
  await expect(followed).toContainText('From “A law”');
  const toPlace = page.getByRole('region', { name: 'Annotations to place' }).getByRole('listitem');
  await expect(toPlace).toContainText(/Law\d+ annotations?/);
  await expect(page.getByRole('region', { name: 'Decided lately' })).toContainText(
    'Ada Keller approved the update',
  );
  await expect(page.getByRole('link', { name: 'Updates, 2 waiting' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // By keyboard to the annotations, which are listed where they are placed.
  await toPlace.getByRole('link', { name: 'A law' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/codes/${code.id}/${document.id}`));
  await expect(page.getByRole('tab', { name: /^Update/ })).toHaveAttribute('aria-selected', 'true');

  // Reviewed, the copy waits no longer.
  await page.goto(`${server.url}/updates`);
  await expect(followed.getByRole('link', { name: 'Copy of the law' })).toBeVisible();
  await whenCompared(bens, copy.id);
  await approveUpdate(bens, copy.id);
  await expect(followed).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Updates, 1 waiting' })).toBeVisible();
});
