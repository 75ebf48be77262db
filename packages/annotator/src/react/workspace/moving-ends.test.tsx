// @vitest-environment jsdom
import { chooseAction } from '../testing/choose-action';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRange, aSelection, settle } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const LEA = { id: 1, name: 'Lea Rossi' };
const OWN = aSelection(5, aRange(0, 0, 2, 8), { text: 'person', createdBy: LEA });
const OTHERS = aSelection(6, aRange(0, 0, 9, 12), { text: 'who' });

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await renderAnnotator({ existing: [OWN, OTHERS], ...options });
  await made.finish();
  screen.getByRole('group', { name: /^Annotator/ }).focus();
  return made;
}

describe('the ends of a highlight', () => {
  it('are moved by keys from anywhere inside, but not from a text field', async () => {
    const made = await opened();
    act(() => made.viewer().clickHighlight(5));
    await made.user.keyboard('{Escape}');
    act(() => made.viewer().clickHighlight(5));
    screen.getByRole('button', { name: 'More actions' }).focus();
    await made.user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(made.viewer().keys).toContain('ArrowRight');
    const before = made.viewer().keys.length;
    await made.user.click(screen.getByRole('textbox', { name: 'Page' }));
    await made.user.keyboard('{Shift>}{ArrowRight}{/Shift}e');
    expect(made.viewer().keys).toHaveLength(before);
  });

  it('say the new quote, and take the bar at the old place away', async () => {
    const made = await opened();
    act(() => made.viewer().clickHighlight(5));
    expect(screen.getByRole('toolbar', { name: /highlight/i })).toBeDefined();
    act(() => made.viewer().moveHighlight(5, aRange(0, 0, 0, 8)));
    expect(screen.getByText('The highlight now reads: A person')).toBeDefined();
    expect(screen.queryByRole('toolbar', { name: /highlight/i })).toBeNull();
    expect(within(screen.getByRole('tabpanel', { name: /Annotations/ })).getByText('A person')).toBeDefined();
  });

  it('are in the list of keys', async () => {
    const made = await opened();
    await chooseAction(made.user, /^Keyboard shortcuts/);
    expect(screen.getByText(/^Move the end of your active highlight/)).toBeDefined();
  });
});

describe('a text that is marked already', () => {
  it('is refused in the words of the specification, and what is there is offered to be opened', async () => {
    const onNotice = vi.fn();
    const made = await opened({ props: { onNotice } });
    act(() => made.viewer().clickHighlight(5));
    act(() => made.viewer().moveHighlight(5, aRange(0, 0, 2, 12)));
    const message = screen.getByRole('alert');
    expect(message.textContent).toContain(
      'You cannot select a text that is overlapping with already existing annotation(s). Please try again.',
    );
    expect(onNotice).not.toHaveBeenCalled();
    await made.user.click(within(message).getByRole('button', { name: 'Open the existing one' }));
    expect(made.viewer().shown).toMatchObject({ active: 6, goTo: { range: { startCharacter: 9 } } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be commented on instead; a colleague’s that has just come, too', async () => {
    const made = await opened({ existing: [] });
    act(() => made.viewer().select(OTHERS));
    await made.user.keyboard('1');
    await act(async () => {
      made.backend.stored.set(6, OTHERS);
      made.backend.next().refuse(409, 'SELECTION_OVERLAP', { conflictWith: 6 });
      await settle();
    });
    await made.user.click(screen.getByRole('button', { name: 'Comment on it' }));
    await made.finish();
    expect(made.viewer().shown.active).toBe(6);
    expect(screen.getByRole('textbox', { name: /comment/i })).toBeDefined();
  });

  it('stays while somebody is at the offer', async () => {
    const made = await opened();
    act(() => made.viewer().select(aRange(0, 0, 7, 12)));
    await made.user.keyboard('1');
    act(() => screen.getByRole('button', { name: 'Open the existing one' }).focus());
    await made.pass(60_000);
    expect(screen.getByRole('alert')).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Open the existing one' }).blur());
    await made.pass(6000);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
