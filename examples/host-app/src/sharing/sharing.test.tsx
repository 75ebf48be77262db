import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { InvitedLevel } from '@glossator/client-sdk/contract';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { createBrowserOutboxStore } from '@glossator/annotator';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

/** The page without the edges of a dialog that keep the focus in it: jsdom gets those of Safari, which are buttons. */
const WITHOUT_GUARDS = { include: document, exclude: '[data-floating-ui-focus-guard]' };

const BEN = 'ben@law.example';
const CLEO = 'cleo@law.example';
/** Ada owns the first Code, Ben the others. */
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN, firstName: 'Ben' }, { email: CLEO, firstName: 'Cleo' }],
  seed: {
    codes: [
      { title: 'Mine', owner: ADA, members: { [CLEO]: 'read' }, publication: 'published' },
      { title: 'Shared', owner: BEN, members: { [ADA]: 'annotate' }, publication: 'published' },
      { title: 'Foreign', owner: BEN },
    ],
  },
};
const open = (path: string) => {
  const app = renderApp({ path, isLoggedIn: true, api });
  const as = (email: string) => app.api.client(app.api.signIn(email));
  return { ...app, ben: as(BEN), cleo: as(CLEO) };
};
type App = ReturnType<typeof open>;

/** Opens the menu of the Code and chooses from it. */
async function choose(app: App, entry: string): Promise<void> {
  await app.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await app.user.click(await screen.findByRole('menuitem', { name: entry }));
}
async function openDialog(app: App) {
  await app.user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share “Mine”' }));
  await dialog.findByRole('list', { name: 'People with access' });
  return dialog;
}
const people = () =>
  within(screen.getByRole('list', { name: 'People with access' }))
    .getAllByRole('listitem')
    .map((row) => row.firstElementChild?.textContent);
async function setLevel(app: App, name: string, level: string): Promise<void> {
  await app.user.click(screen.getByRole('button', { name: new RegExp(`Access of ${name}`) }));
  await app.user.click(await screen.findByRole('option', { name: level }));
}
const inviteAda = ({ ben }: App, access: InvitedLevel = 'read') =>
  ben.sharing.invite({ id: 3, emails: [ADA], access, message: 'Have a look' });

