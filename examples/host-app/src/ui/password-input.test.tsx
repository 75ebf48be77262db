import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app';

/** The button that belongs to a field. */
const reveal = (field: HTMLElement) =>
  within(field.parentElement!).getByRole('button', { name: 'Show the password' });

it.each(['/login', '/register', '/reset-password/abc'])(
  'every password of %s can be looked at',
  async (path) => {
    const app = renderApp({ path });
    const fields = await screen.findAllByLabelText(/password/i, { selector: 'input' });
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      expect(field).toHaveAttribute('type', 'password');
      await app.user.type(field, 'quiet room');
      await app.user.click(reveal(field));
      expect(field).toHaveAttribute('type', 'text');
      expect(field).toHaveValue('quiet room');
      expect(reveal(field)).toHaveAttribute('aria-pressed', 'true');
      await app.user.click(reveal(field));
      expect(field).toHaveAttribute('type', 'password');
    }
  },
);

it('a password that is shown is hidden again when the form is sent by Enter, and sends nothing when it is shown', async () => {
  const app = renderApp({ path: '/login' });
  await app.user.type(await screen.findByLabelText('E-mail address'), 'ada@law.example');
  const field = screen.getByLabelText('Password');
  await app.user.type(field, 'wrong');
  await app.user.click(reveal(field));
  expect(app.requests).not.toContain('POST /auth/login');
  await app.user.type(field, '{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(app.requests).toContain('POST /auth/login');
  expect(field).toHaveAttribute('type', 'password');
});
