// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { settle } from '../../core/testing/test-annotator';
import { giveElementsSizes } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

/** An annotator of which nothing that is loaded later has been loaded, by whatever test before. */
async function renderBare() {
  vi.resetModules();
  const { renderAnnotator } = await import('../testing/render-annotator');
  const { LATER_PARTS } = await import('./later-parts');
  const made = await renderAnnotator({ isBare: true });
  await made.finish();
  const missing = () => LATER_PARTS.filter((part) => part.get() === undefined).length;
  return { ...made, missing, all: LATER_PARTS.length };
}

it('what is typed before the dialog for articles is there is its first text', async () => {
  const { user, missing, all } = await renderBare();
  act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
  expect(missing()).toBe(all);
  await user.keyboard('g2');
  expect(await screen.findByRole('combobox', { name: 'Article or page' })).toHaveProperty('value', '2');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('loads what is likely to be wanted when a page has been drawn, and not before', async () => {
  const { viewer, missing, all } = await renderBare();
  expect(missing()).toBe(all);
  await act(async () => {
    viewer().draw(0);
    await settle();
  });
  await vi.waitUntil(() => missing() === 0, { timeout: 20_000 });
});
