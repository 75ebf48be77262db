// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { aChange } from '../../core/testing/fake-review-backend';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes } from '../testing/render-annotator';
import { renderReview } from '../testing/render-review';

beforeAll(giveElementsSizes);
afterEach(cleanup);

it('keeps the keys working when the card that had the focus is removed', async () => {
  const changes = [aChange({ newText: 'The two-year period runs.' })];
  const selections = [aSelection(1, aRange(0, 0, 0, 3))];
  const { user } = await renderReview({ content: { changes, selections } });
  const card = screen.getByRole('article', { name: /two-year/ });
  act(() => card.focus());
  await user.keyboard('j');
  expect(card.isConnected).toBe(false);
  await user.keyboard('n');
  expect(screen.getByText(/^Change 1 of 1/u)).toBeDefined();
});

it('leads F6 to both documents', async () => {
  const { user } = await renderReview({ content: { changes: [aChange()] } });
  const sides = ['old', 'new'].map((side) => {
    const viewer = document.createElement('div');
    viewer.tabIndex = 0;
    document.querySelector(`[data-glossator-compared="${side}"]`)?.append(viewer);
    return viewer;
  });
  act(() => screen.getByRole('button', { name: 'Approve update' }).focus());
  for (const side of sides) {
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(side);
  }
});