describe('the share dialog', () => {
  it('invites a pasted list of addresses at a level, with a message', async () => {
    const app = open('/codes/1');
    const dialog = await openDialog(app);
    await app.user.click(dialog.getByRole('textbox', { name: 'To' }));
    await app.user.paste(`Ben <${BEN}>; new@law.example`);
    await app.user.click(dialog.getByRole('button', { name: /Access$/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Annotate' }));
    await app.user.type(dialog.getByLabelText('Message (optional)'), 'Please look');
    await app.user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('2 people were invited.')).toBeVisible();
    await waitFor(() =>
      expect(people()).toEqual([
        `Ada Advocate (you)${ADA}`,
        `Cleo Advocate${CLEO}`,
        `${BEN}Invited, has not accepted yet`,
        'new@law.exampleInvited, has not accepted yet',
      ]),
    );
    const [invitation] = (await app.ben.sharing.invitations()).data;
    expect(invitation).toMatchObject({ access: 'annotate', message: 'Please look', codeTitle: 'Mine' });
    expect(dialog.getByLabelText('Message (optional)')).toHaveValue('');
  });

  it('shows at once who accepts', async () => {
    const app = open('/codes/1');
    await app.services.client.sharing.invite({ id: 1, emails: [BEN], access: 'read' });
    await openDialog(app);
    await act(() => app.ben.sharing.answerInvitation({ id: 1, action: 'accept_invitation' }));
    await waitFor(() => expect(people()).toContain(`Ben Advocate${BEN}`));
  });

  it('says no longer that somebody was invited whose invitation is withdrawn', async () => {
    const app = open('/codes/1');
    const dialog = await openDialog(app);
    await app.user.type(dialog.getByRole('textbox', { name: 'To' }), `${BEN},`);
    await app.user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('1 person was invited.')).toBeVisible();
    await app.user.click(await dialog.findByRole('button', { name: `Withdraw the invitation of ${BEN}` }));
    await waitFor(() => expect(people()).toHaveLength(2));
    expect(dialog.queryByText('1 person was invited.')).toBeNull();
  });

  it('changes levels, withdraws invitations, and takes access away after asking', async () => {
    const app = open('/codes/1');
    await app.services.client.sharing.invite({ id: 1, emails: [BEN], access: 'read' });
    const dialog = await openDialog(app);
    await setLevel(app, 'Cleo', 'Organize');
    await waitFor(async () => expect((await app.cleo.codes.get({ id: 1 })).user.access).toBe('organize'));
    await app.user.click(dialog.getByRole('button', { name: `Withdraw the invitation of ${BEN}` }));
    await waitFor(() => expect(people()).toHaveLength(2));
    expect((await app.ben.sharing.invitations()).data).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Take the access of Cleo Advocate away' }));
    await screen.findByRole('alertdialog', { name: 'Take the access of Cleo Advocate away?' });
    await app.user.click(screen.getByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(people()).toEqual([`Ada Advocate (you)${ADA}`]));
    await expect(app.cleo.codes.get({ id: 1 })).rejects.toMatchObject({ status: 404 });
  });

  it('says which levels were changed elsewhere and who is gone, and nothing of what is done here', async () => {
    const app = open('/codes/1');
    await app.services.client.sharing.invite({ id: 1, emails: [BEN], access: 'read' });
    await app.ben.sharing.answerInvitation({ id: 1, action: 'accept_invitation' });
    const dialog = await openDialog(app);
    await setLevel(app, 'Cleo', 'Annotate');
    await waitFor(async () => expect((await app.cleo.codes.get({ id: 1 })).user.access).toBe('annotate'));
    expect(dialog.queryByText(/Changed elsewhere/)).toBeNull();
    // In another window of the owner's.
    const { sharing } = app.api.client(app.api.signIn(ADA));
    await act(() => sharing.updateAccess({ id: 1, userId: 3, access: 'organize' }));
    expect(await dialog.findByText('Changed elsewhere. Before: Annotate')).toBeVisible();
    expect(dialog.getByRole('button', { name: /Access of Cleo/ })).toHaveTextContent('Organize');
    await setLevel(app, 'Cleo', 'Read');
    await waitFor(() => expect(dialog.queryByText(/Changed elsewhere/)).toBeNull());
    await app.user.click(dialog.getByRole('button', { name: 'Take the access of Ben Advocate away' }));
    await screen.findByRole('alertdialog', { name: 'Take the access of Ben Advocate away?' });
    await act(() => app.ben.sharing.answerInvitation({ id: 1, action: 'leave_code' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByText('Ben Advocate has left, or was taken off this list elsewhere.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Take the access of Cleo Advocate away' }));
    await app.user.click(await screen.findByRole('button', { name: 'Take away' }));
    await waitFor(() => expect(people()).toEqual([`Ada Advocate (you)${ADA}`]));
    expect(dialog.queryByText(/^Cleo Advocate has left/)).toBeNull();
  });

  it('shows those who only see the list which levels were changed', async () => {
    const app = open('/codes/2');
    await choose(app, 'People with access');
    await screen.findByText('Ada Advocate (you)');
    // Their dialog has the list alone, of which its title is the heading.
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'People with access to “Shared”',
    ]);
    await act(() => app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'organize' }));
    expect(await screen.findByText('Changed elsewhere. Before: Annotate')).toBeVisible();
  });

  it('shows those who may organize whom the owner has invited and who has not accepted yet, with nothing to change', async () => {
    const app = open('/codes/2');
    await app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'organize' });
    await app.ben.sharing.invite({ id: 2, emails: ['new@law.example'], access: 'annotate' });
    await choose(app, 'People with access');
    const list = within(await screen.findByRole('list', { name: 'People with access' }));
    const row = within((await list.findByText('new@law.example')).closest('li')!);
    expect(row.getByText('Invited, has not accepted yet')).toBeVisible();
    expect(row.getByText('Annotate')).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
    // Who only reads it sees those who work in it.
    await act(() => app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'read' }));
    await waitFor(() => expect(list.queryByText('new@law.example')).toBeNull());
  });

  it('hands the Code over after asking; what only the owner can do goes', async () => {
    const app = open('/codes/1');
    await openDialog(app);
    await setLevel(app, 'Cleo', 'Owner …');
    await screen.findByRole('alertdialog', { name: 'Make Cleo Advocate the owner?' });
    await app.user.click(screen.getByRole('button', { name: 'Hand over' }));
    expect(
      await screen.findByText('Only Cleo Advocate can invite people and change their access.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take the access/ })).toBeNull();
    expect(screen.queryByText(/Changed elsewhere/)).toBeNull();
    expect(screen.getByRole('dialog', { name: 'People with access to “Mine”' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect((await app.cleo.codes.get({ id: 1 })).user.access).toBe('owner');
  });

  it('shows at once what becomes of invitations in another window of the owner', async () => {
    const app = open('/codes/1');
    const dialog = await openDialog(app);
    const other = app.api.client(app.api.signIn(ADA));
    await act(() => other.sharing.invite({ id: 1, emails: ['new@law.example'], access: 'read' }));
    // Sooner than the list is looked at anyway.
    const soon = { timeout: 5000 };
    expect(await dialog.findByText('new@law.example', {}, soon)).toBeVisible();
    const { data } = await other.sharing.list({ id: 1 });
    const invited = data.find(({ status }) => status === 'pending');
    await act(() => other.sharing.revoke({ id: 1, userId: invited?.id ?? 0 }));
    await waitFor(() => expect(dialog.queryByText('Invited, has not accepted yet')).toBeNull(), soon);
  });

  it.each([
    ['RATE_LIMITED', [], /You have invited many people/],
    ['VALIDATION', ['emails.0'], 'This is your own address.'],
    ['VALIDATION', ['emails'], /as many people as it can be/],
    ['INTERNAL', [], 'Something went wrong, please try again'],
  ] as const)('says why nobody was invited (%s %s), and keeps what was typed', async (code, fields, text) => {
    const app = open('/codes/1');
    const dialog = await openDialog(app);
    await app.user.type(dialog.getByRole('textbox', { name: 'To' }), 'x@law.example ');
    await app.user.type(dialog.getByLabelText('Message (optional)'), 'Hello');
    app.intercept(({ method, url }) =>
      method === 'POST' && url.endsWith('/codes/1/users') ? problemAnswer(code, fields) : undefined,
    );
    await app.user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText('x@law.example')).toBeVisible();
    expect(dialog.getByLabelText('Message (optional)')).toHaveValue('Hello');
  });

  it('shows others who works in the Code, and lets them leave after asking', async () => {
    const app = open('/codes/2');
    await choose(app, 'People with access');
    expect(screen.queryByRole('button', { name: 'Share', hidden: true })).toBeNull();
    expect(
      await screen.findByText('Only Ben Advocate can invite people and change their access.'),
    ).toBeVisible();
    expect(await screen.findByText('Ada Advocate (you)')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Close' }));
    await choose(app, 'Leave the Code');
    await screen.findByRole('alertdialog', { name: 'Leave “Shared”?' });
    await app.user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
    await expect(app.services.client.codes.get({ id: 2 })).rejects.toMatchObject({ status: 404 });
  });

  it('has no violations', async () => {
    await openDialog(open('/codes/1'));
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    expect((await axe.run(WITHOUT_GUARDS, { rules })).violations).toEqual([]);
  });
});

it('invitations that are changed or withdrawn read so in an open library at once', async () => {
  const app = open('/library');
  await screen.findByRole('heading', { name: 'Library' });
  await act(() => inviteAda(app));
  expect(await screen.findByText(/Access: Read/)).toBeVisible();
  const { data } = await app.ben.sharing.list({ id: 3 });
  const userId = data.find(({ status }) => status === 'pending')?.id ?? 0;
  await act(() => app.ben.sharing.updateAccess({ id: 3, userId, access: 'organize' }));
  expect(await screen.findByText(/Access: Organize/)).toBeVisible();
  await act(() => app.ben.sharing.revoke({ id: 3, userId }));
  await waitFor(() => expect(screen.queryByText(/Access: Organize/)).toBeNull());
});

describe('an open Code', () => {
  it('offers less as soon as the level falls, and more as soon as it rises', async () => {
    const app = open('/codes/2');
    await screen.findByRole('heading', { name: 'Shared' });
    await act(() => app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'organize' }));
    await waitFor(async () => {
      await app.user.click(screen.getByRole('button', { name: 'More actions' }));
      const entries = screen.getAllByRole('menuitem').map((item) => item.textContent);
      await app.user.keyboard('{Escape}');
      expect(entries).toContain('Organize documents');
    });
    await act(() => app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'read' }));
    await waitFor(async () => {
      await app.user.click(screen.getByRole('button', { name: 'More actions' }));
      const entries = screen.getAllByRole('menuitem').map((item) => item.textContent);
      await app.user.keyboard('{Escape}');
      expect(entries).not.toContain('Organize documents');
    });
  });

  it('closes with the same reason when the access went while the connection was away', async () => {
    const app = open('/codes/2');
    await screen.findByRole('heading', { name: 'Shared' });
    await act(() => {
      app.api.dropConnections();
      return app.ben.sharing.revoke({ id: 2, userId: 1 });
    });
    expect(
      await screen.findByRole(
        'heading',
        { name: 'You no longer have access to this Code.' },
        { timeout: 8000 },
      ),
    ).toBeVisible();
  });

  it('closes with its reason when the access goes, and offers to ask for it', async () => {
    const app = open('/codes/2');
    await screen.findByRole('heading', { name: 'Shared' });
    await act(() => app.ben.sharing.revoke({ id: 2, userId: 1 }));
    expect(
      await screen.findByRole('heading', { name: 'You no longer have access to this Code.' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request access' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What was not saved' })).toBeNull();
  });

  it('shows what was not saved when the access goes, and copies it', async () => {
    const app = open('/codes/2');
    await screen.findByRole('heading', { name: 'Shared' });
    const box = createBrowserOutboxStore().open({ userId: 1, codeId: 2 }, () => undefined);
    const stamps = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };
    const createdBy = { id: 1, name: 'Ada Advocate' };
    const entity = { id: -1, documentId: 1, text: 'Half a thought', createdBy, ...stamps };
    const change = { action: 'create', ref: { kind: 'note', id: -1 }, entity } as const;
    box.keep({ action: 'create', order: 1, payload: { key: 'k', documentId: 1, change, wasSent: false } });
    box.close();
    await act(() => app.ben.sharing.revoke({ id: 2, userId: 1 }));
    const region = within(await screen.findByRole('region', { name: 'What was not saved' }));
    expect(region.getByText('Half a thought')).toBeVisible();
    await app.user.click(region.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe('Half a thought');
  });
});

