import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

type App = ReturnType<typeof renderApp>;
const NEW = 'ben@law.example';
const PASSWORD = 'a quiet reading room';

async function fillAccount(app: App, email = NEW, repeated = PASSWORD) {
  await app.user.type(await screen.findByLabelText('E-mail address'), email);
  await app.user.type(screen.getByLabelText('Password'), PASSWORD);
  await app.user.type(screen.getByLabelText('Repeat the password'), repeated);
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
}

async function choose(app: App, field: RegExp, option: string) {
  await app.user.click(screen.getByRole('button', { name: field }));
  // By its text: to ask each of 249 countries for its role and name takes seconds.
  await app.user.click(within(await screen.findByRole('listbox')).getByText(option));
}

async function fillDetails(app: App) {
  await app.user.type(await screen.findByLabelText('First name'), 'Ben');
  await app.user.type(screen.getByLabelText('Last name'), 'Barrister');
  await choose(app, /Country/, 'Switzerland');
  await choose(app, /Position/, 'Barrister');
  await app.user.click(screen.getByRole('checkbox', { name: 'Tax' }));
  await app.user.click(screen.getByRole('checkbox', { name: /I accept the terms/ }));
}

const submit = (app: App) => app.user.click(screen.getByRole('button', { name: 'Create account' }));

/** Follows the activation link: only then is there an account. */
async function activate({ api, services }: App): Promise<void> {
  const token = api.mailbox.linkTo(NEW, 'activation').split('/').at(-1) ?? '';
  await services.client.auth.activate({ token });
}

describe('registering', () => {
  it('takes two steps and a link in an e-mail', async () => {
    const app = renderApp({ path: '/register' });
    await fillAccount(app);
    expect(await screen.findByRole('heading', { name: 'Almost there' })).toBeVisible();
    await fillDetails(app);
    await submit(app);
    expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(NEW);
    expect(app.api.users()).toHaveLength(1);
    expect(app.api.mailbox.messages()).toHaveLength(1);
    await activate(app);
    expect(app.api.users().at(-1)).toMatchObject({
      email: NEW,
      country: 'CHE',
      position: 'Barrister',
      fieldsOfLaw: ['Tax'],
    });
  });

  it('says at the fields what is wrong with the account', async () => {
    const app = renderApp({ path: '/register' });
    await app.user.type(await screen.findByLabelText('E-mail address'), 'ben');
    await app.user.type(screen.getByLabelText('Password'), 'short');
    await app.user.type(screen.getByLabelText('Repeat the password'), 'other');
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription('Must be a valid email'),
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/A password has 10 to 128/);
    expect(app.requests).toEqual([]);
  });

  it('notices when the passwords differ', async () => {
    const app = renderApp({ path: '/register' });
    await fillAccount(app, NEW, 'a noisy reading room');
    await waitFor(() =>
      expect(screen.getByLabelText('Repeat the password')).toHaveAccessibleDescription(
        'The passwords differ.',
      ),
    );
  });

  it('says at the fields what is missing in the second step', async () => {
    const app = renderApp({ path: '/register' });
    await fillAccount(app);
    await screen.findByLabelText('First name');
    await submit(app);
    expect(
      await screen.findByText('Please enter your first name: at most 64 characters, no links.'),
    ).toBeVisible();
    for (const words of [
      'Please enter your last name: at most 64 characters, no links.',
      'Please choose your country.',
      'Please choose your position.',
      'The terms must be accepted.',
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(app.requests).toEqual([]);
  });

  it('asks for the position where it is another one', async () => {
    const app = renderApp({ path: '/register' });
    await fillAccount(app);
    await fillDetails(app);
    await choose(app, /Position/, 'Other (please specify)');
    await submit(app);
    expect(await screen.findByText('Please specify your position.')).toBeVisible();
    await app.user.type(screen.getByLabelText('Your position'), 'Librarian');
    await submit(app);
    expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
    await activate(app);
    expect(app.api.users().at(-1)).toMatchObject({ otherPosition: 'Librarian' });
  });

  it('shows the same for an address that has an account, which gets another mail', async () => {
    const app = renderApp({ path: '/register' });
    await fillAccount(app, ADA);
    await fillDetails(app);
    await submit(app);
    expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(ADA);
    expect(app.api.users()).toHaveLength(1);
    expect(app.api.mailbox.linkTo(ADA, 'login')).toMatch(/\/login$/);
  });

  it('goes back to the first step for a password that the server refuses, and keeps everything that was typed', async () => {
    const app = renderApp({ path: '/register' });
    app.intercept(() => problemAnswer('VALIDATION', ['password1']));
    await fillAccount(app);
    await fillDetails(app);
    await submit(app);
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAccessibleDescription(/not one that everybody tries/);
    expect(screen.getByLabelText('E-mail address')).toHaveValue(NEW);
    await app.user.type(password, '!');
    await app.user.type(screen.getByLabelText('Repeat the password'), '!');
    app.intercept(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ben');
    expect(screen.getByRole('button', { name: /Country/ })).toHaveTextContent('Switzerland');
    expect(screen.getByRole('checkbox', { name: 'Tax' })).toBeChecked();
    await submit(app);
    expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  });

  it('keeps the second step when the user goes back', async () => {
    const app = renderApp({ path: '/register' });
    await fillAccount(app);
    await app.user.type(await screen.findByLabelText('First name'), 'Ben');
    await app.user.click(screen.getByRole('button', { name: 'Back' }));
    await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ben');
  });

  it("shows the server's refusal at the field it is about", async () => {
    const app = renderApp({ path: '/register' });
    app.intercept(() => problemAnswer('VALIDATION', ['lastName']));
    await fillAccount(app);
    await fillDetails(app);
    await submit(app);
    expect(
      await screen.findByText('Please enter your last name: at most 64 characters, no links.'),
    ).toBeVisible();
    expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
  });

  it.each([
    ['RATE_LIMITED', 'Too many attempts.'],
    ['INTERNAL', 'Something went wrong.'],
  ] as const)('explains %s and keeps the form', async (code, words) => {
    const app = renderApp({ path: '/register' });
    app.intercept(() => problemAnswer(code));
    await fillAccount(app);
    await fillDetails(app);
    await submit(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('First name')).toHaveValue('Ben');
  });
});
