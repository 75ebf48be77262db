import { act, screen, waitFor, within } from '@testing-library/react';
import { makePdf } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';
import { watchSteps } from './use-first-steps';

async function open() {
  const app = renderApp({ path: '/files', isLoggedIn: true });
  const { id } = await act(() => app.services.client.codes.createSample({ title: 'Try it' }));
  app.navigate(`/codes/${id}`);
  await screen.findByRole('heading', { name: 'Try it' });
  return { ...app, id };
}

const strip = () => screen.getByRole('region', { name: 'First steps' });
const steps = () =>
  within(strip())
    .getAllByRole('listitem')
    .map((step) => within(step).getByRole('img').getAttribute('aria-label'));

describe('the first steps', () => {
  it('stand below a sample Code, and say what of them was done', async () => {
    await open();
    // No Update waits in the fake api: there is nothing to review.
    expect(steps()).toEqual(['not done yet', 'not done yet', 'Done']);
    expect(within(strip()).getByText('Select a passage and highlight it')).toBeVisible();
  });

  it('do not come again once they were closed', async () => {
    const app = await open();
    await app.user.click(screen.getByRole('button', { name: 'Close the first steps' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull());
    app.reload();
    await screen.findByRole('heading', { name: 'Try it' });
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it('stand below no other Code', async () => {
    const app = renderApp({ path: '/files', isLoggedIn: true });
    const { id } = await act(() => app.services.client.codes.create({ title: 'Mine' }));
    app.navigate(`/codes/${id}`);
    await screen.findByRole('heading', { name: 'Mine' });
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });
});

describe('a client that is watched', () => {
  it('reports what was made with it, and nothing that was refused', async () => {
    const documents = [{ title: 'Law', file: makePdf(['Article 1']), pages: 1 }];
    const api = { users: [{ email: ADA }], seed: { codes: [{ title: 'Mine', owner: ADA, documents }] } };
    const app = renderApp({ path: '/files', isLoggedIn: true, api });
    const done: string[] = [];
    const { selections } = watchSteps(app.services.client, (step) => done.push(step));
    await expect(selections.createComment({ selectionId: 99, text: 'x' })).rejects.toThrow();
    expect(done).toEqual([]);
    const { id: selectionId } = await act(() =>
      selections.create({
        documentId: 1,
        color: 'COLOR_1',
        text: 'Article',
        startPage: 0,
        startElement: 0,
        startCharacter: 0,
        endPage: 0,
        endElement: 0,
        endCharacter: 7,
      }),
    );
    expect(done).toEqual(['select']);
    await act(() => selections.createComment({ selectionId, text: 'x' }));
    expect(done).toEqual(['select', 'comment']);
  });
});