describe('what is being written in an open Code', () => {
  const region = async () => within(await screen.findByRole('region', { name: 'What was not saved' }));

  it('is shown when the access goes, and copied', async () => {
    const app = open('/codes/2');
    await choose(app, 'Request more access');
    await app.user.type(await screen.findByLabelText('Message (optional)'), 'For the hearing');
    await act(() => app.ben.sharing.revoke({ id: 2, userId: 1 }));
    const left = await region();
    expect(left.getByText('For the hearing')).toBeVisible();
    await app.user.click(left.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe('For the hearing');
  });

  it('is shown where the Code does not answer any more', async () => {
    const app = open('/library');
    await app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'organize' });
    window.history.pushState(null, '', '/codes/2');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await choose(app, 'Rename');
    const field = await screen.findByLabelText('Title of the Code');
    await app.user.clear(field);
    await app.user.type(field, 'Leases');
    app.intercept(({ url }) => (url.endsWith('/codes/2') ? problemAnswer('NOT_FOUND') : undefined));
    await act(() => app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'read' }));
    expect((await region()).getByText('Leases')).toBeVisible();
  });
});

describe('uploads into a Code', () => {
  it.each([
    ['the access goes', (app: App) => app.ben.sharing.revoke({ id: 2, userId: 1 }), /no longer have access/],
    [
      'the level falls',
      (app: App) => app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'read' }),
      /may not organize this Code/,
    ],
  ] as const)('end with a message when %s', async (_when, change, heading) => {
    const app = open('/library');
    await app.ben.sharing.updateAccess({ id: 2, userId: 1, access: 'organize' });
    let isAllowed = true;
    app.intercept(({ url }) => {
      if (url.endsWith('/files/sign')) return new Promise<Response>(() => undefined);
      return url.includes('showUpdates') && !isAllowed ? problemAnswer('FORBIDDEN') : undefined;
    });
    window.history.pushState(null, '', '/codes/2/organise');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { name: 'Organize documents' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('Nothing takes files');
    await app.user.upload(input, new File(['%PDF-'], 'Law.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(app.requests).toContain('POST /files/sign'));
    isAllowed = false;
    await act(() => change(app));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await screen.findByText(/The uploads into this Code have been canceled/)).toBeVisible();
  });
});

