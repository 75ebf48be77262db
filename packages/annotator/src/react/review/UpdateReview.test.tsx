// @vitest-environment jsdom
import type { CarryOverReason, TextSelection } from '@glossator/client-sdk/contract';
import { CARRY_OVER_REASONS } from '@glossator/client-sdk/contract';
import { loadMessages, createTranslate } from '@glossator/i18n';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aChange, aChangedDocument, anUpdate } from '../../core/testing/fake-review-backend';
import { RefusalError } from '../../core/testing/refusal-error';
import { aDocument, aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes } from '../testing/render-annotator';
import { renderReview } from '../testing/render-review';
import { reasonWords } from '../controls/changes/outcome-words';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const changes = [
  aChange({
    newCitation: 'Art. 21 Abs. 2',
    old: aRange(0, 0, 0, 20),
    new: aRange(0, 0, 0, 20),
    oldText: 'The one-year period runs from the day of the bargain.',
    newText: 'The two-year period runs from the day of the bargain.',
    words: [
      {
        kind: 'replaced',
        old: aRange(0, 0, 2, 12),
        new: aRange(0, 0, 2, 12),
        oldText: 'one-year',
        newText: 'two-year',
      },
    ],
  }),
  aChange({
    kind: 'inserted',
    newCitation: 'Art. 21 Abs. 3',
    old: aRange(0, 1, 0, 0),
    new: aRange(0, 1, 0, 20),
    oldText: '',
    newText: 'It stands still as long as the parties talk.',
  }),
  aChange({
    kind: 'deleted',
    oldCitation: 'Art. 22',
    old: aRange(1, 0, 0, 20),
    new: aRange(1, 0, 0, 0),
    oldText: 'Where a statute asks for a form, the contract must have it.',
    newText: '',
  }),
];

function carried(
  id: number,
  status: TextSelection['status'],
  reason: CarryOverReason,
  changed: Partial<TextSelection> = {},
): TextSelection {
  const range = aRange(0, 0, id, id + 1);
  return aSelection(id, range, {
    status,
    text: `passage ${id}`,
    createdBy: { id: 1, name: 'Lea Rossi' },
    carriedOver: {
      from: { versionId: 101, versionNumber: 1, ...range, text: `former passage ${id}` },
      outcome: status,
      confidence: 0.9,
      reason,
      candidates: [],
    },
    ...changed,
  });
}

const selections = [
  carried(1, 'success', { kind: 'identical', changedWords: 0, to: 'Art. 21 Abs. 1' }),
  carried(2, 'unconfirmed', { kind: 'words-changed', changedWords: 3, to: 'Art. 21 Abs. 2' }),
  carried(3, 'failed', { kind: 'repealed', changedWords: 0, from: 'Art. 22' }),
];

const cards = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('article');
const position = () =>
  within(screen.getByRole('group', { name: 'Changes' })).getByText(/of 3$|^3 changes$/u).textContent;

