// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', ...OWN })];
const cards = () => screen.queryAllByRole('article');

describe('undo and redo in the annotator', () => {
  it('are in the toolbar, which says what would be undone, and on keys', async () => {
    const { finish, user } = await renderAnnotator({ existing });
    await finish();
    const undo = screen.getByRole('button', { name: 'Undo (nothing to undo)' });
    expect(undo).toHaveProperty('ariaDisabled', 'true');
    await user.click(cards()[0]!);
    await user.keyboard('3');
    await finish();
    expect(cards()[0]?.getAttribute('aria-label')).not.toContain('yellow');
    expect(screen.getByRole('button', { name: 'Undo: change color' })).toBe(undo);
    await user.keyboard('{Control>}z{/Control}');
    expect(cards()[0]?.getAttribute('aria-label')).toContain('yellow');
    expect(screen.getByText('Undone: change color')).toBeDefined();
    await user.keyboard('{Control>}y{/Control}');
    expect(cards()[0]?.getAttribute('aria-label')).not.toContain('yellow');
    await user.click(undo);
    await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
    expect(cards()[0]?.getAttribute('aria-label')).not.toContain('yellow');
    await finish();
  });

  it('are offered by the message of a deletion, which stays in the annotator', async () => {
    const published: string[] = [];
    const props = { onNotice: ({ text }: { readonly text: string }) => void published.push(text) };
    const { finish, user, backend } = await renderAnnotator({ existing, props });
    await finish();
    await user.click(cards()[0]!);
    await user.click(screen.getByRole('button', { name: 'Delete the highlight' }));
    await finish();
    expect(cards()).toEqual([]);
    const message = screen.getByText('Highlight deleted').closest('[role="status"]');
    if (!(message instanceof HTMLElement)) throw new Error('There is no message');
    await user.click(within(message).getByRole('button', { name: 'Undo' }));
    await finish();
    expect(cards()).toHaveLength(1);
    expect([...backend.stored.keys()]).toEqual([5]);
    expect(screen.queryByText('Highlight deleted')).toBeNull();
    expect(published).toEqual([]);
  });

  it('leave the keys to text fields', async () => {
    const { finish, user } = await renderAnnotator({ existing });
    await finish();
    await user.click(cards()[0]!);
    await user.keyboard('3');
    await finish();
    await user.keyboard('c');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Undo: change color' })).toBeDefined();
  });
});
