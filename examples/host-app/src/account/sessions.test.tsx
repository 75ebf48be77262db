import { FAKE_PASSWORD } from '@glossator/client-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';
import { deviceOf } from './device-name';

describe('the sessions of the account', () => {
  it('are listed, and others are ended from here', async () => {
    const app = renderApp({ path: '/account/profile', isLoggedIn: true });
    const other = app.api.signIn(ADA);
    const section = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    expect(await section.findAllByRole('listitem')).toHaveLength(2);
    expect(section.getByText('This one')).toBeVisible();
    // No line ends within a moment.
    expect(section.getByText(/^Since/, { selector: 'li:first-child *' }).textContent).toMatch(
      /^Since \d+\u00a0\w+\u00a0\d{4}\u00a0at\u00a0\d\d:\d\d, last used \d+\u00a0/,
    );
    await app.user.click(section.getByRole('button', { name: /^Log out there: Unknown program/ }));
    expect(await screen.findByText('You have been logged out there.')).toBeVisible();
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
    await expect(app.api.client(other).profile.get()).rejects.toMatchObject({ status: 401 });
    expect(app.tokenStore.get()).toBeDefined();
  });

  it('and the name follow what other devices do', async () => {
    const app = renderApp({ path: '/account/profile', isLoggedIn: true });
    const section = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    expect(await section.findAllByRole('listitem')).toHaveLength(1);
    const there = app.api.client(
      (await app.api.client().auth.login({ email: ADA, password: FAKE_PASSWORD })).token,
    );
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
    await there.profile.update({ firstName: 'Zoe' });
    await waitFor(() => expect(app.services.session.getState().user?.firstName).toBe('Zoe'));
    await there.auth.logout();
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  });

  it('say when they cannot be loaded, and try again', async () => {
    const app = renderApp({ path: '/account/profile', isLoggedIn: true });
    app.intercept((request) => (request.url.endsWith('/sessions') ? problemAnswer('INTERNAL') : undefined));
    const section = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
    await section.findByRole('alert');
    app.intercept(() => undefined);
    await app.user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('This one')).toBeVisible();
  });
});

describe('deviceOf', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      { browser: 'Edge', system: 'Windows' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Linux' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      { browser: 'Safari', system: 'macOS' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile Safari/604.1',
      { browser: 'Chrome', system: 'iOS' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0 Safari/537.36',
      { browser: 'Chrome', system: 'Linux' },
    ],
    ['curl/8.5.0', {}],
  ])('reads %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device);
  });
});
