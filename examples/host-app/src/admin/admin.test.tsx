import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

const BEN = 'ben@law.example';
const asAdmin = (path = '/admin') =>
  renderApp({
    path,
    isLoggedIn: true,
    api: {
      users: [
        { email: ADA, userType: 'admin' },
        { email: BEN, firstName: 'Ben', lastName: 'Barrister' },
      ],
      seed: { codes: [{ title: 'Trade secrets', owner: BEN }] },
    },
  });

describe('the screen of the admins', () => {
  it('is reached from the menu and shows users, Codes and how the server does', async () => {
    const app = asAdmin('/library');
    await app.user.click(await screen.findByRole('button', { name: 'Menu of Ada Advocate' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Administration' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    const users = within(await screen.findByRole('region', { name: 'Users' }));
    expect(await users.findByRole('row', { name: /Ben Barrister ben@law\.example/ })).toBeVisible();
    const codes = within(screen.getByRole('region', { name: 'Codes' }));
    expect(await codes.findByRole('row', { name: /Trade secrets Ben Barrister/ })).toBeVisible();
    // Their content is nobody's business here.
    expect(codes.queryByRole('link')).toBeNull();
    const server = within(screen.getByRole('region', { name: 'Server' }));
    expect(await server.findByText('2 users, 1 Code')).toBeVisible();
    expect(server.getByRole('row', { name: 'Jobs Waiting Running Failed' })).toBeVisible();
    expect(server.getByRole('row', { name: 'Comparisons of versions 0 0 0' })).toBeVisible();
  });

  it('archives a user after asking, and no admin', async () => {
    const app = asAdmin();
    const users = within(await screen.findByRole('region', { name: 'Users' }));
    await app.user.click(
      await users.findByRole('button', { name: 'Archive the account of Ben Barrister (ben@law.example)' }),
    );
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Archive the account of Ben Barrister?' }),
    );
    await app.user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('The account of Ben Barrister has been archived.')).toBeVisible();
    expect(await users.findByRole('row', { name: /Former user .* Archived/ })).toBeVisible();
    expect(users.queryByRole('button', { name: /^Archive/ })).toBeNull();
    expect(users.getByRole('row', { name: /Ada Advocate/ })).toHaveTextContent('Admin');
    const codes = within(screen.getByRole('region', { name: 'Codes' }));
    await waitFor(() => expect(codes.queryByText('Trade secrets')).toBeNull());
  });

  it('is there for nobody else', async () => {
    const app = renderApp({ path: '/admin', isLoggedIn: true });
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Menu of Ada Advocate' }));
    expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Administration' })).toBeNull();
    expect(app.requests.filter((call) => call.includes('/admin'))).toEqual([]);
  });

  it('says what could not be loaded, and tries again', async () => {
    const app = asAdmin();
    const users = within(await screen.findByRole('region', { name: 'Users' }));
    await users.findByRole('row', { name: /Ben Barrister/ });
    app.intercept((request) => (request.url.includes('/archive') ? problemAnswer('INTERNAL') : undefined));
    await app.user.click(users.getByRole('button', { name: /^Archive the account of Ben/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(users.getByRole('row', { name: /Ben Barrister/ })).toBeVisible();
  });
});
