// @vitest-environment jsdom
import type { CodeSearchHit, CodeSearchResult } from '@glossator/client-sdk/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aDocument, aRange } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const MADE = { createdAt: '2026-07-01T00:00:00.000Z', createdBy: { id: 2, name: 'Max Keller' } };
const found = { excerpt: 'held to the bargain', match: { start: 12, end: 19 } };
const text = (documentId: number, page: number, citation?: string): CodeSearchHit => ({
  kind: 'text',
  documentId,
  range: aRange(page, 0, 0, 5),
  ...found,
  ...(citation !== undefined && { citation }),
});
const answer = (data: readonly CodeSearchHit[], more: Partial<CodeSearchResult> = {}): CodeSearchResult => ({
  data: [...data],
  total: data.length,
  documents: [...new Set(data.map(({ documentId }) => documentId))].map((id) => ({
    id,
    total: data.filter((hit) => hit.documentId === id).length,
  })),
  unread: [],
  ...more,
});

/** Searches for “bargain” where the switch says, and answers. */
async function searching(
  scope: string,
  result: CodeSearchResult | readonly (CodeSearchResult | (() => CodeSearchResult))[],
  options: Parameters<typeof renderAnnotator>[0] = {},
) {
  const onDocumentChange = vi.fn();
  const made = await renderAnnotator({ ...options, props: { ...options.props, onDocumentChange } });
  await made.finish();
  act(() => screen.getByRole('group', { name: /Part 1/ }).focus());
  await made.user.keyboard('{Control>}f{/Control}');
  await made.user.click(screen.getByRole('button', { name: 'List the places found' }));
  await made.user.click(within(screen.getByRole('search')).getByRole('radio', { name: scope }));
  await screen.findByText('Type what you are looking for.');
  const answers = [result].flat();
  const search = vi.fn(async (_input: object) => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return typeof next === 'function' ? next() : next;
  });
  if (Array.isArray(result)) Object.assign(made.backend.codes, { search });
  else made.backend.codeAnswers.push(result as CodeSearchResult);
  await made.user.type(screen.getByRole('textbox', { name: /^Search in/ }), 'bargain');
  await made.pass(200);
  await made.finish();
  return { ...made, onDocumentChange, search };
}

const status = () => within(screen.getByRole('search')).getAllByRole('status')[0]?.textContent;

