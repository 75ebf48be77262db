import { act, screen, waitFor, within } from '@testing-library/react';
import type { CodeDocument } from '@glossator/client-sdk/contract';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answers';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

const BEN = 'ben@law.example';
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN }],
  seed: {
    codes: [
      { title: 'Mine', owner: ADA },
      { title: 'Shared', owner: BEN, members: { [ADA]: 'organize' }, publication: 'published' },
      { title: 'Foreign', owner: BEN },
    ],
  },
};
const offline = () => Promise.reject(new TypeError('offline'));
const open = (path: string) => renderApp({ path, isLoggedIn: true, api });

describe('the workspace', () => {
  it.each(['/codes/abc', '/codes/0', '/codes/-1', '/codes/1e3', '/codes/99999999999999999999'])(
    'says at %s that the Code does not exist, without asking the server',
    async (path) => {
      const app = open(path);
      expect(await screen.findByRole('heading', { name: 'Code does not exist' })).toBeVisible();
      expect(screen.getByRole('navigation')).toBeVisible();
      expect(app.requests).toEqual([]);
    },
  );

  it.each(['/codes/99999', '/codes/3'])(
    'says at %s that the Code does not exist, whether it does or is only hidden',
    async (path) => {
      open(path);
      expect(await screen.findByRole('heading', { name: 'Code does not exist' })).toBeVisible();
    },
  );

  it('asks before a Code is published or shown to everybody, and says who will see it', async () => {
    const app = open('/codes/1');
    const choose = async (entry: string) => {
      await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
      await app.user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    const changes = () => app.requests.filter((call) => call.startsWith('PATCH '));
    await choose('Publish');
    const first = within(await screen.findByRole('alertdialog', { name: 'Publish “Mine”?' }));
    expect(first.getByText(/Only those you share it with see it/)).toBeVisible();
    expect(changes()).toEqual([]);
    await app.user.click(first.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('“Mine” is published.')).toBeVisible();
    await choose('Make public');
    const second = within(await screen.findByRole('alertdialog', { name: 'Make “Mine” public?' }));
    await app.user.click(second.getByRole('button', { name: 'Cancel' }));
    expect(changes()).toHaveLength(1);
    await choose('Make public');
    await app.user.click(screen.getByRole('button', { name: 'Make public' }));
    expect(await screen.findByText('“Mine” is public now.')).toBeVisible();
    await choose('Make private');
    expect(await screen.findByText(/“Mine” is no longer public/)).toBeVisible();
  });

  it('says when the server is away, and tries again', async () => {
    const app = open('/codes/1');
    app.intercept(offline);
    expect(await screen.findByRole('heading', { name: 'The Code could not be loaded.' })).toBeVisible();
    app.intercept(() => undefined);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible();
  });

  describe('of a Code that cannot be opened', () => {
    const unusable = (path: string) => {
      const app = open(path);
      app.intercept(({ url, method }) =>
        method === 'GET' && new URL(url).pathname.endsWith(path) ? problemAnswer('CODE_UNUSABLE') : undefined,
      );
      return app;
    };
    const title = 'The content of this Code cannot be opened';

    it('lets its owner delete it', async () => {
      const app = unusable('/codes/1');
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      await app.user.click(await screen.findByRole('button', { name: 'Delete the Code' }));
      await screen.findByRole('alertdialog', { name: 'Delete “Mine”?' });
      await app.user.click(screen.getByRole('button', { name: 'Delete' }));
      expect(await screen.findByRole('link', { name: /Shared/ })).toBeVisible();
      expect(screen.queryByRole('link', { name: /Mine/ })).toBeNull();
    });

    it('says to others only whom to ask', async () => {
      const app = unusable('/codes/2');
      expect(await screen.findByText(/may be able to restore the Code from a backup/)).toBeVisible();
      await waitFor(() => expect(app.requests).toContain('GET /codes'));
      expect(screen.queryByRole('button', { name: 'Delete the Code' })).toBeNull();
    });
  });

  it('renames the Code', async () => {
    const app = open('/codes/1');
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByLabelText('Title of the Code');
    await app.user.clear(field);
    await app.user.type(field, 'Renamed');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Renamed' })).toBeVisible();
    expect(document.title).toBe('Renamed · Glossator');
  });

  it('keeps the dialog and what was typed when renaming fails', async () => {
    const app = open('/codes/1');
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await app.user.type(await screen.findByLabelText('Title of the Code'), ' new');
    app.intercept(() => problemAnswer('FORBIDDEN'));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Title of the Code')).toHaveValue('Mine new');
  });

  it('deletes the Code after asking', async () => {
    const app = open('/codes/1');
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Delete the Code' }));
    await screen.findByRole('alertdialog', { name: 'Delete “Mine”?' });
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Shared/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Mine/ })).toBeNull();
  });

  it('offers to an organizer what an organizer may do', async () => {
    const app = open('/codes/2');
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Rename',
      'Organize documents',
      'People with access',
      'Copy this Code',
      'Leave the Code',
    ]);
  });

  it('without documents closes what a level that falls does not allow, and gives back what was being written', async () => {
    const app = open('/codes/2');
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await app.user.type(await screen.findByLabelText('Title of the Code'), ' and more');
    const ben = app.api.client(app.api.signIn(BEN));
    await act(() => ben.sharing.updateAccess({ id: 2, userId: 1, access: 'read' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Shared and more')).toBeVisible();
    expect(screen.getByText(/What you were writing was not saved/)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe('Shared and more');
  });

  it.each(['Delete the Code', 'Make public'])(
    'asks no further (%s) of a Code that is another’s by now',
    async (entry) => {
      const app = open('/codes/1');
      const { client } = app.services;
      const ben = app.api.client(app.api.signIn(BEN));
      await client.codes.update({ id: 1, publication: 'published' });
      await client.sharing.invite({ id: 1, emails: [BEN], access: 'organize' });
      await ben.sharing.answerInvitation({ id: 1, action: 'accept_invitation' });
      await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
      await app.user.click(await screen.findByRole('menuitem', { name: entry }));
      await screen.findByRole('alertdialog');
      await act(() => client.sharing.updateAccess({ id: 1, userId: 2, access: 'owner' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    },
  );

  it('says that a Code was deleted by its owner while it was open', async () => {
    const app = open('/codes/2');
    await screen.findByRole('heading', { name: 'Shared' });
    const ben = app.api.client(app.api.signIn(BEN));
    await act(() => ben.codes.delete({ id: 2 }));
    expect(
      await screen.findByRole('heading', { name: /no longer have access|does not exist/ }),
    ).toBeVisible();
  });

  it('leads everybody to the documents that Updates deleted', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    const code = await app.services.client.codes.get({ id: 2 });
    const by = { createdAt: code.createdAt, updatedAt: code.updatedAt, createdBy: code.createdBy };
    const gone: CodeDocument = {
      id: 2_000_000_001,
      codeId: 2,
      title: 'Repealed act',
      order: 0,
      size: 9,
      pages: 1,
      ...by,
      uuid: crypto.randomUUID(),
      totalSelectionsCount: 3,
      version: { number: 1, createdAt: by.createdAt },
    };
    app.intercept((request) =>
      new URL(request.url).pathname.endsWith('/codes/2')
        ? answer('codes', 'get', { ...code, archivedDocuments: [gone] })
        : undefined,
    );
    window.history.pushState(null, '', '/codes/2');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Deleted documents' }));
    expect(await screen.findByRole('link', { name: 'Repealed act' })).toHaveAttribute(
      'href',
      '/codes/2/2000000001',
    );
  });

  it('leads organizers to the review of a pending update', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    const code = await app.services.client.codes.get({ id: 2 });
    app.intercept((request) =>
      request.url.endsWith('/codes/2') ? answer('codes', 'get', { ...code, hasUpdate: true }) : undefined,
    );
    window.history.pushState(null, '', '/codes/2');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByRole('link', { name: 'Update waiting' })).toHaveAttribute(
      'href',
      '/codes/2/review',
    );
    await app.user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Review update' })).toBeVisible();
  });

  it('says how many changes wait, as soon as that is known', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true, api });
    const code = await app.services.client.codes.get({ id: 2 });
    app.intercept((request) =>
      request.url.endsWith('/codes/2')
        ? answer('codes', 'get', { ...code, hasUpdate: true, updateChanges: 38 })
        : undefined,
    );
    window.history.pushState(null, '', '/codes/2');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const link = await screen.findByRole('link', { name: 'Update waiting · 38 changes' });
    expect(link).toHaveAttribute('title', 'Review the update with 38 changes');
  });
});
