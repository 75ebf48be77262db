import { screen, waitFor } from '@testing-library/react';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';

const BEN = 'ben@law.example';
const TAKE = { name: 'Take this instead' };
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN }],
  seed: {
    codes: [
      { title: 'Commercial law', owner: ADA, members: { [BEN]: 'organize' } },
      {
        title: 'Acts',
        owner: ADA,
        members: { [BEN]: 'organize' },
        documents: [{ title: 'Act', file: new Uint8Array(10) }],
      },
    ],
  },
};

/** The app at an address, as Ada has it open, and the same API for another window of a user's. */
function open(path: string) {
  const app = renderApp({ path, isLoggedIn: true, api });
  return { ...app, windowOf: (email: string) => app.api.client(app.api.signIn(email)) };
}

describe('what is changed elsewhere while it is being changed here', () => {
  it('stands beside the profile, field by field; what is untouched follows, and only what was touched is saved', async () => {
    const app = open('/account/profile');
    const [first, last] = [await screen.findByLabelText('First name'), screen.getByLabelText('Last name')];
    await app.user.clear(first);
    await app.user.type(first, 'Grace');
    await app.windowOf(ADA).profile.update({ firstName: 'Augusta', lastName: 'Byron', fieldsOfLaw: ['Tax'] });
    expect(await screen.findByText(/First name: changed elsewhere meanwhile to “Augusta”/)).toBeVisible();
    expect(first).toHaveValue('Grace');
    await waitFor(() => expect(last).toHaveValue('Byron'));
    expect(screen.getByRole('checkbox', { name: 'Tax' })).toBeChecked();
    expect(screen.getAllByRole('button', TAKE)).toHaveLength(1);

    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile has been saved.');
    expect(app.api.users()[0]).toMatchObject({ firstName: 'Grace', lastName: 'Byron', fieldsOfLaw: ['Tax'] });
    expect(screen.queryByRole('button', TAKE)).toBeNull();

    // What was saved is followed again.
    await app.windowOf(ADA).profile.update({ firstName: 'Ada' });
    await waitFor(() => expect(first).toHaveValue('Ada'));
    expect(screen.queryByRole('button', TAKE)).toBeNull();
  });

  it("is said in the user's language", async () => {
    window.localStorage.setItem('locale', 'de');
    const app = open('/account/profile');
    await app.user.click(await screen.findByRole('checkbox', { name: 'Tierrecht' }));
    await app.windowOf(ADA).profile.update({ fieldsOfLaw: ['Tax', 'Civil'] });
    expect(await screen.findByText(/Rechtsgebiete: .*„Steuerrecht, Zivilrecht“/)).toBeVisible();
  });

  it('of the profile can be taken', async () => {
    const app = open('/account/profile');
    const first = await screen.findByLabelText('First name');
    await app.user.type(first, 'lina');
    await app.windowOf(ADA).profile.update({ firstName: 'Augusta' });
    await app.user.click(await screen.findByRole('button', TAKE));
    expect(first).toHaveValue('Augusta');
    expect(screen.queryByRole('button', TAKE)).toBeNull();
  });

  it('stands beside the title of a Code, and the cover is not overwritten by who changes the title alone', async () => {
    const app = open('/codes/1');
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByLabelText('Title of the Code');
    await app.user.type(title, ' 2026');
    await app.windowOf(BEN).codes.update({ id: 1, title: 'Trade law', coverColor: 'color-7' });
    expect(
      await screen.findByText(/Title of the Code: changed elsewhere meanwhile to “Trade law”/),
    ).toBeVisible();
    expect(title).toHaveValue('Commercial law 2026');
    expect(screen.getByRole('radio', { name: 'Cover color 7' })).toBeChecked();
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Commercial law 2026' })).toBeVisible();
    const code = await app.windowOf(BEN).codes.get({ id: 1 });
    expect(code).toMatchObject({ title: 'Commercial law 2026', coverColor: 'color-7' });
  });

  it('stands beside the cover of a Code, and can be taken', async () => {
    const app = open('/codes/1');
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await app.user.click(await screen.findByRole('radio', { name: 'Cover color 3' }));
    await app.windowOf(BEN).codes.update({ id: 1, coverColor: 'color-7' });
    expect(await screen.findByText(/Cover: changed elsewhere meanwhile to “Cover color 7”/)).toBeVisible();
    await app.user.click(screen.getByRole('button', TAKE));
    expect(screen.getByRole('radio', { name: 'Cover color 7' })).toBeChecked();
  });

  it('stands below the title of a document, and taking it saves nothing', async () => {
    const app = open('/codes/2/organise');
    const title = await screen.findByLabelText('Title of document 1');
    await app.user.type(title, ' II');
    const [document] = (await app.windowOf(BEN).codes.get({ id: 2 })).documents;
    await app.windowOf(BEN).documents.update({ id: document?.id ?? 0, title: 'Statute' });
    expect(await screen.findByText(/changed elsewhere meanwhile to “Statute”/)).toBeVisible();
    expect(title).toHaveValue('Act II');
    const before = app.requests.length;
    await app.user.click(screen.getByRole('button', TAKE));
    expect(title).toHaveValue('Statute');
    await app.user.click(screen.getByRole('heading', { level: 1 }));
    expect(app.requests.slice(before).filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });
});
