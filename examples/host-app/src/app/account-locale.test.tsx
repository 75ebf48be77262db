import { FAKE_PASSWORD } from '@glossator/client-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';

type App = ReturnType<typeof renderApp>;

const localeOf = ({ api }: App) => api.users()[0]?.locale;

async function logIn(app: App) {
  await app.user.type(await screen.findByLabelText('E-mail address'), ADA);
  await app.user.type(screen.getByLabelText('Password'), FAKE_PASSWORD);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the language of the interface', () => {
  it('is kept in the account by the language menu', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true });
    await app.user.click(await screen.findByRole('button', { name: 'Language: English' }));
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await screen.findByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
    await waitFor(() => expect(localeOf(app)).toBe('de'));
    expect(app.services.session.getState().user?.locale).toBe('de');
  });

  it('is that of the account after the log-in', async () => {
    const app = renderApp({ path: '/login', api: { users: [{ email: ADA, locale: 'de' }] } });
    await logIn(app);
    expect(await screen.findByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
    expect(localeOf(app)).toBe('de');
  });

  it('is taken over by an account that has none yet, with the first log-in', async () => {
    const app = renderApp({ path: '/login' });
    await logIn(app);
    await waitFor(() => expect(localeOf(app)).toBe('en'));
  });

  it('changes for visitors without any call', async () => {
    const app = renderApp({ path: '/login' });
    await app.user.click(await screen.findByRole('button', { name: 'Language: English' }));
    await app.user.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
    expect(await screen.findByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
    expect(app.requests).toEqual([]);
  });
});
