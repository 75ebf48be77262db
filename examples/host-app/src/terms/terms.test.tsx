import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../testing/render-app';

it('the terms can be read where they must be accepted, without losing the form', async () => {
  const app = renderApp({ path: '/register' });
  await app.user.type(await screen.findByLabelText('E-mail address'), 'new@law.example');
  for (const field of screen.getAllByLabelText(/password/i, { selector: 'input' }))
    await app.user.type(field, 'a quiet reading room');
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  const link = await screen.findByRole('link', { name: 'Read the terms of use and the privacy policy' });
  expect(link).toHaveAttribute('href', '/terms');
  expect(link).toHaveAttribute('target', '_blank');
});

it('the terms say that they are a draft, to whoever reads them', async () => {
  renderApp({ path: '/terms' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Terms of use and privacy policy',
  );
  expect(screen.getByRole('note')).toHaveTextContent('to be reviewed by counsel');
  expect(screen.getByRole('heading', { level: 2, name: 'Privacy policy' })).toHaveAttribute('id', 'privacy');
});
