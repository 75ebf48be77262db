import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { UserNotification } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';
import { withNewest } from './use-notifications';

const notification = (id: number, what: string, isActive = true): UserNotification => ({
  id,
  isActive,
  type: 'CODE_CHANGED',
  codeId: id * 10,
  params: { title: `Law ${id}`, what },
  createdAt: '2026-07-01T10:00:00.000Z',
});
const three = [notification(3, 'update'), notification(2, 'approved'), notification(1, 'storageFull', false)];

/** Opens the list behind the bell. */
async function open(notifications: readonly UserNotification[], name: RegExp | string) {
  const app = renderApp({ path: '/files', isLoggedIn: true, notifications });
  await app.user.click(await screen.findByRole('button', { name }));
  return { app, list: within(await screen.findByRole('dialog', { name: 'Notifications' })) };
}

describe('notifications', () => {
  it('are counted on the bell and listed newest first, each in a sentence that leads to its Code', async () => {
    const { list } = await open(three, 'Notifications, 2 new');
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/codes/30/review',
      '/codes/20',
      '/codes/10',
    ]);
    expect(links[0]).toHaveTextContent('The original of your copy “Law 3” was updated');
    expect(links[1]).toHaveTextContent('The update of “Law 2” has been approved');
    expect(links[2]).toHaveTextContent('your storage is full');
  });

  it('name nobody whose account is gone', async () => {
    const about = { access: 'annotate', isFormer: 'true' };
    const params = { title: 'Law 3', what: 'accessRequest', userId: '7', ...about };
    const answered = { title: 'Law 2', response: 'accepted', isFormer: 'true' };
    const { list } = await open(
      [
        { ...notification(3, ''), params },
        { ...notification(2, ''), type: 'CODE_INVITATION_RESPONSE', params: answered },
      ],
      'Notifications, 2 new',
    );
    const [request, answer] = list.getAllByRole('link');
    expect(request).toHaveTextContent('A former user asked for access to the Code “Law 3”: Annotate.');
    expect(request).toHaveAttribute('href', '/codes/30');
    expect(answer).toHaveTextContent('Former user has accepted your invitation');
  });

  it('are read when followed', async () => {
    const { app, list } = await open(three, 'Notifications, 2 new');
    await app.user.click(list.getAllByRole('link')[1]!);
    await waitFor(() => expect(app.path()).toBe('/codes/20'));
    await waitFor(() => expect(app.notifications[1]?.isActive).toBe(false));
  });

  it('are marked as read all together, and deleted one by one', async () => {
    const { app, list } = await open(three, 'Notifications, 2 new');
    await app.user.click(list.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(app.notifications.some(({ isActive }) => isActive)).toBe(false));
    await app.user.click(list.getByRole('button', { name: 'Delete the notification about Law 2' }));
    await waitFor(() => expect(app.notifications.map(({ id }) => id)).toEqual([3, 1]));
    expect(list.getAllByRole('link')).toHaveLength(2);
  });

  it('come back when the server refuses to delete one', async () => {
    const { app, list } = await open(three, 'Notifications, 2 new');
    app.intercept((request) => (request.method === 'DELETE' ? problemAnswer('INTERNAL') : undefined));
    await app.user.click(list.getByRole('button', { name: 'Delete the notification about Law 2' }));
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(3));
  });

  it('say when there are none, and when they cannot be loaded', async () => {
    const { app, list } = await open([], 'Notifications');
    expect(list.getByText('Nothing has happened yet.')).toBeVisible();
    app.view.unmount();
    const other = renderApp({ path: '/files', isLoggedIn: true });
    other.intercept((request) =>
      request.url.includes('/notifications') ? problemAnswer('INTERNAL') : undefined,
    );
    await other.user.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    other.intercept(() => undefined);
    await other.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
  });

  it('are fetched anew when the live channel comes back', async () => {
    const app = renderApp({ path: '/files', isLoggedIn: true, notifications: [] });
    await screen.findByRole('button', { name: 'Notifications' });
    const { openUserLive } = app.services;
    const probe = openUserLive();
    await new Promise<void>((resolve) => probe.onStatus((status) => status === 'open' && resolve()));
    probe.close();
    app.notifications.unshift(notification(4, 'approved'));
    act(() => app.api.dropConnections());
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  });

  it('are not lost to a list that was asked for before they came', async () => {
    const BEN = 'ben@law.example';
    const app = renderApp({
      path: '/files',
      isLoggedIn: true,
      api: {
        users: [{ email: ADA }, { email: BEN }],
        seed: { codes: [{ title: 'Shared', owner: BEN, publication: 'published' }] },
      },
    });
    await screen.findByRole('button', { name: 'Notifications' });
    const stale: Response[] = [];
    let answer: (response: Response) => void = () => undefined;
    app.intercept(async (request) => {
      if (!request.url.includes('/notifications')) return app.api.transport(request);
      app.intercept(() => undefined);
      stale.push(await app.api.transport(request));
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    act(() => app.api.dropConnections());
    await waitFor(() => expect(stale).toHaveLength(1));
    const ben = app.api.client(app.api.signIn(BEN));
    await ben.sharing.invite({ id: 1, emails: [ADA], access: 'read' });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
    const [late] = stale;
    if (late) answer(late);
    await waitFor(() => expect(late?.bodyUsed).toBe(true));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
  });

  it('are put at the top once', () => {
    const kept = { pages: [{ data: [notification(1, 'approved')] }], pageParams: [''] };
    const more = withNewest(kept, notification(2, 'approved'));
    expect(more.pages[0]?.data.map(({ id }) => id)).toEqual([2, 1]);
    expect(withNewest(more, notification(2, 'approved'))).toBe(more);
  });

  it('have no violations', async () => {
    await open(three, 'Notifications, 2 new');
    expect(
      (
        await axe.run(document.body, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        })
      ).violations,
    ).toEqual([]);
  });
});
