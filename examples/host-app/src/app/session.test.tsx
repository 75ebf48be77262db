import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

const POSITION = 'glossator.position.1.7';
const VISIT = 'glossator.visit.1.7';

async function open() {
  const app = renderApp({ path: '/library', isLoggedIn: true });
  await screen.findByRole('heading', { name: 'Your shelf is empty' });
  window.localStorage.setItem(POSITION, '{}');
  window.localStorage.setItem(VISIT, '{}');
  window.localStorage.setItem('glossator.panels', '{}');
  return app;
}

describe('the end of a session', () => {
  it('by logging out leads to the front page and forgets the kept positions, but not the panels', async () => {
    const app = await open();
    await app.user.click(await screen.findByRole('button', { name: 'Menu of Ada Advocate' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: /Your notes survive/ })).toBeVisible();
    await waitFor(() => expect(app.requests).toContain('POST /auth/logout'));
    expect(window.localStorage.getItem(POSITION)).toBeNull();
    expect(window.localStorage.getItem(VISIT)).toBeNull();
    expect(window.localStorage.getItem('glossator.panels')).toBe('{}');
    expect(screen.queryByText("You've been logged out")).toBeNull();
  });

  it('in another tab logs out here', async () => {
    const app = await open();
    act(() => app.tokenStore.write({}));
    expect(await screen.findByRole('heading', { name: /Your notes survive/ })).toBeVisible();
    expect(window.localStorage.getItem(POSITION)).toBeNull();
  });

  it('by clearing nothing but the token in another tab ends all of it here', async () => {
    const app = await open();
    app.view.unmount();
    const again = renderApp({
      path: '/library',
      isLoggedIn: true,
      api: { users: [{ email: ADA }], seed: { codes: [{ title: 'Secret', owner: ADA }] } },
    });
    await screen.findByRole('link', { name: /Secret/ });
    act(() => again.tokenStore.set(undefined));
    expect(await screen.findByRole('heading', { name: /Your notes survive/ })).toBeVisible();
    expect(window.localStorage.getItem(POSITION)).toBeNull();
    expect(again.tokenStore.read().user).toBeUndefined();
    // What was cached is gone with it: the next log-in asks again.
    again.intercept((request) => (request.url.includes('/codes') ? problemAnswer('INTERNAL') : undefined));
    act(() => again.tokenStore.write({ user: again.api.users()[0]!, token: again.api.signIn(ADA) }));
    again.navigate('/library');
    expect(await screen.findByText('The Codes could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Secret/ })).toBeNull();
  });

  it('by the server says so once, forgets the kept positions and remembers where the user was', async () => {
    const app = await open();
    app.intercept(() => problemAnswer('UNAUTHORIZED'));
    const { client } = app.services;
    await act(() => Promise.allSettled([client.codes.list({}), client.profile.get(), client.codes.list({})]));
    expect(await screen.findAllByText("You've been logged out")).toHaveLength(1);
    expect(screen.getByText(/open the page you asked for/)).toBeVisible();
    expect(app.path()).toBe('/');
    expect(app.tokenStore.get()).toBeUndefined();
    expect(window.localStorage.getItem(POSITION)).toBeNull();
  });

  it("leaves nothing of one user's Codes to the next", async () => {
    const app = renderApp({
      path: '/library',
      isLoggedIn: true,
      api: {
        users: [{ email: ADA }, { email: 'ben@law.example' }],
        seed: { codes: [{ title: 'Secret', owner: ADA }] },
      },
    });
    await screen.findByRole('link', { name: /Secret/ });
    const ben = app.api.users()[1]!;
    act(() => app.tokenStore.write({ user: ben, token: app.api.signIn(ben.email) }));
    expect(await screen.findByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Secret/ })).toBeNull();
  });
});

describe('the language', () => {
  it('is chosen in the menu, stored, and set on the document', async () => {
    const app = renderApp({ path: '/login' });
    await app.user.click(await screen.findByRole('button', { name: 'Language: English', expanded: false }));
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await screen.findAllByRole('link', { name: 'Jetzt beginnen' })).not.toEqual([]);
    expect(document.documentElement.lang).toBe('de');
    expect(window.localStorage.getItem('locale')).toBe('de');
  });
});
