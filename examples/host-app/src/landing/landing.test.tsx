import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadLandingMessages, LOCALES } from '@glossator/i18n';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppearance } from '../app/appearance';
import { SESSION_KEY } from '../app/session-key';
import { problemAnswer, renderApp } from '../testing/render-app';
import { LandingApp } from './LandingApp';
import { isLoggedIn } from './landing-session';

const english = { locale: 'en', messages: await loadLandingMessages('en') } as const;

/** Fills in the contact form and sends it. */
async function write(user: ReturnType<typeof userEvent.setup>, email: string, feedback: string) {
  const form = within(await screen.findByRole('region', { name: 'Contact and feedback' }));
  if (email !== '') await user.type(form.getByLabelText('E-mail address'), email);
  if (feedback !== '') await user.type(form.getByLabelText('Feedback'), feedback);
  await user.click(form.getByRole('button', { name: 'Send' }));
  return form;
}

describe('the contact form', () => {
  it.each([
    ['', '', ['Email is required', 'Feedback is required'], 'E-mail address'],
    ['nobody', 'Hello', ['Must be a valid email'], 'E-mail address'],
    ['ada@law.example', '  ', ['Feedback is required'], 'Feedback'],
  ])(
    'with the address “%s” and the text “%s” says %j and sends nothing',
    async (email, feedback, said, label) => {
      const app = renderApp();
      const form = await write(app.user, email, feedback);
      expect(
        form
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .filter(Boolean),
      ).toEqual(said);
      expect(form.getByLabelText(label)).toHaveFocus();
      expect(app.requests).toEqual([]);
    },
  );

  it('reaches whoever runs the server, says so, and begins anew', async () => {
    const app = renderApp();
    await app.user.type(await screen.findByLabelText('First name'), 'Ada');
    const form = await write(app.user, ' ada@law.example ', 'What about **scans**?');
    expect(await form.findByText('Your message has been sent')).toBeVisible();
    expect(form.getByLabelText('Feedback')).toHaveValue('');
    expect(app.api.mailbox.messages()).toMatchObject([
      { replyTo: 'ada@law.example', subject: 'Message from Ada' },
    ]);
  });

  it.each([
    ['INTERNAL', 'Something went wrong. Please try again.'],
    ['RATE_LIMITED', 'You have sent several messages already. Please try again later.'],
    ['VALIDATION', 'Must be a valid email'],
  ] as const)('keeps what was written where the server answers %s', async (code, said) => {
    const app = renderApp();
    app.intercept((request) => (request.url.endsWith('/contact') ? problemAnswer(code) : undefined));
    const form = await write(app.user, 'ada@law.example', 'Hello');
    expect(await form.findByText(said)).toBeVisible();
    expect(form.getByLabelText('Feedback')).toHaveValue('Hello');
  });
});

describe('the banner', () => {
  it('is there until it is accepted, and then no more', async () => {
    const app = renderApp();
    const banner = within(await screen.findByRole('region', { name: 'Cookies' }));
    await app.user.click(banner.getByRole('button', { name: 'Accept' }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(app.tokenStore.read().cookieBanner).toBe(true);
  });
});

describe('the page of its own', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    window.localStorage.clear();
  });

  it.each(LOCALES)('comes to life as it was written in %s, without a complaint', async (locale) => {
    const written = { locale, messages: await loadLandingMessages(locale) };
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<LandingApp written={written} />);
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const recovered = vi.fn();
    const page = await act(async () =>
      hydrateRoot(root, <LandingApp written={written} appearance={createAppearance()} />, {
        onRecoverableError: recovered,
      }),
    );
    expect(root).toHaveTextContent(written.messages.landing.hero.title);
    expect(document.documentElement.lang).toBe(locale);
    expect(recovered).not.toHaveBeenCalled();
    expect(complained).not.toHaveBeenCalled();
    act(() => page.unmount());
    complained.mockRestore();
    root.remove();
  });

  it('keeps what was typed into its form before it lived', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<LandingApp written={english} />);
    const typed = screen.getByLabelText<HTMLInputElement>('E-mail address');
    typed.value = 'nobody';
    screen.getByLabelText<HTMLTextAreaElement>('Feedback').value = 'What about scans?';
    await act(async () =>
      hydrateRoot(root, <LandingApp written={english} appearance={createAppearance()} />),
    );
    const form = await write(userEvent.setup(), '', ' And images?');
    expect(form.getByText('Must be a valid email')).toBeVisible();
    expect(typed).toHaveValue('nobody');
    expect(form.getByLabelText('Feedback')).toHaveValue('What about scans? And images?');
    root.remove();
  });

  it('changes its language, and keeps it for the app', async () => {
    render(<LandingApp written={english} appearance={createAppearance()} />);
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'it' } });
    expect(await screen.findByRole('heading', { level: 1, name: /Annotazioni/ })).toBeVisible();
    expect(window.localStorage.getItem('locale')).toBe('it');
  });

  it('is in the language that was chosen before, whatever it was written in', async () => {
    window.localStorage.setItem('locale', 'de');
    const appearance = createAppearance();
    render(<LandingApp written={english} wanted={appearance.locale.get()} appearance={appearance} />);
    expect(await screen.findByText('Ihre Notizen überleben die nächste Ausgabe')).toBeVisible();
  });

  it('keeps that the banner was accepted beside the session', async () => {
    window.localStorage.setItem(SESSION_KEY, JSON.stringify({ twoFactor: 'trusted' }));
    render(<LandingApp written={english} appearance={createAppearance()} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(JSON.parse(window.localStorage.getItem(SESSION_KEY) ?? '')).toEqual({
      twoFactor: 'trusted',
      cookieBanner: true,
    });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it.each([
    [204, 'Your message has been sent'],
    [400, 'Must be a valid email'],
    [429, 'You have sent several messages already. Please try again later.'],
    [500, 'Something went wrong. Please try again.'],
    [undefined, 'Something went wrong. Please try again.'],
  ])('says of a message that is answered with %s: %s', async (status, said) => {
    fetched.mockImplementation(() =>
      status === undefined
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(new Response(null, { status })),
    );
    render(<LandingApp written={english} appearance={createAppearance()} />);
    const form = await write(userEvent.setup({ delay: null }), 'ada@law.example', 'Hello');
    expect(await form.findByText(said)).toBeVisible();
    expect(fetched.mock.calls.map(([path, init]) => [path, init?.body])).toEqual([
      ['/api/v1/contact', '{"email":"ada@law.example","feedback":"Hello"}'],
    ]);
  });

  it.each([
    ['{"token":"t"}', true],
    ['{"token":""}', false],
    ['{"user":{}}', false],
    ['no JSON', false],
    ['null', false],
  ])('with %s kept of the session takes somebody for logged in: %s', (kept, expected) => {
    window.localStorage.setItem(SESSION_KEY, kept);
    expect(isLoggedIn()).toBe(expected);
  });
});
