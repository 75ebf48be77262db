import { act, screen, waitFor, within } from '@testing-library/react';
import { makePdf } from '@glossator/client-sdk/testing';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { answer } from '../testing/answers';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

const BEN = 'ben@law.example';
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN }],
  seed: {
    codes: [
      {
        title: 'Civil law',
        owner: ADA,
        publication: 'published',
        documents: [{ title: 'ZGB', file: makePdf(['a']), pages: 3 }],
      },
      { title: 'Tax law', owner: BEN, members: { [ADA]: 'read' }, publication: 'published' },
      { title: 'Open law', owner: BEN, publication: 'published', isPublic: true },
      { title: 'Äußerungsrecht', owner: ADA },
    ],
  },
};

const titles = () =>
  screen.getAllByRole('link').flatMap((link) => {
    const title =
      /\/codes\/\d+$/.test(link.getAttribute('href') ?? '') && link.firstElementChild?.textContent;
    return title ? [title] : [];
  });
const calls = (app: ReturnType<typeof renderApp>) =>
  app.requests.filter((call) => call === 'GET /codes').length;

describe('the library', () => {
  it("shows one's own and shared Codes, newest first, with what is in them", async () => {
    renderApp({ path: '/library', isLoggedIn: true, api });
    const book = await screen.findByRole('link', { name: /Civil law/ });
    expect(book).toHaveTextContent('1 document · 3 pages');
    expect(titles()).toEqual(['Äußerungsrecht', 'Tax law', 'Civil law']);
    expect(screen.getByRole('link', { name: /Äußerungsrecht/ })).toHaveTextContent('Draft');
    expect(screen.getByText('Read')).toBeVisible();
  });

  it('shows that it loads', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    app.intercept(() => new Promise<Response>(() => undefined));
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it('invites to the first Code when it is empty', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true });
    expect(await screen.findByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    const invitation = screen.getAllByRole('link', { name: 'New Code' }).at(-1)!;
    await app.user.click(invitation);
    expect(await screen.findByRole('heading', { name: 'New Code' })).toBeVisible();
  });

  it('offers a sample where there is no Code yet, and opens it', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true });
    await app.user.click(await screen.findByRole('button', { name: 'Try it with a sample' }));
    expect(await screen.findByRole('heading', { name: 'Model statute (sample)' })).toBeVisible();
    app.navigate('/library');
    const book = await screen.findByRole('link', { name: /Model statute/ });
    expect(book).toHaveTextContent('Published');
    expect(screen.queryByRole('button', { name: 'Try it with a sample' })).toBeNull();
  });

  it('makes one sample where the button is pressed twice', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true });
    const button = await screen.findByRole('button', { name: 'Try it with a sample' });
    const keys: (string | null)[] = [];
    app.intercept((request) => {
      if (request.url.endsWith('/codes/sample')) keys.push(request.headers.get('Idempotency-Key'));
      return undefined;
    });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole('heading', { name: 'Model statute (sample)' })).toBeVisible();
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('says so when the server has no sample', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true });
    const button = await screen.findByRole('button', { name: 'Try it with a sample' });
    app.intercept((request) =>
      request.url.endsWith('/codes/sample') ? problemAnswer('NOT_FOUND') : undefined,
    );
    await app.user.click(button);
    expect(await screen.findByText('This server has no sample.')).toBeVisible();
    expect(button).toBeEnabled();
  });

  it('says what happened when the server is away, and tries again', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    app.intercept(() => Promise.reject(new TypeError('offline')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The Codes could not be loaded.');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    app.intercept(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Civil law/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('searches titles without regard to case and accents, and says when nothing fits', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    await screen.findByRole('link', { name: /Civil law/ });
    await app.user.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'ausser');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Civil law/ })).toBeNull());
    await app.user.clear(screen.getByRole('searchbox'));
    await app.user.type(screen.getByRole('searchbox'), 'zoning');
    expect(await screen.findByText('No Code has “zoning” in its title.')).toBeVisible();
  });

  it('sorts', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    await screen.findByRole('link', { name: /Civil law/ });
    await app.user.click(screen.getByRole('button', { name: /Sort/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Title A to Z' }));
    await waitFor(() => expect(titles()).toEqual(['Äußerungsrecht', 'Civil law', 'Tax law']));
  });

  it('has a tab for public Codes', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    await screen.findByRole('link', { name: /Civil law/ });
    await app.user.click(screen.getByRole('button', { name: 'Public' }));
    expect(await screen.findByRole('link', { name: /Open law/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Civil law/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Public' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is a table when wished, also at the next visit', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    await screen.findByRole('link', { name: /Civil law/ });
    await app.user.click(screen.getByRole('button', { name: 'Table' }));
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Civil law/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Civil law', '1', '3', '0', 'Published', 'Owner', expect.any(String), '']);
    app.view.unmount();
    renderApp({ path: '/library', isLoggedIn: true, api });
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('fetches page after page as the end comes near; keeps what it shows when one fails, and says so', async () => {
    // Tall enough for all of them.
    vi.stubGlobal('innerHeight', 1e6);
    onTestFinished(() => void vi.unstubAllGlobals());
    const codes = Array.from({ length: 200 }, (_, index) => ({ title: `Law ${index}`, owner: ADA }));
    const app = renderApp({ path: '/library', isLoggedIn: true, api: { seed: { codes } } });
    const isSecond = (request: Request) => new URL(request.url).searchParams.get('limit') === '120';
    app.intercept((request) => (isSecond(request) ? Promise.reject(new TypeError('offline')) : undefined));
    expect(await screen.findByRole('alert')).toHaveTextContent('The Codes could not be loaded.');
    const before = titles();
    expect(before).toHaveLength(60);
    app.intercept(() => undefined);
    const asked = calls(app);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(200));
    expect(new Set(titles()).size).toBe(200);
    expect(calls(app)).toBe(asked + 2);
    const book = screen.getAllByRole('listitem').find((each) => /Law 199/.test(each.textContent));
    expect(book).toHaveAttribute('aria-posinset', '1');
    expect(book).toHaveAttribute('aria-setsize', '200');
  });

  it('goes on where it was left, with its tab, search and order, when somebody comes back from a Code', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    await app.user.click(await screen.findByRole('button', { name: 'Public' }));
    await app.user.type(screen.getByRole('searchbox'), 'open');
    await screen.findByRole('link', { name: /Open law/ });
    const scrolledTo: unknown[] = [];
    vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolledTo.push(to));
    window.scrollY = 700;
    window.dispatchEvent(new Event('scroll'));
    app.navigate('/files');
    await screen.findByRole('heading', { level: 1, name: 'Files' });
    window.scrollY = 0;
    app.navigate('/library');
    await screen.findByRole('link', { name: /Open law/ });
    expect(screen.getByRole('searchbox')).toHaveValue('open');
    expect(screen.getByRole('button', { name: 'Public' })).toHaveAttribute('aria-pressed', 'true');
    expect(scrolledTo).toContainEqual([0, 700]);
  });

  it('says that what it shows may be out of date while it is fetched again, and since that failed', async () => {
    const codes = [{ title: 'Law 1', owner: ADA }];
    const app = renderApp({ path: '/library', isLoggedIn: true, api: { seed: { codes } } });
    await screen.findByRole('link', { name: /Law 1/ });
    const sign = 'Updating: this may be out of date.';
    expect(screen.queryByText(sign)).toBeNull();
    let fail = (_error: Error): void => undefined;
    app.intercept(() => new Promise((_, reject) => (fail = reject)));
    app.navigate('/files');
    await screen.findByRole('heading', { level: 1, name: 'Files' });
    app.navigate('/library');
    expect((await screen.findByText(sign)).closest('[role="status"]')).not.toBeNull();
    expect(titles()).toHaveLength(1);
    fail(new TypeError('offline'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The Codes could not be loaded. What is shown may be out of date.');
    expect(titles()).toHaveLength(1);
    app.intercept(() => undefined);
    await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  });

  it('shows on shelf and table that an update waits, and what a linked copy follows', async () => {
    const app = renderApp({ path: '/files', isLoggedIn: true, api });
    const { data } = await app.services.client.codes.list({ isPublic: false });
    const original = data.find(({ title }) => title === 'Tax law')!;
    const codes = data.map((code) =>
      code.title === 'Civil law'
        ? { ...code, hasUpdate: true, updateChanges: 38, followedCodeId: original.id }
        : code,
    );
    app.intercept((request) =>
      new URL(request.url).pathname.endsWith('/codes') ? answer('codes', 'list', { data: codes }) : undefined,
    );
    await app.user.click(await screen.findByRole('link', { name: 'Library' }));
    await screen.findByRole('heading', { name: 'Library' });
    expect(await screen.findByRole('link', { name: /Civil law/ })).toHaveTextContent('update');
    expect(screen.getByTitle('An update with 38 changes waits for review.')).toHaveTextContent('update');
    expect(screen.getByText('Follows “Tax law”')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getByTitle('An update with 38 changes waits for review.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'update' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/review$/),
    );
    expect(screen.getByText('Follows “Tax law”')).toBeVisible();
  });
});
