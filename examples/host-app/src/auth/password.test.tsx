import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

type App = ReturnType<typeof renderApp>;
const PASSWORD = 'a quiet reading room';

async function choosePassword(app: App, repeated = PASSWORD) {
  await app.user.type(await screen.findByLabelText('New password'), PASSWORD);
  await app.user.type(screen.getByLabelText('Repeat the new password'), repeated);
  await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
}

/** The address in the mail that follows asking for a new password; the app that asked is gone. */
async function askForLink(app: App) {
  await app.services.client.auth.forgotPassword({ email: ADA });
  return new URL(app.api.mailbox.linkTo(ADA, 'reset-password')).pathname;
}

describe('a forgotten password', () => {
  it('is replaced by a link in an e-mail, from the log-in on', async () => {
    const app = renderApp({ path: '/login' });
    await app.user.type(await screen.findByLabelText('E-mail address'), ADA);
    await app.user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue(ADA);
    await app.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/If there is an account/);
    expect(app.api.mailbox.linkTo(ADA, 'reset-password')).toContain('/reset-password/');
  });

  it('is set anew at the link, and the new one logs in', async () => {
    const app = renderApp({ path: '/login' });
    const path = await askForLink(app);
    app.navigate(path);
    await choosePassword(app);
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been set');
    await app.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    await app.user.type(await screen.findByLabelText('E-mail address'), ADA);
    await app.user.type(screen.getByLabelText('Password'), PASSWORD);
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
  });

  it('is not set by a link that is unknown, which leads to a new one', async () => {
    const app = renderApp({ path: '/reset-password/unknown' });
    await choosePassword(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('older than one hour');
    await app.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
  });

  it('says at the fields what is wrong, and keeps what was typed', async () => {
    const app = renderApp({ path: '/reset-password/token' });
    await choosePassword(app, 'another');
    expect(await screen.findByText('The passwords differ.')).toBeVisible();
    expect(app.requests).toEqual([]);
    const repeat = screen.getByLabelText('Repeat the new password');
    await app.user.clear(repeat);
    await app.user.type(repeat, PASSWORD);
    app.intercept(() => problemAnswer('VALIDATION', ['newPassword']));
    await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
    await screen.findByText(/not one that everybody tries/);
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/not one that everybody tries/);
    expect(screen.getByLabelText('New password')).toHaveValue(PASSWORD);
    app.intercept(() => problemAnswer('RATE_LIMITED'));
    await app.user.click(screen.getByRole('button', { name: 'Set the password' }));
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  });
});
