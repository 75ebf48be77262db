import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import { createAppearance } from './appearance';
import { Crash } from './Crash';
import { createServices, ServicesProvider } from './services';

/** A screen that does not arrive, or falls over, because of `error`. */
async function fail(error: Error) {
  const logged: unknown[] = [];
  const services = {
    ...createServices(window.location.origin),
    appearance: createAppearance(),
    log: { warn: () => undefined, error: (...said: unknown[]) => void logged.push(...said) },
  };
  const router = createMemoryRouter([
    {
      path: '/',
      lazy: () => Promise.reject(error),
      errorElement: <Crash />,
      hydrateFallbackElement: <></>,
    },
  ]);
  render(
    <ServicesProvider value={services}>
      <MessagesProvider locale="en" messages={await loadMessages('en')}>
        <RouterProvider router={router} />
      </MessagesProvider>
    </ServicesProvider>,
  );
  return logged;
}

describe('a screen that fails', () => {
  it('because its script does not arrive says that the server cannot be reached', async () => {
    await fail(new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'));
    expect(await screen.findByRole('heading', { name: 'This page could not be loaded.' })).toBeVisible();
    expect(screen.getByText(/The server cannot be reached/)).toBeVisible();
  });

  it('for any other reason says so, and the reason is logged', async () => {
    const reason = new RangeError('boom');
    const logged = await fail(reason);
    expect(await screen.findByRole('heading', { name: /Something went wrong/ })).toBeVisible();
    expect(logged).toContain(reason);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
