// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import type { CodeChange, LiveEvent } from '@glossator/client-sdk/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveSource } from '../../../../core/ports/backend';
import { anUnported } from '../../../../core/testing/carried-selection';
import { createManualBackend } from '../../../../core/testing/manual-backend';
import { aRange } from '../../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const MAX = { createdBy: { id: 2, name: 'Max Keller' } };
const PERSON = { range: aRange(0, 0, 2, 8), text: 'person', confidence: 0.95 };
const OFFER = { range: aRange(0, 0, 18, 26), text: 'an offer', confidence: 0.5 };
const STATUTE = { range: aRange(1, 0, 8, 15), text: 'statute', confidence: 0.7 };
const FIRST = anUnported(5, 'every person', [PERSON, OFFER]);
const GONE = anUnported(6, 'repealed words', []);
const HIS = anUnported(7, 'statutes', [STATUTE], MAX);

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await renderAnnotator(options);
  await made.finish();
  await made.user.click(screen.getByRole('tab', { name: /^Update/ }));
  await vi.waitUntil(() => document.querySelector('[data-glossator-update-tab]'));
  const card = (name: RegExp) => screen.getByRole('article', { name });
  const cards = () => screen.queryAllByRole('article');
  return { ...made, card, cards };
}

describe('annotations to place', () => {
  it('are listed with both wordings, why, and where; the tab counts them', async () => {
    const { card, cards } = await opened({ existing: [FIRST, GONE, HIS] });
    expect(screen.getByRole('tab', { name: /^Update ?3$/ })).toBeDefined();
    expect(cards()).toHaveLength(3);
    const first = card(/every person/);
    expect(within(first).getByText('2 words changed')).toBeDefined();
    expect(within(first).getByText('p. 2 → p. 1')).toBeDefined();
    expect(first.querySelector('del')?.textContent).toContain('every');
    expect(within(card(/repealed words/)).getByText('formerly p. 2')).toBeDefined();
    expect(screen.getByRole('status', { name: '0 of 3 decided' }).textContent).toBe('0 of 3');
  });

  it('are reached by Tab before one of them is chosen', async () => {
    const { user, card } = await opened({ existing: [FIRST, GONE] });
    screen.getByRole('button', { name: 'No place 1' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(card(/every person/));
    await user.keyboard('{Enter}');
    expect(card(/every person/).getAttribute('aria-current')).toBe('true');
  });

  it('are decided by keys alone, one after the other', async () => {
    const made = await opened({ existing: [FIRST, GONE] });
    const { user, finish, viewer, card } = made;
    await user.keyboard('j');
    expect(card(/every person/).getAttribute('aria-current')).toBe('true');
    await user.keyboard('r');
    const choice = screen.getByRole('group', { name: /Places where it may belong/ });
    expect(within(choice).getAllByRole('radio')).toHaveLength(2);
    expect(choice.textContent).toContain('p. 1 · very likely');
    await user.keyboard(']');
    expect(viewer().shown.highlights).toMatchObject([{ id: 5, range: OFFER.range, isProposal: true }]);
    await user.keyboard('a');
    expect(card(/repealed words/).getAttribute('aria-current')).toBe('true');
    await user.keyboard('h');
    expect(screen.getByRole('button', { name: 'Use this place' })).toHaveProperty('disabled', true);
    act(() => viewer().select(STATUTE.range));
    const bar = screen.getByRole('toolbar');
    expect(within(bar).getByRole('button', { name: /Use this place/ })).toBeDefined();
    expect(within(bar).queryByRole('button', { name: /Comment/ })).toBeNull();
    await user.keyboard('a');
    await finish();
    expect(made.backend.stored.get(5)).toMatchObject({ status: 'success', text: 'an offer' });
    expect(made.backend.stored.get(6)).toMatchObject({ status: 'success', text: 'statute' });
    expect(screen.getByText('Every annotation has found its place')).toBeDefined();
    await user.keyboard('{Control>}z{/Control}');
    await finish();
    expect(card(/repealed words/)).toBeDefined();
    expect(made.backend.stored.get(6)?.status).toBe('failed');
  });

  it('keep the focus in their card when what had it is closed', async () => {
    const { user, card } = await opened({ existing: [FIRST] });
    await user.click(card(/every person/));
    await user.click(screen.getByRole('button', { name: /^Other place/ }));
    await user.click(screen.getAllByRole('radio')[1] ?? document.body);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(card(/every person/));
    await user.keyboard('r');
    await user.click(screen.getByRole('button', { name: /^Select by hand/ }));
    expect(document.activeElement).toBe(card(/every person/));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^Other place/ })).toBeDefined();
  });

  it('are decided by their authors only; others see by whom', async () => {
    const { user, card } = await opened({ existing: [HIS] });
    await user.click(card(/statutes/));
    expect(screen.getByText('Max Keller decides where it belongs.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the old page' })).toBeDefined();
  });

  it('are confirmed together where the words are the same, after saying how many', async () => {
    const same = anUnported(8, 'statute', [STATUTE], {}, { kind: 'identical', changedWords: 0 });
    const { user, finish, backend } = await opened({ existing: [FIRST, same] });
    await user.click(screen.getByRole('button', { name: 'Confirm the one with identical text' }));
    const question = screen.getByRole('group', { name: /one annotation is identical/ });
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await finish();
    expect([...backend.stored.values()].map(({ status }) => status)).toEqual(['unconfirmed', 'success']);
    const notice = screen.getByText('One place confirmed').closest('[role="status"]');
    if (!(notice instanceof HTMLElement)) throw new Error('There is no notice');
    await user.click(within(notice).getByRole('button', { name: 'Undo' }));
    await finish();
    expect([...backend.stored.values()].map(({ status }) => status)).toEqual(['unconfirmed', 'unconfirmed']);
    expect(screen.getByText('Undone: confirm the place of a highlight')).toBeDefined();
  });

  it('show their old page beside the document, until Escape', async () => {
    const asked: unknown[] = [];
    const resolveFile = (_document: unknown, choice?: object) => {
      asked.push(choice);
      return { url: '/file' };
    };
    const { user, finish, viewer } = await opened({ existing: [FIRST], props: { resolveFile } });
    await user.keyboard('jo');
    await finish();
    expect(await screen.findByRole('region', { name: 'Old page: Version 1, p. 2' })).toBeDefined();
    await finish();
    expect(asked.at(-1)).toEqual({ version: 1 });
    expect(viewer().shown.highlights).toMatchObject([{ id: 5, range: { startPage: 1 } }]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /Old page/ })).toBeNull();
  });

  it('are led to from the annotations list', async () => {
    const { user, card } = await opened({ existing: [FIRST] });
    await user.click(screen.getByRole('tab', { name: /^Annotations/ }));
    await user.click(card(/person/));
    expect(screen.getByRole('tab', { name: /^Update/ }).getAttribute('aria-selected')).toBe('true');
    expect(card(/every person/).getAttribute('aria-current')).toBe('true');
  });

  it('are filtered by what is open on them', async () => {
    const { user, cards } = await opened({ existing: [FIRST, GONE] });
    await user.click(screen.getByRole('button', { name: 'No place 1' }));
    expect(cards().map((each) => each.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('repealed words'),
    ]);
  });
});

