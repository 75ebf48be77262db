import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { makePdf } from '@glossator/client-sdk/testing';
import { expect, it } from 'vitest';
import { answer } from '../testing/answers';
import { ADA, renderApp } from '../testing/render-app';

/** The dialog of the only document of a Code of Ada's. */
async function open(publication?: Parameters<typeof answer<'documents', 'publication'>>[2]) {
  const documents = [{ title: 'ZGB', file: makePdf(['Law of sale']) }];
  const api = { users: [{ email: ADA }], seed: { codes: [{ title: 'Civil law', owner: ADA, documents }] } };
  const app = renderApp({ path: '/codes/1/organise', isLoggedIn: true, api });
  if (publication)
    app.intercept((request) =>
      request.method === 'GET' && request.url.endsWith('/documents/1/publication')
        ? answer('documents', 'publication', publication)
        : undefined,
    );
  await app.user.click(await screen.findByRole('button', { name: 'Where “ZGB” is published' }));
  const dialog = await screen.findByRole('dialog', { name: 'Where “ZGB” is published' });
  await within(dialog).findByLabelText('Address of the PDF');
  return { app, dialog: within(dialog), element: dialog };
}

it('takes where a law is published, and refuses what is no address or identifier', async () => {
  const { app, dialog, element } = await open();
  expect(dialog.getByText(/does not look there by itself/)).toBeVisible();
  await app.user.type(dialog.getByLabelText('Address of the PDF'), 'http://127.0.0.1/zgb.pdf');
  await app.user.type(dialog.getByLabelText(/^ECLI/), 'C-6/64');
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('An address starts with https:// and names a public site.')).toBeVisible();
  expect(dialog.getByText('An ECLI looks like ECLI:EU:C:1964:66.')).toBeVisible();
  const rules = { 'color-contrast': { enabled: false } };
  expect((await axe.run(element, { rules })).violations).toEqual([]);
  await app.user.clear(dialog.getByLabelText('Address of the PDF'));
  await app.user.type(dialog.getByLabelText('Address of the PDF'), 'https://law.example/zgb.pdf');
  await app.user.clear(dialog.getByLabelText(/^ECLI/));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const kept = await app.services.client.documents.publication({ id: 1 });
  expect(kept).toEqual({ url: 'https://law.example/zgb.pdf', isWatched: false });
});

it('says that the server looks there, and what it found last', async () => {
  const looked = { at: '2026-11-26T10:00:00.000Z', result: 'robots' } as const;
  const { dialog } = await open({ url: 'https://law.example/zgb.pdf', isWatched: true, looked });
  expect(dialog.getByLabelText('Address of the PDF')).toHaveValue('https://law.example/zgb.pdf');
  expect(dialog.getByText(/looks there once a day/)).toBeVisible();
  expect(dialog.getByText(/the site does not want programs to look there/)).toBeVisible();
});
