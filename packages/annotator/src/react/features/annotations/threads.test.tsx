// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';
import { STORY_THREADS } from '../../testing/story-law';

beforeAll(giveElementsSizes);
afterEach(cleanup);

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const existing = STORY_THREADS.filter(({ id }) => id === 3);
  const made = await renderAnnotator({ existing, ...options });
  await made.finish();
  act(() => card().click());
  return made;
}

const card = () => screen.getByRole('article');
const threadOf = (text: string) => within(screen.getByText(text).closest('li') ?? card());
const FIRST = 'Does this hold for leases, too?';

describe('threads on a card', () => {
  it('show replies below what they answer, and what is resolved only on request', async () => {
    const { user } = await opened();
    const replies = threadOf(FIRST).getByRole('list', { name: 'Replies' });
    expect(within(replies).getAllByRole('listitem')).toHaveLength(2);
    expect(card().textContent).toContain('Resolved by Tom Brandt');
    expect(screen.queryByText('In the statute on leases.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show 2 comments' }));
    expect(screen.getByText('In the statute on leases.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Hide' }).ariaExpanded).toBe('true');
    expect(screen.getByText('Deleted comment')).toBeDefined();
  });

  it('take a reply by keys alone, and the focus stays with the card', async () => {
    const { user, finish } = await opened();
    act(() => threadOf(FIRST).getByRole('button', { name: 'Reply' }).focus());
    await user.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: 'Your reply' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('Only movables.{Control>}{Enter}{/Control}');
    await finish();
    expect(document.activeElement).toBe(card());
    const replies = threadOf(FIRST).getByRole('list', { name: 'Replies' });
    expect(within(replies).getAllByRole('listitem')).toHaveLength(3);
    expect(replies.textContent).toContain('Only movables.');
  });

  it('are resolved and opened again with the focus where it was', async () => {
    const { user, finish } = await opened();
    const button = threadOf(FIRST).getByRole('button', { name: 'Resolve' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await finish();
    expect(screen.queryByText(FIRST)).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toBe('Reopen');
    await user.keyboard('{Enter}');
    await finish();
    expect(screen.getByText(FIRST)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Resolve');
  });

  it('without their first comment are answered, but not resolved', async () => {
    await opened();
    const thread = threadOf('Deleted comment');
    expect(thread.getByRole('button', { name: 'Reply' })).toBeDefined();
    expect(thread.queryByRole('button', { name: 'Resolve' })).toBeNull();
  });

  it('offer nothing to readers', async () => {
    await opened({ access: 'read' });
    expect(screen.getByText(FIRST)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Reply|Resolve|Reopen/ })).toBeNull();
  });

  it('are in German', async () => {
    await opened({ locale: 'de' });
    expect(card().textContent).toContain('Erledigt von Tom Brandt');
    expect(screen.getAllByRole('button', { name: 'Antworten' })).toHaveLength(3);
  });
});
