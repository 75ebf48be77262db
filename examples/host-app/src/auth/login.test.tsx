import { screen } from '@testing-library/react';
import { FAKE_PASSWORD } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

async function logIn(app: ReturnType<typeof renderApp>, email: string, password: string) {
  const field = await screen.findByLabelText('E-mail address');
  if (email) await app.user.type(field, email);
  if (password) await app.user.type(screen.getByLabelText('Password'), password);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the log-in', () => {
  it('asks for both fields without asking the server', async () => {
    const app = renderApp({ path: '/login' });
    await logIn(app, '', '');
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('Email is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password.');
    expect(app.requests).toEqual([]);
  });

  it('says when address or password is wrong, keeps what was typed, and works at the second try', async () => {
    const app = renderApp({ path: '/login' });
    await logIn(app, ADA, 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('E-mail address or password is wrong.');
    expect(screen.getByLabelText('E-mail address')).toHaveValue(ADA);
    await app.user.clear(screen.getByLabelText('Password'));
    await logIn(app, '', FAKE_PASSWORD);
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
  });

  it.each([
    ['RATE_LIMITED', 'Too many attempts. Please wait a while and try again.'],
    ['INTERNAL', 'Something went wrong. Please try again.'],
  ] as const)('explains %s', async (code, words) => {
    const app = renderApp({ path: '/login' });
    app.intercept(() => problemAnswer(code));
    await logIn(app, ADA, FAKE_PASSWORD);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('says when the server cannot be reached', async () => {
    const app = renderApp({ path: '/login' });
    app.intercept(() => Promise.reject(new TypeError('offline')));
    await logIn(app, ADA, FAKE_PASSWORD);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  it('offers the activation link again to an account that is not activated', async () => {
    const app = renderApp({ path: '/login' });
    app.intercept((request) =>
      request.url.endsWith('/auth/login') ? problemAnswer('ACCOUNT_NOT_ACTIVATED') : undefined,
    );
    await logIn(app, ADA, FAKE_PASSWORD);
    expect(await screen.findByRole('alert')).toHaveTextContent('has not been activated yet');
    await app.user.click(screen.getByRole('link', { name: 'Send the e-mail again' }));
    expect(await screen.findByRole('heading', { name: 'Send a new link' })).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue(ADA);
  });
});
