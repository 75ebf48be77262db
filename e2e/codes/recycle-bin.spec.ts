import { expect } from '@playwright/test';
import { logIn } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test } from '../support/fixtures';

interface WithId {
  readonly id: number;
}

test('a Code that is deleted is gone for everybody, and back for everybody when it is restored; or gone for good', async ({
  browser,
  server,
  newPerson,
}) => {
  const [ada, ben] = [newPerson('Ada', 'Owner'), newPerson('Ben', 'Reader')];
  for (const person of [ada, ben]) await makeAccount(server, person);
  const [own, guest] = [await apiFor(server, ada), await apiFor(server, ben)];
  const code = await own<WithId>('POST', '/codes', { title: 'Tenancy law' });
  await own('POST', '/codes', { title: 'Old notes' });
  await own('POST', `/codes/${code.id}/users`, { emails: [ben.email], access: 'read', message: '' });
  await guest('POST', `/codes/${code.id}/users/invitation`, { action: 'accept_invitation' });

  const said: string[] = [];
  // Who loses access asks once more whether the Code is public, and is answered 404, which the browser logs.
  const [library, reading] = [await openWindow(browser, said), await openWindow(browser)];
  await logIn(library, server, ada);
  await logIn(reading, server, ben);
  await reading.getByRole('link', { name: /Tenancy law/ }).click();
  await expect(reading.getByRole('heading', { name: 'Tenancy law' })).toBeVisible();

  // From the library, after saying what becomes of it.
  await library.getByRole('button', { name: 'Actions for “Tenancy law”' }).click();
  await library.getByRole('menuitem', { name: 'Delete the Code' }).click();
  const question = library.getByRole('alertdialog', { name: 'Delete “Tenancy law”?' });
  await expect(question).toContainText('restore it from there for 30 days');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(library.getByRole('link', { name: /Tenancy law/ })).toHaveCount(0);
  await expect(reading.getByText('You no longer have access to this Code.')).toBeVisible();
  await reading.getByRole('link', { name: 'Library' }).first().click();
  await expect(reading.getByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();

  // Restored, it is on both shelves without either being reloaded.
  await library.getByRole('link', { name: 'Recycle bin' }).click();
  const row = library.getByRole('row', { name: /Tenancy law/ });
  await expect(row).toContainText('30 days');
  await expect(row).toContainText('shared with 1 person');
  await row.getByRole('button', { name: 'Restore “Tenancy law”' }).click();
  await expect(library.getByText('The recycle bin is empty.')).toBeVisible();
  await expect(reading.getByRole('link', { name: /Tenancy law/ })).toBeVisible();

  // For good, after another question.
  await library.getByRole('main').getByRole('link', { name: 'Library' }).click();
  await library.getByRole('button', { name: 'Actions for “Old notes”' }).click();
  await library.getByRole('menuitem', { name: 'Delete the Code' }).click();
  await library.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await library.getByRole('link', { name: 'Recycle bin' }).click();
  await library.getByRole('button', { name: 'Delete “Old notes” for good' }).click();
  await library
    .getByRole('alertdialog', { name: 'Delete “Old notes” for good?' })
    .getByRole('button', { name: 'Delete for good' })
    .click();
  await expect(library.getByText('The recycle bin is empty.')).toBeVisible();
  await library.getByRole('main').getByRole('link', { name: 'Library' }).click();
  await expect(library.getByRole('link', { name: /Tenancy law/ })).toBeVisible();
  await expect(library.getByRole('link', { name: /Old notes/ })).toHaveCount(0);
  expect(said).toEqual([]);
});
