import { act, screen, waitFor, within } from '@testing-library/react';
import type { LiveEvent } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/render-app';
import { stepDoneBy } from './use-first-steps';

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

describe('a live event', () => {
  const event = (name: string, data: object) => ({ name, data }) as LiveEvent;
  const createdBy = { id: 7, name: 'Ada' };

  it.each([
    ['SELECTION/CREATE', { createdBy }, 'select'],
    ['SELECTION_COMMENT/CREATE', { createdBy }, 'comment'],
    ['SELECTION/CREATE', { createdBy: { id: 8, name: 'Ben' } }, undefined],
    ['SELECTION/UPDATE', { createdBy }, undefined],
    ['CODE/UPDATE', { codeId: 1 }, undefined],
  ])('%s of %o is the step %s', (name, data, step) => {
    expect(stepDoneBy(event(name, data), 7)).toBe(step);
  });
});
