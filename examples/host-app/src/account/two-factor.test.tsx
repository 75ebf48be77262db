import { screen, waitFor, within } from '@testing-library/react';
import { FAKE_PASSWORD } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';

type App = ReturnType<typeof renderApp>;

async function openSection(app: App) {
  await screen.findByRole('heading', { name: 'Profile' });
  const section = within(screen.getByRole('region', { name: 'Two-factor log-in' }));
  return { app, section };
}

/** Switches it on at the account and gives the recovery codes. */
async function setUp(app: App) {
  const { section } = await openSection(app);
  await app.user.click(section.getByRole('button', { name: 'Set it up' }));
  const picture = await section.findByRole('img', { name: 'QR code with the key for your app' });
  expect(picture.getAttribute('src')).toMatch(/^data:image/);
  const secret = section.getByText(/^[A-Z2-7 ]{19,}$/).textContent.replaceAll(' ', '');
  const field = section.getByLabelText('Code that the app shows');
  expect(field).toHaveFocus();
  await app.user.type(field, '1');
  await app.user.click(section.getByRole('button', { name: 'Switch on' }));
  expect(await section.findByText(/This code is wrong/)).toBeVisible();
  await app.user.clear(field);
  await app.user.type(field, app.api.secondFactorToken(secret));
  await app.user.click(section.getByRole('button', { name: 'Switch on' }));
  const codes = await section.findAllByRole('listitem');
  expect(codes).toHaveLength(10);
  return codes.map((item) => item.textContent);
}

async function logIn(app: App) {
  await app.user.type(await screen.findByLabelText('Password'), FAKE_PASSWORD);
  await app.user.type(screen.getByLabelText('E-mail address'), ADA);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('two-factor log-in', () => {
  it('is set up with a picture and a secret, shows recovery codes once, and is switched off', async () => {
    const app = renderApp({ path: '/account/profile', isLoggedIn: true });
    const [code = ''] = await setUp(app);
    const { section } = await openSection(app);
    expect(section.getByText('On')).toBeVisible();
    expect(section.queryByRole('img')).toBeNull();
    expect(app.services.session.getState().qrUrl).toBeUndefined();
    await app.user.click(section.getByRole('button', { name: 'Switch off' }));
    await app.user.type(section.getByLabelText(/or a recovery code/), code);
    await app.user.click(section.getByRole('button', { name: 'Switch off' }));
    expect(await section.findByText('Off')).toBeVisible();
    expect(section.queryByRole('listitem')).toBeNull();
  });

  it('asks for a code at the log-in, takes a recovery code, and can trust the device', async () => {
    const app = renderApp({ path: '/account/profile', isLoggedIn: true });
    const [code = ''] = await setUp(app);
    await app.services.session.logout();
    app.navigate('/login');
    await logIn(app);
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveFocus();
    await app.user.type(field, '1');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is wrong/));
    await app.user.clear(field);
    await app.user.type(field, code);
    await app.user.click(screen.getByRole('checkbox', { name: 'Trust this device for 30 days' }));
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
    expect(app.tokenStore.read().twoFactor).toBeDefined();
    await app.services.session.logout();
    app.navigate('/login');
    await logIn(app);
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
  });

  it('lets go back to the password', async () => {
    const app = renderApp({ path: '/account/profile', isLoggedIn: true });
    await setUp(app);
    await app.services.session.logout();
    app.navigate('/login');
    await logIn(app);
    await app.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('E-mail address')).toHaveValue(ADA);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
