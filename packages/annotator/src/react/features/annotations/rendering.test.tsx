// @vitest-environment jsdom
import type { LiveEvent, TextSelection } from '@glossator/client-sdk/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { LiveSource } from '../../../core/ports/backend';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

const rendered = vi.hoisted((): number[] => []);
// A part of every card that renders with it: counts what React does, and changes nothing.
vi.mock('./CardStatus', () => ({
  CardStatus: ({ selection }: { readonly selection: TextSelection }) => {
    rendered.push(selection.id);
    return null;
  },
}));

beforeAll(giveElementsSizes);
afterEach(cleanup);

it('renders the cards that change, and no others, when somebody adds, recolors or deletes a highlight', async () => {
  let publish: ((event: LiveEvent) => void) | undefined;
  const live: LiveSource = {
    subscribe(listener) {
      publish = listener.onEvent;
      return () => undefined;
    },
  };
  const existing = [1, 2, 3].map((id) => aSelection(id, aRange(0, 0, id * 4, id * 4 + 2), { text: 'son' }));
  const made = await renderAnnotator({ existing, props: { live } });
  await made.finish();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const after = async (event: LiveEvent) => {
    rendered.length = 0;
    act(() => publish?.(event));
    await made.finish();
    return new Set(rendered);
  };
  const theirs = aSelection(9, aRange(0, 0, 0, 2), { text: 'A ' });
  expect(await after({ name: 'SELECTION/CREATE', data: theirs })).toEqual(new Set([9]));
  expect(await after({ name: 'SELECTION/UPDATE', data: { ...theirs, color: 'COLOR_4' } })).toEqual(
    new Set([9]),
  );
  expect(await after({ name: 'SELECTION/DELETE', data: { id: 9 } })).toEqual(new Set());
});
