import type { Code, UserNotification } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import { test } from './update-world';
import type { Page } from '@playwright/test';
import { openAs } from '../support/account-steps';
import { openWindow } from '../support/code-steps';
import { newOrganiser } from '../support/organiser';
import {
  annotate,
  annotationsOf,
  approveUpdate,
  byOldPlace,
  changesAreShown,
  documentOf,
  judgePlaces,
  openReview,
  publishLaw,
  replaceFile,
  stateOf,
  updateFile,
  whenCompared,
} from './update-steps';

/** Decides in the open review, once its texts have been compared. */
async function decide(
  page: Page,
  decision: 'Approve update' | 'Copy to a new Code' | 'Decline',
): Promise<void> {
  await changesAreShown(page);
  await page.getByRole('button', { name: decision }).click();
  await page.getByRole('dialog').getByRole('button', { name: decision }).click();
}

test('a declined update leaves everything unchanged', async ({ browser, world }) => {
  const { law, organiser, api, code, document } = await publishLaw(world, world.ada, 'de11-uwg');
  await annotate(api, document.id, law.passages);
  const before = await stateOf(api, code.id);
  await replaceFile(organiser, document, law.newFile);
  await api('PATCH', `/documents/${document.id}`, { title: 'Another name' });
  await whenCompared(api, code.id);
  const page = await openReview(browser, world, { person: world.ada, codeId: code.id });
  await decide(page, 'Decline');
  await expect(page.getByText('The update has been declined; the Code stays as it was.')).toBeVisible();
  expect(await stateOf(api, code.id)).toEqual(before);
  expect((await api<Code>('GET', `/codes/${code.id}`)).hasUpdate).toBe(false);
});

test('a copy of an update has the annotations at their new places, and the reviewed Code stays unchanged', async ({
  browser,
  world,
}) => {
  const { law, organiser, api, code, document } = await publishLaw(world, world.ada, 'it05-cost');
  await annotate(api, document.id, law.passages);
  const before = await stateOf(api, code.id);
  await updateFile(organiser, document, law.newFile);
  const page = await openReview(browser, world, { person: world.ada, codeId: code.id });
  await decide(page, 'Copy to a new Code');
  await expect(page.getByText(/^The update has become a Code of your own/)).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/codes/${code.id}\\b`));
  const copy = await api<Code>('GET', `/codes/${/\/codes\/(\d+)/.exec(page.url())?.[1]}`);
  expect(copy.title).toMatch(/^A law \(updated /);
  expect(await stateOf(api, code.id)).toEqual(before);

  const copied = await annotationsOf(api, documentOf(copy, 'Law').id);
  expect(copied).toHaveLength(law.passages.length);
  const outcome = judgePlaces(copied, law.judge, byOldPlace(law.passages));
  expect(outcome.wrong).toEqual([]);
  expect((100 * outcome.right) / outcome.judged, outcome.notRight.join('\n')).toBeGreaterThan(95);
  const remarks = copied.flatMap(({ data }) => data.flatMap((each) => ('text' in each ? [each.text] : [])));
  expect(remarks).toHaveLength(Math.ceil(law.passages.length / 10));
});

test('an update reaches a linked copy that has annotations of its own', async ({ browser, world }) => {
  const { server, said, ben } = world;
  const { law, organiser: source, code, document } = await publishLaw(world, world.ada, 'fr05-legion');
  const follower = await newOrganiser(server, ben);
  await source.api('PATCH', `/codes/${code.id}`, { isPublic: true });
  const theirs = law.passages.filter((_, index) => index % 2 === 0);
  const hers = law.passages.filter((_, index) => index % 2 === 1);
  await annotate(source.api, document.id, theirs);

  const wanted = { title: 'My law', withAnnotations: true, allowUpdates: true };
  const copy = await follower.api<Code>('POST', `/codes/copy/${code.id}`, wanted);
  expect(copy.followedCodeId).toBe(code.id);
  const own = documentOf(copy, 'Law');
  await annotate(follower.api, own.id, hers);
  await updateFile(source, document, law.newFile);
  expect((await follower.api<Code>('GET', `/codes/${copy.id}`)).hasUpdate).toBe(false);
  const page = await openWindow(browser, said);
  await openAs(page, server, ben, '/library');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await approveUpdate(source.api, code.id);
  // Notified immediately, in a window that shows the library.
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
  await page.getByRole('link', { name: /^The original of your copy “My law” was updated/ }).click();
  await expect(page).toHaveURL(`${server.url}/codes/${copy.id}/review`);

  const notified = async () =>
    (await follower.api<{ data: UserNotification[] }>('GET', '/notifications')).data.map(
      ({ type, codeId, params }) => ({ type, codeId, what: params['what'] }),
    );
  await expect.poll(notified).toEqual([{ type: 'CODE_CHANGED', codeId: copy.id, what: 'update' }]);
  const before = await stateOf(source.api, code.id);
  await whenCompared(follower.api, copy.id);
  await decide(page, 'Approve update');
  await expect(page.getByText(/^The update has been approved/)).toBeVisible();
  const now = await annotationsOf(follower.api, own.id);
  expect(now).toHaveLength(law.passages.length);
  const outcome = judgePlaces(now, law.judge, byOldPlace(law.passages));
  expect(outcome.wrong).toEqual([]);
  expect((100 * outcome.right) / outcome.judged, outcome.notRight.join('\n')).toBeGreaterThan(94);
  expect(await stateOf(source.api, code.id)).toEqual(before);
});
