import { expect } from '@playwright/test';
import { openNewCode } from '../support/code-steps';
import { test } from '../support/fixtures';
import { runningPage, threeLaws } from '../support/laws';
import { goToPage } from '../support/text-steps';

test('the library offers what was read last, and one click leads back to the place', async ({
  page,
  server,
  newPerson,
}) => {
  await openNewCode(page, server, {
    person: newPerson('Rita', 'Returner'),
    title: 'Three laws',
    files: threeLaws(),
  });
  await goToPage(page, runningPage);
  const here = page.locator(`[data-page="${runningPage}"] canvas`);
  await expect(here).toBeInViewport();
  await page.getByRole('link', { name: 'Library' }).click();
  const offered = page.getByRole('region', { name: 'Continue reading' });
  await offered.getByRole('link').click();
  await expect(here).toBeInViewport();
});