describe('the update tab', () => {
  it('says what will be there', async () => {
    await opened();
    expect(screen.getByText('No update')).toBeDefined();
  });

  it('says what went wrong', async () => {
    const made = await renderAnnotator();
    await made.user.click(screen.getByRole('tab', { name: /^Update/ }));
    expect(screen.getByRole('status', { name: 'Loading the annotations' })).toBeDefined();
    await act(async () => {
      for (const call of made.backend.calls.splice(0)) call.breakOff();
      await Promise.resolve();
    });
    await made.finish();
    expect(screen.getByText('Something went wrong. Please try again later.')).toBeDefined();
  });

  it('offers to try again beside what came from others, where the rest could not be read', async () => {
    let publish: (event: LiveEvent) => void = () => undefined;
    const live: LiveSource = {
      subscribe: ({ onEvent }) => {
        publish = onEvent;
        return () => undefined;
      },
    };
    const made = await renderAnnotator({ props: { live } });
    await made.user.click(screen.getByRole('tab', { name: /^Update/ }));
    await act(async () => {
      for (const call of made.backend.calls.splice(0)) call.breakOff();
      await Promise.resolve();
    });
    await made.finish();
    act(() => publish({ name: 'SELECTION/CREATE', data: FIRST }));
    const words = 'Something went wrong. Please try again later.';
    const alert = screen.getByText(words).closest<HTMLElement>('[role="alert"]');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await made.user.click(within(alert!).getByRole('button', { name: 'Try again' }));
    await made.finish();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('tells organisers what the pending Update does, live, and leads to its review', async () => {
    const stamps = { createdAt: '2026-03-03T10:00:00.000Z', createdBy: { id: 2, name: 'Max Keller' } };
    let changes: readonly CodeChange[] = [
      {
        documentId: 1,
        title: 'Part 1',
        warnings: ['contains updates to resolve'],
        comparison: { state: 'running', share: 0.2 },
      },
      {
        documentId: 2,
        title: 'Part 2',
        warnings: ['renamed', 'reordered'],
        newTitle: 'Second',
        oldOrder: 1,
        newOrder: 0,
      },
    ];
    const backend = createManualBackend();
    const asked: unknown[] = [];
    const codes = {
      ...backend.codes,
      changes: (input: unknown) => {
        asked.push(input);
        return Promise.resolve({ data: [...changes] });
      },
    };
    let publish: (event: LiveEvent) => void = () => undefined;
    const live: LiveSource = {
      subscribe: ({ onEvent }) => {
        publish = onEvent;
        return () => undefined;
      },
    };
    let reviews = 0;
    const props = {
      live,
      backend: { ...backend, codes },
      onReviewUpdate: () => void (reviews += 1),
      update: { id: 3, revision: 1, isFromSource: false, ...stamps },
    };
    const { user, finish } = await opened({ access: 'organize', props });
    await finish();
    const summary = screen.getByRole('region', { name: 'Pending update' });
    expect(summary.textContent).toContain('By Max Keller');
    expect(summary.textContent).toContain('Comparing the texts: 20 %');
    expect(summary.textContent).toContain('new text');
    expect(summary.textContent).not.toContain('annotations to place');
    expect(summary.textContent).toContain('renamed to “Second”');
    expect(summary.textContent).toContain('moved from place 2 to 1');
    // How many there are in all is not known before every text has been compared.
    expect(summary.textContent).not.toMatch(/changes? in/);
    act(() =>
      publish({
        name: 'CODE_CHANGES/UPDATE',
        data: { codeId: 1, hasUpdate: true, progress: { documentId: 1, share: 0.6 } },
      }),
    );
    expect(summary.textContent).toContain('Comparing the texts: 60 %');
    await user.click(within(summary).getByRole('button', { name: 'Review' }));
    expect(reviews).toBe(1);
    const comparison = { state: 'ready', verdict: 'changed', likeness: 0.9, changes: 38 } as const;
    const carryOver = { success: 3, unconfirmed: 1, failed: 0 };
    changes = changes.map((change) =>
      change.documentId === 1 ? { ...change, comparison, carryOver } : change,
    );
    act(() => publish({ name: 'CODE_CHANGES/UPDATE', data: { codeId: 1, hasUpdate: true, revision: 2 } }));
    expect(await within(summary).findByText('38 changes in one document')).toBeDefined();
    expect(summary.textContent).toContain('contains annotations to place');
    expect(asked).toEqual([{ id: 1 }, { id: 1 }, { id: 1 }]);
    act(() =>
      publish({
        name: 'CODE_CHANGES/UPDATE',
        data: { codeId: 1, hasUpdate: false, reviewResult: 'decline' },
      }),
    );
    expect(screen.queryByRole('region', { name: 'Pending update' })).toBeNull();
  });
});
