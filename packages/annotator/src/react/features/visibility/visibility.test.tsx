// @vitest-environment jsdom
import type { TextSelection } from '@glossator/client-sdk/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const LEA = { createdBy: { id: 1, name: 'Lea Rossi' } };
const PERSON = aRange(0, 0, 2, 8);
const own = aSelection(5, PERSON, { ...LEA, text: 'person', visibility: 'private' });
const theirs = aSelection(9, aRange(0, 0, 5, 12), { text: 'person who', color: 'COLOR_4' });
const LOCK = 'Private: only you see this';

async function opened(
  existing: readonly TextSelection[],
  options: Parameters<typeof renderAnnotator>[0] = {},
) {
  const made = await renderAnnotator({ existing, ...options });
  await made.finish();
  const card = (id: number) => {
    const element = made.container.querySelector<HTMLElement>(`[data-glossator-card="${id}"]`);
    if (!element) throw new Error(`There is no card ${id}`);
    return within(element);
  };
  return { ...made, card };
}

const publish = () => screen.getByRole('button', { name: 'Publish' });

describe('a private highlight', () => {
  it('has a lock, is published with one press, and the toast takes it back', async () => {
    const { user, card, backend, finish } = await opened([own]);
    expect(card(5).getByText(LOCK)).toBeDefined();
    act(() => publish().focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByText(LOCK)).toBeNull();
    expect(document.activeElement?.getAttribute('data-glossator-card')).toBe('5');
    const toast = within(
      screen.getByText('Published: everyone in this Code sees it now.').closest('[role]')!,
    );
    await user.click(toast.getByRole('button', { name: 'Undo' }));
    await finish();
    expect(card(5).getByText(LOCK)).toBeDefined();
    expect(backend.stored.get(5)?.visibility).toBe('private');
  });

  it('is counted at the foot of the panel, as private until it is published', async () => {
    const elsewhere = aSelection(9, aRange(1, 0, 0, 4), { text: 'Part' });
    const { user } = await opened([own, elsewhere]);
    expect(screen.getByText('2 annotations in this Code, 1 of them private')).toBeDefined();
    await user.click(publish());
    expect(screen.getByText('2 annotations in this Code')).toBeDefined();
    cleanup();
    await opened([own]);
    expect(screen.getByText('1 annotation in this Code, private')).toBeDefined();
    cleanup();
    await opened([own], { locale: 'de' });
    expect(screen.getByText('1 Anmerkung in diesem Code, privat')).toBeDefined();
  });

  it('can be neither published nor chosen where the back end does not keep to it', async () => {
    const backend = { ...createManualBackend(), keepsPrivate: false };
    const { viewer } = await opened([], { props: { backend } });
    act(() => viewer().select(PERSON));
    expect(screen.getByRole('toolbar', { name: 'Selected text' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Who sees new annotations' })).toBeNull();
  });

  it('is not sent by mail, and a published one can be made private unless others have written on it', async () => {
    const { user, card } = await opened([{ ...own, visibility: 'code' }]);
    act(() => screen.getByRole('article').click());
    const send = () => card(5).queryByRole('button', { name: /mail/i });
    expect(send()).not.toBeNull();
    await user.click(card(5).getByRole('button', { name: 'Make private: only you will see it' }));
    expect(card(5).getByText(LOCK)).toBeDefined();
    expect(send()).toBeNull();
  });
});

describe('where the text is highlighted already', () => {
  async function asked() {
    const made = await opened([own, theirs]);
    await made.user.click(publish());
    return {
      ...made,
      dialog: within(screen.getByRole('dialog', { name: 'This text is highlighted already' })),
    };
  }

  it('publishing asks, and staying private is at hand', async () => {
    const { user, dialog, card, backend } = await asked();
    expect(dialog.getByText('Max Keller has highlighted “person who”.')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay private'));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card(5).getByText(LOCK)).toBeDefined();
    expect(backend.calls).toEqual([]);
  });

  it('names the user themself where it is their own', async () => {
    const { user } = await opened([own, { ...theirs, ...LEA }]);
    await user.click(publish());
    expect(screen.getByText('You have highlighted “person who”.')).toBeDefined();
  });

  it('or joins that one', async () => {
    const { user, dialog, finish, container } = await asked();
    await user.click(dialog.getByRole('button', { name: 'Join that highlight' }));
    await finish();
    const cards = [...container.querySelectorAll('[data-glossator-card]')];
    expect(cards.map((each) => each.getAttribute('data-glossator-card'))).toEqual(['9']);
  });
});

describe('the filter', () => {
  it('leaves what is private, and offers that where it can be', async () => {
    const { user, container } = await opened([own, theirs]);
    await user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    await user.click(screen.getByRole('checkbox', { name: /^Private/ }));
    const cards = [...container.querySelectorAll('[data-glossator-card]')];
    expect(cards.map((each) => each.getAttribute('data-glossator-card'))).toEqual(['5']);
    cleanup();
    const backend = { ...createManualBackend([theirs]), keepsPrivate: false };
    const unable = await opened([theirs], { props: { backend } });
    while (backend.calls.length > 0) backend.next().succeed();
    await unable.finish();
    await unable.user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    expect(screen.queryByRole('checkbox', { name: /^Private/ })).toBeNull();
    expect(screen.getByRole('checkbox', { name: /^Unresolved/ })).toBeDefined();
  });
});

describe('what is made next', () => {
  it('is private when that was chosen in the bar of selected text, and so are notes', async () => {
    const { user, viewer, finish, backend } = await opened([]);
    act(() => viewer().select(PERSON));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected text' }));
    const choice = within(bar.getByRole('group', { name: 'Who sees new annotations' }));
    expect(choice.getByRole('radio', { name: 'Everyone in this Code', checked: true })).toBeDefined();
    await user.click(choice.getByRole('radio', { name: 'Only me' }));
    await user.click(bar.getAllByRole('button', { name: /^Highlight in/ })[0]!);
    await finish();
    expect([...backend.stored.values()]).toMatchObject([{ visibility: 'private' }]);
    expect(screen.getByText(LOCK)).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /Notes/ }));
    await finish();
    await user.click(screen.getAllByRole('button', { name: 'Write a note' })[0]!);
    expect(screen.getByRole('radio', { name: 'Only me', checked: true })).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Your note' }), 'Settle?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await finish();
    expect([...backend.storedNotes.values()]).toMatchObject([{ text: 'Settle?', visibility: 'private' }]);
  });
});
