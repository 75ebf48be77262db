import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

const form = {
  email: 'ben@law.example',
  password1: 'a quiet reading room',
  password2: 'a quiet reading room',
  hasAcceptedTerms: true,
  firstName: 'Ben',
  lastName: 'Barrister',
  country: 'CHE',
  fieldsOfLaw: [],
  position: 'Barrister',
} as const;

/** The app at the activation link of a new account. */
async function openLink() {
  const app = renderApp({ path: '/activation' });
  await app.services.client.auth.register({ ...form, fieldsOfLaw: [] });
  const link = new URL(app.api.mailbox.linkTo(form.email, 'activation'));
  app.view.unmount();
  return link.pathname;
}

describe('an activation link', () => {
  it('that the server does not know leads to a new one', async () => {
    const app = renderApp({ path: '/activation/unknown' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is invalid');
    await app.user.type(screen.getByLabelText('E-mail address'), ADA);
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/a new link is on its way/)).toBeVisible();
    expect(app.requests).toEqual(['POST /auth/activation/unknown', 'POST /auth/activation/resend']);
  });

  it('activates the account, once', async () => {
    const path = await openLink();
    const app = renderApp({ path });
    app.intercept((request) =>
      request.url.includes('/auth/activation/') ? new Response(null, { status: 204 }) : undefined,
    );
    expect(await screen.findByText('Your account is active. You can log in now.')).toBeVisible();
    expect(app.requests).toEqual([`POST /auth${path}`]);
  });

  it('can be tried again when the server is away', async () => {
    const app = renderApp({ path: '/activation/abc' });
    app.intercept(() => Promise.reject(new TypeError('offline')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.');
    app.intercept(() => new Response(null, { status: 204 }));
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Your account is active/)).toBeVisible();
  });
});

describe('asking for a new link', () => {
  it('says at the field when it is no address', async () => {
    const app = renderApp({ path: '/activation' });
    const field = await screen.findByLabelText('E-mail address');
    await app.user.type(field, 'ada');
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Must be a valid email');
    expect(field).toHaveAccessibleDescription('Must be a valid email');
    await app.user.type(field, '@law.example');
    expect(field).not.toHaveAccessibleDescription();
  });

  it('explains too many attempts', async () => {
    const app = renderApp({ path: '/activation' });
    app.intercept(() => problemAnswer('RATE_LIMITED'));
    await app.user.type(await screen.findByLabelText('E-mail address'), ADA);
    await app.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
  });
});
