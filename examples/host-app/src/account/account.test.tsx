import { screen, waitFor, within } from '@testing-library/react';
import { FAKE_PASSWORD } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

const NEW = 'a quiet reading room';

async function open() {
  const app = renderApp({ path: '/account/profile', isLoggedIn: true });
  await screen.findByRole('heading', { name: 'Profile' });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  return { ...app, section };
}

describe('the profile', () => {
  it('is changed, and the menu shows it', async () => {
    const app = await open();
    const firstName = screen.getByLabelText('First name');
    expect(firstName).toHaveValue('Ada');
    expect(firstName).not.toHaveFocus();
    await app.user.clear(firstName);
    await app.user.type(firstName, 'Grace');
    await app.user.click(screen.getByRole('checkbox', { name: 'Tax' }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile has been saved.')).toBeVisible();
    expect(app.api.users()[0]).toMatchObject({ firstName: 'Grace', fieldsOfLaw: ['Tax'] });
    expect(await screen.findByRole('button', { name: 'Menu of Grace Advocate' })).toBeVisible();
  });

  it('says at the field what the server refuses, and keeps what was typed', async () => {
    const app = await open();
    app.intercept((request) =>
      request.method === 'PATCH' ? problemAnswer('VALIDATION', ['lastName']) : undefined,
    );
    await app.user.type(screen.getByLabelText('Last name'), ' x');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Please enter your last name: at most 64 characters, no links.');
    expect(screen.getByLabelText('Last name')).toHaveValue('Advocate x');
  });
});

describe('another e-mail address', () => {
  const ask = async (app: Awaited<ReturnType<typeof open>>, email: string, password: string) => {
    const section = app.section('E-mail address');
    await app.user.clear(section.getByLabelText('New e-mail address'));
    await app.user.type(section.getByLabelText('New e-mail address'), email);
    await app.user.clear(section.getByLabelText('Current password'));
    await app.user.type(section.getByLabelText('Current password'), password);
    await app.user.click(section.getByRole('button', { name: 'Change the address' }));
  };

  it('waits for its confirmation, by the link in the mail', async () => {
    const app = await open();
    await ask(app, 'grace@law.example', 'wrong password');
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    await ask(app, 'grace@law.example', FAKE_PASSWORD);
    expect(await screen.findByText(/We have written to grace@law.example/)).toBeVisible();
    expect(app.section('E-mail address').getByText(ADA)).toBeVisible();
    const link = new URL(app.api.mailbox.linkTo('grace@law.example', 'confirm-email'));
    app.navigate(link.pathname);
    expect(await screen.findByText('Your account has this address from now on.')).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Account' }));
    expect(await screen.findByText('grace@law.example')).toBeVisible();
    expect(app.services.session.getState().user?.email).toBe('grace@law.example');
  });

  it('is given up', async () => {
    const app = await open();
    await ask(app, 'grace@law.example', FAKE_PASSWORD);
    await app.user.click(await screen.findByRole('button', { name: 'Keep the old address' }));
    await waitFor(() => expect(screen.queryByText(/We have written to/)).toBeNull());
    expect(app.api.users()[0]).not.toHaveProperty('pendingEmail');
  });

  it('is not confirmed by a link that is unknown', async () => {
    renderApp({ path: '/confirm-email/unknown' });
    expect(await screen.findByRole('alert')).toHaveTextContent('older than 24 hours');
  });

  it('is refused at the link where somebody else has it by now', async () => {
    const app = renderApp({ path: '/confirm-email/token' });
    app.intercept(() => problemAnswer('EMAIL_TAKEN'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another account has this address by now.');
  });
});

describe('another password', () => {
  it('is set with the current one, and the form is empty again', async () => {
    const app = await open();
    const section = app.section('Change the password');
    const fill = async (current: string) => {
      await app.user.clear(section.getByLabelText('Current password'));
      await app.user.type(section.getByLabelText('Current password'), current);
      await app.user.click(section.getByRole('button', { name: 'Change the password' }));
    };
    await app.user.type(section.getByLabelText('New password'), NEW);
    await app.user.type(section.getByLabelText('Repeat the new password'), NEW);
    await fill('wrong password');
    expect(await section.findByText('This is not your current password.')).toBeVisible();
    await fill(FAKE_PASSWORD);
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(section.getByLabelText('New password')).toHaveValue('');
    const login = { email: ADA, password: NEW };
    await expect(app.api.client().auth.login(login)).resolves.toBeDefined();
  });
});

describe('the end of the account', () => {
  it('asks for the password, and leads to the front page', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Delete the account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    await app.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(dialog.getByText('Please enter your password.')).toBeVisible();
    await app.user.type(dialog.getByLabelText('Current password'), 'wrong password');
    await app.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await dialog.findByText('This is not your current password.')).toBeVisible();
    await app.user.clear(dialog.getByLabelText('Current password'));
    await app.user.type(dialog.getByLabelText('Current password'), FAKE_PASSWORD);
    await app.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('heading', { name: /Your notes survive/ })).toBeVisible();
    expect(app.api.users()[0]).toMatchObject({ userType: 'archived' });
    expect(app.tokenStore.get()).toBeUndefined();
  });
});

describe('the mails about notifications', () => {
  it('come at once, once a day or never, as the user chooses', async () => {
    const app = await open();
    const choice = () =>
      app.section('Notifications by e-mail').getByRole('button', { name: /When a notification comes/ });
    expect(choice()).toHaveTextContent('An e-mail at once');
    await app.user.click(choice());
    await app.user.click(await screen.findByRole('option', { name: 'One e-mail a day' }));
    expect(await screen.findByText('Your choice has been saved.')).toBeVisible();
    expect(choice()).toHaveTextContent('One e-mail a day');
    expect(app.api.users()[0]?.notificationMails).toBe('daily');
  });

  it('stay as they were where the choice could not be saved', async () => {
    const app = await open();
    app.intercept((request) => (request.method === 'PATCH' ? problemAnswer('INTERNAL') : undefined));
    const choice = app
      .section('Notifications by e-mail')
      .getByRole('button', { name: /When a notification comes/ });
    await app.user.click(choice);
    await app.user.click(await screen.findByRole('option', { name: 'No e-mail' }));
    expect(await screen.findByText(/Something went wrong/)).toBeVisible();
    expect(choice).toHaveTextContent('An e-mail at once');
  });
});

describe('language and appearance', () => {
  it('are chosen here as in the bar, the language for mails and other devices, too', async () => {
    const app = await open();
    const section = app.section('Language and appearance');
    await app.user.click(section.getByRole('button', { name: /Appearance/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Dark' }));
    expect(app.services.appearance.theme.get()).toBe('dark');
    await app.user.click(section.getByRole('button', { name: /Language/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { name: 'Sprache und Darstellung' })).toBeVisible();
    await waitFor(() => expect(app.api.users()[0]).toMatchObject({ locale: 'de' }));
  });
});

describe('the storage', () => {
  it('shows what is taken of it, and leads to the files', async () => {
    const app = await open();
    const section = app.section('Storage');
    expect(await section.findByRole('progressbar', { name: /^0 bytes of 1 GB used$/ })).toBeVisible();
    expect(section.getByRole('link', { name: 'Files' })).toHaveAttribute('href', '/files');
  });
});
