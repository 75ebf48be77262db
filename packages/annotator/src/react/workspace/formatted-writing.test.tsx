// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StoredStructure } from '@glossator/client-sdk/contract';
import { searchPageOf } from '@glossator/document-text';
import { structureOfPages } from '../../core/structure/structure-of-pages';
import { LAW_IN_PARTS } from '../../core/testing/law-in-parts';
import { aDocument, aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const { structure: STRUCTURE } = structureOfPages(
  LAW_IN_PARTS.pages.map((elements, page) =>
    searchPageOf({ page, elements, lineEnds: elements.map(() => true) }),
  ),
);
const AUTHOR = { id: 1, name: 'Lea Rossi' };
const STAMPS = {
  createdAt: '2026-03-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
  createdBy: AUTHOR,
};

/** A highlight in § 1 with comments, and another document. */
async function opened(texts: readonly string[] = [], options: Parameters<typeof renderAnnotator>[0] = {}) {
  const data = texts.map((text, index) => ({
    id: index + 1,
    selectionId: 5,
    type: 'comment' as const,
    text,
    ...STAMPS,
  }));
  const made = await renderAnnotator({
    document: LAW_IN_PARTS,
    existing: [aSelection(5, aRange(0, 3, 0, 8), { data })],
    ...options,
    props: {
      documents: [
        aDocument(1, { title: 'Personenrecht', shortName: 'PersG' }),
        aDocument(2, { title: 'Obligationenrecht', shortName: 'OR' }),
      ],
      ...options.props,
    },
  });
  await made.finish();
  await made.pass(400);
  act(() => screen.getByRole('article').click());
  const write = async (typed: string) => {
    await made.user.click(screen.getByRole('button', { name: 'Comment' }));
    await made.user.keyboard(typed);
    await made.pass(0);
  };
  return { ...made, write };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('writing a comment', () => {
  it('formats by keys and by buttons, which Tab and arrows reach, and keeps the focus', async () => {
    const { user, write } = await opened();
    await write('Die {Control>}b{/Control}Frist{Control>}b{/Control} läuft');
    expect(field().value).toBe('Die **Frist** läuft');
    field().setSelectionRange(14, 19);
    await user.keyboard('{Control>}i{/Control}');
    expect(field().value).toBe('Die **Frist** *läuft*');
    await user.click(screen.getByRole('button', { name: 'Bulleted list' }));
    expect(field().value).toBe('- Die **Frist** *läuft*');
    expect(document.activeElement).toBe(field());
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Quote' }));
    await user.keyboard('{Enter}');
    expect(field().value).toBe('> - Die **Frist** *läuft*');
  });

  it('goes on with a list by Enter, and ends it by Enter in an empty item', async () => {
    const { write } = await opened();
    await write('1. Frist{Enter}Form{Enter}{Enter}Ende');
    expect(field().value).toBe('1. Frist\n2. Form\nEnde');
  });

  it('is shown formatted once it is saved, and is stored as it was typed', async () => {
    const { write, backend, finish } = await opened();
    await write('{Control>}b{/Control}Frist{Control>}b{/Control}: 3 * 4{Control>}{Enter}{/Control}');
    expect(backend.calls.at(-1)?.input).toMatchObject({ text: '**Frist**: 3 * 4' });
    await finish();
    const card = screen.getByRole('article');
    expect(within(card).getByText('Frist').tagName).toBe('STRONG');
    expect(card.textContent).toContain('Frist: 3 * 4');
  });

  it.each([
    ['en', 'Your comment', 'Comment', 'Link to an article ([[)'],
    ['de', 'Ihr Kommentar', 'Kommentieren', 'Verweis auf einen Artikel ([[)'],
  ] as const)('offers to link to an article in %s', async (locale, label, comment, link) => {
    const { user, pass } = await opened([], { locale });
    await user.click(screen.getByRole('button', { name: comment }));
    await user.click(screen.getByRole('button', { name: link }));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: label }).value).toBe('[[');
    await user.keyboard('3 2');
    expect(options()[0]).toMatch(/^§ 3 Abs\. 2/);
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await pass(0);
  });
});

