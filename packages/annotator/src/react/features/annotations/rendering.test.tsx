// @vitest-environment jsdom
import type { LiveEvent } from '@glossator/client-sdk/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LiveSource } from '../../../core/ports/backend';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Each highlight has a day of its own, by which its card is known: a card formats it whenever it renders. */
const dayOf = (id: number) => `2024-03-0${id}T10:00:00.000Z`;
const aDated = (id: number, at: number, text: string) =>
  aSelection(id, aRange(0, 0, at, at + 2), { text, createdAt: dayOf(id) });

it('renders the cards that change, and no others, when somebody adds, recolors or deletes a highlight', async () => {
  let publish: ((event: LiveEvent) => void) | undefined;
  const live: LiveSource = {
    subscribe(listener) {
      publish = listener.onEvent;
      return () => undefined;
    },
  };
  const ids = [1, 2, 3];
  const existing = ids.map((id) => aDated(id, id * 4, 'son'));
  const made = await renderAnnotator({ existing, props: { live } });
  const formatted = vi.spyOn(Date.prototype, 'toDateString');
  const rendered = () => {
    const days = new Set(formatted.mock.contexts.map((date) => (date as Date).toISOString()));
    return [...ids, 9].filter((id) => days.has(dayOf(id)));
  };
  await made.finish();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(rendered()).toEqual(ids);
  const after = async (event: LiveEvent) => {
    formatted.mockClear();
    act(() => publish?.(event));
    await made.finish();
    return rendered();
  };
  const theirs = aDated(9, 0, 'A ');
  expect(await after({ name: 'SELECTION/CREATE', data: theirs })).toEqual([9]);
  expect(await after({ name: 'SELECTION/UPDATE', data: { ...theirs, color: 'COLOR_4' } })).toEqual([9]);
  expect(await after({ name: 'SELECTION/DELETE', data: { id: 9 } })).toEqual([]);
});