describe('<UpdateReview>', () => {
  it('shows both texts, the changes word by word, and goes through them', async () => {
    const { user, viewers } = await renderReview({ content: { changes, selections } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Update of 1 July 2026');
    expect(screen.getByText('3 changes in 2 articles')).toBeDefined();
    expect(cards('Changes')).toHaveLength(3);
    expect(cards('Changes')[0]?.querySelector('del')?.textContent).toBe('one-year');
    expect(cards('Changes')[0]?.querySelector('ins')?.textContent).toBe('two-year');
    expect(viewers.length).toBeGreaterThanOrEqual(2);
    for (const name of ['Next change', 'Previous change'])
      expect(screen.getByRole('button', { name }).querySelector('svg')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next change' }));
    expect(position()).toBe('1 of 3');
    await user.keyboard('n');
    expect(position()).toBe('2 of 3');
    expect(cards('Changes')[1]?.getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('Change 2 of 3: inserted, Art. 21 Abs. 3')).toBeDefined();
    await user.keyboard('NN');
    expect(position()).toBe('3 of 3');
    await user.keyboard('{Escape}');
    expect(position()).toBe('3 changes');
  });

  it('calls a paragraph with words that were only inserted, or only deleted, so', async () => {
    const word = (kind: 'inserted' | 'deleted', oldText: string, newText: string) => ({
      kind,
      old: aRange(0, 0, 4, 4 + oldText.length),
      new: aRange(0, 0, 4, 4 + newText.length),
      oldText,
      newText,
    });
    const inserted = aChange({
      oldText: 'The bargain binds.',
      newText: 'The written bargain binds.',
      words: [word('inserted', '', 'written ')],
    });
    const deleted = aChange({
      oldText: 'The written bargain binds.',
      newText: 'The bargain binds.',
      words: [word('deleted', 'written ', '')],
    });
    const both = aChange({ words: [word('inserted', '', 'x'), word('deleted', 'y', '')] });
    const { user } = await renderReview({ content: { changes: [inserted, deleted, both] } });
    const kinds = () => cards('Changes').map((card) => card.querySelector('header span')?.textContent);
    expect(kinds()).toEqual(['inserted', 'deleted', 'replaced']);
    expect(cards('Changes')[0]?.querySelector('ins')?.textContent).toContain('written');
    await user.click(screen.getByRole('button', { name: 'Show: All changes. Choose another' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Deleted' }));
    expect(kinds()).toEqual(['deleted']);
    await user.keyboard('n');
    expect(screen.getByText(/^Change 1 of 1: deleted/)).toBeDefined();
  });

  it('begins at the first change, which the next step makes the active one', async () => {
    const first = aChange({ old: aRange(2, 0, 0, 3), new: aRange(2, 0, 0, 3) });
    const { user, viewers } = await renderReview({ content: { changes: [first, ...changes] } });
    const shown = viewers.slice(-2).map(({ state }) => state.page);
    expect(shown).toEqual([2, 2]);
    await user.click(screen.getByRole('button', { name: 'Next change' }));
    expect(screen.getByText(/^Change 1 of 4/)).toBeDefined();
  });

  it('asks with the documents that are deleted, added or renamed, by their titles', async () => {
    const documents = [
      aChangedDocument(1),
      aDocument(2, { title: 'Old annex', warnings: ['deleted'] }),
      aDocument(3, { title: 'Ordinance of 2026', warnings: ['renamed', 'reordered'] }),
      aDocument(4, { title: 'New annex', warnings: ['added'] }),
      aDocument(5, { title: 'Untouched' }),
    ];
    const { user } = await renderReview({ content: { documents, changes, selections } });
    for (const decision of ['Approve update', 'Copy to a new Code', 'Decline']) {
      await user.click(screen.getByRole('button', { name: decision }));
      const dialog = screen.getByRole('dialog');
      const said = [...dialog.querySelectorAll('dl > div')].map((each) => each.textContent);
      expect(said).toEqual([
        'DeletedOld annex',
        'AddedNew annex',
        'New titleOrdinance of 2026',
        'New textPart 1',
        'New placeOrdinance of 2026',
      ]);
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    }
  });

  it('filters by kind, by the user’s annotations and by words', async () => {
    const { user } = await renderReview({ content: { changes, selections } });
    await user.click(screen.getByRole('button', { name: 'Touching my annotations: 1' }));
    expect(cards('Changes')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Touching my annotations: 1' }));
    await user.click(screen.getByRole('button', { name: 'Show: All changes. Choose another' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Deleted' }));
    expect(cards('Changes').map((card) => card.querySelector('b')?.textContent)).toEqual(['Art. 22']);
    await user.type(screen.getByRole('searchbox'), 'no such word');
    await user.click(screen.getByRole('button', { name: 'Show all changes' }));
    expect(cards('Changes')).toHaveLength(3);
    await user.click(screen.getByRole('tab', { name: /Annotations/u }));
    await user.keyboard('/');
    await user.keyboard('Art. 22');
    expect(screen.getByRole('tab', { name: /Changes/u }).getAttribute('aria-selected')).toBe('true');
  });

  it('says of each annotation what happens and why', async () => {
    const { user } = await renderReview({ content: { changes, selections } });
    await user.click(screen.getByRole('tab', { name: /Annotations/u }));
    expect(cards('Annotations').map((card) => card.querySelector('header')?.textContent)).toEqual([
      'text identicalArt. 21 Abs. 1',
      '3 words changedArt. 21 Abs. 2',
      'passage repealedformerly Art. 22',
    ]);
    await user.click(screen.getByRole('button', { name: '1no place' }));
    expect(cards('Annotations')).toHaveLength(1);
    await user.keyboard('j');
    expect(screen.getByText('Annotation 1 of 1: passage repealed')).toBeDefined();
    expect(screen.getByText('It keeps its page in the old version.')).toBeDefined();
  });

  it('shows ten thousand annotations, of which only those in view exist', async () => {
    const many = Array.from({ length: 10_000 }, (_each, index) =>
      carried(index + 1, 'success', { kind: 'identical', changedWords: 0 }),
    );
    const { user } = await renderReview({ content: { changes, selections: many } });
    await user.click(screen.getByRole('tab', { name: 'Annotations10000' }));
    expect(cards('Annotations').length).toBeLessThan(60);
  });
});

describe('documents without another text', () => {
  it.each([
    ['deleted', { totalSelectionsCount: 2 }, /Its 2 annotations stay readable in the archived document/u],
    ['added', { pages: 4 }, /adds this document \(4 pages\)/u],
    ['renamed', {}, /the title “Part 1”/u],
    ['reordered', { order: 2 }, /to place 3/u],
  ] as const)('say what happens when they are %s', async (warning, parts, sentence) => {
    await renderReview({ content: { documents: [aDocument(1, { warnings: [warning], ...parts })] } });
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it.each([
    ['same-text', /only the look has changed/u],
    ['no-text', /cannot be compared with a picture/u],
    ['different', /Only 4 % of the words/u],
  ] as const)('and those whose verdict is %s say so first', async (verdict, sentence) => {
    const comparison = { state: 'ready', verdict, likeness: 0.04 } as const;
    await renderReview({ content: { documents: [aChangedDocument(1, { comparison })], changes } });
    expect(screen.getByText(sentence)).toBeDefined();
  });
});

describe('deciding', () => {
  it('asks first, with what it will do in numbers, and tells the host', async () => {
    const carryOver = { success: 117, unconfirmed: 9, failed: 2 };
    const { user, backend, reviewed } = await renderReview({
      content: { documents: [aChangedDocument(1, { carryOver })], changes },
    });
    await user.click(screen.getByRole('button', { name: 'Approve update' }));
    expect(backend.reviews).toHaveLength(0);
    const dialog = within(screen.getByRole('dialog', { name: 'Approve the update?' }));
    const text =
      '117 annotations move, 9 will wait for confirmation, 2 keep their old page; readers see the new text at once.';
    expect(dialog.getByText(text)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Approve update' }));
    expect(backend.reviews[0]?.input).toEqual({ id: 1, reviewResult: 'approve', revision: 3 });
    expect(reviewed).toEqual(['approve']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says before what it means that texts could not be compared, and tries that again', async () => {
    const comparison = { state: 'failed', failure: 'time' } as const;
    const carryOver = { success: 0, unconfirmed: 0, failed: 3 };
    const documents = [aChangedDocument(1, { comparison, carryOver }), aChangedDocument(2, { comparison })];
    const { user, backend, finish } = await renderReview({ content: { documents, changes } });
    const says = /took too long\. Without a comparison all annotations of “Part 1” keep their old page/u;
    expect(screen.getByRole('alert').textContent).toMatch(says);
    for (const name of ['Approve update', 'Copy to a new Code']) {
      await user.click(screen.getByRole('button', { name }));
      expect(within(screen.getByRole('dialog')).getByText(says)).toBeDefined();
      expect(within(screen.getByRole('dialog')).getByText(/annotations of “Part 2”/u)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
    }
    backend.fail('documents.update', new RefusalError(500, 'INTERNAL'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await finish();
    expect(screen.getByText(/could not be started again/u)).toBeDefined();
    backend.fail('documents.update', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await finish();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByText(/versions of “Part 1” are being compared: 0/u)).toBeDefined();
    expect(document.activeElement?.classList.contains('glossator-root')).toBe(true);
  });

  it('says which text has pages that cannot be read, where that kept them from being compared', async () => {
    const comparison = { state: 'failed', failure: 'text', unreadPages: { old: 0, new: 3 } } as const;
    await renderReview({ content: { documents: [aChangedDocument(1, { comparison })], changes } });
    const says = '3 pages of the new file cannot be read. Without a comparison all annotations';
    expect(screen.getByRole('alert').textContent).toContain(says);
  });

  it('says in words what went wrong, and keeps the dialog', async () => {
    const { user, backend, reviewed } = await renderReview({ content: { changes } });
    backend.fail('codes.review', new RefusalError(413, 'QUOTA_EXCEEDED'));
    await user.click(screen.getByRole('button', { name: 'Copy to a new Code' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy to a new Code' }));
    expect(screen.getByRole('alert').textContent).toMatch(/Your storage is full/u);
    backend.fail('codes.review', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reviewed).toEqual(['copy']);
  });

  it('is not possible without the access, and says why', async () => {
    const user = { id: 1, name: 'Lea Rossi', access: 'annotate' } as const;
    const made = await renderReview({ content: { changes }, props: { user } });
    const button = screen.getByRole('button', { name: 'Approve update' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await made.user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText(/requires “Organize” access/u).length).toBeGreaterThan(0);
  });

  it('ends when somebody else was faster, with a way back', async () => {
    const { user, publish, finish, closed } = await renderReview({ content: { changes } });
    const data = { codeId: 1, hasUpdate: false, reviewResult: 'approve' } as const;
    act(() => publish({ name: 'CODE_CHANGES/UPDATE', data }));
    await finish();
    expect(screen.getByText(/Somebody else has approved this update/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Decline' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByText('Back to Civil Code'));
    expect(closed).toHaveLength(1);
  });

  it('waits until the new state is shown', async () => {
    const { user, backend, publish, finish } = await renderReview({ content: { changes } });
    backend.content.update = anUpdate({ revision: 4 });
    backend.content.changes = changes.slice(0, 1);
    act(() => publish({ name: 'CODE_CHANGES/UPDATE', data: { codeId: 1, hasUpdate: true, revision: 4 } }));
    await user.click(screen.getByRole('button', { name: 'Show the new state' }));
    await finish();
    expect(cards('Changes')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline' }));
    expect(backend.reviews[0]?.input.revision).toBe(4);
  });
});

it.each(['en', 'de'] as const)('has words in %s for every reason', async (locale) => {
  const t = createTranslate(locale, await loadMessages(locale), 'annotator');
  const said = CARRY_OVER_REASONS.map((kind) => reasonWords({ kind, changedWords: 2, places: 3 }, t));
  expect(new Set(said).size).toBe(CARRY_OVER_REASONS.length);
  const moved = { kind: 'moved', changedWords: 1, from: 'Art. 12', to: 'Art. 12a' } as const;
  expect(reasonWords(moved, t)).toMatch(/Art\. 12 .*Art\. 12a, 1 /u);
});
