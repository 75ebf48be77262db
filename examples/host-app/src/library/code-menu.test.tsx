import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';

const BEN = 'ben@law.example';
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN }],
  seed: {
    codes: [
      { title: 'Civil law', owner: ADA, publication: 'published' },
      { title: 'Draft law', owner: ADA },
      { title: 'Open law', owner: ADA, publication: 'published', isPublic: true },
      { title: 'Tax law', owner: BEN, members: { [ADA]: 'read' }, publication: 'published' },
    ],
  },
};

/** The library with the menu of a Code open. */
async function menuOf(title: string) {
  const app = renderApp({ path: '/library', isLoggedIn: true, api });
  await app.user.click(await screen.findByRole('button', { name: `Actions for “${title}”` }));
  await screen.findByRole('menu');
  const choose = (name: string) => app.user.click(screen.getByRole('menuitem', { name }));
  return { ...app, choose };
}
const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

describe('the menu of a Code in the library', () => {
  it.each([
    ['Civil law', ['Rename, change cover', 'Make public', 'Copy this Code', 'Delete the Code']],
    ['Draft law', ['Rename, change cover', 'Publish', 'Copy this Code', 'Delete the Code']],
    ['Open law', ['Rename, change cover', 'Copy this Code', 'Delete the Code']],
    ['Tax law', ['Copy this Code']],
  ])('offers for %s what its user may do', async (title, entries) => {
    await menuOf(title);
    expect(offered()).toEqual(entries);
  });

  it('has deleting apart from the rest', async () => {
    await menuOf('Civil law');
    const line = screen.getByRole('separator');
    expect(line.nextElementSibling).toContainElement(
      screen.getByRole('menuitem', { name: 'Delete the Code' }),
    );
  });

  it('renames a Code and gives it another cover', async () => {
    const app = await menuOf('Civil law');
    await app.choose('Rename, change cover');
    const field = await screen.findByLabelText('Title of the Code');
    await app.user.clear(field);
    await app.user.type(field, 'Private law');
    await app.user.click(screen.getByRole('radio', { name: 'Cover color 9' }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    const book = await screen.findByRole('link', { name: /Private law/ });
    expect(book).toHaveStyle({ background: 'var(--glossator-cover-9)' });
    expect(app.api.stored.codes.get(1)).toMatchObject({ title: 'Private law', coverColor: 'color-9' });
  });

  it('says of what was renamed what is stored when it is opened', async () => {
    const app = await menuOf('Civil law');
    await app.choose('Rename, change cover');
    await app.user.type(await screen.findByLabelText('Title of the Code'), ' 2');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    const book = await screen.findByRole('link', { name: /Civil law 2/ });
    await app.services.client.codes.update({ id: 1, title: 'Changed since' });
    await app.user.click(book);
    expect(await screen.findByRole('heading', { name: 'Changed since' })).toBeVisible();
  });

  it('puts a Code into the recycle bin after saying what that means', async () => {
    const app = await menuOf('Civil law');
    await app.choose('Delete the Code');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Civil law”?' });
    expect(question).toHaveTextContent('You can restore it from there for 30 days.');
    expect(question).toHaveTextContent('Everybody else loses access to it at once.');
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Civil law/ })).toBeNull());
    expect(await screen.findByText('“Civil law” is in the recycle bin.')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Recycle bin' }));
    expect(await screen.findByRole('row', { name: /Civil law/ })).toBeVisible();
  });

  it.each([
    ['Draft law', 'Publish', 'Publish “Draft law”?', 'Published'],
    ['Civil law', 'Make public', 'Make “Civil law” public?', 'Public'],
  ])(
    'asks before others see something of %s, and its badge says it then',
    async (title, entry, name, badge) => {
      const app = await menuOf(title);
      const book = () => screen.getByRole('link', { name: new RegExp(title), hidden: true });
      const before = book().textContent;
      await app.choose(entry);
      const question = await screen.findByRole('alertdialog', { name });
      expect(book().textContent).toBe(before);
      await app.user.click(within(question).getByRole('button', { name: entry }));
      await waitFor(() => expect(within(book()).getByText(badge)).toBeVisible());
    },
  );

  it('says of each Code who sees it', async () => {
    renderApp({ path: '/library', isLoggedIn: true, api });
    const badges: readonly (readonly [RegExp, string])[] = [
      [/Civil law/, 'Published'],
      [/Draft law/, 'Draft'],
      [/Open law/, 'Public'],
    ];
    for (const [name, badge] of badges)
      expect(within(await screen.findByRole('link', { name })).getByText(badge)).toBeVisible();
  });
});
