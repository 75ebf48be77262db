import { act, screen, waitFor } from '@testing-library/react';
import { FAKE_PASSWORD } from '@glossator/client-sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';

describe('a visitor without a session', () => {
  it.each(['/library', '/codes', '/codes/1', '/codes/new', '/account', '/account/profile', '/files'])(
    'is sent from %s to the front page',
    async (path) => {
      const app = renderApp({ path });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Your notes survive');
      expect(app.path()).toBe('/');
      expect(app.requests).toEqual([]);
    },
  );

  it('comes to the wanted location after the log-in', async () => {
    const app = renderApp({ path: '/account/profile?tab=1' });
    expect(await screen.findByText(/open the page you asked for/)).toBeVisible();
    await app.user.click(screen.getAllByRole('link', { name: 'Log in' })[0]!);
    await app.user.type(await screen.findByLabelText('Password'), FAKE_PASSWORD);
    await app.user.type(screen.getByLabelText('E-mail address'), ADA);
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe('/account/profile?tab=1');
  });

  it('sees the front page at / without a request to log in', async () => {
    renderApp();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/open the page you asked for/)).toBeNull();
  });

  it('sees a message at an address that does not exist', async () => {
    renderApp({ path: '/nowhere' });
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});

describe('a logged-in user', () => {
  it.each(['/', '/login'])('is sent from %s to the library', async (path) => {
    const app = renderApp({ path, isLoggedIn: true });
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
    expect(app.path()).toBe('/library');
  });

  it('whose profile was not kept gets it fetched', async () => {
    const app = renderApp({ path: '/files' });
    app.tokenStore.set(app.api.signIn(ADA));
    await waitFor(() => expect(app.tokenStore.read().user?.email).toBe(ADA));
    expect(app.requests).toContain('GET /profile');
  });

  it('in a narrow window of a desktop, as where everything is enlarged, is not taken to be on a phone', async () => {
    const answer = vi.mocked(window.matchMedia).getMockImplementation()!;
    const isMet = (query: string) => query.includes('max-width') && !query.includes('coarse');
    vi.mocked(window.matchMedia).mockImplementation((media) =>
      Object.assign(answer(media), { matches: media.split(',').some(isMet) }),
    );
    renderApp({ path: '/library', isLoggedIn: true });
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
    // Loaded by now, if it were shown.
    await act(() => import('../shell/DesktopOnlyModal'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('on a phone sees once per visit that the view is for desktops', async () => {
    const answer = vi.mocked(window.matchMedia).getMockImplementation()!;
    vi.mocked(window.matchMedia).mockImplementation((media) =>
      Object.assign(answer(media), { matches: media.includes('max-width') }),
    );
    const app = renderApp({ path: '/library', isLoggedIn: true });
    const dialog = await screen.findByRole('dialog', { name: 'Desktop only' });
    expect(dialog).toHaveTextContent('not supported on mobile devices');
    await app.user.click(screen.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('link', { name: 'Files' }));
    expect(await screen.findByRole('heading', { name: 'Files' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
