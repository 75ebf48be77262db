import type { Code } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import { test } from './update-world';
import { annotate, annotationsOf, openReview, publishLaw, updateFile } from './update-steps';

test('while one window reviews, another continues annotating; of two decisions one wins and the other is refused with a message', async ({
  browser,
  world,
}) => {
  const { law, organiser, api, code, document } = await publishLaw(world, world.ada, 'it05-cost');
  const [first, second, later, ...others] = law.passages.filter(({ truth }) => truth.label === 'unchanged');
  if (!first || !second || !later) throw new Error('too little stands in both versions');
  await annotate(api, document.id, [first, second, ...others.slice(0, 20)]);
  await updateFile(organiser, document, law.newFile);

  const hers = { person: world.ada, codeId: code.id };
  const [page, other] = [await openReview(browser, world, hers), await openReview(browser, world, hers)];
  for (const window of [page, other]) await window.getByRole('tab', { name: /^Annotations/ }).click();

  // What is written meanwhile belongs to the current text, and appears in the review immediately.
  const before = await annotationsOf(api, document.id);
  await annotate(api, document.id, [later]);
  const commented = before.find(({ text }) => text === first.text);
  if (!commented) throw new Error('the first annotation is gone');
  await api('POST', '/selections/comments', {
    selectionId: commented.id,
    text: 'Written during the review',
  });
  await expect(page.getByRole('tab', { name: /^Annotations/ })).toHaveText(
    new RegExp(`${before.length + 1}$`),
  );

  // Both approve; the faster one wins.
  for (const window of [page, other]) await window.getByRole('button', { name: 'Approve update' }).click();
  const dialogOf = (window: typeof page) => window.getByRole('dialog', { name: 'Approve the update?' });
  await dialogOf(page).getByRole('button', { name: 'Approve update' }).click();
  await expect(page).toHaveURL(new RegExp(`/codes/${code.id}(/\\d+)?(\\?.*)?$`));
  await expect(
    other.getByText(/has (just )?approved this update|somebody else has already decided/i),
  ).not.toHaveCount(0);
  await other.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: 'Approve update' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect((await api<Code>('GET', `/codes/${code.id}`)).hasUpdate).toBe(false);

  const now = await annotationsOf(api, document.id);
  expect(now).toHaveLength(before.length + 1);
  const kept = now.find(({ id }) => id === commented.id);
  expect(kept?.data.map((entry) => ('text' in entry ? entry.text : ''))).toContain(
    'Written during the review',
  );
  expect(now.find(({ text }) => text === later.text)?.status).toBe('success');
});
