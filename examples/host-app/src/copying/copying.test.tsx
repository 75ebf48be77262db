import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answers';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';

/** The page without the edges of a dialog that keep the focus in it: jsdom gets those of Safari, which are buttons. */
const WITHOUT_GUARDS = { include: document, exclude: '[data-floating-ui-focus-guard]' };

const BEN = 'ben@law.example';
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN }],
  seed: { codes: [{ title: 'Tax law', owner: BEN, members: { [ADA]: 'read' }, publication: 'published' }] },
};

/** Opens the dialog from the library; `copied` holds what is sent. */
async function open(refuse?: 'QUOTA_EXCEEDED' | 'NOT_FOUND') {
  const app = renderApp({ path: '/library', isLoggedIn: true, api });
  const source = await app.services.client.codes.get({ id: 1 });
  const copied: unknown[] = [];
  app.intercept((request) => {
    if (!request.url.endsWith('/codes/copy/1')) return undefined;
    return request.json().then((body: unknown) => {
      copied.push(body);
      return refuse ? problemAnswer(refuse) : answer('codes', 'copy', { ...source, title: 'Mine' });
    });
  });
  await app.user.click(await screen.findByRole('button', { name: 'Actions for “Tax law”' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Copy this Code' }));
  await screen.findByRole('dialog', { name: 'Copy “Tax law”' });
  return { app, copied };
}
const submit = () => screen.getByRole('button', { name: 'Copy' });

describe('copying a Code', () => {
  it('sends title, annotations and whether it follows, and opens the copy', async () => {
    const { app, copied } = await open();
    const field = screen.getByLabelText('Title of the copy');
    expect(field).toHaveValue('Tax law (copy)');
    await app.user.clear(field);
    await app.user.type(field, ' Mine ');
    await app.user.click(screen.getByRole('checkbox', { name: /With its annotations/ }));
    await app.user.click(submit());
    await waitFor(() => expect(app.path()).toBe('/codes/1'));
    expect(copied).toEqual([{ title: 'Mine', withAnnotations: false, allowUpdates: true }]);
    expect(await screen.findByText('Copied: this is your “Mine”.')).toBeVisible();
  });

  it('needs a title', async () => {
    const { app, copied } = await open();
    await app.user.clear(screen.getByLabelText('Title of the copy'));
    expect(submit()).toBeDisabled();
    expect(copied).toEqual([]);
  });

  it.each([
    ['QUOTA_EXCEEDED', /Your storage is full/],
    ['NOT_FOUND', /no longer exists/],
  ] as const)('says why it was refused with %s, keeping what was chosen', async (code, words) => {
    const { app } = await open(code);
    await app.user.click(screen.getByRole('checkbox', { name: /Follow the original/ }));
    await app.user.click(submit());
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Follow the original/ })).not.toBeChecked();
    expect(screen.getByLabelText('Title of the copy')).toHaveValue('Tax law (copy)');
  });

  it('has no violations', async () => {
    await open();
    expect(
      (
        await axe.run(WITHOUT_GUARDS, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        })
      ).violations,
    ).toEqual([]);
  });
});
