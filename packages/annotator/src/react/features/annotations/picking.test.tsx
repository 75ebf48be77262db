// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const LEA = { createdBy: { id: 1, name: 'Lea Rossi' } };
const EXISTING = [
  aSelection(11, aRange(0, 0, 0, 5), { ...LEA, text: 'first' }),
  aSelection(12, aRange(0, 1, 0, 5), { ...LEA, text: 'second' }),
  aSelection(13, aRange(1, 0, 0, 5), { text: 'of Max' }),
  aSelection(21, aRange(0, 0, 0, 5), { ...LEA, documentId: 2, text: 'elsewhere' }),
];

async function picking(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await renderAnnotator({ existing: EXISTING, ...options });
  await made.finish();
  await made.user.click(screen.getByRole('radio', { name: options.locale ? 'Ganzer Code' : 'Whole Code' }));
  await made.finish();
  await made.user.click(screen.getByRole('button', { name: options.locale ? 'Auswählen' : 'Select' }));
  await screen.findByRole('group', {
    name: options.locale ? 'Ausgewählte Anmerkungen' : 'Selected annotations',
  });
  const colors = () =>
    Object.fromEntries([...made.backend.stored.values()].map(({ id, color }) => [id, color]));
  return { ...made, colors };
}

const bar = () => within(screen.getByRole('group', { name: 'Selected annotations' }));
const said = () => bar().getByRole('status').textContent;
const box = (quote: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(quote) });
const pickedQuotes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((each) => each.closest('article')?.querySelector('blockquote')?.textContent);

describe('picking annotations', () => {
  it('counts in words what is picked by boxes, by cards, and with Shift by ranges', async () => {
    const { user } = await picking();
    expect(said()).toBe('Nothing selected');
    await user.click(box('first'));
    expect(said()).toBe('One selected');
    await user.keyboard('{Shift>}');
    const last = screen.getByText('elsewhere').closest('article');
    if (last) await user.click(last);
    await user.keyboard('{/Shift}');
    expect([said(), pickedQuotes()]).toEqual(['4 selected', ['first', 'second', 'of Max', 'elsewhere']]);
    await user.click(bar().getByRole('button', { name: 'Select none' }));
    expect(said()).toBe('Nothing selected');
  });

  it('is done by keys alone: arrows lead from box to box, Space picks, Escape leaves', async () => {
    const { user } = await picking();
    act(() => box('first').focus());
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(box('of Max'));
    await user.keyboard('{Shift>} {/Shift}');
    expect(pickedQuotes()).toEqual(['first', 'second', 'of Max']);
    await user.keyboard('{ArrowUp}{Delete}');
    expect(bar().getByText('Delete 2 annotations?')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(bar().queryByText('Delete 2 annotations?')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Selected annotations' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('recolors in all documents what is the user’s own, says what stays, and undoes it in one step', async () => {
    const { user, colors, finish } = await picking();
    await user.click(bar().getByRole('button', { name: 'Select all (4)' }));
    await user.click(bar().getByRole('button', { name: 'Color' }));
    await user.click(screen.getByRole('button', { name: 'Change to amber' }));
    await finish();
    const amber = colors()[11];
    expect(amber).not.toBe('COLOR_1');
    expect(colors()).toEqual({ 11: amber, 12: amber, 13: 'COLOR_1', 21: amber });
    const toast = screen.getByText(/^3 annotations recolored. One stays as it is/);
    expect(toast).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await finish();
    expect(Object.values(colors())).toEqual(Array(4).fill('COLOR_1'));
    expect(screen.getByText('Undone: change the color of 3 highlights')).toBeDefined();
  });

  it('touches nothing that the filter hides, and says that more is picked', async () => {
    const { user, colors, finish, pass } = await picking();
    await user.click(bar().getByRole('button', { name: 'Select all (4)' }));
    await user.type(screen.getByRole('searchbox', { name: 'Filter by word' }), 'second');
    await pass(1000);
    expect(said()).toBe('One selected, 3 more are not listed');
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    await user.click(
      within(screen.getByRole('group', { name: 'Delete one annotation?' })).getByText('Delete'),
    );
    await finish();
    expect(Object.keys(colors())).toEqual(['11', '13', '21']);
    expect(said()).toBe('Nothing selected, 3 more are not listed');
    await user.click(screen.getByRole('radio', { name: 'This document' }));
    await user.clear(screen.getByRole('searchbox', { name: 'Filter by word' }));
    await pass(1000);
    expect(said()).toBe('2 selected, one more is not listed');
  });

  it('is not offered to readers', async () => {
    const { finish } = await renderAnnotator({ existing: EXISTING, access: 'read' });
    await finish();
    expect(screen.getByRole('radio', { name: 'Whole Code' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
  });

  it('speaks German', async () => {
    const { user } = await picking({ locale: 'de' });
    await user.click(screen.getByRole('button', { name: 'Alle auswählen (4)' }));
    expect(screen.getByText('4 ausgewählt')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    expect(screen.getByText('3 Anmerkungen löschen?')).toBeDefined();
  });
});