describe('a search of the whole Code', () => {
  it('lists hits by document, with citation and page, and opens the document of the one that is chosen', async () => {
    const hits = [text(1, 0, 'Art. 28 Abs. 2'), text(2, 4), text(2, 6)];
    const made = await searching('Whole Code', answer(hits));
    expect(status()).toBe('3 places found');
    const list = screen.getByRole('listbox', { name: 'Places found' });
    expect(screen.getByRole('button', { name: 'Part 2: 2 places' })).toBeDefined();
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'held to the bargainArt. 28 Abs. 2 · p. 1',
      'held to the bargainp. 5',
      'held to the bargainp. 7',
    ]);
    expect(options[0]?.querySelector('mark')?.textContent).toBe('bargain');
    act(() => list.focus());
    await made.user.keyboard('{ArrowDown}');
    expect(status()).toBe('1 of 3');
    expect(made.onDocumentChange).not.toHaveBeenCalled();
    await made.user.keyboard('n');
    expect(status()).toBe('2 of 3');
    expect(made.onDocumentChange).toHaveBeenCalledWith(2);
    await made.finish();
    expect(screen.getByRole('textbox', { name: /^Search in/ })).toHaveProperty('value', 'bargain');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('p. 5');
    expect(made.viewer().shown.goTo).toMatchObject({ range: { startPage: 4 } });
  });

  it('collapses documents one by one and all together, and says how many places each has', async () => {
    const made = await searching('Whole Code', answer([text(1, 0), text(2, 4), text(2, 6)]));
    const head = (name: string) => screen.getByRole('button', { name });
    const shown = () => screen.queryAllByRole('option').map((option) => option.textContent.slice(-4));
    expect(screen.getByText('3 places in 2 documents')).toBeDefined();
    await made.user.click(head('Part 1: 1 place'));
    expect(head('Part 1: 1 place').getAttribute('aria-expanded')).toBe('false');
    expect(shown()).toEqual(['p. 5', 'p. 7']);
    // Keys pass over what is collapsed; the places are those among all.
    act(() => screen.getByRole('listbox', { name: 'Places found' }).focus());
    await made.user.keyboard('{Home}');
    expect(status()).toBe('2 of 3');
    await made.finish();
    await made.user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(shown()).toEqual([]);
    await made.user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(shown()).toEqual(['p. 1', 'p. 5', 'p. 7']);
  });

  it('fetches the places of a document when it is looked at, whatever is above it', async () => {
    const documents = [
      { id: 1, total: 2 },
      { id: 2, total: 2 },
    ];
    const first = answer([text(1, 0)], { documents, total: 4 });
    const made = await searching('Whole Code', [
      first,
      answer([text(1, 0), text(1, 1)]),
      answer([text(2, 4), text(2, 6)]),
    ]);
    const asked = made.search.mock.calls.map(([input]) => input);
    expect(asked).toEqual([
      expect.not.objectContaining({ documentId: expect.anything() }),
      expect.objectContaining({ documentId: 1 }),
      expect.objectContaining({ documentId: 2 }),
    ]);
    const places = screen.getAllByRole('option').map((option) => option.textContent.slice(-4));
    expect(places).toEqual(['p. 1', 'p. 2', 'p. 5', 'p. 7']);
  });

  it('says where the places of a document could not be fetched, and tries again on request', async () => {
    const documents = [{ id: 1, total: 2 }];
    let isDown = true;
    const made = await searching('Whole Code', [
      answer([text(1, 0)], { documents, total: 2 }),
      () => {
        if (isDown) throw new Error('The connection broke');
        return answer([text(1, 0), text(1, 1)]);
      },
    ]);
    const trouble = screen.getByRole('alert');
    isDown = false;
    await made.user.click(within(trouble).getByRole('button', { name: 'Try again' }));
    await made.finish();
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says which documents have scans, in which no words are found', async () => {
    const scan = {
      ...aDocument(2),
      pages: 40,
      version: { number: 1, createdAt: MADE.createdAt, pagesWithoutText: 12 },
    };
    const made = await searching('Whole Code', answer([]), { props: { documents: [aDocument(1), scan] } });
    const said = 'No text on 12 pages of Part 2: as images their words cannot be searched.';
    expect(screen.getByText(said)).toBeDefined();
    await made.user.click(within(screen.getByRole('search')).getByRole('radio', { name: 'Annotations' }));
    made.backend.codeAnswers.push(answer([]));
    await made.pass(200);
    await made.finish();
    expect(screen.queryByText(said)).toBeNull();
  });

  it('says what was not searched, that nothing was found, and that it did not work', async () => {
    const made = await searching('Whole Code', answer([], { unread: [2] }));
    expect(screen.getByText('Nothing found for “bargain”.')).toBeDefined();
    expect(screen.getByText('These documents could not be searched, or only in part: Part 2')).toBeDefined();
    await made.user.click(screen.getByRole('button', { name: 'Match case' }));
    await made.pass(200);
    await act(async () => {
      made.backend.next().breakOff();
      await Promise.resolve();
    });
    expect(await screen.findByRole('alert')).toBeDefined();
    await made.user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    await made.pass(0);
    await made.finish();
    expect(status()).toBe('Nothing found');
  });
});

describe('the scope of a search', () => {
  it('leaves whoever clicked it in the field, so that Ctrl+A means what is written there', async () => {
    const made = await searching('Whole Code', answer([text(1, 0)]));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Search in/ });
    for (const name of ['Annotations', 'Whole Code']) {
      await made.user.click(within(screen.getByRole('search')).getByRole('radio', { name }));
      expect(document.activeElement).toBe(field);
    }
    await made.user.click(screen.getByRole('button', { name: 'Whole words' }));
    await made.user.keyboard('{Control>}a{/Control}');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'bargain'.length]);
  });

  it('keeps the keys of whoever chose it by key', async () => {
    const made = await searching('Whole Code', answer([text(1, 0)]));
    act(() => within(screen.getByRole('search')).getByRole('radio', { name: 'Whole Code' }).focus());
    await made.user.keyboard('{ArrowRight}{ }');
    expect(document.activeElement).toBe(
      within(screen.getByRole('search')).getByRole('radio', { name: 'Annotations' }),
    );
  });
});

describe('a search of annotations', () => {
  it('says what each hit is and who wrote it', async () => {
    const note: CodeSearchHit = { kind: 'note', documentId: 2, id: 5, noteId: 5, ...found, ...MADE };
    const bookmark: CodeSearchHit = { kind: 'bookmark', documentId: 1, id: 8, page: 2, ...found, ...MADE };
    await searching('Annotations', answer([bookmark, note]));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'held to the bargainBookmark · p. 3 · Max Keller',
      'held to the bargainNote · Max Keller',
    ]);
  });

  it('speaks German', async () => {
    const made = await renderAnnotator({ locale: 'de' });
    await made.finish();
    act(() => screen.getByRole('group', { name: /Part 1/ }).focus());
    await made.user.keyboard('{Control>}f{/Control}');
    await made.user.click(screen.getByRole('button', { name: 'Fundstellen auflisten' }));
    await made.user.click(within(screen.getByRole('search')).getByRole('radio', { name: 'Anmerkungen' }));
    expect(await screen.findByText('Geben Sie ein, was Sie suchen.')).toBeDefined();
    expect(screen.getByPlaceholderText('Anmerkungen durchsuchen')).toBeDefined();
  });
});
