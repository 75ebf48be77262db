// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LAW_IN_PARTS } from '../../../core/testing/law-in-parts';
import { aDocument, aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const EXISTING = [
  aSelection(11, aRange(0, 0, 0, 5), { text: 'a person' }),
  aSelection(21, aRange(0, 0, 0, 5), { documentId: 2, text: 'an offer', color: 'COLOR_2' }),
  aSelection(22, aRange(1, 0, 0, 5), {
    documentId: 2,
    text: 'Where',
    isAnnotation: true,
    data: [
      {
        id: 5,
        selectionId: 22,
        type: 'comment',
        text: 'See there.',
        createdAt: '2026-03-03T10:00:00.000Z',
        updatedAt: '2026-03-03T10:00:00.000Z',
        createdBy: { id: 2, name: 'Max Keller' },
      },
    ],
  }),
];

async function opened(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const onDocumentChange = vi.fn();
  const made = await renderAnnotator({
    existing: EXISTING,
    ...options,
    props: { onDocumentChange, ...options.props },
  });
  await made.finish();
  return { ...made, onDocumentChange };
}

const quotes = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('blockquote')?.textContent);

async function listCode(made: Awaited<ReturnType<typeof opened>>) {
  await made.user.click(screen.getByRole('radio', { name: 'Whole Code' }));
  await made.finish();
}

describe('annotations of the whole Code', () => {
  it('are listed under the titles of their documents, with their comments', async () => {
    const made = await opened();
    expect(quotes()).toEqual(['a person']);
    await listCode(made);
    expect(quotes()).toEqual(['a person', 'an offer', 'Where']);
    const list = screen.getByRole('list', { name: 'Annotations of the whole Code' });
    const heads = within(list).getAllByRole('heading');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Part 11 annotation',
      'Part 22 annotations',
    ]);
    expect(list.textContent).toContain('See there.');
    await made.user.keyboard('{ArrowLeft}');
    expect(quotes()).toEqual(['a person']);
  });

  it('say the page as it is printed, and the article: as the server knows them, and as their document did when it was open', async () => {
    const cited = { page: 'xii', citation: 'Art. 7 OR' };
    const made = await opened({
      document: { ...LAW_IN_PARTS, pageLabels: ['A-1', 'A-2'] },
      existing: [
        aSelection(11, aRange(0, 3, 0, 5), { text: 'Es gi' }),
        aSelection(21, aRange(0, 0, 0, 5), { documentId: 2, text: 'an offer', cited }),
        aSelection(22, aRange(1, 0, 0, 5), { documentId: 2, text: 'Where' }),
      ],
    });
    await made.pass(400);
    await listCode(made);
    const heads = () =>
      screen
        .getAllByRole('article')
        .map((card) => within(card).getByTitle('Show in the document').textContent?.replace('\u00a0', ' '));
    expect(heads()).toEqual(['§ 1p. A-1', 'Art. 7 ORp. xii', 'p. 2']);
    const [, second] = screen.getAllByRole('article');
    if (second) await made.user.click(second);
    await made.finish();
    expect(heads()[0]).toBe('§ 1p. A-1');
  });

  it('are filtered and ordered document by document', async () => {
    const made = await opened();
    await listCode(made);
    await made.user.type(screen.getByRole('searchbox', { name: 'Filter by word' }), 'see there');
    await made.pass(1000);
    expect(quotes()).toEqual(['Where']);
    expect(screen.getByText('1 of 3')).toBeDefined();
  });

  it('lead to their document and their place', async () => {
    const made = await opened();
    await listCode(made);
    const [, , third] = screen.getAllByRole('article');
    if (third) await made.user.click(third);
    expect(made.onDocumentChange).toHaveBeenCalledWith(2);
    await made.finish();
    expect(screen.getByRole('article', { current: true }).textContent).toContain('Where');
    expect(quotes()).toEqual(['a person', 'an offer', 'Where']);
    expect(made.viewer().shown.goTo).toMatchObject({ range: { startPage: 1 } });
  });

  it('are not offered in a Code of one document', async () => {
    await opened({ props: { documents: [aDocument(1)] } });
    expect(screen.queryByRole('radio', { name: 'Whole Code' })).toBeNull();
  });
});
