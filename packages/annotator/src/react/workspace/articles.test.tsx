// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withStructure } from '../../core/testing/fake-document';
import { LAW_IN_PARTS } from '../../core/testing/law-in-parts';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await renderAnnotator({ document: LAW_IN_PARTS, ...options });
  await made.finish();
  await made.pass(400);
  return made;
}
const tree = () => screen.getByRole('tree', { name: 'Table of contents' });
const rows = () =>
  within(tree())
    .getAllByRole('treeitem')
    .map((row) => row.querySelector('span:not(:empty)')?.textContent);

describe('the contents of a law without an outline', () => {
  it('are its divisions and articles, left by the filter with what they stand under', async () => {
    const made = await opened();
    expect(rows()).toEqual([
      'Teil 1 Allgemeines',
      '§ 1 Zweck',
      '§ 2 Ziel',
      'Teil 2 Besonderes',
      '§ 3 Form',
      '§ 4 Ende',
    ]);
    const filter = screen.getByRole('searchbox', { name: 'Filter the contents' });
    await made.user.type(filter, 'form');
    expect(rows()).toEqual(['Teil 2 Besonderes', '§ 3 Form']);
    await made.user.click(within(tree()).getByRole('treeitem', { name: /§ 3/ }));
    expect(made.viewer().shown.goTo).toMatchObject({ page: 1 });
    await made.user.type(filter, 'xyz');
    expect(screen.getByText('No entry of the contents contains “formxyz”.')).toBeDefined();
  });

  it('tell the number of a part or an article from its heading', async () => {
    await opened();
    const labels = within(tree())
      .getAllByRole('treeitem')
      .map((row) => row.querySelector('span > span')?.textContent);
    expect(labels).toEqual(['Teil 1', '§ 1', '§ 2', 'Teil 2', '§ 3', '§ 4']);
  });

  it('name a new bookmark, also where an annotation was jumped to that stands on the page of another article', async () => {
    const made = await opened({
      document: withStructure(LAW_IN_PARTS),
      existing: [aSelection(5, aRange(1, 3, 0, 4), { text: '(2) ' })],
    });
    const nameOfNew = async () => {
      await made.user.keyboard('b');
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name of the new bookmark/ });
      const { value } = field;
      await made.user.type(field, '{Escape}');
      await made.user.click(screen.getByRole('tab', { name: 'Contents' }));
      return value;
    };
    await made.user.click(within(tree()).getByRole('treeitem', { name: /§ 2/ }));
    expect(await nameOfNew()).toBe('§ 2 Ziel');
    await made.user.click(screen.getByRole('article'));
    expect(within(tree()).getByRole('treeitem', { current: true }).textContent).toContain('§ 3');
    expect(await nameOfNew()).toBe('§ 3 Form');
  });

  it('say how far the text has been read, and that there is nothing to find', async () => {
    const made = await opened({ document: { ...LAW_IN_PARTS, text: 'unread' } });
    expect(screen.getByText('Looking for articles: 0 of 2 pages read')).toBeDefined();
    made.viewer().readText(0);
    await made.pass(300);
    expect(screen.getByText('Looking for articles: 1 of 2 pages read')).toBeDefined();
    cleanup();
    await opened({ document: { pages: [['No law at all.']] } });
    expect(screen.getByText(/no articles were found in it/)).toBeDefined();
  });
});

