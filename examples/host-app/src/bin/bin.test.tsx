import { act, screen, waitFor, within } from '@testing-library/react';
import { makePdf } from '@glossator/client-sdk/testing';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';
import { daysUntil } from './BinRow';

const BEN = 'ben@law.example';
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN }],
  seed: {
    codes: [
      {
        title: 'Civil law',
        owner: ADA,
        members: { [BEN]: 'annotate' },
        publication: 'published',
        isPublic: true,
        documents: [{ title: 'ZGB', file: makePdf(['a']), pages: 3 }],
      },
      { title: 'Tax law', owner: ADA },
    ],
  },
};

/** The recycle bin with these Codes in it. */
async function binned(...ids: readonly number[]) {
  const app = renderApp({ path: '/account/profile', isLoggedIn: true, api });
  const { client } = app.services;
  for (const id of ids) await act(() => client.codes.delete({ id }));
  app.navigate('/library/bin');
  return { ...app, client };
}

describe('the recycle bin', () => {
  it('says what was deleted, how long it can be restored and what it takes', async () => {
    await binned(1);
    const row = await screen.findByRole('row', { name: /Civil law/ });
    expect(row).toHaveTextContent('Public');
    expect(row).toHaveTextContent('shared with 1 person');
    expect(row).toHaveTextContent('30 days');
    expect(await screen.findByText(/it counts for your storage/)).toHaveTextContent(/All of it takes \d/);
  });

  it('restores a Code, which is in the library again', async () => {
    const app = await binned(1);
    await app.user.click(await screen.findByRole('button', { name: 'Restore “Civil law”' }));
    expect(await screen.findByText('“Civil law” is back in the library.')).toBeVisible();
    expect(await screen.findByText('The recycle bin is empty.')).toBeVisible();
    await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Library' }));
    expect(await screen.findByRole('link', { name: /Civil law/ })).toBeVisible();
  });

  it('removes one for good only after asking', async () => {
    const app = await binned(1, 2);
    await app.user.click(await screen.findByRole('button', { name: 'Delete “Tax law” for good' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Tax law” for good?' });
    expect(question).toHaveTextContent('This cannot be undone.');
    await app.user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect((await app.client.codes.bin()).data).toHaveLength(2);
    await app.user.click(screen.getByRole('button', { name: 'Delete “Tax law” for good' }));
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }),
    );
    await waitFor(() => expect(screen.queryByRole('row', { name: /Tax law/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Civil law/ })).toBeVisible();
    expect((await app.client.codes.bin()).data.map(({ title }) => title)).toEqual(['Civil law']);
  });

  it('is emptied only after asking', async () => {
    const app = await binned(1, 2);
    await app.user.click(await screen.findByRole('button', { name: 'Empty the recycle bin' }));
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Empty the recycle bin?' })).getByRole('button', {
        name: 'Delete for good',
      }),
    );
    expect(await screen.findByText('The recycle bin is empty.')).toBeVisible();
    expect((await app.client.codes.bin()).data).toEqual([]);
  });

  it('follows what is done in other windows', async () => {
    const app = await binned();
    expect(await screen.findByText('The recycle bin is empty.')).toBeVisible();
    await act(() => app.client.codes.delete({ id: 2 }));
    expect(await screen.findByRole('row', { name: /Tax law/ })).toBeVisible();
    await act(() => app.client.codes.restore({ id: 2 }));
    expect(await screen.findByText('The recycle bin is empty.')).toBeVisible();
  });

  it('says so when what is to be restored is gone', async () => {
    const app = await binned(2);
    const button = await screen.findByRole('button', { name: 'Restore “Tax law”' });
    // Emptied in another window whose news has not arrived.
    app.api.dropConnections();
    await act(() => app.api.client(app.api.signIn(ADA)).codes.emptyBin());
    await app.user.click(button);
    expect(await screen.findByText('This Code is not in the recycle bin any more.')).toBeVisible();
    expect(await screen.findByText('The recycle bin is empty.')).toBeVisible();
  });
});

it.each([
  ['2026-12-24T12:00:00.000Z', 30],
  ['2026-11-25T12:00:00.001Z', 2],
  ['2026-11-24T13:00:00.000Z', 1],
  ['2026-11-24T11:00:00.000Z', 1],
])('%s is %d days away', (moment, days) => {
  expect(daysUntil(moment, Date.parse('2026-11-24T12:00:00.000Z'))).toBe(days);
});