describe('a link to an article', () => {
  it('is chosen after [[, written with the short name of the law, and leads there', async () => {
    const { user, write, viewer, backend, finish } = await opened();
    await write('siehe [[[[');
    expect(options()).toEqual(['ObligationenrechtDocument']);
    expect(screen.getAllByText(/^Type the number or title of an article/)).toHaveLength(1);
    await user.keyboard('3');
    expect(options()).toEqual(['§ 3Form']);
    await user.keyboard('{Enter}, dort{Control>}{Enter}{/Control}');
    await finish();
    expect(backend.calls).toEqual([]);
    const link = screen.getByRole('button', { name: '§ 3 PersG' });
    expect(link.title).toBe('Go to this article');
    act(() => link.focus());
    await user.keyboard('{Enter}');
    expect(viewer().shown.goTo).toMatchObject({ page: 1 });
    // The highlight of the card was not chosen anew.
    expect(screen.getByRole('article').textContent).toContain('siehe § 3 PersG, dort');
  });

  it('to another document has its short name, or its title where two are called the same', async () => {
    const { user, write } = await opened();
    await write('[[[[obl{Enter}');
    expect(field().value).toBe('[OR](article:2#)');
    const shown = screen.getByRole('region', { name: 'As it will be shown' });
    expect(shown.textContent).toBe('As it will be shownOR');
    await user.keyboard('{Escape}');
    cleanup();
    const same = ['Old', 'New'].map((title, index) => aDocument(index + 1, { title, shortName: 'OR' }));
    await (await opened([], { props: { documents: same } })).write('[[[[or{Enter}');
    expect(field().value).toBe('[New](article:2#)');
  });

  it('leads to an article of a document that is not open, which is fetched as its name is typed', async () => {
    const asked: number[] = [];
    let give: (structure: StoredStructure) => void = () => undefined;
    const structure = ({ id }: { readonly id: number }) =>
      new Promise<StoredStructure>((resolve) => {
        asked.push(id);
        give = resolve;
      });
    const made = await opened([], { structure });
    await made.write('vgl. [[[[2 or');
    expect(asked).toEqual([2]);
    expect(
      screen.getByText('The articles of “Obligationenrecht” are being fetched …', { selector: 'p' }),
    ).toBeDefined();
    give({ uuid: aDocument(2).uuid, language: STRUCTURE.language, units: [...STRUCTURE.units] });
    await made.pass(0);
    expect(options()).toEqual(['§ 2 ORZiel · Obligationenrecht', '§ 2Ziel']);
    await made.user.keyboard('{Enter}');
    expect(field().value).toBe('vgl. [§ 2 OR](article:2#%C2%A72)');
    expect(asked).toEqual([2]);
  });

  it('to another document asks the host to open it, and one whose document or article is gone says so', async () => {
    const asked: number[] = [];
    const { user } = await opened(
      ['[OR](article:2#) [§ 9 PersG](article:1#%C2%A79) [Art. 1 StGB](article:77#art%3A1)'],
      { props: { documentId: 1, onDocumentChange: (id) => asked.push(id) } },
    );
    await user.click(screen.getByRole('button', { name: 'OR' }));
    expect(asked).toEqual([2]);
    await user.click(screen.getByRole('button', { name: '§ 9 PersG' }));
    expect(
      screen.getByText('This link leads to § 9 PersG, which is not in this document any more.'),
    ).toBeDefined();
    const gone = screen.getByRole('button', { name: 'Art. 1 StGB' });
    expect(gone.title).toBe('The document of this link is not in this Code any more');
    await user.click(gone);
    expect(
      screen.getByText('This link leads to Art. 1 StGB, whose document is not in this Code any more.'),
    ).toBeDefined();
    expect(asked).toEqual([2]);
  });

  it('is not offered after brackets of a text, and says while articles are read', async () => {
    const { user, write } = await opened([], { document: { ...LAW_IN_PARTS, text: 'unread' } });
    await write('[[[[sic]] and [[[[x');
    expect(options()).toEqual([]);
    expect(
      screen.getByText('The articles of this document are still being read …', { selector: 'p' }),
    ).toBeDefined();
    await user.keyboard('{Enter}');
    expect(field().value).toBe('[[sic]] and [[x\n');
  });
});
