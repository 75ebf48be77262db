// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import type { AnnotatorProps } from '../../annotator/context/annotator-props';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const existing = [
  aSelection(5, aRange(0, 0, 2, 8), OWN),
  aSelection(7, aRange(2, 0, 0, 6), { ...OWN, text: 'No one' }),
];

/** An annotator with these properties; `scroll` turns to a page as the reader's hand does. */
async function shown(props: Partial<AnnotatorProps>) {
  const made = await renderAnnotator({ existing, props });
  await made.finish();
  const scroll = async (page: number) => {
    act(() => made.viewer().scrollToPage(page));
    await made.pass(200);
  };
  return { ...made, scroll };
}

describe('the page', () => {
  it('is handed to the host as the reader turns it', async () => {
    const onPageChange = vi.fn();
    const { scroll, viewer } = await shown({ onPageChange });
    expect(onPageChange).not.toHaveBeenCalled();
    await scroll(1);
    expect(onPageChange.mock.calls).toEqual([[1]]);
    expect(viewer().state.page).toBe(1);
  });

  it('begins where the host says, without notifying it of that', async () => {
    const onPageChange = vi.fn();
    const { viewer, scroll } = await shown({ defaultPage: 2, onPageChange });
    expect(viewer().state.page).toBe(2);
    expect(onPageChange).not.toHaveBeenCalled();
    await scroll(0);
    expect(onPageChange.mock.calls).toEqual([[0]]);
    expect(viewer().state.page).toBe(0);
  });

  it('follows the host that controls it, and its own change is no news', async () => {
    const onPageChange = vi.fn();
    const { viewer, rerenderWith, pass } = await shown({ page: 1, onPageChange });
    expect(viewer().state.page).toBe(1);
    rerenderWith({ page: 2 });
    await pass(400);
    expect(viewer().state.page).toBe(2);
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('stays with a host that takes the change up, and goes back with one that does not', async () => {
    const onPageChange = vi.fn();
    const { viewer, scroll, rerenderWith, pass } = await shown({ page: 1, onPageChange });
    onPageChange.mockImplementation((page: number) => rerenderWith({ page, onPageChange }));
    await scroll(2);
    await pass(400);
    expect(viewer().state.page).toBe(2);
    onPageChange.mockReset();
    await scroll(0);
    await pass(400);
    expect(onPageChange.mock.calls).toEqual([[0]]);
    expect(viewer().state.page).toBe(2);
  });

  it('is the last one where the host wants one that does not exist', async () => {
    const onPageChange = vi.fn();
    const { viewer, pass } = await shown({ page: 99, onPageChange });
    await pass(1000);
    expect(viewer().state.page).toBe(2);
    expect(onPageChange).not.toHaveBeenCalled();
  });
});

describe('the zoom', () => {
  it('is followed, set and set back like the page', async () => {
    const onZoomChange = vi.fn();
    const { viewer, user, pass, rerenderWith } = await shown({ zoom: 'fit-width', onZoomChange });
    await pass(200);
    expect(viewer().state.zoom).toBe('fit-width');
    rerenderWith({ zoom: 3 });
    await pass(200);
    expect(viewer().state.zoom).toBe(3);
    expect(onZoomChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Enlarge/u }));
    await pass(200);
    expect(onZoomChange.mock.calls).toEqual([[3.5]]);
    expect(viewer().state.zoom).toBe(3);
  });

  it('begins with a default, within the limits', async () => {
    const { viewer, pass } = await shown({ defaultZoom: 20 });
    await pass(400);
    expect(viewer().state.zoom).toBe(8);
  });
});

describe('the active Selection', () => {
  const active = () =>
    screen
      .getAllByRole('article')
      .filter((card) => card.getAttribute('aria-current') === 'true')
      .map((card) => card.dataset['glossatorCard']);

  it('is handed to the host, and null when there is none any more', async () => {
    const onActiveSelectionChange = vi.fn();
    const { user } = await shown({ onActiveSelectionChange });
    const [first] = screen.getAllByRole('article');
    if (first) await user.click(first);
    act(() => screen.getByRole('group', { name: /Part 1/u }).focus());
    await user.keyboard('{Escape}');
    expect(onActiveSelectionChange.mock.calls).toEqual([[5], [null]]);
  });

  it('begins with a default, which is brought into view', async () => {
    const { viewer } = await shown({ defaultActiveSelectionId: 7 });
    expect(active()).toEqual(['7']);
    expect(viewer().state.page).toBe(2);
  });

  it('is what a host says that controls it', async () => {
    const onActiveSelectionChange = vi.fn();
    const { user, rerenderWith } = await shown({ activeSelectionId: null, onActiveSelectionChange });
    const [first] = screen.getAllByRole('article');
    if (first) await user.click(first);
    expect(onActiveSelectionChange.mock.calls).toEqual([[5]]);
    expect(active()).toEqual([]);
    rerenderWith({ activeSelectionId: 7 });
    expect(active()).toEqual(['7']);
  });

  it('that was just made is handed on again under its saved id', async () => {
    const ids: (number | null)[] = [];
    const { user, viewer, finish } = await shown({ onActiveSelectionChange: (id) => ids.push(id) });
    act(() => screen.getByRole('group', { name: /Part 1/u }).focus());
    act(() => viewer().select(aRange(0, 0, 20, 26)));
    await user.keyboard('1');
    await finish();
    expect(ids).toEqual([-1, 1000]);
  });
});