describe('invitations', () => {
  it('stand in the library, with who invites and why, and open the Code once accepted', async () => {
    const app = open('/library');
    await screen.findByRole('link', { name: /Mine/ });
    expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
    await act(() => inviteAda(app, 'organize'));
    const list = within(await screen.findByRole('region', { name: 'Invitations' }));
    expect(list.getByText('Ben Advocate invites you to “Foreign”')).toBeVisible();
    expect(list.getByText('Have a look')).toBeVisible();
    expect(list.getByText(/Access: Organize/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Foreign/ })).toBeNull();
    await app.user.click(list.getByRole('button', { name: 'Accept the invitation to Foreign' }));
    expect(await screen.findByRole('link', { name: /Foreign/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  });

  it('are declined, and the owner is notified', async () => {
    const app = open('/library');
    await inviteAda(app);
    await app.user.click(await screen.findByRole('button', { name: 'Decline the invitation to Foreign' }));
    expect(await screen.findByText('The invitation to “Foreign” has been declined.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
    expect((await app.ben.notifications.list({})).data[0]?.params).toMatchObject({ response: 'declined' });
  });

  it('say that they are gone where they were withdrawn meanwhile', async () => {
    const app = open('/library');
    const [invited] = (await inviteAda(app)).data;
    const accept = await screen.findByRole('button', { name: 'Accept the invitation to Foreign' });
    await app.ben.sharing.deleteInvitation({ id: invited?.id ?? 0 });
    await app.user.click(accept);
    expect(await screen.findByText('This invitation is no longer there.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
  });

  it('are accepted among the notifications, too', async () => {
    const app = open('/files');
    await screen.findByRole('button', { name: 'Notifications' });
    await act(() => inviteAda(app));
    await app.user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(
      list.getByRole('link', { name: /Ben Advocate invites you to the Code “Foreign”/ }),
    ).toHaveAttribute('href', '/library');
    await app.user.click(list.getByRole('button', { name: 'Accept the invitation to Foreign' }));
    await screen.findByRole('button', { name: 'Notifications' });
    expect(screen.queryByRole('link', { name: /invites you/ })).toBeNull();
    expect((await app.services.client.codes.get({ id: 3 })).user.access).toBe('read');
  });
});

describe('a request for access', () => {
  it('reaches the owner of a Code that does not open', async () => {
    const app = open('/codes/3');
    await app.user.click(await screen.findByRole('button', { name: 'Request access' }));
    await app.user.type(await screen.findByLabelText('Message (optional)'), 'It is my case');
    await app.user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/Your request is on its way/)).toBeVisible();
    const [news] = (await app.ben.notifications.list({})).data;
    expect(news).toMatchObject({
      codeId: 3,
      params: { what: 'accessRequest', email: ADA, access: 'read', message: 'It is my case' },
    });
  });

  it('asks for the levels that one has not', async () => {
    const app = open('/codes/2/organise');
    app.intercept(({ url }) => (url.includes('showUpdates') ? problemAnswer('FORBIDDEN') : undefined));
    await app.user.click(await screen.findByRole('button', { name: 'Request access' }));
    await app.user.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText(/Your request is on its way/)).toBeVisible();
    const [news] = (await app.ben.notifications.list({})).data;
    expect(news?.params).toMatchObject({ access: 'organize' });
  });

  it('leads its reader to the share dialog, with the address in it', async () => {
    const app = open('/files');
    await screen.findByRole('button', { name: 'Notifications' });
    const input = { id: 1, access: 'annotate' as const, message: 'For the trial' };
    await act(() => app.ben.sharing.requestAccess(input));
    await app.user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
    const name = /Ben Advocate \(ben@law.example\) asks for access to the Code “Mine”: Annotate/;
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveTextContent('For the trial');
    await app.user.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: 'Share “Mine”' }));
    expect(dialog.getByText(BEN)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await dialog.findByText('1 person was invited.')).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
