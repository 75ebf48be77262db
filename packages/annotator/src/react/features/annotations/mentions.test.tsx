// @vitest-environment jsdom
import type { SharedUser } from '@glossator/client-sdk/contract';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const person = (id: number, name: string): SharedUser => ({
  id,
  name,
  access: 'annotate',
  status: 'accepted',
});
const PEOPLE = [person(1, 'Lea Rossi'), person(2, 'Max Keller'), person(3, 'Maria Álvarez')];

async function opened(changes: Parameters<typeof aSelection>[2] = {}, options: { locale?: 'de' } = {}) {
  const existing = [aSelection(5, aRange(0, 0, 2, 8), changes)];
  const backend = Object.assign(createManualBackend(existing), {
    sharing: { list: () => Promise.resolve({ data: PEOPLE }) },
  });
  const made = await renderAnnotator({ existing, ...options, props: { backend } });
  const finish = () =>
    act(async () => {
      for (let turn = 0; turn < 60; turn += 1) {
        await Promise.resolve();
        backend.calls.shift()?.succeed();
      }
    });
  await finish();
  act(() => screen.getByRole('article').click());
  return { ...made, backend, finish };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;

describe('mentioning somebody', () => {
  it('offers the people of the Code after an @, and writes the name of whom the keys choose', async () => {
    const { user, backend, finish } = await opened();
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await finish();
    await user.keyboard('See @');
    expect(offered()).toEqual(['Maria Álvarez', 'Max Keller']);
    await user.keyboard('ma{ArrowDown}');
    expect(chosen()).toBe('Max Keller');
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(field().value).toBe('See @Max Keller ');
    expect(offered()).toEqual([]);
    await user.keyboard('and @alv{Tab}too{Control>}{Enter}{/Control}');
    await act(async () => Promise.resolve());
    expect(backend.calls.at(-1)?.input).toMatchObject({
      text: 'See @Max Keller and @Maria Álvarez too',
      mentions: [2, 3],
    });
    expect(screen.getByText('@Max Keller').className).toContain('mention');
  });

  it('by a click keeps the caret in the text', async () => {
    const { user, finish } = await opened();
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await finish();
    await user.keyboard('@k');
    await user.click(screen.getByRole('option', { name: 'Max Keller' }));
    expect(document.activeElement).toBe(field());
    await user.keyboard('!');
    expect(field().value).toBe('@Max Keller !');
  });

  it('is given up with Escape, which leaves the form open', async () => {
    const { user, finish } = await opened();
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await finish();
    await user.keyboard('@m{Escape}');
    expect(offered()).toEqual([]);
    await user.keyboard('ax{Enter}');
    expect(field().value).toBe('@max\n');
    expect(screen.queryByText('Discard what you have written?')).toBeNull();
  });

  it('is not offered on a private annotation', async () => {
    const { user, finish } = await opened({ visibility: 'private', createdBy: { id: 1, name: 'Lea Rossi' } });
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await finish();
    await user.keyboard('@m');
    expect(offered()).toEqual([]);
  });
});
