// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { settle } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';
import { LATER_PARTS } from './later-parts';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const loaded = () => LATER_PARTS.filter((part) => part.get() !== undefined).length;

// The first test comes first: what is loaded once stays loaded.
it('what is typed before the dialog for articles is there is its first text', async () => {
  const { user, finish } = await renderAnnotator({ isBare: true });
  await finish();
  act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
  expect(loaded()).toBe(0);
  await user.keyboard('g2');
  expect(await screen.findByRole('combobox', { name: 'Article or page' })).toHaveProperty('value', '2');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('loads what is likely to be wanted when a page has been drawn, and not before', async () => {
  const { finish, viewer } = await renderAnnotator({ isBare: true });
  await finish();
  expect(loaded()).toBe(1);
  await act(async () => {
    viewer().draw(0);
    await settle();
  });
  await vi.waitUntil(() => loaded() === LATER_PARTS.length, { timeout: 20_000 });
});
