import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { makePdf } from '@glossator/client-sdk/testing';
import type { FakeApiOptions, FakeInbox } from '@glossator/client-sdk/testing';
import type { InboxEntry } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

const code = (id: number, title: string) => ({ id, title, coverColor: 'color-1' }) as const;
const ben = { id: 9, name: 'Ben Rossi' };
const pending = {
  id: 5,
  revision: 1,
  isFromSource: false,
  createdAt: '2026-07-01T10:00:00.000Z',
  createdBy: ben,
  documents: 2,
  comparison: 'ready',
} as const;
const decided = {
  id: 6,
  reviewedAt: '2026-07-02T10:00:00.000Z',
  reviewedBy: ben,
  isFromSource: false,
} as const;

const entries: readonly InboxEntry[] = [
  { kind: 'review', code: code(30, 'Tax law'), update: { ...pending, changes: 14 } },
  { kind: 'review', code: code(31, 'Company law'), update: { ...pending, comparison: 'running' } },
  {
    kind: 'follow',
    code: code(32, 'Copy'),
    source: { id: 40, title: 'Model law' },
    update: { ...pending, isFromSource: true, comparison: 'failed' },
  },
  { kind: 'follow', code: code(33, 'Full copy'), trouble: 'noRoom' },
  { kind: 'follow', code: code(34, 'Closed copy'), trouble: 'closed' },
  {
    kind: 'decided',
    code: code(35, 'Old law'),
    update: { ...decided, reviewResult: 'approve', hasReport: true },
  },
];

/** The screen, with one annotation of Ada's left to place. */
async function open(inbox: FakeInbox = { entries }) {
  const api: FakeApiOptions = {
    users: [{ email: ADA }],
    seed: {
      codes: [
        { title: 'Civil law', owner: ADA, documents: [{ title: 'ZGB', file: makePdf(['Law of sale']) }] },
      ],
    },
    inbox,
  };
  const app = renderApp({ path: '/files', isLoggedIn: true, api });
  const { client } = app.services;
  const made = await act(() =>
    client.selections.create({
      documentId: 1,
      text: 'Law',
      color: 'COLOR_1',
      startPage: 0,
      startElement: 0,
      startCharacter: 0,
      endPage: 0,
      endElement: 0,
      endCharacter: 3,
    }),
  );
  await act(() => client.selections.update({ id: made.id, status: 'unconfirmed' }));
  app.navigate('/updates');
  return { ...app, client, selectionId: made.id };
}

const linkIn = async (section: string, name: string) =>
  within(await screen.findByRole('region', { name: section })).getByRole('link', { name });

describe('the inbox', () => {
  it('lists what waits by its kind, each one click from its place', async () => {
    await open();
    const places = [
      ['To review', 'Tax law', '/codes/30/review'],
      ['To review', 'Company law', '/codes/31/review'],
      ['Copies whose original was updated', 'Copy', '/codes/32/review'],
      ['Copies whose original was updated', 'Full copy', '/files'],
      ['Copies whose original was updated', 'Closed copy', '/codes/34'],
      ['Annotations to place', 'Civil law', '/codes/1/1?tab=code-update'],
      ['Decided lately', 'Old law', '/codes/35?tab=code-update'],
    ] as const;
    for (const [section, name, place] of places)
      expect(await linkIn(section, name)).toHaveAttribute('href', place);
    expect(document.title).toMatch(/^Updates/);
  });

  it('says of each what there is', async () => {
    await open();
    const itemOf = async (section: string, name: string) =>
      (await linkIn(section, name)).closest('li')?.textContent ?? '';
    expect(await itemOf('To review', 'Tax law')).toMatch(/2 documents14 changes of the textBen Rossi.*2026/);
    expect(await itemOf('To review', 'Company law')).toContain('Being compared');
    const copies = 'Copies whose original was updated';
    expect(await itemOf(copies, 'Copy')).toMatch(/From “Model law”.*Could not be compared/);
    expect(await itemOf(copies, 'Full copy')).toContain('make room to get the update');
    expect(await itemOf(copies, 'Closed copy')).toContain('You cannot read the original any more.');
    expect(await itemOf('Annotations to place', 'Civil law')).toContain('ZGB1 annotation');
    expect(await itemOf('Decided lately', 'Old law')).toContain(
      'Ben Rossi approved the updatewith a carry-over report',
    );
  });

  it('is accessible, and counted in the navigation', async () => {
    const { view } = await open();
    await linkIn('Decided lately', 'Old law');
    const link = await screen.findByRole('link', { name: 'Updates, 6 waiting' });
    expect(link).toHaveAttribute('aria-current', 'page');
    const rules = { 'color-contrast': { enabled: false } };
    expect((await axe.run(view.container, { rules })).violations).toEqual([]);
  });

  it('follows what another window does', async () => {
    const { client, selectionId } = await open({ entries: [] });
    await linkIn('Annotations to place', 'Civil law');
    await screen.findByRole('link', { name: 'Updates, 1 waiting' });
    await act(() => client.selections.update({ id: selectionId, status: 'success' }));
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Updates' })).toBeVisible();
  });

  it('says so where it could not be loaded, and tries again', async () => {
    const app = renderApp({ path: '/updates', isLoggedIn: true });
    app.intercept((request) =>
      new URL(request.url).searchParams.get('kind') === 'review' ? problemAnswer('INTERNAL') : undefined,
    );
    const section = await screen.findByRole('region', { name: 'To review' });
    expect(await within(section).findByRole('alert')).toHaveTextContent('The updates could not be loaded.');
    app.intercept(() => undefined);
    await app.user.click(within(section).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'To review' })).toBeNull());
  });

  it('is for those who are logged in', async () => {
    const app = renderApp({ path: '/updates' });
    await waitFor(() => expect(app.path()).toBe('/'));
  });
});