describe('going to an article', () => {
  it('by g and what is typed: arrows choose, Enter goes, the focus comes back', async () => {
    const made = await opened();
    const root = screen.getByRole('group', { name: 'Annotator: Part 1' });
    root.focus();
    await made.user.keyboard('g');
    const field = screen.getByRole('combobox', { name: 'Article or page' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await made.user.type(field, '3 2');
    const first = screen.getAllByRole('option')[0];
    expect(first?.textContent).toContain('§ 3 Abs. 2');
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id);
    await made.user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made.viewer().shown.goTo).toMatchObject({ page: 1 });
    // Inside again, where the keys work; the root itself cannot be tabbed to, so it is the first element in it.
    await waitFor(() => expect(root.contains(document.activeElement)).toBe(true));
    await made.user.keyboard('g');
    expect(screen.getByRole('dialog', { name: 'Go to article' })).toBeDefined();
  });

  it('takes what is typed at once after g, whatever highlight is active', async () => {
    const made = await opened({ existing: [aSelection(5, aRange(0, 3, 0, 7), { text: 'Es gilt' })] });
    act(() => made.viewer().clickHighlight(5));
    act(() => screen.getByRole('group', { name: 'Annotator: Part 1' }).focus());
    fireEvent.keyDown(document.activeElement!, { key: 'g' });
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Article or page' }));
    await made.finish();
    expect(made.backend.calls).toEqual([]);
  });

  it('tells apart what is called alike by what it stands under', async () => {
    const chapter = (number: number) => [
      `Chapter ${number}`,
      'Of Goods',
      'Goods are sold.',
      'They are bought.',
    ];
    const made = await opened({
      document: {
        pages: [
          [
            'The Act',
            'Title I',
            'Sale',
            ...chapter(1),
            ...chapter(2),
            'Title II',
            'Lease',
            ...chapter(1),
            ...chapter(3),
          ],
        ],
      },
    });
    screen.getByRole('group', { name: 'Annotator: Part 1' }).focus();
    await made.user.keyboard('g');
    await made.user.type(screen.getByRole('combobox', { name: 'Article or page' }), 'chapter');
    expect(
      screen.getAllByRole('option').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'Chapter 1Of GoodsTitle I Salep. 1',
      'Chapter 2Of Goodsp. 1',
      'Chapter 1Of GoodsTitle II Leasep. 1',
      'Chapter 3Of Goodsp. 1',
    ]);
  });

  it('waits for the articles when Enter is pressed before they are found', async () => {
    const made = await opened({ document: { ...LAW_IN_PARTS, text: 'unread' } });
    screen.getByRole('group', { name: 'Annotator: Part 1' }).focus();
    await made.user.keyboard('g');
    await made.user.type(screen.getByRole('combobox', { name: 'Article or page' }), '§ 3{Enter}');
    expect(screen.getByText('Goes to “§ 3” as soon as the articles are found')).toBeDefined();
    expect(made.viewer().shown.goTo).toBeUndefined();
    for (const page of [0, 1]) made.viewer().readText(page);
    await made.pass(400);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made.viewer().shown.goTo).toMatchObject({ page: 1 });
  });

  it('offers a page too, and says that there is neither', async () => {
    const made = await opened();
    screen.getByRole('group', { name: 'Annotator: Part 1' }).focus();
    await made.user.keyboard('g');
    const field = screen.getByRole('combobox', { name: 'Article or page' });
    await made.user.type(field, '2');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '§ 2Zielp.\u00a01',
      'Page 2',
    ]);
    await made.user.keyboard('{ArrowDown}{Enter}');
    expect(made.viewer().shown.goTo).toEqual({ page: 1 });
    await made.user.keyboard('g');
    await made.user.type(screen.getByRole('combobox', { name: 'Article or page' }), '99');
    expect(screen.getByText('There is no article or page “99”.')).toBeDefined();
  });
});

describe('the filter of the annotations', () => {
  const marks = [
    aSelection(5, aRange(0, 3, 0, 7), { text: 'Es gilt' }),
    aSelection(6, aRange(1, 3, 4, 10), { text: 'Er ist', color: 'COLOR_3' }),
  ];
  const cards = () => screen.queryAllByRole('article');

  it('goes by color and can be cleared; the active card stays', async () => {
    const made = await opened({ existing: marks });
    await made.user.click(screen.getByRole('button', { name: 'Filter and sort' }));
    await made.user.click(screen.getByRole('checkbox', { name: /green/ }));
    expect(cards()).toHaveLength(1);
    expect(screen.getByText('1 of 2')).toBeDefined();
    await made.user.click(screen.getByRole('checkbox', { name: /^Comment/ }));
    expect(screen.getByText('No annotation matches the filter.')).toBeDefined();
    made.viewer().clickHighlight(5);
    await made.pass(0);
    expect(cards()).toHaveLength(1);
    await made.user.click(screen.getAllByRole('button', { name: 'Clear the filter' })[0] ?? document.body);
    expect(cards()).toHaveLength(2);
  });
});
