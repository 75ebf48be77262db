import { act, screen, waitFor, within } from '@testing-library/react';
import { makePdf } from '@glossator/client-sdk/testing';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { writeBytes } from '@glossator/i18n';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';
import { savedName } from './file-names';

const api: FakeApiOptions = {
  users: [{ email: ADA }],
  seed: {
    codes: [
      { title: 'Civil law', owner: ADA, documents: [{ title: 'ZGB', file: makePdf(['a']), pages: 1 }] },
      { title: 'Tax law', owner: ADA, documents: [{ title: 'StG', file: makePdf(['a', 'b']), pages: 2 }] },
    ],
  },
};
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);

async function open(options: FakeApiOptions = api) {
  const app = renderApp({ path: '/files', isLoggedIn: true, api: options });
  await screen.findByRole('heading', { name: 'Files' });
  return { ...app, client: app.services.client };
}

const uploadPicture = ({ client }: Pick<Awaited<ReturnType<typeof open>>, 'client'>, bytes = 0) =>
  act(() => client.files.upload({ file: new Blob([PNG, new Uint8Array(bytes)]), contentType: 'image/png' }));

afterEach(() => vi.restoreAllMocks());

describe('the files area', () => {
  it('lists what was uploaded by Code, with what it is and a way to where it is used', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /ZGB/ });
    expect(row).toHaveTextContent('Version 1');
    expect(within(row).getByRole('link', { name: 'Document' })).toHaveAttribute('href', '/codes/1/1');
    const groups = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(groups).toEqual(['Tax law', 'Civil law']);
    expect(screen.getByRole('link', { name: 'Tax law' })).toHaveAttribute('href', '/codes/2');
  });

  it('says how much of the storage is taken, also when an upload adds to it', async () => {
    const app = await open();
    const { usedBytes } = await app.client.files.storage();
    const text = (bytes: number) => `${writeBytes(bytes, 'en')} of ${writeBytes(1024 ** 3, 'en')} used`;
    await screen.findByRole('progressbar', { name: text(usedBytes) });
    await uploadPicture(app, 500_000);
    expect(await screen.findByRole('button', { name: 'Delete File' })).toBeVisible();
    await screen.findByRole('progressbar', { name: text(usedBytes + PNG.length + 500_000) });
  });

  it('sorts by size', async () => {
    const app = await open();
    await screen.findByRole('row', { name: /ZGB/ });
    await app.user.click(screen.getByRole('button', { name: /Sort by/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Largest first' }));
    await waitFor(() => expect(screen.queryByRole('rowheader')).toBeNull());
    const names = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(names.map((name) => name.slice(0, 3))).toEqual(['StG', 'ZGB']);
  });

  it('deletes what nothing uses, after asking', async () => {
    const app = await open();
    await uploadPicture(app);
    expect(await screen.findByRole('rowheader', { name: /Not used.*a day after/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete ZGB' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Delete File' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete File?' });
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete File' })).toBeNull());
    expect((await app.client.files.list()).data).toHaveLength(2);
  });

  it('says so when a file is used by the time it is to be deleted', async () => {
    const app = await open();
    await uploadPicture(app);
    await app.user.click(await screen.findByRole('button', { name: 'Delete File' }));
    app.intercept((request) => (request.method === 'DELETE' ? problemAnswer('CONFLICT') : undefined));
    const question = await screen.findByRole('alertdialog');
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The file is used by now, and was not deleted.')).toBeVisible();
  });

  it('saves a file under its name, and says so where that fails', async () => {
    const app = await open();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
    );
    await app.user.click(await screen.findByRole('button', { name: 'Download ZGB' }));
    await waitFor(() => expect(saved).toEqual(['ZGB.pdf']));
    app.intercept(() => Promise.reject(new TypeError('offline')));
    await app.user.click(screen.getByRole('button', { name: 'Download ZGB' }));
    expect(await screen.findByText('ZGB.pdf could not be downloaded.')).toBeVisible();
  });

  it('offers no preview of what cannot be shown, and says so where one fails', async () => {
    const app = await open();
    await uploadPicture(app);
    app.intercept((request) =>
      request.url.endsWith('/content') ? Promise.reject(new TypeError('offline')) : undefined,
    );
    await app.user.click(await screen.findByRole('button', { name: 'Preview File' }));
    const dialog = await screen.findByRole('dialog', { name: 'File' });
    expect(await within(dialog).findByText('The file cannot be shown.')).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that there is nothing, and why the list cannot be shown', async () => {
    const app = renderApp({ path: '/files', isLoggedIn: true });
    expect(await screen.findByText('You have not uploaded anything yet.')).toBeVisible();
    app.intercept((request) => (request.url.includes('/files') ? problemAnswer('INTERNAL') : undefined));
    app.navigate('/library');
    await screen.findByRole('heading', { name: 'Library' });
    app.navigate('/files');
    expect(await screen.findByText(/Your files could not be loaded/)).toBeVisible();
  });

  it('leads to the recycle bin for the files of a deleted Code', async () => {
    const app = await open();
    await act(() => app.client.codes.delete({ id: 1 }));
    app.navigate('/library');
    await screen.findByRole('heading', { name: 'Library' });
    app.navigate('/files');
    const link = await screen.findByRole('link', { name: 'Civil law (in the recycle bin)' });
    expect(link).toHaveAttribute('href', '/library/bin');
  });
});

it.each([
  ['a document', { kind: 'document', document: { id: 1, title: 'ZGB' } }, 'ZGB.pdf'],
  [
    'a document with the ending in its title',
    { kind: 'document', document: { id: 1, title: 'a.PDF' } },
    'a.PDF',
  ],
  ['an attachment', { kind: 'attachment', name: 'Plan.png' }, 'Plan.png'],
  ['an attachment of a Code that is closed', { kind: 'attachment' }, 'Attachment'],
] as const)('%s is saved under its name', (_what, use, name) => {
  const file = { uuid: 'x', contentType: 'application/pdf', size: 1, createdAt: '', use };
  expect(savedName(file, 'Attachment')).toBe(name);
});
